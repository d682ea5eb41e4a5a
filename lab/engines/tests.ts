/** Runs the tests that touch the database against a server, and counts those that pass and fail. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { dirname, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { Script } from '../../scripts/run-script.js';
import { projectRoot } from '../../settings/root.js';

/** Paths one by one, because mocha takes a pattern with braces for the name of a file. */
const named = (folder: string, ...names: string[]): string[] => names.map((name) => `test/${folder}/${name}.test.ts`);

/** The tests that use the database, by what they show about an engine. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  suite: [
    'test/models/*.test.ts',
    'test/database/*.test.ts',
    'test/queries/*.test.ts',
    ...named('contract', 'access', 'list-files', 'lists'),
    'test/api/**/*.test.ts',
    'test/server/**/*.test.ts',
    ...named('scripts', 'demo', 'keys', 'processes', 'worker'),
    ...named('faults', 'backup'),
    'test/workers/!(reports-killed).test.ts',
  ],
  races: ['test/properties/*.test.ts'],
  kills: [
    ...named('journeys', 'crash', 'sync'),
    ...named('workers', 'reports-killed'),
    ...named('faults', 'commit-cut', 'moved-clock', 'outage'),
  ],
};

export interface Count {
  passed: number;
  failed: number;
}

export interface Outcome extends Count {
  readonly seconds: number;
  /** The number of tests that skip themselves on this engine. */
  readonly skipped: number;
  /** Whether the run reached its end. */
  readonly isComplete: boolean;
  readonly byFolder: ReadonlyMap<string, Count>;
}

interface Run {
  readonly files: readonly string[];
  readonly minutes: number;
  /** The file that receives mocha's output as it comes. */
  readonly log: string;
  /** Registers the end of mocha for the case that this program is stopped. */
  readonly onEnd: Script['onEnd'];
}

/** Counts results as mocha prints them, so that a run that is cut short has counts too. */
export async function runTests(server: string, { files, minutes, log, onEnd }: Run): Promise<Outcome> {
  const started = performance.now();
  // One file after the other: mocha's json-stream reporter prints nothing in parallel mode.
  const options = ['--no-parallel', '--reporter=json-stream', '--exit', '--require=lab/engines/long-timeouts.ts'];
  const child = spawn(process.execPath, ['node_modules/mocha/bin/mocha.js', ...files, ...options], {
    cwd: projectRoot,
    // In its own process group, so that programs that the tests start end with it when its time is up.
    detached: true,
    env: { ...process.env, TEST_DATABASE_SERVER: server },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = createWriteStream(log);
  child.stderr.pipe(output, { end: false });
  const counted = { passed: 0, failed: 0, skipped: 0, isComplete: false, byFolder: new Map<string, Count>() };
  const lines = createInterface({ input: child.stdout }).on('line', (line) => {
    output.write(`${line}\n`);
    take(counted, line);
  });
  const end = (): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  onEnd(end);
  const alarm = setTimeout(end, minutes * 60_000);
  await Promise.all([once(child, 'close'), once(lines, 'close')]);
  clearTimeout(alarm);
  output.end();
  return { ...counted, seconds: (performance.now() - started) / 1000 };
}

interface Counting extends Count {
  skipped: number;
  isComplete: boolean;
  readonly byFolder: Map<string, Count>;
}

type Event =
  | ['start', object]
  | ['pass' | 'fail', { file: string; fullTitle: string; err?: string }]
  | ['end', { pending: number }];

function take(counted: Counting, line: string): void {
  const event = eventIn(line);
  if (event === undefined || event[0] === 'start') return;
  if (event[0] === 'end') {
    counted.isComplete = true;
    counted.skipped = event[1].pending;
    return;
  }
  const [kind, { file, fullTitle, err = '' }] = event;
  const folder = relative(projectRoot, dirname(file));
  const own = counted.byFolder.get(folder) ?? { passed: 0, failed: 0 };
  counted.byFolder.set(folder, own);
  const name = kind === 'pass' ? 'passed' : 'failed';
  own[name] += 1;
  counted[name] += 1;
  if (kind === 'fail') console.log(`  ✘ ${relative(projectRoot, file)}: ${fullTitle}: ${err.slice(0, 300)}`);
}

/** The event in a line of mocha's; undefined for other lines, which programs print that the tests start. */
function eventIn(line: string): Event | undefined {
  if (!/^\["(start|pass|fail|end)",/.test(line)) return undefined;
  try {
    return JSON.parse(line) as Event;
  } catch {
    return undefined;
  }
}
