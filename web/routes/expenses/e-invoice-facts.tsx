/** What the electronic invoice says that an expense was recorded from, and what is wrong with it. */
import type { ReceivedInvoice } from 'docket-sdk';
import { Money, Percent } from '../../ui/amounts.js';
import { Notice } from '../../ui/notice.js';
import { DefinitionList } from '../../ui/page.js';
import { Day } from '../../ui/times.js';
import { t } from '../../messages/text.js';

export interface EInvoiceFactsProps {
  readonly invoice: ReceivedInvoice;
  readonly currency: string;
}

export function EInvoiceFacts({ invoice, currency }: EInvoiceFactsProps) {
  const { number, due_date, seller, amounts, taxes, payment, warnings } = invoice;
  return (
    <>
      {warnings.length > 0 && (
        <Notice kind="warn">
          <strong>{t('expenses.eInvoiceWarnings')}</strong>
          <ul>
            {warnings.map(({ rule, message }) => (
              <li key={rule}>{`${message} (${rule})`}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DefinitionList
        facts={[
          { label: t('expenses.invoiceNumber'), value: number },
          seller.vat_id !== null && { label: t('common.vatId'), value: seller.vat_id },
          due_date !== null && { label: t('common.due'), value: <Day day={due_date} /> },
          amounts.due !== null && {
            label: t('expenses.amountDue'),
            value: <Money amount={amounts.due} currency={currency} />,
          },
          payment.iban !== null && { label: t('expenses.iban'), value: payment.iban },
          payment.reference !== null && { label: t('expenses.paymentReference'), value: payment.reference },
          taxes.length > 0 && { label: t('common.tax'), value: <Taxes taxes={taxes} currency={currency} /> },
        ]}
      />
    </>
  );
}

/** Each rate with its tax. */
function Taxes({ taxes, currency }: Pick<ReceivedInvoice, 'taxes'> & Pick<EInvoiceFactsProps, 'currency'>) {
  return (
    <>
      {taxes.map(({ category, rate, tax }) => (
        <div key={`${category} ${rate}`}>
          <Money amount={tax} currency={currency} /> (<Percent percent={rate === null ? null : rate * 100} digits={2} />
          )
        </div>
      ))}
    </>
  );
}
