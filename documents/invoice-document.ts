import type { SwissPayee } from '../domain/billing/swiss-code.js';
import type { LineUnit, TaxCategory } from '../domain/billing/taxes/tax-rate-rules.js';

/**
 * The content of the PDF of an invoice or a credit note: plain data that can be sent to another process. Amounts are
 * exact decimals in `currency`, dates are days (YYYY-MM-DD). There is no field for internal notes.
 */
export interface InvoiceDocument {
  /** BCP 47: determines the language and the formats of numbers and dates. */
  locale: string;
  workspace: {
    name: string;
    /** Lines of the address. */
    lines: string[];
    tax_id: string | null;
    /** The national tax number, beside a VAT id as `tax_id`. */
    tax_number: string | null;
    registration_number: string | null;
    /** Person or department, email address, telephone, website. */
    contact: string[];
    logo?: InvoiceLogo;
  };
  client: {
    name: string;
    lines: string[];
    tax_id: string | null;
    /** As that of the seller. */
    tax_number: string | null;
    /** ISO 3166-1 alpha-2: determines the formats of amounts and dates if the locale has no country. */
    country: string | null;
  };
  contact_name: string | null;
  /** Number of the invoice or the credit note itself. */
  invoice_number: string;
  /** The number of the invoice that a credit note credits; null for an invoice. */
  credits: string | null;
  /** Whether every page is stamped as void. */
  void: boolean;
  invoice_date: string;
  /** Null for a credit note, on which nothing is due. */
  due_date: string | null;
  delivery: { start: string; end: string } | null;
  po_number: string | null;
  /** Beside the number of the order. */
  references: Record<'buyer' | 'contract' | 'project' | 'accounting', string | null>;
  /** ISO 4217. */
  currency: string;
  subject: string | null;
  lines: InvoiceDocumentLine[];
  /** Whether rates and amounts of lines include tax. */
  prices_include_tax: boolean;
  /** Before tax. */
  subtotal: string;
  /** Each tax of the lines once. */
  taxes: InvoiceDocumentTax[];
  /** What rounds the total; 0 if it is exact. */
  rounding: string;
  /** The tax in the currency of the seller, if that is another one and there is a rate. */
  own_tax?: InvoiceDocumentOwnTax;
  total: string;
  amount_paid: string;
  /** Total of the credit notes. */
  amount_credited: string;
  outstanding: string;
  /** Account to pay to; null for a credit note. */
  payment: InvoiceDocumentAccount | null;
  payments?: InvoiceDocumentPayment[];
  /** Notes for the client, or the reason of a credit note. */
  notes: string | null;
  /** Text that the seller wants or has to print at the end. */
  footer: string | null;
  /** The data of its electronic invoice, for a PDF that contains them. */
  xml?: string;
}

export interface InvoiceDocumentLine {
  description: string;
  /** Quantity and rate are null if an amount was credited. */
  quantity: string | null;
  rate: string | null;
  amount: string;
  /** What the quantity counts; null if that goes without saying. */
  unit: LineUnit | null;
  /** The places of its taxes in `taxes` of the document. */
  taxes: number[];
}

/** A tax on all lines that have it. */
export interface InvoiceDocumentTax {
  /** Null for a plain rate. */
  name: string | null;
  category: TaxCategory;
  /** A fraction: "0.0825" is 8.25 percent. */
  rate: string;
  /** Why no tax is charged; null for the usual wording. */
  reason: string | null;
  taxable: string;
  tax: string;
}

/** The tax in another currency: one unit of the document's is `rate` of `currency`. */
export interface InvoiceDocumentOwnTax {
  currency: string;
  amount: string;
  rate: string;
  /** The day of the rate. */
  date: string;
}

export interface InvoiceDocumentAccount {
  /** Null means the seller. */
  account_holder: string | null;
  /** Without spaces. */
  iban: string | null;
  bic: string | null;
  bank_name: string | null;
  instructions: string | null;
  /** Where the seller is, for the code of a Swiss account; other accounts have none. */
  address?: Omit<SwissPayee, 'name' | 'iban'>;
}

/** A payment, or a refund with a negative amount. */
export interface InvoiceDocumentPayment {
  date: string;
  amount: string;
  method: 'credit_card' | 'ach' | 'check' | 'wire' | 'other' | null;
  reference: string | null;
}

/** A PNG, JPEG or GIF image. A logo of another type or a damaged one is left out of the document. */
export interface InvoiceLogo {
  media_type: string;
  base64: string;
}
