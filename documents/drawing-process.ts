/** A process that draws one document at a time. The typesetter is native code that cannot be stopped, but its process can. */
import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Drawing, DrawingAnswer } from './drawing-program.js';

/** The drawing took longer, or more memory, than it may, and was given up. */
export class DrawingTooHeavy extends Error {}
/** The process ended by itself, or was ended from outside. */
export class DrawingProcessDied extends Error {}

export interface DrawingLimits {
  /** Bytes that the process may hold while it draws. */
  readonly memory: number;
  /** Milliseconds after which an idle process ends; the next document starts it again. */
  readonly idleMs: number;
}

export interface DrawingProcess {
  /** Starts the process unless it runs. Rejects with `DrawingTooHeavy`, with `DrawingProcessDied`, or with what is wrong with the document. */
  draw: (drawing: Drawing, limitMs: number) => Promise<Buffer>;
  /** Ends the process, and what it draws with it. */
  stop: () => void;
}

/** A first start makes fonts, which takes some seconds of a processor. */
const startMs = 120_000;
const lookMs = 50;
/** What an idle process may hold of what it drew before; one that holds more is replaced. */
const heldShare = 0.5;
/** All that the program needs to know of its surroundings: it reads what strangers sent, and no secret is to be near it. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'NODE_V8_COVERAGE'];

const extension = extname(fileURLToPath(import.meta.url));

function startProgram(): ChildProcess {
  const child = fork(new URL(`./drawing-program${extension}`, import.meta.url), {
    execArgv: extension === '.ts' ? ['--import', new URL('./typescript-program.mjs', import.meta.url).href] : [],
    env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Whoever waits for a document is told of the end of the process.
  child.on('error', () => undefined);
  // Requests go first where there are fewer processors than work.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // An idle process keeps no other from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

export function createDrawingProcess({ memory, idleMs }: DrawingLimits): DrawingProcess {
  let current: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function started(): Promise<ChildProcess> {
    if (current) return current;
    const child = startProgram();
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

/** The next answer of a process, which is ended when it takes longer or holds more than it may. */
function answerOf(child: ChildProcess, limitMs: number, memory = Infinity): Promise<DrawingAnswer> {
  return new Promise((resolve, reject) => {
    let reason: Error = new DrawingProcessDied('The drawing process ended');
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
      reject(reason);
    };
    child.once('message', onMessage);
    child.once('exit', onExit);
    if (child.exitCode !== null || child.signalCode !== null) onExit();
  });
}

/** Bytes that a process holds. Only Linux tells; elsewhere time alone limits a drawing. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
