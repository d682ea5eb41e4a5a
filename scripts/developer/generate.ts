/**
 * Makes generated/ from openapi/ (the bundle, its types and the table of operations), sdk/src/generated/, and web/generated/.
 * `--out DIR` writes below DIR.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { readOptions } from '../command-line.js';
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
const scratch = await mkdtemp(join(tmpdir(), 'docket-generate-'));
try {
  const bundled = join(scratch, 'openapi.json');
  await bundle(join(projectRoot, 'openapi/openapi.yaml'), bundled);
  const written = JSON.parse(await readFile(bundled, 'utf8')) as Document;
  const document = nameSchemas(completeEvents(completeExamples(addCommonAnswers(addUpsertBodies(written)))));
  const out = join(values.out, 'generated');
  await mkdir(out, { recursive: true });
  const target = join(out, 'openapi.json');
  await writeFile(target, `${JSON.stringify(document, null, 2)}\n`);
  await lint(target);
  await writeFile(join(out, 'openapi.d.ts'), await contractTypes(document));
  await writeFile(join(out, 'operations.ts'), operationTable(document));
  await writeFile(join(out, 'event-samples.ts'), eventSamples(document));
  await writeSdk(document, join(values.out, 'sdk/src/generated'));
  await writeWeb(document, join(values.out, 'web/generated'));
} finally {
  await rm(scratch, { recursive: true, force: true });
}
