/** The totals of an invoice, computed by the server. */
import type { InvoiceAmounts } from 'docket-sdk';
import { Money } from '../../ui/amounts.js';
import { isPlainTax, useTaxName } from './tax-name.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

interface InvoiceTotalsProps {
  readonly amounts: Pick<InvoiceAmounts, 'subtotal' | 'tax_rate' | 'taxes' | 'tax_amount' | 'rounding' | 'total'> &
    Partial<InvoiceAmounts>;
  readonly currency: string;
}

export function InvoiceTotals({ amounts, currency }: InvoiceTotalsProps) {
  const { subtotal, rounding = 0, total, amount_paid = 0, credited = 0, outstanding, refundable = 0 } = amounts;
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
      <Taxes amounts={amounts} currency={currency} />
      {rounding !== 0 && <Moved label={t('billing.rounding')} amount={rounding} currency={currency} />}
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

/** The taxes, each with what it is charged on; a single plain rate needs no such amount. */
function Taxes({ amounts: { taxes, tax_rate, tax_amount }, currency }: InvoiceTotalsProps) {
  const nameOf = useTaxName();
  if (taxes.length <= 1 && taxes.every(isPlainTax))
    return (
      <>
        <dt>{nameOf({ name: null, rate: taxes[0]?.rate ?? tax_rate, category: 'standard' })}</dt>
        <dd>
          <Money amount={tax_amount} currency={currency} />
        </dd>
      </>
    );
  return taxes.map((one, at) => [
    <dt key={`name ${at}`} dir="auto">
      {rich('billing.taxOn', { name: nameOf(one), amount: <Money amount={one.taxable} currency={currency} /> })}
    </dt>,
    <dd key={`tax ${at}`}>
      <Money amount={one.tax} currency={currency} />
    </dd>,
  ]);
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
