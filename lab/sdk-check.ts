/**
 * `npm --prefix lab run sdk-check`: generates clients in Python, Go and Java from the served contract, and runs a job
 * with each. `-- --only go` for one.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../settings/root.js';
import { OperatorError } from '../settings/operator-error.js';
import type { ApiClient } from '../test/support/service/api.js';
import { readOptions } from '../scripts/command-line.js';
import { reasonOf } from '../scripts/tools/python-tool.js';
import { runScript } from '../scripts/run-script.js';
import { go } from './sdk-check/go.js';
import { java } from './sdk-check/java.js';
import type { Builder, Language } from './sdk-check/language.js';
import { runProgram } from './run-program.js';
import { python } from './sdk-check/python.js';
import { startTrialService } from '../test/programs/trial-service.js';

const languages: readonly Language[] = [python, go, java];
const help = `npm --prefix lab run sdk-check -- [--only LANGUAGE …]

Generates clients in Python, Go and Java from the served contract, compiles them, and runs a job with each.
`;
const { values } = readOptions(help, { options: { only: { type: 'string', multiple: true } } });

/** The requested languages, or all. */
function chosenLanguages(): readonly Language[] {
  const { only } = values;
  if (only === undefined) return languages;
  return only.map((chosen) => {
    const found = languages.find(({ name }) => name.toLowerCase() === chosen.toLowerCase());
    if (found) return found;
    throw new OperatorError(`Unknown language: ${chosen}. Use one of ${languages.map(({ name }) => name).join(', ')}`);
  });
}

/** The generator for a language; undefined, with a message, if it is not available. CI must have it. */
async function findBuilder(language: Language): Promise<Builder | undefined> {
  try {
    return await language.install();
  } catch (error) {
    const reason = `${language.name} is skipped, because its generator is not available: ${reasonOf(error)}`;
    if (process.env['CI'] === 'true') throw new OperatorError(reason);
    console.log(reason);
    return undefined;
  }
}

/** Builds a client and runs its job. Generated code stays in .cache/sdk-check/, where it can be inspected. */
async function tryLanguage({ name }: Language, build: Builder, contract: string, owner: ApiClient): Promise<void> {
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const folder = join(projectRoot, '.cache', 'sdk-check', name.toLowerCase());
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'openapi.json'), contract);
  const [program, ...args] = await build(folder);
  console.log(`${name}: the client is generated and compiles with its job (${seconds()})`);
  const env = { DOCKET_URL: owner.url, DOCKET_KEY: owner.key ?? '' };
  const invoice = (await runProgram(program, args, { cwd: folder, env })).trim();
  console.log(`${name}: ${invoice} is billed from time, sent and paid (${seconds()})`);
}

await runScript(async (script) => {
  const chosen = chosenLanguages();
  const builders = new Map<Language, Builder>();
  for (const language of chosen) {
    const builder = await findBuilder(language);
    if (builder) builders.set(language, builder);
  }
  if (builders.size === 0) return;
  const owner = await (await startTrialService(script, 'sdk-check')).openWorkspace();
  const contract = await (await fetch(`${owner.url}/openapi.json`)).text();
  for (const [language, builder] of builders) await tryLanguage(language, builder, contract, owner);
});
