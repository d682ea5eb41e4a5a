/** What stands on an invoice beside its lines: all of it on a draft, afterwards what only the firm sees. */
import type { Invoice, InvoiceUpdate } from 'docket-sdk';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useDraft, useReadAgain } from '../../../api/draft.js';
import { updateInvoiceFields } from '../../../generated/fields.js';
import { ComboField } from '../../../ui/combo-field.js';
import { DayField, DayRangeField } from '../../../ui/day-field.js';
import type { DayRange } from '../../../ui/days.js';
import { FormRow } from '../../../ui/form.js';
import { NumberField } from '../../../ui/number-field.js';
import type { Option } from '../../../ui/select-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { DeedForm, sumsOf } from './deed-form.js';
import type { DoingProps } from './invoice-deeds.js';
import { shownInvoice } from './shown-invoice.js';
import { fractionOf, percentOf } from '../../../ui/exact.js';

interface Typed {
  readonly subject: string;
  readonly contact_id: string | null;
  readonly invoice_date: string | null;
  readonly due_date: string | null;
  readonly delivery: DayRange | null;
  /** In per cent. */
  readonly tax_rate: number | null;
  readonly po_number: string;
  readonly notes: string;
  readonly internal_notes: string;
}

const percentDigits = 4;

const typedOf = ({ subject, contact_id, dates, amounts, po_number, notes, internal_notes }: Invoice): Typed => ({
  subject: subject ?? '',
  contact_id,
  invoice_date: dates.invoice_date,
  due_date: dates.due_date,
  delivery:
    dates.delivery_start !== null && dates.delivery_end !== null
      ? { from: dates.delivery_start, to: dates.delivery_end }
      : null,
  tax_rate: percentOf(amounts.tax_rate),
  po_number: po_number ?? '',
  notes: notes ?? '',
  internal_notes: internal_notes ?? '',
});

const orNull = (text: string): string | null => text.trim() || null;

function updateOf(changed: Partial<Typed>): InvoiceUpdate {
  const { subject, contact_id, invoice_date, due_date, delivery, tax_rate, po_number, notes, internal_notes } = changed;
  return {
    ...(subject !== undefined && { subject: orNull(subject) }),
    ...(contact_id !== undefined && { contact_id }),
    ...(invoice_date != null && { invoice_date }),
    ...(due_date != null && { due_date }),
    ...(delivery !== undefined && { delivery_start: delivery?.from ?? null, delivery_end: delivery?.to ?? null }),
    ...(tax_rate != null && { tax_rate: fractionOf(tax_rate) }),
    ...(po_number !== undefined && { po_number: orNull(po_number) }),
    ...(notes !== undefined && { notes: orNull(notes) }),
    ...(internal_notes !== undefined && { internal_notes: orNull(internal_notes) }),
  };
}

export function EditDialog({ invoice, onClose }: DoingProps) {
  const draft = useDraft({
    source: invoice,
    bodyOf: typedOf,
    seenOf: sumsOf,
    readAgain: useReadAgain(shownInvoice(invoice.id)),
  });
  const { values: typed, set } = draft;
  const change = useChange({
    operation: 'updateInvoice',
    send: ({ changed, ifMatch }: { changed: Partial<Typed>; ifMatch: string | undefined }) =>
      docket.invoices.update(invoice.id, updateOf(changed), { ifMatch }),
    onDone: onClose,
    showsProblems: true,
  });
  return (
    <DeedForm
      title={`Edit ${invoice.invoice_number}`}
      action="Save"
      size="m"
      standing={draft}
      currency={invoice.currency}
      onSubmit={() => draft.save(async (changed, ifMatch) => change.mutateAsync({ changed, ifMatch }))}
      onClose={onClose}
    >
      {invoice.status === 'draft' && <DraftFields invoice={invoice} typed={typed} set={set} />}
      <TextField
        label="PO number"
        name="po_number"
        value={typed.po_number}
        onChange={(po_number) => set({ po_number })}
        limits={updateInvoiceFields.po_number}
        autoFocus={invoice.status !== 'draft'}
      />
      <TextArea
        label="Internal notes"
        name="internal_notes"
        value={typed.internal_notes}
        onChange={(internal_notes) => set({ internal_notes })}
        limits={updateInvoiceFields.internal_notes}
        hint="Never shown to the client."
      />
    </DeedForm>
  );
}

interface DraftFieldsProps {
  readonly invoice: Invoice;
  readonly typed: Typed;
  readonly set: (change: Partial<Typed>) => void;
}

function DraftFields({ invoice, typed, set }: DraftFieldsProps) {
  const { client_id, contact } = invoice;
  return (
    <>
      <FormRow>
        <TextField
          label="Subject"
          name="subject"
          value={typed.subject}
          onChange={(subject) => set({ subject })}
          limits={updateInvoiceFields.subject}
          autoFocus
        />
        <ComboField
          label="Contact"
          name="contact_id"
          value={typed.contact_id}
          valueLabel={contact?.name}
          onChange={(contact_id) => set({ contact_id })}
          queryKey={['contacts', client_id]}
          search={async (text, signal) => contactsOf(client_id, text, signal)}
        />
      </FormRow>
      <FormRow>
        <DayField
          label="Dated"
          name="invoice_date"
          value={typed.invoice_date}
          onChange={(invoice_date) => set({ invoice_date })}
          isRequired
        />
        <DayField
          label="Due"
          name="due_date"
          value={typed.due_date}
          onChange={(due_date) => set({ due_date })}
          isRequired
        />
        <NumberField
          label="Tax"
          name="tax_rate"
          unit="%"
          digits={percentDigits}
          value={typed.tax_rate}
          onChange={(tax_rate) => set({ tax_rate })}
          limits={{ minimum: 0, maximum: 100 }}
        />
      </FormRow>
      <DayRangeField
        label="Work of"
        name="delivery_start"
        value={typed.delivery}
        onChange={(delivery) => set({ delivery })}
      />
      <TextArea
        label="Notes for the client"
        name="notes"
        value={typed.notes}
        onChange={(notes) => set({ notes })}
        limits={updateInvoiceFields.notes}
      />
    </>
  );
}

async function contactsOf(client_id: string, text: string, signal: AbortSignal): Promise<Option<string>[]> {
  const { data } = await docket.contacts.list(
    { client_id, per_page: 20, ...(text.trim() !== '' && { search: text.trim() }) },
    { signal },
  );
  return data.map(({ id, name, email }) => ({ id, label: name, detail: email ?? undefined }));
}
