/**
 * Starts, feeds and kills a process for work on untrusted input, one task at a time. Native code and a busy loop can be
 * stopped only by killing their process.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The task exceeded its time or memory limit and was aborted. */
export class TaskTooHeavy extends Error {}
/** Another program killed the process, or it did not start. */
export class ProcessDied extends Error {}
/** The process crashed during the task. */
export class ProcessCrashed extends Error {}

export interface ProcessLimits {
  /** Max memory of the process during a task, in bytes. */
  readonly memory: number;
  /** Milliseconds after which an idle process ends; the next task starts it again. */
  readonly idleMs: number;
  /** Priority of the process at the operating system, as of `os.setPriority`. */
  readonly priority: number;
}

/** `program` is its module without extension, such as `drawing-program`; it sends `{ isReady: true }` once it has started. */
export interface IsolatedProgram extends ProcessLimits {
  readonly program: URL;
}

export interface IsolatedProcess<Task extends object, Answer> {
  /** Passes a task to the process, which it starts if necessary. Rejects with one of the errors above. */
  run: (task: Task, limitMs: number) => Promise<Answer>;
  /** Kills the process and any task in progress. */
  stop: () => void;
}

/** Time limit of a start, in milliseconds; the first start of the drawing program also makes fonts, which takes some seconds. */
const startMs = 120_000;
const lookMs = 50;
/** Share of the memory limit above which an idle process is replaced: it keeps memory of earlier tasks. */
const heldShare = 0.5;
/** Signals that mean a crash of native code; others come from outside. */
const crashes = new Set<NodeJS.Signals | null>(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);
/** The only environment variables of the process: it handles untrusted input and must not see secrets. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'NODE_V8_COVERAGE'];

const extension = extname(fileURLToPath(import.meta.url));

function startProgram({ program, priority }: IsolatedProgram): ChildProcess {
  const child = fork(new URL(`${program.href}${extension}`), {
    execArgv: extension === '.ts' ? ['--import', new URL('./typescript-program.mjs', import.meta.url).href] : [],
    env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Without a listener, an error would end this process. Callers learn of it by the exit of the child.
  child.on('error', () => undefined);
  if (child.pid !== undefined) setPriority(child.pid, priority);
  // An idle process does not keep its parent alive.
  child.unref();
  child.channel?.unref();
  return child;
}

export function createIsolatedProcess<Task extends object, Answer>(
  program: IsolatedProgram,
): IsolatedProcess<Task, Answer> {
  const { memory, idleMs } = program;
  let current: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function started(): Promise<ChildProcess> {
    if (current) return current;
    const child = startProgram(program);
    current = child;
    child.once('exit', () => {
      if (current === child) current = undefined;
    });
    await answerOf(child, startMs).catch(() => {
      throw new ProcessDied('The process did not start');
    });
    return child;
  }

  async function rest(child: ChildProcess): Promise<void> {
    if (current !== child) return;
    const stop = (): void => end(child);
    if ((await memoryOf(child)) > memory * heldShare) stop();
    else idle = setTimeout(stop, idleMs).unref();
  }

  function end(child: ChildProcess | undefined): void {
    if (current === child) current = undefined;
    child?.kill('SIGKILL');
  }

  return {
    async run(task, limitMs) {
      clearTimeout(idle);
      const child = await started();
      const answered = answerOf(child, limitMs, memory);
      child.send(task);
      try {
        // The program and its caller agree on the type.
        return (await answered) as Answer;
      } finally {
        await rest(child);
      }
    },
    stop: () => {
      clearTimeout(idle);
      end(current);
    },
  };
}

/** The next response of the process. Kills the process if it exceeds the time or memory limit. */
function answerOf(child: ChildProcess, limitMs: number, memory = Infinity): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let reason: Error | undefined;
    const giveUp = (message: string): void => {
      reason = new TaskTooHeavy(message);
      child.kill('SIGKILL');
    };
    const limit = setTimeout(() => giveUp(`The task took more than ${limitMs} ms`), limitMs);
    const weigh = async (): Promise<void> => {
      if ((await memoryOf(child)) > memory) giveUp(`The task took more than ${memory} bytes of memory`);
    };
    const look = setInterval(() => void weigh(), lookMs);
    const settle = (): void => {
      clearTimeout(limit);
      clearInterval(look);
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    const onMessage = (message: unknown): void => {
      settle();
      resolve(message);
    };
    const onExit = (): void => {
      settle();
      reject(reason ?? endOf(child));
    };
    child.once('message', onMessage);
    child.once('exit', onExit);
    if (child.exitCode !== null || child.signalCode !== null) onExit();
  });
}

function endOf({ exitCode, signalCode }: ChildProcess): Error {
  const hasCrashed = (exitCode !== null && exitCode !== 0) || crashes.has(signalCode);
  return hasCrashed
    ? new ProcessCrashed(`The process crashed (${signalCode ?? exitCode})`)
    : new ProcessDied('The process ended');
}

/** Memory of a process in bytes, on Linux. Elsewhere 0, so that only the time limit applies. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
