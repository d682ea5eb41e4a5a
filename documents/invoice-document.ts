/**
 * What the PDF of an invoice or a credit note shows. Plain data that can be sent to another process; all amounts are exact decimals in
 * `currency`, all dates days (YYYY-MM-DD). There is no place for internal notes.
 */
export interface InvoiceDocument {
  /** BCP 47: the language, and how numbers and dates are written. */
  locale: string;
  workspace: {
    name: string;
    /** Its address. */
    lines: string[];
    tax_id: string | null;
    registration_number: string | null;
    /** Mail, telephone, website. */
    contact: string[];
    logo?: InvoiceLogo;
  };
  client: {
    name: string;
    lines: string[];
    tax_id: string | null;
    /** ISO 3166-1 alpha-2: how amounts and dates are written where the locale leaves it open. */
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
  delivery: { start: string; end: string } | null;
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
  /** The amount taken back by credit notes. */
  amount_credited: string;
  outstanding: string;
  /** Where to pay; null for a credit note. */
  payment: InvoiceDocumentAccount | null;
  payments?: InvoiceDocumentPayment[];
  /** The notes for the client; the reason of a credit note. */
  notes: string | null;
  /** What the seller wants or has to print at the end. */
  footer: string | null;
}

export interface InvoiceDocumentLine {
  description: string;
  /** Null, as is the rate, where an amount was credited. */
  quantity: string | null;
  rate: string | null;
  amount: string;
}

export interface InvoiceDocumentAccount {
  /** Null if it is the seller. */
  account_holder: string | null;
  /** Without spaces. */
  iban: string | null;
  bic: string | null;
  bank_name: string | null;
  instructions: string | null;
}

/** A payment, or with a negative amount a refund. */
export interface InvoiceDocumentPayment {
  date: string;
  amount: string;
  method: 'credit_card' | 'ach' | 'check' | 'wire' | 'other' | null;
  reference: string | null;
}

/** A PNG, JPEG or GIF image; a logo of another type, or a damaged one, is left out of the document. */
export interface InvoiceLogo {
  media_type: string;
  base64: string;
}
