/** Starts and stops of the timer that the server may not know yet. */
import type { TimerStart } from 'docket-sdk';

/** What the time is spent on. `title` is its name on the screen until the server sends one. */
export interface Work extends Pick<TimerStart, 'description' | 'client_id' | 'project_id' | 'ticket_id'> {
  readonly title?: string | undefined;
}

/** A start or a stop, with the instant of the press. `key` is its idempotency key, so that the server does it once. */
export type Intent =
  | { readonly key: string; readonly kind: 'start'; readonly at: string; readonly work: Work }
  | { readonly key: string; readonly kind: 'stop'; readonly at: string };

/** A timer as it is shown. */
export interface RunningTimer {
  /** Unknown until the server has answered. */
  readonly entryId?: string | undefined;
  readonly startedAt: string;
  readonly work: Work;
}

/** Time whose start or stop the server refused, so that it can be logged by hand. */
export interface Unsaved {
  readonly key: string;
  readonly from: string;
  /** Missing while it runs. */
  readonly to?: string | undefined;
  readonly work: Work;
  readonly reason: string;
}

/** The timer that will be running when the server has processed all intents. */
export function timerAfter(running: RunningTimer | undefined, intents: readonly Intent[]): RunningTimer | undefined {
  let timer = running;
  for (const intent of intents)
    timer = intent.kind === 'stop' ? undefined : { startedAt: intent.at, work: intent.work };
  return timer;
}

/** Removes a refused intent. A refused start takes its stop with it, which would otherwise stop another timer. */
export function dropRefused(
  intents: readonly Intent[],
  { key }: Intent,
  reason: string,
): { readonly intents: readonly Intent[]; readonly unsaved: Unsaved | undefined } {
  const at = intents.findIndex((intent) => intent.key === key);
  const [refused, next] = intents.slice(at);
  if (at < 0 || !refused) return { intents, unsaved: undefined };
  if (refused.kind === 'stop') return { intents: intents.toSpliced(at, 1), unsaved: undefined };
  const unsaved = { key, from: refused.at, to: next?.at, work: refused.work, reason };
  return { intents: intents.toSpliced(at, next?.kind === 'stop' ? 2 : 1), unsaved };
}
