/** Particulars that most countries require on an invoice and this one lacks, with links to set them. */
import type { InvoiceWarning } from 'docket-sdk';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { Link } from '../../ui/link.js';
import { eInvoiceTerm } from './e-invoice-terms.js';
import { Notice } from '../../ui/notice.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

interface InvoiceWarningsProps {
  readonly title: string;
  readonly warnings: readonly InvoiceWarning[];
  readonly clientId: string;
}

export function InvoiceWarnings({ title, warnings, clientId }: InvoiceWarningsProps) {
  const { can } = useSession();
  if (warnings.length === 0) return null;
  const setting = (part: string) => ({
    link: (words: ReactNode) =>
      can('updateWorkspace') && (
        <Link to="/settings/$part" params={{ part }}>
          {words}
        </Link>
      ),
  });
  const client = {
    link: (words: ReactNode) =>
      can('updateClient') && (
        <Link to="/clients/$clientId" params={{ clientId }}>
          {words}
        </Link>
      ),
  };
  const words: Readonly<Record<Exclude<InvoiceWarning['code'], 'e_invoice_term_missing'>, ReactNode>> = {
    seller_address_missing: rich('billing.yourAddressIsIncomplete', {}, setting('business')),
    seller_tax_id_missing: rich('billing.yourTaxIdIsMissing', {}, setting('business')),
    payment_details_missing: rich('billing.paymentDetailsAreMissing', {}, setting('payment')),
    buyer_address_missing: rich('billing.clientAddressIsIncomplete', {}, client),
    delivery_period_missing: t('billing.servicePeriodIsMissing'),
    buyer_tax_id_missing: rich('billing.clientTaxIdIsMissing', {}, client),
  };
  return (
    <Notice kind="warn">
      <strong>{title}</strong>
      <ul>
        {warnings.map((warning) => (
          <li key={`${warning.code} ${warning.rule} ${warning.setting}`}>
            {warning.code === 'e_invoice_term_missing'
              ? eInvoiceTerm(warning, { business: setting('business'), client })
              : words[warning.code]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
