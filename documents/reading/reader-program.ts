/** The part that all programs share that read files in a process. isolated-reader.ts starts them and may kill them at any time. */
import { Unreadable } from '../e-invoice/read/unreadable.js';

/** A message of the program: first that it is ready, then the result of each file. */
export type ReaderAnswer<Result> =
  | { readonly isReady: true }
  | { readonly result: Result }
  /** What is wrong with the file. */
  | { readonly problem: string };

const leave = (): void => process.exit();

function answer(message: ReaderAnswer<unknown>): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) leave();
  });
}

/** Tells the parent process that the program is ready for files. */
export function startReading(): void {
  // The parent process is gone.
  process.on('disconnect', leave);
  // A terminal sends its signals to all processes; the parent ends this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  answer({ isReady: true });
}

/** Sends what was read to the parent process, or what is wrong with the file. An error other than `Unreadable` ends the program. */
export async function answerWith(read: () => unknown): Promise<void> {
  try {
    answer({ result: await read() });
  } catch (error) {
    // Anything else is an error of the program: it ends, and the file counts as one that cannot be read.
    if (!(error instanceof Unreadable)) throw error;
    answer({ problem: error.message });
  }
}
