/** Questions to the person at the terminal. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './failures.js';

/** Asks for a text that is not shown while it is typed. Throws a `UsageError` if nobody can answer. */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new UsageError('There is no terminal to ask at: use --code, or pipe a key with --key -');
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answers = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return (await answers.question('')).trim();
  } finally {
    answers.close();
    process.stderr.write('\n');
  }
}
