/** What the firm sells beside its hours: invoices whose lines have taxes and units of their own. */
import type { Schemas } from '../../../../contract/contract.js';
import type { CustomerKey } from './clients.js';
import type { TaxKey } from './taxes.js';

interface Sale {
  readonly client: CustomerKey;
  readonly subject: string;
  /** The fraction of the history after which it is billed. */
  readonly at: number;
  readonly prices_include_tax: boolean;
  readonly lines: readonly (Pick<Schemas['LineItemCreate'], 'description' | 'quantity' | 'rate' | 'unit'> & {
    readonly tax: TaxKey;
  })[];
}

export const sales: readonly Sale[] = [
  {
    client: 'lindner',
    subject: 'Workshop zum Start des Shops',
    at: 0.44,
    prices_include_tax: false,
    lines: [
      { description: 'Workshop in Berlin', quantity: 1.5, unit: 'day', rate: 1180, tax: 'full' },
      { description: 'Handbuch für das Team', quantity: 12, unit: 'piece', rate: 24.5, tax: 'reduced' },
      { description: 'Anfahrt', quantity: 578, unit: 'kilometre', rate: 0.42, tax: 'full' },
    ],
  },
  {
    client: 'lindner',
    subject: 'Kurs: Texte für den Shop',
    at: 0.62,
    prices_include_tax: true,
    lines: [
      { description: 'Kurs, ein Platz', quantity: 6, unit: 'piece', rate: 119, tax: 'full' },
      { description: 'Buch zum Kurs', quantity: 6, unit: 'piece', rate: 32.1, tax: 'reduced' },
    ],
  },
];
