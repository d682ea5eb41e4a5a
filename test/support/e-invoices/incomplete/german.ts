import { germanBuyer, germanSeller } from '../invoice-data.js';
import { at, from, noReferences, to } from '../parts.js';
import type { Row } from './incomplete.js';

export const german: readonly Row[] = [
  ['BR-DE-3', 'xrechnung_cii', 'workspace.business.address.city', from(at(germanSeller, { city: null }))],
  ['BR-DE-4', 'xrechnung_cii', 'workspace.business.address.postal_code', from(at(germanSeller, { postal_code: null }))],
  ['BR-DE-5', 'xrechnung_ubl', 'workspace.business.contact_name', from({ contact_name: ' ' })],
  ['BR-DE-6', 'xrechnung_ubl', 'workspace.business.phone', from({ phone: null })],
  [
    'BR-DE-6',
    'xrechnung_ubl',
    'workspace.business.phone',
    from({ phone: 'call 12' }),
    {
      unjudged: 'a number of less than three digits is a warning of the judges (BR-DE-27)',
    },
  ],
  ['BR-DE-7', 'xrechnung_cii', 'workspace.business.email', from({ email: null })],
  ['BR-DE-8', 'xrechnung_ubl', 'client.address.city', to(at(germanBuyer, { city: ' ' }))],
  ['BR-DE-9', 'xrechnung_cii', 'client.address.postal_code', to(at(germanBuyer, { postal_code: null }))],
  ['BR-DE-15', 'xrechnung_ubl', 'invoice.references.buyer', { references: { ...noReferences, buyer: ' ' } }],
  ['BR-DE-18', 'xrechnung_cii', 'workspace.payment.instructions', { payment_terms: 'To account\n#12' }],
  ['DE-R-003', 'peppol_bis', 'workspace.business.address.city', from(at(germanSeller, { city: null }))],
  ['DE-R-004', 'peppol_bis', 'workspace.business.address.postal_code', from(at(germanSeller, { postal_code: null }))],
  ['DE-R-005', 'peppol_bis', 'workspace.business.contact_name', from({ contact_name: null })],
  ['DE-R-006', 'peppol_bis', 'workspace.business.phone', from({ phone: null })],
  ['DE-R-007', 'peppol_bis', 'workspace.business.email', from({ email: null })],
  ['DE-R-008', 'peppol_bis', 'client.address.city', to(at(germanBuyer, { city: null }))],
  ['DE-R-009', 'peppol_bis', 'client.address.postal_code', to(at(germanBuyer, { postal_code: null }))],
  ['DE-R-015', 'peppol_bis', 'invoice.references.buyer', { references: { ...noReferences, order: 'PO-1' } }],
  ['DE-R-018', 'peppol_bis', 'workspace.payment.instructions', { payment_terms: '#SKONTO#TAGE=x#' }],
];
