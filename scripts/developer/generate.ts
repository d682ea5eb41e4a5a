/**
 * Makes generated/ from openapi/ (the bundle, its types and the table of operations), sdk/src/generated/, and web/generated/.
 * `--out DIR` writes below DIR. If the contract has a mistake, it prints one line with the file to mend, and writes nothing.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { readOptions } from '../command-line.js';
import { runScript } from '../run-script.js';
import { addCommonAnswers } from './generate/common-answers.js';
import type { Document } from './generate/document.js';
import { completeExamples } from './generate/examples.js';
import { completeEvents, eventSamples } from './generate/events.js';
import { operationTable } from './generate/operation-table.js';
import { nameSchemas } from './generate/name-schemas.js';
import { addUpsertBodies } from './generate/upsert-bodies.js';
import { bundle, lint } from './generate/redocly.js';
import { writeSdk } from './generate/sdk/sdk.js';
import { contractTypes } from './generate/types.js';
import { writeWeb } from './generate/web/web.js';

const help = `npm run generate -- [--out DIR]

Makes generated/, sdk/src/generated/ and web/generated/ from openapi/, below DIR (default: here).
`;

const { values } = readOptions(help, { options: { out: { type: 'string', default: projectRoot } } });

await runScript(async ({ onEnd }) => {
  const scratch = await mkdtemp(join(tmpdir(), 'docket-generate-'));
  onEnd(() => rm(scratch, { recursive: true, force: true }));
  const bundled = join(scratch, 'openapi.json');
  await bundle('openapi/openapi.yaml', bundled);
  const written = JSON.parse(await readFile(bundled, 'utf8')) as Document;
  const document = nameSchemas(completeEvents(completeExamples(addCommonAnswers(addUpsertBodies(written)))));
  const out = join(scratch, 'out');
  const folder = join(out, 'generated');
  await mkdir(folder, { recursive: true });
  const target = join(folder, 'openapi.json');
  await writeFile(target, `${JSON.stringify(document, null, 2)}\n`);
  await lint(target);
  await writeFile(join(folder, 'openapi.d.ts'), await contractTypes(document));
  await writeFile(join(folder, 'operations.ts'), operationTable(document));
  await writeFile(join(folder, 'event-samples.ts'), eventSamples(document));
  await writeSdk(document, join(out, 'sdk/src/generated'));
  await writeWeb(document, join(out, 'web/generated'));
  // Only now, when nothing of it can fail any more.
  await cp(out, values.out, { recursive: true });
});
