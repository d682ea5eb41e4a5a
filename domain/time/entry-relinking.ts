/** The links of a time entry after some of them are changed (docs/decisions/time-entries.md). */
import type { FoundLinks, Links, WantedLinks } from './entry-links.js';

/** The links in a request; those that it leaves out are undefined. */
export type SentLinks = { readonly [K in keyof Links]?: Links[K] | undefined };

/**
 * Facts beside the entry: its new ticket, undefined if unchanged, and the agreement that follows from its old links.
 */
export interface Relinking {
  readonly newTicket: FoundLinks['ticket'];
  readonly impliedBefore: string | null;
}

/** The links to resolve: sent ones count, links that can be inferred from these follow, and all others stay. */
export function wantedAfter(entry: Links, sent: SentLinks, { newTicket, impliedBefore }: Relinking): WantedLinks {
  const ticket_id = sent.ticket_id === undefined ? entry.ticket_id : sent.ticket_id;
  const project_id = projectAfter(entry, sent, newTicket);
  const isMoved = newTicket !== undefined || (project_id !== null && project_id !== entry.project_id);
  const follows = entry.agreement_id === null || entry.agreement_id === impliedBefore;
  const agreementStays = (sent.period_id ?? null) === null && !(isMoved && follows);
  return {
    ticket_id,
    project_id,
    client_id: sent.client_id === undefined ? (isMoved ? null : entry.client_id) : sent.client_id,
    agreement_id:
      sent.agreement_id === undefined ? (agreementStays ? entry.agreement_id : undefined) : sent.agreement_id,
    period_id: sent.period_id ?? null,
  };
}

/** The project: as sent, else a new ticket's; if that has none, the entry's, provided that the client is the same. */
function projectAfter(entry: Links, sent: SentLinks, newTicket: FoundLinks['ticket']): string | null {
  if (sent.project_id !== undefined) return sent.project_id;
  if (!newTicket) return entry.project_id;
  return newTicket.project_id ?? (newTicket.client_id === entry.client_id ? entry.project_id : null);
}

/** The period stays if the agreement stays, unless a period is sent. */
export const relinkedPeriod = (entry: Links, sent: SentLinks, links: Links): string | null =>
  sent.period_id === undefined && links.agreement_id === entry.agreement_id ? entry.period_id : links.period_id;
