/** What a process that another started has of it. */
import { AggregatorRegistry } from 'prom-client';
import type { Counted, Counters, Limiter, RateLimit } from '../limits/rate-limit.js';
import type { Metrics } from '../metrics.js';
import type { Act, ToChild, ToPrimary } from './messages.js';

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
  const readings = new Waiting<string | null>();
  const counts = new Waiting<readonly (Counted | null)[]>();
  const askedToEnd = new Promise<void>((resolve) => {
    process.on('message', (message: ToChild) => {
      if (message.type === 'docket:end') resolve();
      if (message.type === 'docket:counted') counts.answer(message.id, message.counted);
      if (message.type === 'docket:metrics') readings.answer(message.id, message.text);
    });
  });
  const act = gathered((acts) => counts.ask((id) => tell({ type: 'docket:count', id, acts })));
  return {
    askedToEnd,
    ready: (url) => tell({ type: 'docket:ready', url }),
    counters: { limiter: (limit) => sharedLimiter(limit, act), close: () => Promise.resolve() },
    addUp: (own) => addedUp(own, () => readings.ask((id) => tell({ type: 'docket:metrics', id }))),
  };
}

type Do = (act: Act) => Promise<Counted | null>;

/** What is asked within a turn of the event loop goes as one message, which costs as much as one question. */
function gathered(send: (acts: readonly Act[]) => Promise<readonly (Counted | null)[]>): Do {
  let next: Promise<readonly (Counted | null)[]> | undefined;
  let acts: Act[] = [];
  const sendAll = (): ReturnType<typeof send> => {
    const sent = acts;
    acts = [];
    next = undefined;
    return send(sent);
  };
  return async (act) => {
    const place = acts.push(act) - 1;
    next ??= new Promise<void>((resolve) => setImmediate(resolve)).then(sendAll);
    return (await next)[place] ?? null;
  };
}

function sharedLimiter(limit: RateLimit, act: Do): Limiter {
  tell({ type: 'docket:limit', limit });
  return {
    async consume(caller) {
      const counted = await act([limit.name, 'consume', caller]);
      if (counted === null) throw new Error('The process that counts for all has told nothing');
      return counted;
    },
    async reward(caller) {
      await act([limit.name, 'reward', caller]);
    },
    async delete(caller) {
      await act([limit.name, 'delete', caller]);
    },
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
