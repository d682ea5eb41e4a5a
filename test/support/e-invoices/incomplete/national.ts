import {
  dane,
  dutch,
  from,
  gln,
  icelander,
  inCountry,
  italian,
  noAccount,
  noStreet,
  swede,
  swedishLines,
  to,
} from '../parts.js';
import type { Row } from './incomplete.js';

export const national: readonly Row[] = [
  ['DK-R-014', 'peppol_bis', 'workspace.business.identifiers', from({ ...dane, identifiers: [] })],
  [
    'DK-R-014',
    'peppol_bis',
    'workspace.business.identifiers',
    from({
      ...dane,
      identifiers: [gln],
      registration_number: null,
    }),
    { alias: /DK-R-002/ },
  ],
  [
    'DK-R-017',
    'peppol_bis',
    'client.billing.identifiers',
    {
      ...from(dane),
      ...to({ ...dane, identifiers: [{ scheme: '0096', value: '1003388394' }] }),
    },
  ],
  ['GR-R-004-1', 'peppol_bis', 'client.e_invoice.format', from(inCountry('GR', 'EL094259216'))],
  ['GR-R-004-1', 'peppol_bis', 'client.e_invoice.format', from(inCountry('FR', 'EL094259216')), { alias: /GR-R-001/ }],
  ['IS-R-002', 'peppol_bis', 'workspace.business.identifiers', from({ ...icelander, identifiers: [] })],
  [
    'IS-R-003',
    'peppol_bis',
    'workspace.business.address',
    from({
      ...icelander,
      address: { ...icelander.address, ...noStreet },
    }),
  ],
  [
    'IS-R-004',
    'peppol_bis',
    'client.billing.identifiers',
    { ...from(icelander), ...to({ ...icelander, identifiers: [] }) },
  ],
  [
    'IS-R-005',
    'peppol_bis',
    'client.address',
    {
      ...from(icelander),
      ...to({ ...icelander, address: { ...icelander.address, ...noStreet } }),
    },
  ],
  ['IT-R-001', 'peppol_bis', 'workspace.business.tax_number', from({ ...italian, tax_number: '123' })],
  [
    'IT-R-002',
    'peppol_bis',
    'workspace.business.address.line1',
    from({
      ...italian,
      address: { ...italian.address, ...noStreet },
    }),
  ],
  [
    'IT-R-003',
    'peppol_bis',
    'workspace.business.address.city',
    from({
      ...italian,
      address: { ...italian.address, city: null },
    }),
  ],
  [
    'IT-R-004',
    'peppol_bis',
    'workspace.business.address.postal_code',
    from({
      ...italian,
      address: { ...italian.address, country: 'FR', postal_code: null },
    }),
  ],
  [
    'NL-R-002',
    'peppol_bis',
    'workspace.business.address',
    from({ ...dutch, address: { ...dutch.address, ...noStreet } }),
  ],
  ['NL-R-003', 'peppol_bis', 'workspace.business.identifiers', from({ ...dutch, identifiers: [] })],
  [
    'NL-R-004',
    'peppol_bis',
    'client.address',
    {
      ...from(dutch),
      ...to({ ...dutch, address: { ...dutch.address, ...noStreet } }),
    },
  ],
  [
    'NL-R-005',
    'peppol_bis',
    'client.billing.identifiers',
    {
      ...from(dutch),
      ...to({ ...dutch, identifiers: [{ scheme: '0184', value: '13585628' }] }),
    },
  ],
  ['NL-R-008', 'peppol_bis', 'workspace.payment.iban', { ...from({ ...dutch, payment: noAccount }), ...to(dutch) }],
  ['NO-R-001', 'peppol_bis', 'workspace.business.vat_id', from(inCountry('NO', 'NO974760673'))],
  [
    'SE-R-005',
    'peppol_bis',
    'workspace.business.tax_number',
    {
      ...from({ ...swede, tax_number: '5560360793' }),
      ...swedishLines,
    },
  ],
  ['SE-R-006', 'peppol_bis', 'invoice.lines.tax_rate_ids', from(swede)],
  [
    'SE-R-013',
    'peppol_bis',
    'workspace.business.registration_number',
    {
      ...from({ ...swede, registration_number: '5560360794' }),
      ...swedishLines,
    },
  ],
];
