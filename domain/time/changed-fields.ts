/**
 * Finds the fields of a request that change a time entry. A field sent with its present value counts as not sent
 * (docs/decisions/time-entries.md).
 */
import { changedValues } from '../changes.js';
import type { Decimal } from '../money.js';
import type { Schemas } from '../../contract/contract.js';
import type { Links } from './entry-links.js';

type Sent = Omit<Schemas['TimeEntryUpdate'], 'external_id' | 'metadata'>;

/** The fields of an entry that are compared with those sent. */
export interface HeldEntry extends Links {
  readonly user_id: string;
  readonly date: string;
  readonly hours: Decimal;
  readonly description: string | null;
  readonly billable: boolean;
  readonly rate_type: Schemas['RateType'];
  readonly rate_id: string | null;
  readonly rate_charged: Decimal;
  /** Whether the card, or the rate, was given by hand; if not, sending null for it changes nothing. */
  readonly rate_id_given: boolean;
  readonly rate_override: boolean;
}

const links = ['client_id', 'project_id', 'ticket_id', 'agreement_id', 'period_id'] as const;
const isLink = (name: string): boolean => (links as readonly string[]).includes(name);

/**
 * The sent fields that count as changes. If any link changes, all links sent count, so that none is changed by
 * inference alone. An unchanged rate counts only if `rate_type` changes to `custom`, because it is then given by hand.
 */
export function changedFields(entry: HeldEntry, sent: Sent): Sent {
  const other: Sent = changedValues(entry, sent);
  if (other.rate_id === null && !entry.rate_id_given) delete other.rate_id;
  if (other.rate_charged === null && !entry.rate_override) delete other.rate_charged;
  if (other.rate_type === 'custom' && sent.rate_charged != null) other.rate_charged = sent.rate_charged;
  if (!links.some((link) => link in other)) return other;
  return { ...other, ...Object.fromEntries(Object.entries(sent).filter(([name]) => isLink(name))) };
}
