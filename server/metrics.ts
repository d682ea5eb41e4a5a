import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** All metrics in the Prometheus format. */
  read(): Promise<string>;
  request(method: string, operation: string, status: number, seconds: number): void;
  /** Counts a report or export by where it was read. */
  replicaRead(from: 'replica' | 'writer'): void;
  /** Adds a gauge of the replica's lag in seconds; `lag` is called when metrics are read. */
  watchReplica(lag: () => number): void;
  /** Adds a gauge of the open streams of changes; `open` is called when metrics are read. */
  watchStreams(open: () => number): void;
  /** Counts a stream of changes that was cut because its client was too slow. */
  slowReader(): void;
}

/** Metrics in the Prometheus format. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'docket_request_duration_seconds',
    help: 'Time from the first byte of a request to its answer',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const requests = new Counter({
    name: 'docket_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'operation', 'status'],
    registers: [registry],
  });
  let lagOfReplica = (): number => 0;
  const replicaLag = new Gauge({
    name: 'docket_replica_lag_seconds',
    help: 'How far the server of DATABASE_READ_URL is behind; grows while it does not answer, and is 0 without one',
    aggregator: 'max',
    registers: [],
    collect() {
      this.set(lagOfReplica());
    },
  });
  registry.registerMetric(replicaLag);
  const replicaReads = new Counter({
    name: 'docket_replica_reads_total',
    help: 'Reports and exports by where they were read, while DATABASE_READ_URL is set',
    labelNames: ['source'],
    registers: [registry],
  });
  let openStreams = (): number => 0;
  const streams = new Gauge({
    name: 'docket_change_streams',
    help: 'Streams of changes that are open',
    registers: [],
    collect() {
      this.set(openStreams());
    },
  });
  registry.registerMetric(streams);
  const slowReaders = new Counter({
    name: 'docket_change_streams_cut_total',
    help: 'Streams of changes that were cut because their readers did not keep up',
    registers: [registry],
  });
  return {
    registry,
    read: () => registry.metrics(),
    request(method, operation, status, seconds) {
      durations.observe({ operation }, seconds);
      requests.inc({ method, operation, status });
    },
    replicaRead: (source) => replicaReads.inc({ source }),
    watchReplica: (lag) => void (lagOfReplica = lag),
    watchStreams: (open) => void (openStreams = open),
    slowReader: () => slowReaders.inc(),
  };
}
