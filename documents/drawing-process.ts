/** A process that renders one document at a time. The typesetter is native code that cannot be interrupted, but its process can be killed. */
import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Drawing, DrawingAnswer } from './drawing-program.js';

/** Rendering exceeded its time or memory limit and was aborted. */
export class DrawingTooHeavy extends Error {}
/** The process was killed from outside, or did not start. */
export class DrawingProcessDied extends Error {}
/** The process crashed while it rendered. */
export class DrawingCrashed extends Error {}

export interface DrawingLimits {
  /** Maximum memory of the process while it renders, in bytes. */
  readonly memory: number;
  /** Milliseconds after which an idle process ends; the next document starts it again. */
  readonly idleMs: number;
  /** Priority of the process at the operating system, as of `os.setPriority`. */
  readonly priority: number;
}

export interface DrawingProcess {
  /** Starts the process unless it runs. Rejects with one of the errors above, or with what is wrong with the document. */
  draw: (drawing: Drawing, limitMs: number) => Promise<Buffer>;
  /** Kills the process and any rendering in progress. */
  stop: () => void;
}

/** A first start makes fonts, which takes some seconds of a processor. */
const startMs = 120_000;
const lookMs = 50;
/** What an idle process may hold of what it drew before; one that holds more is replaced. */
const heldShare = 0.5;
/** Signals with which native code ends itself; any other comes from outside. */
const crashes = new Set<NodeJS.Signals | null>(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);
/** The only environment variables of the program: it processes untrusted input, so no secrets must be accessible to it. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'NODE_V8_COVERAGE'];

const extension = extname(fileURLToPath(import.meta.url));

function startProgram(priority: number): ChildProcess {
  const child = fork(new URL(`./drawing-program${extension}`, import.meta.url), {
    execArgv: extension === '.ts' ? ['--import', new URL('./typescript-program.mjs', import.meta.url).href] : [],
    env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Callers waiting for a document are notified when the process exits.
  child.on('error', () => undefined);
  if (child.pid !== undefined) setPriority(child.pid, priority);
  // An idle process does not keep its parent alive.
  child.unref();
  child.channel?.unref();
  return child;
}

export function createDrawingProcess({ memory, idleMs, priority }: DrawingLimits): DrawingProcess {
  let current: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function started(): Promise<ChildProcess> {
    if (current) return current;
    const child = startProgram(priority);
    current = child;
    child.once('exit', () => {
      if (current === child) current = undefined;
    });
    await answerOf(child, startMs).catch(() => {
      throw new DrawingProcessDied('The drawing process did not start');
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
    async draw(drawing, limitMs) {
      clearTimeout(idle);
      const child = await started();
      const answered = answerOf(child, limitMs, memory);
      child.send(drawing);
      try {
        const answer = await answered;
        if ('bytes' in answer) return Buffer.from(answer.bytes);
        throw new Error('error' in answer ? answer.error : 'The drawing process started anew');
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

/** The next response of the process, which is killed if it exceeds its time or memory limit. */
function answerOf(child: ChildProcess, limitMs: number, memory = Infinity): Promise<DrawingAnswer> {
  return new Promise((resolve, reject) => {
    let reason: Error | undefined;
    const giveUp = (message: string): void => {
      reason = new DrawingTooHeavy(message);
      child.kill('SIGKILL');
    };
    const limit = setTimeout(() => giveUp(`The drawing took more than ${limitMs} ms`), limitMs);
    const weigh = async (): Promise<void> => {
      if ((await memoryOf(child)) > memory) giveUp(`The drawing took more than ${memory} bytes of memory`);
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
      resolve(message as DrawingAnswer);
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
    ? new DrawingCrashed(`The drawing process crashed (${signalCode ?? exitCode})`)
    : new DrawingProcessDied('The drawing process ended');
}

/** Memory of a process in bytes. Available on Linux only; elsewhere, only time limits rendering. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
