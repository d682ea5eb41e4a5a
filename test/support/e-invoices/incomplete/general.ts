import { dataLines, germanBuyer, germanSeller, taxOf } from '../invoice-data.js';
import { at, free, from, to, withLines } from '../parts.js';
import type { Row } from './incomplete.js';

export const general: readonly Row[] = [
  [
    'BR-DEC-14',
    'zugferd',
    'invoice.currency',
    dataLines([{ rate: '1.005', quantity: '1' }], { currency: 'KWD' }),
    {
      unjudged: 'the amounts would be written with two decimals: valid, but not those of the invoice',
    },
  ],
  ['BR-CL-04', 'zugferd', 'invoice.currency', dataLines([{}], { currency: 'HRK' })],
  ['BR-16', 'xrechnung_ubl', 'invoice.line_items', withLines()],
  [
    'BR-CO-04',
    'zugferd',
    'invoice.lines.tax_rate_ids',
    withLines({ taxes: [taxOf('0.05'), taxOf('0.09975')] }),
    {
      alias: /BR-S-08|BR-CO-17|BR-CO-15/,
    },
  ],
  ['BR-25', 'zugferd', 'invoice.lines.description', withLines({ description: ' ' })],
  ['BR-25', 'zugferd', 'invoice.lines.description', withLines({ description: '\u0001' })],
  ['BR-09', 'zugferd', 'workspace.business.address.country', from(at(germanSeller, { country: null }))],
  ['BR-11', 'zugferd', 'client.address.country', to(at(germanBuyer, { country: null }))],
  ['BR-CO-26', 'zugferd', 'workspace.business.vat_id', from({ vat_id: null, registration_number: ' ' })],
  [
    'BR-CO-26',
    'xrechnung_cii',
    'workspace.business.registration_number',
    {
      ...free('outside_scope'),
      ...from({ registration_number: null }),
    },
  ],
  ['BR-FX-EN-04', 'zugferd', 'invoice.delivery_start', { delivery: null }],
  [
    'BR-CL-10',
    'zugferd',
    'workspace.business.identifiers',
    from({ identifiers: [{ scheme: '0248', value: '1' }] }),
    {
      alias: /FX-SCH/,
    },
  ],
  ['BR-CL-10', 'xrechnung_ubl', 'client.billing.identifiers', to({ identifiers: [{ scheme: '0092', value: '1' }] })],
];

export const taxes: readonly Row[] = [
  ['BR-S-02', 'zugferd', 'workspace.business.vat_id', from({ vat_id: null, tax_number: null })],
  ['BR-Z-02', 'zugferd', 'workspace.business.vat_id', { ...free('zero'), ...from({ vat_id: null, tax_number: null }) }],
  [
    'BR-E-02',
    'zugferd',
    'workspace.business.vat_id',
    {
      ...free('exempt', 'Kleinunternehmer'),
      ...from({ vat_id: null, tax_number: null }),
    },
  ],
  [
    'BR-AE-02',
    'zugferd',
    'workspace.business.vat_id',
    {
      ...free('reverse_charge'),
      ...from({ vat_id: null, tax_number: null }),
    },
  ],
  ['BR-AE-02', 'xrechnung_ubl', 'client.billing.vat_id', { ...free('reverse_charge'), ...to({ vat_id: null }) }],
  ['BR-IC-02', 'zugferd', 'workspace.business.vat_id', { ...free('intra_community'), ...from({ vat_id: null }) }],
  ['BR-IC-02', 'xrechnung_ubl', 'client.billing.vat_id', { ...free('intra_community'), ...to({ vat_id: null }) }],
  ['BR-IC-11', 'xrechnung_ubl', 'invoice.delivery_start', { ...free('intra_community'), delivery: null }],
  ['BR-G-02', 'zugferd', 'workspace.business.vat_id', { ...free('export'), ...from({ vat_id: null }) }],
  [
    'BR-O-11',
    'zugferd',
    'invoice.lines.tax_category',
    withLines({}, { taxes: [taxOf('0', 'outside_scope')] }),
    {
      alias: /BR-O-1[1-4]|BR-S-02/,
    },
  ],
  ['BR-E-10', 'zugferd', 'invoice.lines.tax_rate_ids', free('exempt', ' ')],
  [
    'BR-CL-22',
    'peppol_bis',
    'invoice.lines.tax_rate_ids',
    withLines({
      taxes: [{ ...taxOf('0', 'exempt'), reason_code: 'VATEX-EU-999' }],
    }),
  ],
  ['BR-CO-17', 'zugferd', 'invoice.lines.tax_rate_ids', withLines({ rate: '1000', taxes: [taxOf('0.004')] })],
];
