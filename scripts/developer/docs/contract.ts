/**
 * The contract as the reference shows it: with an example of every response, samples of code, and readable names of
 * tags.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../settings/root.js';
import { eachOperation, type Document } from '../generate/document.js';
import { sampleOf } from '../generate/samples.js';
import { codeSamples } from './code-samples.js';
import { resolveLink } from './links.js';

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

const readContract = (): string => readFileSync(join(projectRoot, 'generated/openapi.json'), 'utf8');

/** The operations as the search of the docs finds them: by their titles, names and paths. */
export function searchableOperations(base: string): { page: string; title: string; address: string; text: string }[] {
  const { paths } = JSON.parse(readContract()) as Document;
  return [...eachOperation(paths)].map(({ path, method, operation }) => ({
    page: `${method.toUpperCase()} ${path}`,
    title: operation.summary ?? operation.operationId,
    address: resolveLink(`op:${operation.operationId}`, 'index', base),
    text: operation.operationId,
  }));
}

/** The text of the contract for the reference. */
export function contractForReading(): string {
  const document = JSON.parse(readContract()) as Document & { tags: Tag[] };
  for (const tag of document.tags) tag['x-displayName'] = titleOf(tag.name);
  const answers = [...eachOperation(document.paths)].flatMap(({ operation }) => Object.values(operation.responses));
  for (const answer of [...answers, ...Object.values(document.components['responses'] ?? {})])
    addExample(document, answer);
  const samples = codeSamples(document);
  for (const { operation } of eachOperation(document.paths))
    Object.assign(operation, { 'x-codeSamples': samples.get(operation.operationId) ?? [] });
  return JSON.stringify(document);
}
