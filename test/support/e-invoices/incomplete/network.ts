import { germanBuyer } from '../invoice-data.js';
import { at, from, noReferences, to } from '../parts.js';
import type { Row } from './incomplete.js';

export const french = at(germanBuyer, { country: 'FR' });
export const network: readonly Row[] = [
  ['PEPPOL-EN16931-R003', 'peppol_bis', 'invoice.references.buyer', { ...to(french), references: noReferences }],
  [
    'PEPPOL-EN16931-R010',
    'xrechnung_ubl',
    'client.billing.electronic_address',
    to({
      electronic_address: null,
      email: null,
    }),
  ],
  [
    'PEPPOL-EN16931-R010',
    'peppol_bis',
    'client.billing.electronic_address',
    to({
      electronic_address: null,
      email: null,
    }),
  ],
  ['PEPPOL-EN16931-CL008', 'peppol_bis', 'client.billing.electronic_address', to({ electronic_address: null })],
  [
    'PEPPOL-EN16931-R020',
    'peppol_bis',
    'workspace.business.electronic_address',
    {
      ...from({ electronic_address: null, email: null }),
      ...to(french),
    },
  ],
  ['PEPPOL-EN16931-CL008', 'peppol_bis', 'workspace.business.electronic_address', from({ electronic_address: null })],
  ...(
    [
      ['R040', '0088', '4012345000008'],
      ['R041', '0192', '974760674'],
      ['R042', '0184', '1358562'],
      ['R043', '0208', '0403170702'],
      ['R049', '0007', '5560360794'],
      ['R050', '0151', '51824753557'],
      ['R052', '0096', '13'],
      ['R053', '0198', '13585628'],
    ] as const
  ).map(([rule, scheme, value]): Row => [
    `PEPPOL-COMMON-${rule}`,
    'peppol_bis',
    'client.billing.identifiers',
    to({ identifiers: [{ scheme, value }] }),
  ]),
  [
    'PEPPOL-COMMON-R040',
    'peppol_bis',
    'workspace.business.electronic_address',
    from({
      electronic_address: { scheme: '0088', value: '4012345000001' },
    }),
  ],
];
