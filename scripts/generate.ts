/** Makes generated/ from openapi/: the bundle, its types and the table of operations. `--out DIR` writes elsewhere. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../settings/root.js';
import { addCommonAnswers } from './generate/common-answers.js';
import type { Document } from './generate/document.js';
import { completeEvents, eventSamples } from './generate/events.js';
import { operationTable } from './generate/operation-table.js';
import { addLinks } from './generate/links.js';
import { bundle, lint } from './generate/redocly.js';
import { contractTypes } from './generate/types.js';

const { values } = parseArgs({ options: { out: { type: 'string', default: join(projectRoot, 'generated') } } });
const scratch = await mkdtemp(join(tmpdir(), 'docket-generate-'));
try {
  const bundled = join(scratch, 'openapi.json');
  await bundle(join(projectRoot, 'openapi/openapi.yaml'), bundled);
  const document = completeEvents(addLinks(addCommonAnswers(JSON.parse(await readFile(bundled, 'utf8')) as Document)));
  await mkdir(values.out, { recursive: true });
  const target = join(values.out, 'openapi.json');
  await writeFile(target, `${JSON.stringify(document, null, 2)}\n`);
  await lint(target);
  await writeFile(join(values.out, 'openapi.d.ts'), await contractTypes(document));
  await writeFile(join(values.out, 'operations.ts'), operationTable(document));
  await writeFile(join(values.out, 'event-samples.ts'), eventSamples(document));
} finally {
  await rm(scratch, { recursive: true, force: true });
}
