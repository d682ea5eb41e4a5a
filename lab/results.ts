/** Results of measurements: files in `lab/results/`, written by the program that measured, with the commit and the machine. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../settings/root.js';

/** Circumstances on which figures depend. */
function circumstances(): Readonly<Record<string, string | number>> {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    node: process.version,
    processors: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGB: Math.round(totalmem() / 2 ** 30),
  };
}

/** The commit that is checked out, marked if files differ from it. */
function commit(): string {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=8', '--exclude=*'];
    return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

/** Writes `lab/results/NAME.json`: the circumstances, the options of the run, and the figures. */
export function writeFigures(name: string, options: object, figures: object): void {
  write(`${name}.json`, `${JSON.stringify({ ...circumstances(), options, ...figures }, null, 2)}\n`);
}

/** Writes `lab/results/NAME.md`: a title, the circumstances in a line, and the text. */
export function writeReport(name: string, title: string, text: string): void {
  const facts = Object.entries(circumstances()).map(([fact, value]) => `${fact} ${value}`);
  write(`${name}.md`, `# ${title}\n\n${facts.join(', ')}\n\n${text.trim()}\n`);
}

function write(name: string, content: string): void {
  const path = join(projectRoot, 'lab', 'results', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`Written to lab/results/${name}`);
}
