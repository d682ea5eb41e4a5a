/**
 * `npm run generate`: makes all generated code from openapi/. `--out DIR` writes below DIR. In this order:
 *
 * 1. Redocly joins the files of openapi/ into one document (generate/redocly.ts).
 * 2. The document is completed: bodies of operations that create or update (upsert-bodies.ts), responses and headers
 *    that all operations share (common-responses.ts), examples that are based on others (examples.ts), event types and
 *    their examples (events.ts), and names for inline schemas (name-schemas.ts), which sees what the others have added.
 * 3. The completed document is generated/openapi.json, with its webhooks as path items of the components; Redocly lints
 *    it.
 * 4. It is the source of everything else: types (generated/openapi.d.ts), the server's table of operations
 *    (generated/operations.ts) and of the tools of agents (generated/tools.ts), the data of test events
 *    (generated/event-samples.ts), sdk/src/generated/ and sdk-python/docket/generated/ (generate/sdk/), cli/src/generated/
 *    (generate/cli/) and web/generated/ (generate/web/).
 * 5. The results are copied to their places. A mistake in the contract prints one line with the file to mend, and
 *    nothing is copied.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { readOptions } from '../command-line.js';
import { runScript } from '../run-script.js';
import { cliTable } from './generate/cli/table.js';
import { addCommonResponses } from './generate/common-responses.js';
import type { Document } from './generate/document.js';
import { completeExamples } from './generate/examples.js';
import { completeEvents, eventSamples, withNamedWebhooks } from './generate/events.js';
import { operationTable } from './generate/operation-table.js';
import { nameSchemas } from './generate/name-schemas.js';
import { addUpsertBodies } from './generate/upsert-bodies.js';
import { bundle, lint } from './generate/redocly.js';
import { writeSdks } from './generate/sdk/sdk.js';
import { toolTable } from './generate/tool-table.js';
import { contractTypes } from './generate/types.js';
import { writeWeb } from './generate/web/web.js';

const help = `npm run generate -- [--out DIR]

Makes generated/, sdk/src/generated/, sdk-python/docket/generated/, cli/src/generated/ and web/generated/ from openapi/, below DIR
(default: here).
`;

const { values } = readOptions(help, { options: { out: { type: 'string', default: projectRoot } } });

await runScript(async ({ onEnd }) => {
  const scratch = await mkdtemp(join(tmpdir(), 'docket-generate-'));
  onEnd(() => rm(scratch, { recursive: true, force: true }));
  const bundled = join(scratch, 'openapi.json');
  await bundle('openapi/openapi.yaml', bundled);
  const written = JSON.parse(await readFile(bundled, 'utf8')) as Document;
  const document = nameSchemas(completeEvents(completeExamples(addCommonResponses(addUpsertBodies(written)))));
  const out = join(scratch, 'out');
  const folder = join(out, 'generated');
  await mkdir(folder, { recursive: true });
  const target = join(folder, 'openapi.json');
  await writeFile(target, `${JSON.stringify(withNamedWebhooks(document), null, 2)}\n`);
  await lint(target);
  await writeFile(join(folder, 'openapi.d.ts'), await contractTypes(document));
  await writeFile(join(folder, 'operations.ts'), operationTable(document));
  await writeFile(join(folder, 'tools.ts'), toolTable(document));
  await writeFile(join(folder, 'event-samples.ts'), eventSamples(document));
  await writeSdks(document, out);
  const commands = join(out, 'cli/src/generated');
  await mkdir(commands, { recursive: true });
  await writeFile(join(commands, 'operations.ts'), cliTable(document));
  await writeWeb(document, join(out, 'web/generated'));
  // Last, so that a failure above changes no file.
  await cp(out, values.out, { recursive: true });
});
