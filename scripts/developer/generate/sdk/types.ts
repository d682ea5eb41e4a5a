/** The types of the SDK, made by @hey-api/openapi-ts from the schemas of the contract. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import type { Document } from '../document.js';
import { eventName } from '../names.js';
import { typeInSdk } from './names.js';
import { refTo, resolve, type Schema } from './schema.js';

const header = '/** Made by scripts/developer/generate.ts from the contract. */';

/** All schemas of the contract, of `named` (schemas that only the SDK names), and of the webhooks, by name. */
export const sdkSchemas = (document: Document, named: ReadonlyMap<string, Schema>): Map<string, Schema> =>
  new Map(
    Object.entries({ ...document.components['schemas'], ...webhookSchemas(document), ...Object.fromEntries(named) }),
  );

/** TypeScript types of these schemas. */
export async function sdkTypes(schemas: ReadonlyMap<string, Schema>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docket-sdk-types-'));
  try {
    const input = join(folder, 'schemas.json');
    await writeFile(input, JSON.stringify(withNewNames(Object.fromEntries(schemas))));
    await createClient({
      input,
      output: { path: join(folder, 'out'), entryFile: false },
      plugins: ['@hey-api/typescript'],
      logs: { level: 'silent' },
    });
    const source = await readFile(join(folder, 'out/types.gen.ts'), 'utf8');
    return source.replace(/^\/\/.*\n+/, '').replace(/export type ClientOptions = \{[\s\S]*?\n\};\n+/, `${header}\n\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function withNewNames(schemas: Record<string, object>): object {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Docket', version: '1' },
    paths: {},
    components: { schemas: Object.fromEntries(Object.entries(schemas).map(([name, it]) => [typeInSdk(name), it])) },
  };
  return JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/\w+$/, (name) => typeInSdk(name)) : value,
  ) as object;
}

/** A type for each webhook, `InvoicePaidEvent`, and `WebhookEvent`, which is any of them. */
function webhookSchemas(document: Document): Record<string, Schema> {
  const events = Object.values(document.webhooks ?? {}).map(({ post }): [string, Schema] => {
    const payload: { schema?: Schema } | undefined = post?.requestBody?.content['application/json'];
    const { description = '' } = post as { description?: string };
    return [eventName(post?.operationId), { ...resolve(document, payload?.schema ?? {}), description }];
  });
  const any = {
    description: 'What a webhook delivers; `type` says which event it is.',
    oneOf: events.map(([name]) => refTo(name)),
  };
  return { ...Object.fromEntries(events), WebhookEvent: any };
}
