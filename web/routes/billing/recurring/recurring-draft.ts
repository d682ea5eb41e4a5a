/** The values of the form of a recurring invoice, and the request bodies made from them. Pure. */
import type {
  LineUnit,
  RecurringInterval,
  RecurringInvoice,
  RecurringInvoiceCreate,
  RecurringInvoiceUpdate,
  RecurringJoin,
  RecurringLine,
  RecurringLineInput,
} from 'docket-sdk';

export interface LineDraft {
  readonly item_id: string | null;
  readonly description: string;
  readonly quantity: number | null;
  readonly rate: number | null;
  readonly unit: LineUnit | null;
  readonly tax_rate_ids: string[];
  /** A plain rate that the line was created with; the form has no field for it. */
  readonly plainTax: Pick<RecurringLineInput, 'tax_rate' | 'tax_category'> | undefined;
  readonly from: string | null;
  readonly to: string | null;
}

export interface RecurringDraft {
  readonly client_id: string | null;
  readonly contact_id: string | null;
  readonly subject: string;
  readonly interval: RecurringInterval;
  readonly every: number | null;
  readonly anchor_date: string | null;
  readonly end_date: string | null;
  readonly payment_terms_days: number | null;
  readonly po_number: string;
  readonly notes: string;
  readonly join: RecurringJoin;
  readonly auto_send: boolean;
  readonly prices_include_tax: boolean;
  readonly lines: readonly LineDraft[];
}

export const emptyLine: LineDraft = {
  item_id: null,
  description: '',
  quantity: 1,
  rate: null,
  unit: null,
  tax_rate_ids: [],
  plainTax: undefined,
  from: null,
  to: null,
};

export const emptyRecurring = (clientId: string | null, today: string): RecurringDraft => ({
  client_id: clientId,
  contact_id: null,
  subject: '',
  interval: 'monthly',
  every: 1,
  anchor_date: today,
  end_date: null,
  payment_terms_days: null,
  po_number: '',
  notes: '',
  join: 'alone',
  auto_send: false,
  prices_include_tax: false,
  lines: [emptyLine],
});

const lineDraftOf = (line: RecurringLine): LineDraft => ({
  item_id: line.item_id,
  description: line.description ?? '',
  quantity: line.quantity,
  rate: line.rate ?? null,
  unit: line.unit,
  tax_rate_ids: [...(line.tax_rate_ids ?? [])],
  plainTax: line.tax_rate === null ? undefined : { tax_rate: line.tax_rate, tax_category: line.tax_category },
  from: line.from,
  to: line.to,
});

export const recurringDraftOf = (recurring: RecurringInvoice): RecurringDraft => ({
  client_id: recurring.client_id,
  contact_id: recurring.contact_id,
  subject: recurring.subject ?? '',
  interval: recurring.interval,
  every: recurring.every,
  anchor_date: recurring.anchor_date,
  end_date: recurring.end_date,
  payment_terms_days: recurring.payment_terms_days,
  po_number: recurring.po_number ?? '',
  notes: recurring.notes ?? '',
  join: recurring.join,
  auto_send: recurring.auto_send,
  prices_include_tax: recurring.prices_include_tax,
  lines: recurring.lines.map(lineDraftOf),
});

const lineInputOf = (line: LineDraft): RecurringLineInput => ({
  item_id: line.item_id,
  description: line.description.trim() || null,
  quantity: line.quantity ?? 1,
  rate: line.rate,
  unit: line.unit,
  ...(line.tax_rate_ids.length > 0 ? { tax_rate_ids: line.tax_rate_ids } : line.plainTax),
  from: line.from,
  to: line.to,
});

/** The update with the changed fields. A required field that was emptied is not sent. */
export function recurringUpdateOf(changed: Partial<RecurringDraft>): RecurringInvoiceUpdate {
  const { client_id: _client, subject, po_number, notes, every, anchor_date, lines, ...plain } = changed;
  return {
    ...plain,
    ...(subject !== undefined && { subject: subject.trim() || null }),
    ...(po_number !== undefined && { po_number: po_number.trim() || null }),
    ...(notes !== undefined && { notes: notes.trim() || null }),
    ...(every != null && { every }),
    ...(anchor_date != null && { anchor_date }),
    ...(lines !== undefined && { lines: lines.map(lineInputOf) }),
  };
}

export const recurringCreationOf = (draft: RecurringDraft, client_id: string): RecurringInvoiceCreate => ({
  ...recurringUpdateOf(draft),
  client_id,
  interval: draft.interval,
  lines: draft.lines.map(lineInputOf),
});
