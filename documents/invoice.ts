import { createFormats } from './formats.js';
import type { Formats } from './formats.js';

/**
 * What an invoice's PDF shows. Plain data that can be sent to another thread; all amounts are exact decimals in `currency`,
 * all dates days (YYYY-MM-DD). There is no place for internal notes.
 */
export interface InvoiceDocument {
  workspace: {
    name: string;
    /** Address, tax id, bank account: what the firm prints under its name. */
    lines?: string[];
    logo?: InvoiceLogo;
  };
  client: {
    name: string;
    lines: string[];
    tax_id: string | null;
    /** ISO 3166-1 alpha-2: decides how amounts and dates are written. */
    country: string | null;
  };
  contact_name: string | null;
  /** Its own number. */
  invoice_number: string;
  /** The number of the invoice that a credit note credits; null for an invoice. */
  credits: string | null;
  /** Stamps every page. */
  void: boolean;
  invoice_date: string;
  /** Null for a credit note, on which nothing is due. */
  due_date: string | null;
  po_number: string | null;
  /** ISO 4217. */
  currency: string;
  subject: string | null;
  lines: InvoiceDocumentLine[];
  subtotal: string;
  /** A fraction: "0.0825" is 8.25 percent. */
  tax_rate: string;
  tax_amount: string;
  total: string;
  amount_paid: string;
  /** What credit notes have taken back of it. */
  amount_credited: string;
  outstanding: string;
  payments?: InvoiceDocumentPayment[];
  /** The notes for the client. */
  notes: string | null;
}

export interface InvoiceDocumentLine {
  description: string;
  /** Null, as is the rate, where an amount was credited. */
  quantity: string | null;
  rate: string | null;
  amount: string;
}

/** A payment, or with a negative amount a refund. */
export interface InvoiceDocumentPayment {
  date: string;
  amount: string;
  /** In words for the reader: "Check 1042". */
  method: string | null;
}

/** A PNG, JPEG or GIF image; a logo of another type, or a damaged one, is left out of the document. */
export interface InvoiceLogo {
  media_type: string;
  base64: string;
}

const isZero = (amount: string) => /^-?[0.]+$/.test(amount);

/** The rows below the lines, down to what was paid. */
function presentTotals(invoice: InvoiceDocument, { money, percent }: Formats) {
  const isTaxed = !isZero(invoice.tax_rate) || !isZero(invoice.tax_amount);
  const isPaid = !isZero(invoice.amount_paid);
  return [
    ...(isTaxed ? [{ label: 'Subtotal', value: money(invoice.subtotal) }] : []),
    ...(isTaxed ? [{ label: `Tax (${percent(invoice.tax_rate)})`, value: money(invoice.tax_amount) }] : []),
    { label: 'Total', value: money(invoice.total) },
    ...(isZero(invoice.amount_credited) ? [] : [{ label: 'Credited', value: money(invoice.amount_credited) }]),
    ...(isPaid ? [{ label: 'Amount paid', value: money(invoice.amount_paid) }] : []),
  ];
}

/** Writes every value out for the reader, in the form that `invoice.typ` lays out. */
export function presentInvoice(invoice: InvoiceDocument) {
  const { workspace, client } = invoice;
  const formats = createFormats(client.country, invoice.currency);
  return {
    paper: formats.paper,
    title: invoice.credits === null ? 'Invoice' : 'Credit note',
    number: invoice.invoice_number,
    is_void: invoice.void,
    issuer: { name: workspace.name, lines: workspace.lines ?? [] },
    recipient: {
      name: client.name,
      lines: [...(invoice.contact_name === null ? [] : [invoice.contact_name]), ...client.lines],
      tax_id: client.tax_id,
    },
    facts: [
      ...(invoice.credits === null
        ? [{ label: 'Invoice number', value: invoice.invoice_number }]
        : [
            { label: 'Credit note number', value: invoice.invoice_number },
            { label: 'For invoice', value: invoice.credits },
          ]),
      { label: invoice.credits === null ? 'Invoice date' : 'Date', value: formats.date(invoice.invoice_date) },
      ...(invoice.due_date === null ? [] : [{ label: 'Due date', value: formats.date(invoice.due_date) }]),
      ...(invoice.po_number === null ? [] : [{ label: 'PO number', value: invoice.po_number }]),
    ],
    subject: invoice.subject,
    lines: invoice.lines.map((line) => ({
      description: line.description,
      quantity: line.quantity === null ? '' : formats.number(line.quantity),
      rate: line.rate === null ? '' : formats.money(line.rate),
      amount: formats.money(line.amount),
    })),
    totals: presentTotals(invoice, formats),
    due:
      invoice.void || invoice.due_date === null
        ? null
        : { label: 'Amount due', value: formats.money(invoice.outstanding) },
    payments: (invoice.payments ?? []).map((payment) => ({
      date: formats.date(payment.date),
      method: payment.method ?? '',
      amount: formats.money(payment.amount),
    })),
    notes: invoice.notes,
  };
}

/** The same invoice as the template wants it. */
export type InvoiceView = ReturnType<typeof presentInvoice>;
