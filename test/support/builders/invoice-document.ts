import type { InvoiceDocument, InvoiceDocumentLine, InvoiceDocumentTax } from '../../../documents/invoice-document.js';

export const documentLine: InvoiceDocumentLine = {
  description: 'Consulting',
  quantity: '2',
  rate: '150',
  amount: '300.00',
  unit: null,
  taxes: [0],
};

/** A tax of 8.25 % on 300.00, or as given. */
export const documentTax = (overrides: Partial<InvoiceDocumentTax> = {}): InvoiceDocumentTax => ({
  name: null,
  category: 'standard',
  rate: '0.0825',
  reason: null,
  taxable: '300.00',
  tax: '24.75',
  ...overrides,
});

export const documentSeller: InvoiceDocument['workspace'] = {
  name: 'Northwind Advisory',
  lines: ['48 Harbour Street'],
  tax_id: 'DE123456788',
  tax_number: null,
  registration_number: 'HRB 12345 B',
  contact: ['billing@northwind.example'],
};

/** The data of an invoice's PDF: taxed, partly paid, for a client in the United States. */
export const buildInvoiceDocument = (overrides: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  locale: 'en',
  workspace: documentSeller,
  client: {
    name: 'Acme Corporation',
    lines: ['1 Main Street'],
    tax_id: '12-3456789',
    tax_number: '12-3456789',
    country: 'US',
  },
  contact_name: 'Jane Doe',
  invoice_number: 'INV-2026-0042',
  credits: null,
  void: false,
  invoice_date: '2026-11-03',
  due_date: '2026-12-03',
  delivery: null,
  po_number: 'PO-88121',
  references: { buyer: null, contract: null, project: null, accounting: null },
  currency: 'USD',
  subject: 'Work in October',
  lines: [documentLine],
  prices_include_tax: false,
  subtotal: '300.00',
  taxes: [documentTax()],
  rounding: '0',
  total: '324.75',
  amount_paid: '100.00',
  amount_credited: '0',
  outstanding: '224.75',
  payment: null,
  notes: 'Thank you.\nSee you soon.',
  footer: 'Managing director: Ada Muster',
  ...overrides,
});
