import { areas, type Area, type AreaLevel, type AreaNeeds } from '../../../domain/people/key-access.js';
import { isOfPortal, type AreaMark, type Document, type Method, type Operation } from './document.js';

const isArea = (name: string): name is Area => (areas as readonly string[]).includes(name);

function listed(mark: AreaMark, where: string): readonly Area[] {
  if (mark === 'all') return areas;
  return (typeof mark === 'string' ? [mark] : mark).map((name) => {
    if (isArea(name)) return name;
    throw new Error(`${where}: x-area must be all, null, or of ${areas.join(', ')}; not ${name}`);
  });
}

/**
 * The areas that an operation asks of a restricted key: its own `x-area`, otherwise that of its tag, at the level of its
 * method. Those of `x-also-reads` are read besides. Throws if the contract does not say.
 */
export function areaNeedsOf(document: Document, method: Method, operation: Operation): AreaNeeds {
  if (isOfPortal(operation)) return null;
  const tag = document.tags?.find(({ name }) => name === operation.tags[0]);
  const mark = operation['x-area'] === undefined ? tag?.['x-area'] : operation['x-area'];
  if (mark === undefined)
    throw new Error(`${operation.operationId}: needs an x-area, or one on its tag ${operation.tags[0] ?? ''}`);
  if (mark === null) return null;
  const needs: Partial<Record<Area, AreaLevel>> = {};
  for (const area of listed(operation['x-also-reads'] ?? [], operation.operationId)) needs[area] = 'read';
  for (const area of listed(mark, operation.operationId)) needs[area] = method === 'get' ? 'read' : 'write';
  return needs;
}

interface IncludeSchema {
  readonly $ref?: string;
  readonly items?: IncludeSchema;
  readonly 'x-areas'?: Readonly<Record<string, string>>;
}

/** The areas of what `include` embeds from other areas, by its value; null if the operation embeds none. */
export function includedAreasOf(document: Document, operation: Operation): Partial<Record<string, Area>> | null {
  const parameter = operation.parameters?.find(({ name }) => name === 'include');
  if (!parameter) return null;
  const items = (parameter.schema as IncludeSchema | undefined)?.items;
  const named = items?.$ref?.split('/').at(-1);
  const schema: IncludeSchema | undefined = named === undefined ? items : document.components['schemas']?.[named];
  const found = Object.entries(schema?.['x-areas'] ?? {});
  return Object.fromEntries(found.map(([value, area]) => [value, listed(area, operation.operationId)[0]]));
}
