/**
 * `npm --prefix lab run sdk-check`: makes a client with each generator from the served contract, compiles it and has it
 * bill an hour. `-- --only ogen` for one. Prints a table, and fails if a stage failed for which everything was there.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOptions } from '../scripts/command-line.js';
import { runScript } from '../scripts/run-script.js';
import { OperatorError } from '../settings/operator-error.js';
import { startTrialService } from '../test/programs/trial-service.js';
import type { ApiClient } from '../test/support/service/api.js';
import { Unavailable, toolsFolder, type Generator } from './sdk-check/generator.js';
import { generators } from './sdk-check/generators.js';

const stages = ['generate', 'compile', 'pay'] as const;
type Row = Record<(typeof stages)[number], string>;

const help = `npm --prefix lab run sdk-check -- [--only GENERATOR …]

Makes a client with each generator from the served contract, compiles it and has it bill an hour:
${generators.map(({ name }) => `  ${name}`).join('\n')}
`;
const { values } = readOptions(help, { options: { only: { type: 'string', multiple: true } } });

/** The requested generators, or all. */
function chosenGenerators(): readonly Generator[] {
  const { only } = values;
  if (only === undefined) return generators;
  return only.map((chosen) => {
    const found = generators.find(({ name }) => name.toLowerCase() === chosen.toLowerCase());
    if (found) return found;
    throw new OperatorError(
      `Unknown generator: ${chosen}. Use one of ${generators.map(({ name }) => name).join(', ')}`,
    );
  });
}

/** Goes through the stages until one fails. Generated code stays in `.cache/sdk-check/`, where it can be inspected. */
async function tryGenerator(generator: Generator, contract: string): Promise<Row> {
  const folder = join(toolsFolder, generator.name.replaceAll(/\W+/g, '-'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'openapi.json'), contract);
  const row: Row = { generate: '', compile: '', pay: '' };
  for (const stage of stages) {
    const began = performance.now();
    row[stage] = await resultOf(() => generator[stage](folder));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${generator.name}: ${stage}: ${row[stage]} (${seconds} s)`);
    if (row[stage] !== 'yes') break;
  }
  return row;
}

/** `yes`, `no`, or what cannot be had on this machine. What failed is printed. */
async function resultOf(stage: () => Promise<unknown>): Promise<string> {
  try {
    await stage();
    return 'yes';
  } catch (error) {
    if (error instanceof Unavailable) return `not to be had (${error.message})`;
    console.log(error instanceof Error ? error.message : error);
    return 'no';
  }
}

function tableOf(rows: ReadonlyMap<Generator, Row>): string {
  const lines = [...rows].map(([{ name }, row]) => `| ${[name, ...stages.map((stage) => row[stage])].join(' | ')} |`);
  return ['| generator | generates | compiles | first payment |', '|---|---|---|---|', ...lines].join('\n');
}

/** Jobs find the service in their environment. */
function connectJobs({ url, key = '' }: ApiClient): void {
  Object.assign(process.env, { DOCKET_URL: url, DOCKET_KEY: key });
}

await runScript(async (script) => {
  const owner = await (await startTrialService(script, 'sdk-check')).openWorkspace();
  connectJobs(owner);
  const contract = await (await fetch(`${owner.url}/openapi.json`)).text();
  const rows = new Map<Generator, Row>();
  for (const generator of chosenGenerators()) rows.set(generator, await tryGenerator(generator, contract));
  console.log(`\n${tableOf(rows)}`);
  const isFailed = [...rows.values()].some((row) => Object.values(row).includes('no'));
  if (isFailed) throw new OperatorError('A generator that is there failed: its output is above');
});
