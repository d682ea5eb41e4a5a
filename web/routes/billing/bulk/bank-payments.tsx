/** Records payments without a file of the bank, one after the other: find the invoice, record, continue with the next. */
import type { InvoiceSettlement, InvoiceSummary } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getInvoiceOptions } from '../../../generated/queries.js';
import { ComboField } from '../../../ui/combo-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { Money, useMoneyText } from '../../../ui/amounts.js';
import { Link } from '../../../ui/link.js';
import { useToday } from '../../../ui/locale.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import type { Option } from '../../../ui/select-field.js';
import { InvoiceStatusBadge } from '../../../entities/invoice/invoice-status.js';
import { PaymentForm, type PaymentDefaults } from '../actions/payment-dialog.js';
import { findOpen, type FoundInvoices } from './open-invoices.js';
import { t } from '../../../messages/text.js';

interface Recorded extends Pick<InvoiceSettlement, 'status' | 'payment'> {
  readonly paid: number;
  readonly invoice: { readonly id: string; readonly invoice_number: string; readonly currency: string };
}

export function BankPayments({ onClose }: { readonly onClose: () => void }) {
  const today = useToday();
  const [defaults, setDefaults] = useState<PaymentDefaults>({ date: today, method: 'wire' });
  const [chosen, setChosen] = useState<Option<string> | null>(null);
  const [recorded, setRecorded] = useState<readonly Recorded[]>([]);
  return (
    <Dialog title={t('billing.recordPayments')} isOpen onClose={onClose} size="m" isPersistent>
      <FindInvoice key={recorded.length} round={recorded.length} value={chosen} onChoose={setChosen} />
      {chosen !== null && (
        <PaymentOn
          key={chosen.id}
          invoiceId={chosen.id}
          defaults={defaults}
          onDefaults={setDefaults}
          onDone={(one) => {
            setRecorded((before) => [one, ...before]);
            setChosen(null);
          }}
        />
      )}
      {recorded.length > 0 && <RecordedList recorded={recorded} />}
    </Dialog>
  );
}

interface FindInvoiceProps {
  /** Number of payments so far. It is part of the query key, because invoices found before may be paid by now. */
  readonly round: number;
  readonly value: Option<string> | null;
  readonly onChoose: (chosen: Option<string> | null) => void;
}

function FindInvoice({ round, value, onChoose }: FindInvoiceProps) {
  const write = useMoneyText();
  const [unseen, setUnseen] = useState<string>();
  const optionOf = ({ id, invoice_number, client_name, amounts, currency }: InvoiceSummary) => ({
    id,
    label: `${invoice_number}, ${client_name}`,
    ...(amounts.outstanding !== undefined && { detail: write(amounts.outstanding, currency) }),
  });
  return (
    <ComboField
      label={t('common.invoice')}
      value={value?.id ?? null}
      valueLabel={value?.label}
      onChange={(_id, option) => onChoose(option)}
      queryKey={['invoices', 'open', round]}
      search={async (text, signal) => {
        const found = await findOpen(text, signal);
        setUnseen(missingHint(found));
        return found.invoices.map(optionOf);
      }}
      hint={unseen}
      placeholder={t('billing.numberClientOrAmount')}
      autoFocus
    />
  );
}

/** A hint if the invoice that the user means may be missing from the options. */
function missingHint({ uncompared, hasMore }: FoundInvoices): string | undefined {
  if (uncompared > 0) return t('billing.onlyLatestSearchedByAmount', { count: uncompared });
  return hasMore ? t('billing.moreInvoicesWithAmount') : undefined;
}

interface PaymentOnProps {
  readonly invoiceId: string;
  readonly defaults: PaymentDefaults;
  readonly onDefaults: (defaults: PaymentDefaults) => void;
  readonly onDone: (recorded: Recorded) => void;
}

function PaymentOn({ invoiceId, defaults, onDefaults, onDone }: PaymentOnProps) {
  const { data, error, refetch } = useQuery(getInvoiceOptions(invoiceId));
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />;
  return (
    <PaymentForm
      invoice={data}
      defaults={defaults}
      onDefaults={onDefaults}
      onDone={({ status, payment }, paid) => onDone({ status, payment, paid, invoice: data })}
    />
  );
}

function RecordedList({ recorded }: { readonly recorded: readonly Recorded[] }) {
  return (
    <section aria-label={t('billing.recorded')}>
      <h3>{t('billing.recorded')}</h3>
      <ul className="bank-recorded">
        {recorded.map(({ invoice: { id, invoice_number, currency }, payment, paid, status }) => (
          <li key={payment.id}>
            <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: id }}>
              {invoice_number}
            </Link>
            <Money amount={paid} currency={currency} />
            <InvoiceStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
