/**
 * `npm run test:e-invoice`: electronic invoices before two judges, Mustang with veraPDF and the official rules, which are
 * downloaded once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderer } from '../documents/renderer.js';
import { count, readOptions } from '../scripts/command-line.js';
import { runScript } from '../scripts/run-script.js';
import { OperatorError } from '../settings/operator-error.js';
import { checks } from './e-invoice/checks.js';
import { holdCourt } from './e-invoice/valid-files.js';

const help = `npm run test:e-invoice -- [--only ${Object.keys(checks).join('|')}]… [--seed N] [--random N] [--judged N]

Has two judges say whether electronic invoices are valid: Mustang, which judges PDF/A by veraPDF, and the official rules of EN 16931,
XRechnung, Peppol and Factur-X. Needs Java 17, Maven and Python 3, and for the first time the registries.

--only    only these checks: missing (each rule that Docket names), parties (of whom something is missing at random), pdfs, random (sums of random invoices), demo (every invoice and
          credit note of the demo firm in six languages and all formats)
--seed    of the random invoices, to repeat a run
--random  number of random invoices, 10000 unless given
--judged  how many of them are judged, and number of random parties, 500 unless given
`;
const { values } = readOptions(help, {
  options: {
    only: { type: 'string', multiple: true, default: Object.keys(checks) },
    seed: { type: 'string' },
    random: { type: 'string', default: '10000' },
    judged: { type: 'string', default: '500' },
  },
});

await runScript(async (script) => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-e-invoice-'));
  const court = await holdCourt(folder);
  script.onEnd(() => court.close());
  const renderer = createRenderer();
  script.onEnd(() => renderer.close());
  const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : count('seed', values.seed);
  const [random, judged] = [count('random', values.random), count('judged', values.judged)];
  const faults: string[] = [];
  for (const name of values.only) {
    const check = checks[name];
    if (!check) throw new OperatorError(`No such check: ${name}. There are ${Object.keys(checks).join(', ')}`);
    const started = performance.now();
    const found = await check({ script, court, renderer, folder: join(folder, 'demo'), seed, random, judged });
    console.log(
      `  ${((performance.now() - started) / 1000).toFixed(0)} s${found.length === 0 ? '' : `, ${found.length} faults`}`,
    );
    faults.push(...found);
  }
  if (faults.length > 0)
    throw new OperatorError(`${faults.join('\n')}\nThe files are in ${folder}; the seed is ${seed}`);
  rmSync(folder, { recursive: true });
});
