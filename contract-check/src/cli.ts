/** `docket-contract-check`: checks recordings in a CI. Exit codes: 0 all fit, 1 some do not, 2 wrong usage. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkHar } from './index.js';
import type { HarEntry } from './types.js';

const help = `docket-contract-check [--url https://docket.example] FILE.har …

Checks the exchanges with Docket in recordings against Docket's contract: each request, whether the API accepts it, and
each response, whether it is what the contract says. Nothing is sent anywhere.

--url  where Docket is in the recordings; by default, every address whose path begins with /v1/

Exit codes: 0 everything fits, 1 something does not, 2 wrong usage
`;

const lineOf = ({ method, url, index, mismatches }: HarEntry): string =>
  [
    `  ${method} ${url} (entry ${index})`,
    ...mismatches.map(({ in: where, field, message }) => `    ${where}: ${field === '' ? '' : `${field} `}${message}`),
  ].join('\n');

function main(): number {
  const { values, positionals } = parseArgs({
    options: { url: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help === true) {
    process.stdout.write(help);
    return 0;
  }
  if (positionals.length === 0) throw new TypeError('Name at least one HAR file');
  const reports = positionals.map((file) => {
    const har: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { checked, failed } = checkHar(har, values.url === undefined ? {} : { url: values.url });
    process.stdout.write(`${file}: ${checked} exchanges with Docket, ${failed.length} do not fit the contract\n`);
    for (const entry of failed) process.stdout.write(`${lineOf(entry)}\n`);
    return { checked, failed };
  });
  // A check of nothing would pass for ever.
  if (reports.every(({ checked }) => checked === 0)) throw new TypeError('No exchange with Docket was found');
  return reports.some(({ failed }) => failed.length > 0) ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  process.exitCode = 2;
}
