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
    amount_paid !== 0 && { label: t('common.paid'), amount: amount_paid },
    credited !== 0 && { label: t('billing.credited'), amount: credited },
    outstanding !== undefined && { label: t('common.outstanding'), amount: outstanding, isSum: true },
    refundable !== 0 && { label: t('billing.toRefund'), amount: refundable },
  ].filter((one) => one !== false);
  return (
    <dl className="invoice-totals" aria-label={t('billing.totals')}>
      <dt>{t('billing.subtotal')}</dt>
      <dd>
        <Money amount={subtotal} currency={currency} />
      </dd>
      <dt>{rich('billing.taxOf', { percent: <Percent percent={percentOf(tax_rate)} digits={4} /> })}</dt>
      <dd>
        <Money amount={tax_amount} currency={currency} />
      </dd>
      <dt className="invoice-sum">{t('shell.total')}</dt>
      <dd className="invoice-sum">
        <Money amount={total} currency={currency} />
      </dd>
      {moved.map((one) => (
        <Moved key={one.label} {...one} currency={currency} />
      ))}
    </dl>
  );
}

function Moved({
  label,
  amount,
  isSum,
  currency,
}: {
  readonly label: string;
  readonly amount: number;
  readonly isSum?: boolean;
  readonly currency: string;
}) {
  const kind = isSum ? 'invoice-sum' : undefined;
  return (
    <>
      <dt className={kind}>{label}</dt>
      <dd className={kind}>
        <Money amount={amount} currency={currency} />
      </dd>
    </>
  );
}
