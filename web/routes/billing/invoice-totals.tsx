/** The totals of an invoice, computed by the server. */
import type { InvoiceAmounts } from 'docket-sdk';
import { Money, Percent } from '../../ui/amounts.js';
import { percentOf } from '../../ui/text/exact.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

interface InvoiceTotalsProps {
  readonly amounts: Pick<InvoiceAmounts, 'subtotal' | 'tax_rate' | 'tax_amount' | 'total'> & Partial<InvoiceAmounts>;
  readonly currency: string;
}

export function InvoiceTotals({ amounts, currency }: InvoiceTotalsProps) {
  const { subtotal, tax_rate, tax_amount, total, amount_paid = 0, credited = 0, outstanding, refundable = 0 } = amounts;
  if (total === undefined) return null;
  const moved = [
    amount_paid !== 0 && ([t('billing.paid'), amount_paid] as const),
    credited !== 0 && ([t('billing.credited'), credited] as const),
    outstanding !== undefined && ([t('common.outstanding'), outstanding] as const),
    refundable !== 0 && ([t('billing.toRefund'), refundable] as const),
  ].filter((one) => one !== false);
  return (
    <dl className="invoice-totals" aria-label={t('billing.totals')}>
      <dt>{t('billing.subtotal')}</dt>
      <dd>
        <Money amount={subtotal} currency={currency} />
      </dd>
      <dt>{rich('billing.tax', { percent: <Percent percent={percentOf(tax_rate)} digits={4} /> })}</dt>
      <dd>
        <Money amount={tax_amount} currency={currency} />
      </dd>
      <dt className="invoice-sum">{t('shell.total')}</dt>
      <dd className="invoice-sum">
        <Money amount={total} currency={currency} />
      </dd>
      {moved.map(([label, amount]) => (
        <Moved key={label} label={label} amount={amount} currency={currency} />
      ))}
    </dl>
  );
}

function Moved({
  label,
  amount,
  currency,
}: {
  readonly label: string;
  readonly amount: number;
  readonly currency: string;
}) {
  const isSum = label === 'Outstanding' ? 'invoice-sum' : undefined;
  return (
    <>
      <dt className={isSum}>{label}</dt>
      <dd className={isSum}>
        <Money amount={amount} currency={currency} />
      </dd>
    </>
  );
}
