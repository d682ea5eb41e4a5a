/** A child's connection to the primary; primary.ts explains how they work together. */
import { AggregatorRegistry } from 'prom-client';
import type { Counters } from '../limits/rate-limit.js';
import type { Metrics } from '../metrics.js';
import { clusterCounters } from './cluster-counters.js';
import type { ToChild, ToPrimary } from './messages.js';

/** The process that started this one. If it ends, node:cluster ends this one too. */
export interface Primary {
  /** Counts of limits that all children share. */
  readonly counters: Counters;
  /** Wraps this child's metrics so that `read` returns the sum over all children. */
  readonly aggregate: (own: Metrics) => Metrics;
  /** Reports that this child listens at `url`. */
  readonly ready: (url: string) => void;
  /** Resolves when the primary has requested that this process end. */
  readonly endRequested: Promise<void>;
}

const send = (message: ToPrimary): void => void process.send?.(message);

export function connectToPrimary(): Primary {
  let latest = 0;
  const readings = new Map<number, (text: string | null) => void>();
  const readAll = (): Promise<string | null> => {
    latest += 1;
    const id = latest;
    send({ type: 'docket:metrics', id });
    return new Promise((resolve) => readings.set(id, resolve));
  };
  const endRequested = new Promise<void>((resolve) => {
    process.on('message', (message: ToChild) => {
      if (message.type === 'docket:end') resolve();
      if (message.type === 'docket:metrics') {
        readings.get(message.id)?.(message.text);
        readings.delete(message.id);
      }
    });
  });
  return {
    endRequested,
    ready: (url) => send({ type: 'docket:ready', url }),
    counters: clusterCounters(),
    aggregate: (own) => withSumOfAll(own, readAll),
  };
}

/** Registers this child's metrics, for the primary to collect; `read` requests the sum over all children. */
function withSumOfAll(own: Metrics, readAll: () => Promise<string | null>): Metrics {
  AggregatorRegistry.setRegistries(own.registry);
  // The constructor starts to listen for the primary's requests.
  void new AggregatorRegistry();
  return {
    ...own,
    read: async () => {
      const text = await readAll();
      if (text === null) throw new Error('A process has not sent its metrics');
      return text;
    },
  };
}
