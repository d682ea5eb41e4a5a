/** Operations of many users on all contenders, in rounds. */
import { join } from 'node:path';
import { projectRoot } from '../../../settings/root.js';
import { processorTime } from './processor-time.js';
import type { Firm } from './seed.js';
import { runWrk, type Latencies } from './wrk.js';

export const operations = ['list', 'get', 'create'] as const;
export type Operation = (typeof operations)[number];

/** A server that is measured. */
export interface Contender {
  readonly name: string;
  readonly url: string;
  readonly pid: number | undefined;
  /** What wrk sends to it, as seen from the root of the project. */
  readonly script: string;
  /** What its script reads besides. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Measured extends Latencies {
  /** Milliseconds of processor time for a request; null if the system does not tell. */
  readonly node: number | null;
  readonly database: number | null;
}

/** The rounds of a contender. */
export type Rounds = Readonly<Record<Operation, Measured[]>>;

export interface Run {
  readonly rounds: number;
  readonly seconds: number;
}

/** Rounds that do not count: code is compiled meanwhile, and pages are read. */
const warmUps = 2;

/** Rounds are interleaved, each in the other order than the one before, so that what the machine does meanwhile meets all alike. */
export async function measureLoad(
  contenders: readonly Contender[],
  firms: readonly Firm[],
  databasePid: number | undefined,
  { rounds, seconds }: Run,
): Promise<ReadonlyMap<string, Rounds>> {
  const results = new Map<string, Rounds>(contenders.map(({ name }) => [name, { list: [], get: [], create: [] }]));
  const keys = firms.flatMap(linesOf).join('\n');
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    for (const operation of operations) {
      for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
        const measured = await measure(contender, databasePid, seconds, {
          ...contender.env,
          BENCH_OPERATION: operation,
          BENCH_KEYS: keys,
        });
        if (round > 0) results.get(contender.name)?.[operation].push(measured);
      }
    }
  }
  return results;
}

const linesOf = ({ offset, size: { entries, clients, projects, users }, keys }: Firm): string[] =>
  keys.map((key) => [key, offset, entries, clients, projects, users].join(' '));

async function measure(
  { url, pid, script }: Contender,
  databasePid: number | undefined,
  seconds: number,
  env: Readonly<Record<string, string>>,
): Promise<Measured> {
  const taken = (): (number | null)[] => [processorTime(pid), processorTime(databasePid)];
  const [nodeBefore, databaseBefore] = taken();
  const latencies = await runWrk(url, join(projectRoot, script), seconds, env);
  const [node, database] = taken();
  const each = (before: number | null = null, after: number | null = null): number | null =>
    before === null || after === null ? null : (after - before) / latencies.requests;
  return { ...latencies, node: each(nodeBefore, node), database: each(databaseBefore, database) };
}
