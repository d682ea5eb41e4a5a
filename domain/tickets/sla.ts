/** The state of a ticket's SLA targets, by pure functions of instants (docs/decisions/tickets-and-sla.md). */
import type { BusinessTime, Span } from './business-time.js';

export const slaTargets = ['response', 'resolution'] as const;
export type SlaTarget = (typeof slaTargets)[number];

/** Minutes allowed until the first response, and until the resolution; null means no target. */
export interface SlaTargets {
  readonly response_target: number | null;
  readonly resolution_target: number | null;
}

/** A time that does not count: the ticket was closed, or in a status that pauses; `to` is null while it lasts. */
export interface SlaPause {
  readonly from: Date;
  readonly to: Date | null;
}

/** The facts of a ticket from which its SLA is calculated. */
export interface SlaFacts {
  readonly opened_at: Date;
  readonly first_response_at: Date | null;
  readonly resolved_at: Date | null;
  /** In order of time, without overlaps. */
  readonly pauses: readonly SlaPause[];
}

/** The state of one target at an instant. */
export interface TargetState {
  /** Minutes allowed. */
  readonly minutes: number;
  /** When 80 percent of the minutes are used; null if a pause begins before and has not ended. */
  readonly warning_at: Date | null;
  /** When all minutes are used; null under the same condition. */
  readonly due_at: Date | null;
  /** When the ticket was responded to, or resolved. */
  readonly done_at: Date | null;
  /** Null until it is decided. */
  readonly met: boolean | null;
  /** Whether the warning has become due, even if it was emitted already. */
  readonly isWarned: boolean;
}

export interface SlaState {
  readonly response: TargetState | null;
  readonly resolution: TargetState | null;
  /** When the first target was missed. */
  readonly breached_at: Date | null;
  /** The next instant at which a warning or breach becomes due by time alone. */
  readonly next_at: Date | null;
}

const minuteMs = 60_000;
/** 80 percent of a minute, so that whole minutes of target make whole milliseconds. */
const warningMs = 48_000;

/** The state at an instant. A target is missed at the moment its last minute is over. */
export function slaState(facts: SlaFacts, targets: SlaTargets, time: BusinessTime, now: Date): SlaState {
  const stateOf = (minutes: number | null, done: Date | null): TargetState | null =>
    minutes === null ? null : targetState(facts, time, minutes, done, now);
  const response = stateOf(targets.response_target, facts.first_response_at);
  const resolution = stateOf(targets.resolution_target, facts.resolved_at);
  const both = [response, resolution];
  return {
    response,
    resolution,
    breached_at: earliest(both.map((target) => (target?.met === false ? target.due_at : null))),
    next_at: earliest(both.map((target) => nextOf(target))),
  };
}

function targetState(
  facts: SlaFacts,
  time: BusinessTime,
  minutes: number,
  done_at: Date | null,
  now: Date,
): TargetState {
  const warning_at = usedUp(facts, time, minutes * warningMs);
  const due_at = usedUp(facts, time, minutes * minuteMs);
  const end = done_at ?? now;
  const isMissed = due_at !== null && due_at <= end;
  const met = isMissed ? false : done_at === null ? null : true;
  return { minutes, warning_at, due_at, done_at, met, isWarned: warning_at !== null && warning_at <= end };
}

const nextOf = (target: TargetState | null): Date | null =>
  target === null || target.met !== null ? null : target.isWarned ? target.due_at : target.warning_at;

/** The milliseconds that count from the ticket's opening up to an instant. */
export function countedMs(facts: SlaFacts, time: BusinessTime, until: Date): number {
  let counted = 0;
  for (const [from, to] of counting(facts, time, until)) counted += to - from;
  return counted;
}

/** The instant at which `needed` milliseconds have counted; null if the ticket is paused before, or after ten years. */
function usedUp(facts: SlaFacts, time: BusinessTime, needed: number): Date | null {
  let left = needed;
  for (const [from, to] of counting(facts, time)) {
    if (left <= to - from) return new Date(from + left);
    left -= to - from;
  }
  return null;
}

/** The spans that count from the ticket's opening, up to `until` if given. */
function* counting({ opened_at, pauses }: SlaFacts, time: BusinessTime, until: Date | null = null): Generator<Span> {
  let from = opened_at;
  for (const pause of pauses) {
    if (until !== null && pause.from >= until) break;
    yield* time.open(from, pause.from);
    if (pause.to === null) return;
    from = pause.to;
  }
  if (until === null || from < until) yield* time.open(from, until);
}

/** The pauses after the clock is paused, or resumed, at an instant; unchanged if it is so already. */
export function withPause(pauses: readonly SlaPause[], isPaused: boolean, now: Date): SlaPause[] {
  const last = pauses.at(-1);
  const isPausedAlready = last !== undefined && last.to === null;
  if (isPaused === isPausedAlready) return [...pauses];
  if (isPaused) return [...pauses, { from: now, to: null }];
  return pauses
    .map((pause) => (pause === last ? { ...pause, to: now } : pause))
    .filter(({ from, to }) => to === null || from < to);
}

/** A warning or breach that is emitted once for each target. */
export type SlaSignal = `${SlaTarget}_${'warning' | 'breach'}`;

/** All signals due in a state, in order of time. */
export function slaSignals(state: SlaState): SlaSignal[] {
  const passed = slaTargets.flatMap((target): [SlaSignal, Date][] => {
    const { isWarned = false, warning_at = null, met = null, due_at = null } = state[target] ?? {};
    return [
      ...(isWarned && warning_at ? [[`${target}_warning`, warning_at] as [SlaSignal, Date]] : []),
      ...(met === false && due_at ? [[`${target}_breach`, due_at] as [SlaSignal, Date]] : []),
    ];
  });
  return passed.toSorted(([, a], [, b]) => a.getTime() - b.getTime()).map(([signal]) => signal);
}

const earliest = (instants: readonly (Date | null)[]): Date | null =>
  instants.reduce((first, each) => (first === null || (each !== null && each < first) ? each : first), null);
