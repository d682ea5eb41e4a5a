/** Credits an invoice that was sent: everything not yet credited, an amount, or some of its lines. */
import type { CreditNote, CreditNoteCreate, CreditNoteLineCreate } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { createCreditNoteFields } from '../../../generated/fields.js';
import { CheckboxField } from '../../../ui/check-field.js';
import { MoneyField, NumberField } from '../../../ui/number-field.js';
import { SelectField, type Option } from '../../../ui/select-field.js';
import { TextArea } from '../../../ui/text-field.js';
import { ActionForm, useInvoiceVersion } from './action-form.js';
import type { InvoiceDialogProps } from './invoice-actions.js';
import { t } from '../../../messages/text.js';

type What = 'all' | 'amount' | 'lines';

const choices: readonly Option<What>[] = [
  { id: 'all', label: t('billing.everythingNotCredited') },
  { id: 'amount', label: t('billing.amountInclTax') },
  { id: 'lines', label: t('billing.selectedLines') },
];

/** The lines to credit, by id: the quantity, or null for all that is left. */
type Picked = ReadonlyMap<string, number | null>;

const linesOf = (picked: Picked): CreditNoteLineCreate[] =>
  [...picked].map(([line_item_id, quantity]) => ({ line_item_id, ...(quantity !== null && { quantity }) }));

export function CreditDialog({ invoice, onClose }: InvoiceDialogProps) {
  const navigate = useNavigate();
  const [what, setWhat] = useState<What>('all');
  const [amount, setAmount] = useState<number | null>(null);
  const [picked, setPicked] = useState<Picked>(new Map());
  const [reason, setReason] = useState('');
  const [release_time, setRelease] = useState(false);
  const edit = useInvoiceVersion(invoice);
  const change = useChange<CreditNoteCreate, CreditNote>({
    operation: 'createCreditNote',
    send: (body) => docket.invoices.createCreditNote(invoice.id, body, { ifMatch: edit.ifMatch }),
    successMessage: ({ credit_note_number }) =>
      t('billing.creditNoteCreated', { creditNoteNumber: credit_note_number }),
    onDone: ({ id }) => void navigate({ to: '/billing/credit-notes/$creditNoteId', params: { creditNoteId: id } }),
    handlesErrors: true,
  });
  const bodyOf = (): CreditNoteCreate => ({
    ...(what === 'amount' && amount !== null && { amount }),
    ...(what === 'lines' && { lines: linesOf(picked) }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    ...(release_time && { release_time }),
  });
  return (
    <ActionForm
      draft={{
        name: 'credit-note',
        id: invoice.id,
        value: { what, amount, picked: [...picked], reason, release_time },
        restore: (last) => {
          setWhat(last.what);
          setAmount(last.amount);
          setPicked(new Map(last.picked));
          setReason(last.reason);
          setRelease(last.release_time);
        },
      }}
      title={t('billing.creditNumber', { invoiceNumber: invoice.invoice_number })}
      action={t('billing.createCreditNote')}
      size="m"
      edit={edit}
      currency={invoice.currency}
      onSubmit={() => change.mutateAsync(bodyOf())}
      onClose={onClose}
    >
      <p>{t('billing.creditNoteIsFinal')}</p>
      <SelectField
        label={t('billing.creditWhat')}
        options={choices}
        value={what}
        onChange={(chosen) => setWhat(chosen ?? 'all')}
        autoFocus
      />
      {what === 'amount' && (
        <MoneyField
          label={t('common.amount')}
          name="amount"
          value={amount}
          onChange={setAmount}
          currency={invoice.currency}
          limits={{ ...createCreditNoteFields.amount, required: true }}
        />
      )}
      {what === 'lines' && <CreditLines lines={invoice.line_items ?? []} picked={picked} onPick={setPicked} />}
      <TextArea
        label={t('common.reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        limits={createCreditNoteFields.reason}
        hint={t('billing.printedOnCreditNote')}
        rows={2}
      />
      <CheckboxField
        label={t('billing.releaseWork')}
        name="release_time"
        value={release_time}
        onChange={setRelease}
        hint={t('billing.onlyFullyCreditedLines')}
      />
    </ActionForm>
  );
}

interface CreditLinesProps {
  readonly lines: readonly { readonly id: string; readonly description: string; readonly quantity: number }[];
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
}

function CreditLines({ lines, picked, onPick }: CreditLinesProps) {
  const set = (id: string, quantity: number | null): void => onPick(new Map(picked).set(id, quantity));
  const drop = (id: string): void => onPick(new Map([...picked].filter(([one]) => one !== id)));
  return (
    <div className="credit-lines" role="group" aria-label={t('billing.linesToCredit')}>
      {lines.map(({ id, description, quantity }) => [
        <CheckboxField
          key={id}
          label={description}
          value={picked.has(id)}
          onChange={(isIn) => (isIn ? set(id, null) : drop(id))}
        />,
        <NumberField
          key={`quantity ${id}`}
          label={t('billing.quantityOf', { description })}
          isLabelHidden
          digits={4}
          value={picked.get(id) ?? null}
          onChange={(some) => set(id, some)}
          placeholder={t('billing.ofQuantity', { quantity })}
          isDisabled={!picked.has(id)}
        />,
      ])}
    </div>
  );
}
