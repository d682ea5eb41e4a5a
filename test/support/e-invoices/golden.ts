/** An invoice that has every term that Docket writes. */
import type { InvoiceData } from '../../../domain/billing/e-invoice/invoice-data.js';
import { dataLines, germanBuyer, germanSeller, taxOf } from './invoice-data.js';
import { complete, creditNoteOf } from './parts.js';

export const goldenInvoice: InvoiceData = complete({
  ...dataLines([
    { description: 'Workshop <Shop & Co>\nmit "Mittagessen"', quantity: '1.5', rate: '1180.5', unit: 'day' },
    { description: 'Handbuch', quantity: '12', rate: '24.5', unit: 'piece', taxes: [taxOf('0.07')] },
    { description: 'Rabatt', quantity: '1', rate: '-100', unit: 'piece' },
    {
      description: 'Lieferung',
      quantity: '1',
      rate: '250',
      unit: 'lump_sum',
      taxes: [taxOf('0', 'intra_community', 'Steuerfreie Lieferung')],
    },
  ]),
  payment_terms: 'Zahlbar in 30 Tagen\r\n#SKONTO#TAGE=14#PROZENT=2.00#',
  references: {
    buyer: '04011000-12345-34',
    contract: 'FC-2026-17',
    order: 'PO-4711',
    project: 'Relaunch',
    accounting: '4100',
  },
  notes: 'Danke.',
  seller: {
    ...germanSeller,
    identifiers: [{ scheme: '0088', value: '4012345000009' }],
    electronic_address: { scheme: '9930', value: 'DE123456788' },
    payment: { ...germanSeller.payment, account_holder: 'Nordlicht Beratung' },
  },
  buyer: {
    ...germanBuyer,
    name: 'Müller & Söhne SARL',
    address: {
      line1: '8 rue des Capucins',
      line2: 'Bâtiment B',
      city: 'Lyon',
      state: 'Rhône',
      postal_code: '69001',
      country: 'FR',
    },
    vat_id: 'FR40303265045',
    identifiers: [
      { scheme: '0002', value: '303265045' },
      { scheme: '0009', value: '30326504500017' },
    ],
    electronic_address: { scheme: '0225', value: '303265045' },
  },
});

export const goldenCreditNote: InvoiceData = { ...creditNoteOf(goldenInvoice), notes: 'Vereinbart.', subject: null };
