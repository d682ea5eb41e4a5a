/** The SLA state of a ticket, and its text. Pure: the caller gives the current time. */
import type { Ticket } from 'docket-sdk';
import { t } from '../../messages/text.js';

export type SlaTargetName = 'response' | 'resolution';

/** The fields of a ticket that its SLA state depends on. */
export type SlaFacts = Pick<Ticket, 'sla'> & {
  readonly dates: Pick<Ticket['dates'], 'first_response_at' | 'resolved_at' | 'closed_at'>;
};

export type SlaState =
  | { readonly kind: 'none' | 'met' | 'missed' }
  /** The clock is stopped. */
  | { readonly kind: 'paused'; readonly target: SlaTargetName }
  | { readonly kind: 'ok' | 'soon' | 'late'; readonly target: SlaTargetName; readonly leftMs: number };

interface Pending {
  readonly target: SlaTargetName;
  readonly minutes: number;
  /** Null while the ticket is paused. */
  readonly dueAt: number | null;
}

const minuteMs = 60_000;
/** Share of the time left from which a target is close: the service warns after 80 percent too. */
const closeShare = 0.2;

/** The open target with the earliest deadline, and the time until it; negative if it has passed. */
export function slaStateOf(ticket: SlaFacts, now: number): SlaState {
  const { sla } = ticket;
  if (sla.response_target === null && sla.resolution_target === null) return { kind: 'none' };
  const pending = pendingOf(ticket).toSorted((a, b) => (a.dueAt ?? Infinity) - (b.dueAt ?? Infinity));
  const [next] = pending;
  if (!next) return { kind: sla.breached ? 'missed' : 'met' };
  const { target, dueAt, minutes } = next;
  if (dueAt === null) return { kind: 'paused', target };
  const leftMs = dueAt - now;
  if (leftMs <= 0) return { kind: 'late', target, leftMs };
  return { kind: leftMs <= minutes * minuteMs * closeShare ? 'soon' : 'ok', target, leftMs };
}

function pendingOf({ sla, dates }: SlaFacts): Pending[] {
  const of = (
    target: SlaTargetName,
    minutes: number | null,
    due: string | null | undefined,
    doneAt: string | null,
  ): Pending[] =>
    minutes === null || doneAt !== null || dates.closed_at !== null
      ? []
      : [{ target, minutes, dueAt: due == null ? null : Date.parse(due) }];
  return [
    ...of('response', sla.response_target, sla.response_due_at, dates.first_response_at),
    ...of('resolution', sla.resolution_target, sla.resolution_due_at, dates.resolved_at),
  ];
}

export const targetNames: Readonly<Record<SlaTargetName, string>> = {
  response: t('common.firstResponse'),
  resolution: t('common.resolution'),
};

/** "First response in 2 h 5 min", "Resolution overdue by 3 d 4 h". */
export function slaWords(state: SlaState): string {
  if ('leftMs' in state) {
    const { kind, target, leftMs } = state;
    const name = targetNames[target];
    return kind === 'late'
      ? t('common.overdueBy', { name, leftMs: lengthWords(-leftMs) })
      : t('common.in', { name, leftMs: lengthWords(leftMs) });
  }
  if (state.kind === 'paused') return t('common.paused', { targetNames: targetNames[state.target] });
  return { none: t('common.noSla'), met: t('common.slaMet'), missed: t('common.slaMissed') }[state.kind];
}

/** Below this, texts include seconds. */
export const secondsFromMs = 10 * minuteMs;

/** Two units at most: "3 d 4 h", "2 h 5 min", "25 min", "4 min 30 s". */
export function lengthWords(lengthMs: number): string {
  const seconds = Math.floor(lengthMs / 1000);
  const minutes = Math.floor(seconds / 60);
  if (lengthMs < secondsFromMs)
    return minutes === 0 ? t('common.lengthS', { seconds }) : t('common.minS', { minutes, seconds: seconds % 60 });
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('common.min', { minutes });
  const days = Math.floor(hours / 24);
  if (days === 0)
    return minutes % 60 === 0
      ? t('common.lengthH', { hours })
      : t('common.lengthHMin', { hours, minutes: minutes % 60 });
  return hours % 24 === 0 ? t('common.lengthD', { days }) : t('common.lengthDH', { days, hours: hours % 24 });
}
