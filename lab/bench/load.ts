/** Loads all contenders with the operations of many users, in rounds. */
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { processorTime } from './processor-time.js';
import type { Firm } from './seed.js';
import { perRequest, runWrk, type Latencies } from './wrk.js';

export const operations = ['list', 'get', 'create'] as const;
export type Operation = (typeof operations)[number];

/** A server to measure. */
export interface Contender {
  readonly name: string;
  readonly url: string;
  readonly pid: number | undefined;
  /** The script that tells wrk what to send, relative to the root of the project. */
  readonly script: string;
  /** More environment variables for the script. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Measured extends Latencies {
  /** Milliseconds of processor time per request; null if the system does not report it, or no request finished in time. */
  readonly node: number | null;
  readonly database: number | null;
}

/** The rounds of a contender. */
export type Rounds = Readonly<Record<Operation, Measured[]>>;

export interface Run {
  readonly rounds: number;
  readonly seconds: number;
}

/** Rounds that do not count: they give the engine time to compile the code, and the database time to read its pages. */
const warmUps = 2;

/** Rounds are interleaved, in alternating order, so that whatever else the machine does affects all contenders alike. */
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
  const [nodeBefore = null, databaseBefore = null] = taken();
  const latencies = await runWrk(url, join(projectRoot, script), seconds, env);
  const [node = null, database = null] = taken();
  return {
    ...latencies,
    node: perRequest(nodeBefore, node, latencies.requests),
    database: perRequest(databaseBefore, database, latencies.requests),
  };
}
