/** The contract as the reference shows it: with an example of every response, and readable names of tags. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../settings/root.js';
import { eachOperation, type Document } from '../generate/document.js';
import { sampleOf } from '../generate/samples.js';

interface Media {
  schema?: unknown;
  example?: unknown;
  examples?: unknown;
}
interface ResponseObject {
  content?: Record<string, Media>;
}
interface Tag {
  name: string;
  'x-displayName'?: string;
}

/** `rate-cards` → `Rate cards`. */
const titleOf = (name: string): string =>
  name
    .replaceAll('-', ' ')
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/^(Api|Sla)\b/, (word) => word.toUpperCase());

/** Adds an example to a JSON response that has none: the one that the reference would make up is poor. */
function addExample(document: Document, { content = {} }: ResponseObject): void {
  const media = content['application/json'];
  if (media?.schema !== undefined && media.example === undefined && media.examples === undefined)
    media.example = sampleOf(document, media.schema);
}

/** The text of the contract for the reference. */
export function contractForReading(): string {
  const text = readFileSync(join(projectRoot, 'generated/openapi.json'), 'utf8');
  const document = JSON.parse(text) as Document & { tags: Tag[] };
  for (const tag of document.tags) tag['x-displayName'] = titleOf(tag.name);
  const answers = [...eachOperation(document.paths)].flatMap(({ operation }) => Object.values(operation.responses));
  for (const answer of [...answers, ...Object.values(document.components['responses'] ?? {})])
    addExample(document, answer);
  return JSON.stringify(document);
}
