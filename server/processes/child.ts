/** What a process that another started has of it. */
import { AggregatorRegistry } from 'prom-client';
import type { Counters } from '../limits/rate-limit.js';
import type { Metrics } from '../metrics.js';
import { gathered } from './gathered.js';
import type { Act, CountedWithGrant, Told, ToChild, ToPrimary } from './messages.js';
import { SharedCounters } from './shared-counters.js';

/** The process that started this one. That its end is the end of this one too, node:cluster sees to. */
export interface Primary {
  /** Counts for all processes together. */
  readonly counters: Counters;
  /** Metrics that add up over all processes when they are read. */
  readonly addUp: (own: Metrics) => Metrics;
  readonly ready: (url: string) => void;
  readonly askedToEnd: Promise<void>;
}

const tell = (message: ToPrimary): void => void process.send?.(message);

/** Questions that wait for their answer. */
class Waiting<Answer> {
  #latest = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  ask(send: (id: number) => void): Promise<Answer> {
    this.#latest += 1;
    const id = this.#latest;
    send(id);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  answer(id: number, answer: Answer): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }
}

export function connectToPrimary(): Primary {
  const tellAct = gathered<readonly [number, Act]>((acts) => tell({ type: 'docket:count', acts }));
  const readings = new Waiting<string | null>();
  const counts = new Waiting<CountedWithGrant | null>();
  const counters = new SharedCounters(
    (act) => counts.ask((id) => tellAct([id, act])),
    (limit) => tell({ type: 'docket:limit', limit }),
  );
  const hear = (told: Told): void => {
    if (told[0] === 'counted') counts.answer(told[1], told[2]);
    // A grant that was told just before has been taken by then.
    else setImmediate(() => counters.settle(told[1], told[2]));
  };
  const askedToEnd = new Promise<void>((resolve) => {
    process.on('message', (message: ToChild) => {
      if (message.type === 'docket:end') resolve();
      if (message.type === 'docket:told') message.told.forEach(hear);
      if (message.type === 'docket:metrics') readings.answer(message.id, message.text);
    });
  });
  return {
    askedToEnd,
    ready: (url) => tell({ type: 'docket:ready', url }),
    counters,
    addUp: (own) => addedUp(own, () => readings.ask((id) => tell({ type: 'docket:metrics', id }))),
  };
}

/** The own metrics, of which the process that started this one asks, and those of all. */
function addedUp(own: Metrics, readAll: () => Promise<string | null>): Metrics {
  AggregatorRegistry.setRegistries(own.registry);
  // Has the package listen to the question.
  void new AggregatorRegistry();
  return {
    ...own,
    read: async () => {
      const text = await readAll();
      if (text === null) throw new Error('Not every process has told its metrics');
      return text;
    },
  };
}
