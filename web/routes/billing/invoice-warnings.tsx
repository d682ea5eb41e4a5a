/** Particulars that most countries require on an invoice and this one lacks, with links to set them. */
import type { InvoiceWarning } from 'docket-sdk';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { Link } from '../../ui/link.js';
import { Notice } from '../../ui/notice.js';
import { t } from '../../messages/text.js';

interface InvoiceWarningsProps {
  readonly title: string;
  readonly warnings: readonly InvoiceWarning[];
  readonly clientId: string;
}

export function InvoiceWarnings({ title, warnings, clientId }: InvoiceWarningsProps) {
  const { can } = useSession();
  if (warnings.length === 0) return null;
  const setting = (part: string, words: string): ReactNode =>
    can('updateWorkspace') && (
      <Link to="/settings/$part" params={{ part }}>
        {words}
      </Link>
    );
  const words: Readonly<Record<InvoiceWarning['code'], ReactNode>> = {
    seller_address_missing: <>Your address is not complete. {setting('business', t('billing.setIt'))}</>,
    seller_tax_id_missing: <>Your tax number is missing. {setting('business', t('billing.setIt'))}</>,
    payment_details_missing: <>Nothing says how to pay. {setting('payment', t('billing.setAnAccount'))}</>,
    buyer_address_missing: (
      <>
        The address of the client is not complete.{' '}
        {can('updateClient') && (
          <Link to="/clients/$clientId" params={{ clientId }}>
            {t('billing.setIt')}
          </Link>
        )}
      </>
    ),
    delivery_period_missing: t('billing.nothingSaysWhenTheWorkWas'),
  };
  return (
    <Notice kind="warn">
      <strong>{title}</strong>
      <ul>
        {warnings.map(({ code }) => (
          <li key={code}>{words[code]}</li>
        ))}
      </ul>
    </Notice>
  );
}
