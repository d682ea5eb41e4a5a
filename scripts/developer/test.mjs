/** `npm test`, on a fresh machine as on any other: installs what is missing, then runs every check until one fails. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, prepare } from '../bootstrap/prepare.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The outcome of a check. `passed` and `failed` count tests; other checks count as one.
 *
 * @typedef {{ isGood: boolean, passed?: number, failed?: number }} Outcome
 */

/** Folders that contain nothing but the output of `npm run generate`. */
const generated = [
  'generated',
  'sdk/src/generated',
  'sdk-python/docket/generated',
  'cli/src/generated',
  'web/generated',
];

/** @type {[name: string, check: () => Promise<Outcome>][]} */
const checks = [
  ['contract', generatedIsCurrent],
  ['compatibility', () => npmRun('compatibility')],
  ['types', () => npmRun('typecheck')],
  ['lint', () => npmRun('lint')],
  ['format', () => npmRun('format:check')],
  ['build', () => npmRun('build')],
  ['tools', () => npmRun('test:tools')],
  ['tests', mocha],
  ['contract tests', () => npmRun('test:contract')],
];

const [surplus] = process.argv.slice(2);
if (surplus !== undefined) {
  const usage = 'npm test runs every check that CI runs, and takes no options.';
  console.error(surplus === '--help' ? usage : `Unknown argument: ${surplus}. ${usage}`);
  process.exit(surplus === '--help' ? 0 : 1);
}

checkNode();
await prepare(root, { withBuild: false });
const totals = { passed: 0, failed: 0 };
for (const [name, check] of checks) {
  const started = performance.now();
  console.log(`\n▶ ${name}`);
  const { isGood, passed = 0, failed = isGood ? 0 : 1 } = await check();
  console.log(`${isGood ? '✔' : '✘'} ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  totals.passed += passed;
  totals.failed += failed;
  if (isGood) continue;
  process.exitCode = 1;
  break;
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);

/** Generated files are committed: generating them again must change nothing. */
async function generatedIsCurrent() {
  const folder = mkdtempSync(join(tmpdir(), 'docket-generated-'));
  try {
    if (!(await npmRun('generate', '--out', folder)).isGood) return { isGood: false };
    const [made, committed] = [generatedBelow(folder), generatedBelow(root)];
    const changed = [...new Set([...made.keys(), ...committed.keys()])].filter(
      (name) => made.get(name) !== committed.get(name),
    );
    if (changed.length > 0)
      console.log(`Out of date: ${changed.join(', ')}. Run \`npm run generate\` and commit the result.`);
    return { isGood: changed.length === 0 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The files by path.
 *
 * @param {string} base
 */
function generatedBelow(base) {
  const files = generated
    .flatMap((folder) => readdirSync(join(base, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('__pycache__'));
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(base.length + 1), readFileSync(path, 'utf8')];
    }),
  );
}

/** @returns {Promise<Outcome>} */
async function mocha() {
  const jobs = Math.max(2, availableParallelism());
  // These take long and rarely break. `npm run test:dashboard`, `test:faults`, `test:exhaustive`, `test:operator`,
  // `test:packages` and `test:stripe`, which needs a program of Stripe, run them.
  const options = [
    'test/**/*.test.ts',
    '--exclude=test/web/screens/**',
    '--exclude=test/faults/**',
    '--exclude=test/exhaustive/**',
    '--exclude=test/operator/**',
    '--exclude=test/packages/**',
    '--exclude=test/stripe-mock/**',
    '--forbid-only',
    '--forbid-pending',
    '--reporter=dot',
    `--jobs=${jobs}`,
  ];
  const { isGood, output } = await run(process.execPath, ['node_modules/mocha/bin/mocha.js', ...options]);
  const count = (/** @type {string} */ word) => Number(new RegExp(`^ *(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  const [passed, failed] = [count('passing'), count('failing')];
  // An interrupted run ends without a word.
  const isWhole = isGood && passed > 0 && failed === 0;
  return { isGood: isWhole, passed, failed: isWhole ? 0 : Math.max(1, failed) };
}

/**
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
async function npmRun(script, ...args) {
  return run('npm', ['run', '--silent', script, '--', ...args]);
}

/**
 * @param {string} file
 * @param {string[]} args
 */
async function run(file, args) {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
    process.stdout.write(text);
  });
  /** @type {number | null} */
  const code = await new Promise((resolve, reject) => {
    child.once('close', resolve).once('error', reject);
  });
  return { isGood: code === 0, output };
}
