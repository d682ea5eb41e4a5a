/** Of a change to a time entry, what is other than it stands: what is sent as it is changes nothing (docs/decisions/time-entries.md). */
import { changedValues } from '../changes.js';
import type { Decimal } from '../money.js';
import type { Schemas } from '../../contract/contract.js';
import type { Links } from './entry-links.js';

type Sent = Omit<Schemas['TimeEntryUpdate'], 'external_id' | 'metadata'>;

/** What decides whether something sent is a change. */
export interface HeldEntry extends Links {
  readonly user_id: string;
  readonly date: string;
  readonly hours: Decimal;
  readonly description: string | null;
  readonly billable: boolean;
  readonly rate_type: Schemas['RateType'];
  readonly rate_id: string | null;
  readonly rate_charged: Decimal;
  /** Whether the card was named, and the rate given, by hand: otherwise null takes nothing back. */
  readonly rate_id_given: boolean;
  readonly rate_override: boolean;
}

const links = ['client_id', 'project_id', 'ticket_id', 'agreement_id', 'period_id'] as const;
const isLink = (name: string): boolean => (links as readonly string[]).includes(name);

/**
 * The fields to act on. Links are read together: where one is another, the others that are sent count too, so that none moves
 * silently. A rate that stands is by hand only where the type changes to `custom` with it.
 */
export function sentAnew(entry: HeldEntry, sent: Sent): Sent {
  const other: Sent = changedValues(entry, sent);
  if (other.rate_id === null && !entry.rate_id_given) delete other.rate_id;
  if (other.rate_charged === null && !entry.rate_override) delete other.rate_charged;
  if (other.rate_type === 'custom' && sent.rate_charged != null) other.rate_charged = sent.rate_charged;
  if (!links.some((link) => link in other)) return other;
  return { ...other, ...Object.fromEntries(Object.entries(sent).filter(([name]) => isLink(name))) };
}
