/** Runs the tests that touch the database against a server, and counts. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { dirname, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { Script } from '../../scripts/run-script.js';
import { projectRoot } from '../../settings/root.js';

/** Mocha takes a name in braces for that of a file. */
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
  /** Tests that say that they do not go for this engine. */
  readonly leftOut: number;
  /** Whether it came to its end. */
  readonly isWhole: boolean;
  readonly byFolder: ReadonlyMap<string, Count>;
}

interface Run {
  readonly files: readonly string[];
  readonly minutes: number;
  /** Takes all that mocha tells, as it comes. */
  readonly log: string;
  /** Takes what is to be done if this program is ended. */
  readonly onEnd: Script['onEnd'];
}

/** Counts as they come what mocha tells, so that what ran is known of a run that is cut short too. */
export async function runTests(server: string, { files, minutes, log, onEnd }: Run): Promise<Outcome> {
  const started = performance.now();
  // One after the other: of several at once mocha's stream of results tells nothing.
  const options = ['--no-parallel', '--reporter=json-stream', '--exit', '--require=lab/engines/long-timeouts.ts'];
  const child = spawn(process.execPath, ['node_modules/mocha/bin/mocha.js', ...files, ...options], {
    cwd: projectRoot,
    // What the tests start goes with them when their time is up.
    detached: true,
    env: { ...process.env, TEST_DATABASE_SERVER: server },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = createWriteStream(log);
  child.stderr.pipe(output, { end: false });
  const counted = { passed: 0, failed: 0, leftOut: 0, isWhole: false, byFolder: new Map<string, Count>() };
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
  leftOut: number;
  isWhole: boolean;
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
    counted.isWhole = true;
    counted.leftOut = event[1].pending;
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

/** What else is printed by the programs that the tests start is no event. */
function eventIn(line: string): Event | undefined {
  if (!/^\["(start|pass|fail|end)",/.test(line)) return undefined;
  try {
    return JSON.parse(line) as Event;
  } catch {
    return undefined;
  }
}
