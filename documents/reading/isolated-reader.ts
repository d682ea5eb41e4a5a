/**
 * Reads files in a process of its own, one at a time: they come from strangers, and a file can be made so that it takes
 * minutes and gigabytes to read. Workspaces take turns.
 */
import { constants } from 'node:os';
import { ApiError, invalid } from '../../domain/errors.js';
import { FairQueue } from '../../domain/fair-share.js';
import { createIsolatedProcess, ProcessCrashed, ProcessDied, TaskTooHeavy } from '../isolated-process.js';
import type { ReaderAnswer } from './reader-program.js';

export interface ReaderLimits {
  /** Max milliseconds for a file. */
  readonly maxMs: number;
  /** Max memory of the process, in bytes. */
  readonly memory: number;
  /** Max waiting files: of one workspace, and of all together. */
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
}

const usualLimits: ReaderLimits = { maxMs: 15_000, memory: 512 * 1024 ** 2, waitingOfOne: 20, waitingOfAll: 100 };
const idleMs = 60_000;

export interface ReaderOfFiles {
  /** Its module without extension, which uses reader-program.ts. */
  readonly program: URL;
  /** What a file is that crashes the program: `must be …`. */
  readonly crashes: string;
  readonly limits?: Partial<ReaderLimits>;
}

/**
 * Returns what is in a file. Throws `invalid_request` on `file` if it cannot be read, `rate_limit_exceeded` or
 * `unavailable` if too many are waiting.
 */
export type ReadFile<Task, Result> = (workspaceId: string, task: Task) => Promise<Result>;

/** A reader with a process of its own, which starts with the first file. */
export function createFileReader<Task extends object, Result>({
  program,
  crashes,
  limits: given = {},
}: ReaderOfFiles): ReadFile<Task, Result> {
  type Answer = ReaderAnswer<Result>;
  const limits = { ...usualLimits, ...given };
  const { run } = createIsolatedProcess<Task, Answer>({
    program,
    memory: limits.memory,
    idleMs,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
  });
  interface Job {
    readonly task: Task;
    readonly resolve: (answer: Answer) => void;
    readonly reject: (reason: unknown) => void;
  }
  const waiting = new FairQueue<Job>();
  let isBusy = false;

  async function fill(): Promise<void> {
    const job = isBusy ? undefined : waiting.take(() => true);
    if (!job) return;
    isBusy = true;
    await run(job.task, limits.maxMs).then(job.resolve, job.reject);
    isBusy = false;
    await fill();
  }

  return async (workspaceId, task) => {
    assertRoom(limits, waiting.sizeOf(workspaceId), waiting.size);
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        waiting.add(workspaceId, { task, resolve, reject });
        void fill();
      });
      if ('result' in answer) return answer.result;
      throw 'problem' in answer ? invalid('file', answer.problem) : comeAgain();
    } catch (error) {
      throw refusalFor(error, limits, crashes);
    }
  };
}

function assertRoom({ waitingOfOne, waitingOfAll }: ReaderLimits, ofOne: number, ofAll: number): void {
  if (ofOne >= waitingOfOne)
    throw new ApiError(
      'rate_limit_exceeded',
      `The workspace already has ${waitingOfOne} files waiting to be read: try again in 5 seconds`,
      { retryAfter: 5 },
    );
  if (ofAll >= waitingOfAll) throw comeAgain();
}

const comeAgain = (): ApiError =>
  new ApiError('unavailable', 'The file could not be read now: try again shortly', { retryAfter: 5 });

/** After a kill from outside, a later request may succeed; any other failure is due to the file. */
function refusalFor(error: unknown, { maxMs, memory }: ReaderLimits, crashes: string): unknown {
  if (error instanceof ProcessDied) return comeAgain();
  if (error instanceof TaskTooHeavy)
    return invalid(
      'file',
      `must be readable within ${maxMs / 1000} seconds and ${Math.round(memory / 1024 ** 2)} MiB of memory`,
    );
  return error instanceof ProcessCrashed ? invalid('file', crashes) : error;
}
