/**
 * Source of web/generated/stale.ts: which cached responses an event or a write makes stale, by the tags of the
 * operations that returned them. Objects have the names that operationIds use: `TimeEntry`.
 */
import { OperatorError } from '../../../../settings/operator-error.js';
import { eachOperation, type Document } from '../document.js';
import { pascalCase } from '../names.js';
import { nounOf } from '../sdk/names.js';
import { resolve, type Schema } from '../sdk/schema.js';
import { readersOf } from './queries.js';
import { lines, literal, key } from './source.js';
import { invalidatesEverything, relatedTags } from './related-tags.js';

interface CachedResponses {
  /** The tags of operations that read: only their responses are ever cached. */
  readonly tags: readonly string[];
  /** By object: the tags of responses that contain it, or whose path begins with its own. */
  readonly ofObject: ReadonlyMap<string, ReadonlySet<string>>;
}

export function webStale(document: Document): string {
  const readers = readersOf(document);
  const answers = responsesOf(document, readers);
  const events = Object.keys(document.webhooks ?? {}).map((type): [string, string[]] => {
    const [object = ''] = type.split('.');
    return [type, staleOf([pascalCase(object)], ['events'], answers)];
  });
  const writes = [...eachOperation(document.paths)]
    .filter(({ operation }) => !readers.has(operation.operationId))
    .map(({ path, operation }): [string, string[]] => {
      const id = operation.operationId;
      if (invalidatesEverything.has(id)) return [id, [...answers.tags]];
      const objects = [nounOf(path), ...objectsIn(document, schemaOf(document, operation.responses), false)];
      return [id, staleOf(objects, operation.tags, answers)];
    });
  const sets = new Map<string, string>();
  const nameOfSet = (tags: readonly string[]): string => {
    const source = literal(tags);
    const name = sets.get(source) ?? `set${sets.size + 1}`;
    sets.set(source, name);
    return name;
  };
  const rows = (all: readonly [string, string[]][]) => lines(all.map(([name, tags]) => [name, nameOfSet(tags)]));
  const [byEvent, byWrite] = [rows(events), rows(writes)];
  return [
    "import type { EventType } from 'docket-sdk';\n",
    '/** The first part of each query key. */',
    `export type Tag =\n${answers.tags.map((tag) => `  | ${literal(tag)}`).join('\n')};\n`,
    ...[...sets].map(([source, name]) => `const ${key(name)}: readonly Tag[] = ${source};`),
    '\n/** By event: the tags of the answers that it makes stale. */',
    `export const staleByEvent: Readonly<Record<EventType, readonly Tag[]>> = ${byEvent};\n`,
    '/** By operation that writes: the tags of the answers that it makes stale. */',
    `export const staleByWrite = ${byWrite};\n`,
  ].join('\n');
}

function responsesOf(document: Document, readers: ReadonlySet<string>): CachedResponses {
  const tags = new Set<string>();
  const ofObject = new Map<string, Set<string>>();
  for (const { path, operation } of eachOperation(document.paths)) {
    const schema = schemaOf(document, operation.responses);
    const [tag] = operation.tags;
    if (!readers.has(operation.operationId) || schema === undefined || tag === undefined) continue;
    tags.add(tag);
    for (const object of [nounOf(path), ...objectsIn(document, schema, true)])
      ofObject.set(object, (ofObject.get(object) ?? new Set()).add(tag));
  }
  for (const tag of Object.values(relatedTags).flat())
    if (!tags.has(tag)) throw new OperatorError(`related-tags.ts names the tag ${tag}, under which no operation reads`);
  return { tags: [...tags].toSorted(), ofObject };
}

function staleOf(
  objects: readonly string[],
  ownTags: readonly string[],
  { tags, ofObject }: CachedResponses,
): string[] {
  const stale = new Set([
    ...ownTags,
    ...objects.flatMap((object) => [...(ofObject.get(object) ?? []), ...(relatedTags[object] ?? [])]),
  ]);
  return tags.filter((tag) => stale.has(tag));
}

interface Response {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
}

function schemaOf(document: Document, responses: Record<string, object>): Schema | undefined {
  const [, response]: [string?, Response?] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return resolve(document, response ?? {}).content?.['application/json']?.schema;
}

/**
 * The objects that a response contains: those whose id it has. The parameter `include` can add optional properties to
 * the object that is read (`takesInclude`), but not to objects within it or to responses of writes: of those, only
 * required properties count.
 */
function objectsIn(document: Document, schema: Schema | undefined, takesInclude: boolean): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (given: Schema, isWithin: boolean): void => {
    const at = `${given.$ref}${isWithin}`;
    if (given.$ref !== undefined && seen.has(at)) return;
    seen.add(at);
    const { properties = {}, required = [], items, allOf = [], anyOf = [], oneOf = [] } = resolve(document, given);
    const object = /(\w+)Id$/.exec(properties['id']?.$ref ?? '')?.[1];
    if (object !== undefined) found.add(object);
    for (const part of [...allOf, ...anyOf, ...oneOf, ...(items ? [items] : [])]) visit(part, isWithin);
    for (const [name, property] of Object.entries(properties))
      if (!isWithin || required.includes(name)) visit(property, isWithin || object !== undefined);
  };
  if (schema) visit(schema, !takesInclude);
  return found;
}
