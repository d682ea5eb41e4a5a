import type { InvoiceData } from '../../../domain/billing/e-invoice/invoice-data.js';
import { dataLines, germanBuyer, taxOf } from './invoice-data.js';
import {
  gln,
  complete,
  from,
  to,
  inCountry,
  withLines,
  free,
  noReferences,
  noAccount,
  at,
  dane,
  dutch,
  icelander,
  italian,
  swede,
} from './parts.js';

/** Invoices that look as if something was missing, and are complete: by a name, with the formats. */
export const unusual = {
  'to a Danish firm, in crowns': complete({ ...from(dane), ...to(dane), ...dataLines([{}], { currency: 'DKK' }) }),
  'between Dutch firms': complete({ ...from(dutch), ...to(dutch) }),
  'to a Dutch firm without a number': complete({ ...from(dutch), ...to({ ...dutch, identifiers: [] }) }),
  'between Icelandic firms': complete({ ...from(icelander), ...to(icelander) }),
  'from Italy': complete(from({ ...italian, tax_number: '00743110157' })),
  'from Norway': complete(from(inCountry('NO', 'NO974760673MVA'))),
  'from Sweden': complete({
    ...from({ ...swede, tax_number: 'Godkänd för F-skatt' }),
    ...withLines({ taxes: [taxOf('0.25')] }, { taxes: [taxOf('0', 'reverse_charge')] }),
  }),
  'to Kosovo': complete(to(at(germanBuyer, { country: 'XK' }))),
  'to a buyer with two identifiers': complete(to({ identifiers: [gln, { scheme: '0060', value: '812810734' }] })),
  'from Austria, without the days of the work': complete({
    ...from(inCountry('AT', 'ATU13585627')),
    delivery: null,
  }),
  'with Skonto': complete({ payment_terms: 'Zahlbar in 30 Tagen\n#SKONTO#TAGE=14#PROZENT=2.00#' }),
  'without an account': complete(from({ payment: noAccount })),
  'with blank texts': complete({
    subject: ' ',
    notes: '\u0001',
    references: { ...noReferences, buyer: '1', contract: ' ', project: '\t' },
    ...from({ legal_name: ' ', footer: ' ', registration_number: ' ' }),
  }),
  'with control characters': complete({
    ...withLines({ description: '\u0001\nReal\r\nmore\u0003' }),
    notes: 'a\u0008b',
  }),
  'outside the scope of VAT': complete(free('outside_scope')),
} satisfies Record<string, InvoiceData>;
