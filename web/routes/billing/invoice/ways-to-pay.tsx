/** The ways in which the client can pay the outstanding amount. */
import { useQuery } from '@tanstack/react-query';
import { invoicePaymentMethodMethodLabels } from '../../../generated/labels.js';
import { getInvoicePaymentMethodsOptions } from '../../../generated/queries.js';
import { OutsideLink } from '../../../ui/link.js';
import { DefinitionList, Section } from '../../../ui/page.js';
import { t } from '../../../messages/text.js';

export function WaysToPay({ invoiceId }: { readonly invoiceId: string }) {
  const { data } = useQuery(getInvoicePaymentMethodsOptions(invoiceId));
  if (!data || data.methods.length === 0) return null;
  return (
    <Section title={t('billing.waysToPay')}>
      {data.methods.map(({ method, instructions, url }) => (
        <div key={method}>
          <h3>{invoicePaymentMethodMethodLabels[method]}</h3>
          {url !== null && <OutsideLink href={url}>{t('billing.paymentPage')}</OutsideLink>}
          {instructions && (
            <DefinitionList
              facts={[
                { label: t('billing.accountHolder'), value: instructions.account_holder },
                instructions.iban !== null && { label: 'IBAN', value: instructions.iban },
                instructions.bic !== null && { label: 'BIC', value: instructions.bic },
                instructions.bank_name !== null && { label: t('common.bank'), value: instructions.bank_name },
                { label: t('billing.reference'), value: instructions.reference },
                instructions.text !== null && { label: t('billing.otherWaysToPay'), value: instructions.text },
              ]}
            />
          )}
        </div>
      ))}
    </Section>
  );
}
