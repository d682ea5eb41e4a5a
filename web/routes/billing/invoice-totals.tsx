/** The totals of an invoice, computed by the server. */
import type { InvoiceAmounts } from 'docket-sdk';
import { Money, Percent } from '../../ui/amounts.js';
import { percentOf } from '../../ui/text/exact.js';

interface InvoiceTotalsProps {
  readonly amounts: Pick<InvoiceAmounts, 'subtotal' | 'tax_rate' | 'tax_amount' | 'total'> & Partial<InvoiceAmounts>;
  readonly currency: string;
}

export function InvoiceTotals({ amounts, currency }: InvoiceTotalsProps) {
  const { subtotal, tax_rate, tax_amount, total, amount_paid = 0, credited = 0, outstanding, refundable = 0 } = amounts;
  if (total === undefined) return null;
  const moved = [
    amount_paid !== 0 && (['Paid', amount_paid] as const),
    credited !== 0 && (['Credited', credited] as const),
    outstanding !== undefined && (['Outstanding', outstanding] as const),
    refundable !== 0 && (['To refund', refundable] as const),
  ].filter((one) => one !== false);
  return (
    <dl className="invoice-totals" aria-label="Totals">
      <dt>Subtotal</dt>
      <dd>
        <Money amount={subtotal} currency={currency} />
      </dd>
      <dt>
        Tax <Percent percent={percentOf(tax_rate)} digits={4} />
      </dt>
      <dd>
        <Money amount={tax_amount} currency={currency} />
      </dd>
      <dt className="invoice-sum">Total</dt>
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
