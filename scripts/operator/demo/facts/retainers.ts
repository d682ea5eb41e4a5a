/** What the firm's retainers include. */
import type { Schemas } from '../../../../contract/contract.js';
import type { CustomerKey } from './clients.js';

type Terms = Omit<
  Schemas['AgreementCreate'],
  'client_id' | 'type_id' | 'start_date' | 'status' | 'billing_day' | 'interval'
>;

export interface Retainer extends Terms {
  readonly client: CustomerKey;
  /** Name of the agreement type. */
  readonly type: 'Support Retainer' | 'Development Retainer';
  /** When it begins: 0 is the first day of the demo, 1 today. */
  readonly from: number;
}

const common = { auto_invoice: true, invoice_method: 'auto_send', rollover_enabled: true } as const;

/** By the key that projects use for them. */
export const retainers = {
  shop_care: {
    ...common,
    client: 'harbor',
    title: 'Shop care',
    type: 'Support Retainer',
    from: 0,
    monthly_fee: 5200,
    hours_included: 40,
    overage_rate: 150,
    rollover_max_hours: 10,
    rollover_expires_months: 2,
  },
  branches: {
    ...common,
    client: 'lindner',
    title: 'Betreuung Filialen',
    type: 'Support Retainer',
    from: 0.28,
    monthly_fee: 1900,
    hours_included: 16,
    overage_rate: 132,
    rollover_enabled: false,
  },
} as const satisfies Readonly<Record<string, Retainer>>;

export type RetainerKey = keyof typeof retainers;
