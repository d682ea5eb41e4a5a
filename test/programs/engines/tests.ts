/** Runs the tests that touch the database against a server, and counts. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { projectRoot } from '../../../settings/root.js';

/** What of the tests goes to the database, by what it is about. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  tests: ['test/api/**/*.test.ts', 'test/models/*.test.ts', 'test/queries/*.test.ts', 'test/contract/lists.test.ts'],
  races: ['test/properties/*.test.ts'],
  kills: ['test/journeys/crash.test.ts', 'test/workers/*.test.ts'],
};

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

/** A slow engine needs longer for all that the tests do before they begin. */
const timeoutMs = 300_000;

export async function runTests(server: string, files: readonly string[], log: string): Promise<Outcome> {
  const started = performance.now();
  const args = ['node_modules/mocha/bin/mocha.js', ...files, '--reporter=dot', `--timeout=${timeoutMs}`, '--jobs=2'];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, TEST_DATABASE_SERVER: server },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(log);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      file.write(part);
    });
  await once(child, 'close');
  file.end();
  const count = (word: string): number => Number(new RegExp(`^ *(\\d+) ${word}`, 'm').exec(text)?.[1] ?? 0);
  const failed = count('failing');
  const isCutShort = child.exitCode !== 0 && failed === 0;
  return { passed: count('passing'), failed: isCutShort ? 1 : failed, seconds: (performance.now() - started) / 1000 };
}
