/** Calls an operation and writes its answer. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FileInput } from '../../../sdk/src/files.js';
import type { Call, CallOptions } from '../../../sdk/src/transport.js';
import { segment } from '../../../sdk/src/url.js';
import { bodyFrom } from '../body.js';
import { Api, credentials } from '../connection.js';
import { UsageError } from '../failures.js';
import type { Operation } from '../operation.js';
import { lines, table } from '../output/table.js';
import { remark, write, writeDownload, writeJson } from '../output/write.js';
import type { OperationOptions } from './operation-options.js';

export async function runOperation(
  operation: Operation,
  ids: readonly string[],
  options: OperationOptions,
): Promise<void> {
  const call = callOf(operation, ids, options);
  const { idempotencyKey, ifMatch, output, save } = options;
  const api = new Api(credentials(options.profile));
  const calling: CallOptions = { idempotencyKey, ifMatch };
  if (operation.answer === 'file') return writeDownload(await api.download(call, calling), save);
  if (operation.files.includes(output)) {
    const query = { ...call.query, format: output };
    const download = await api.download({ ...call, query }, calling);
    return writeDownload(download, output === 'csv' ? (save ?? '-') : save);
  }
  if (operation.answer === 'page') return writeList(api, call, options);
  const body = await api.body(call, calling);
  return output === 'json' ? writeJson(body) : write(textOf(body));
}

function callOf(
  { method, path, params, body, takesFile, repeated }: Operation,
  ids: readonly string[],
  { query, data, file }: OperationOptions,
): Call {
  const filled = params.reduce(
    (text, { wireName, name }, at) => text.replace(`{${wireName}}`, idIn(ids[at], name)),
    path,
  );
  const call = { method, path: filled, query, repeated };
  if (takesFile && file !== undefined) return { ...call, file: fileAt(file, bodyFrom(data, body ?? [])) };
  if (body === undefined) return call;
  const fields = bodyFrom(data, body);
  // An operation without required fields accepts a request without a body as well.
  return data.length === 0 ? call : { ...call, body: fields };
}

function idIn(id: string | undefined, name: string): string {
  try {
    return segment(id);
  } catch {
    throw new UsageError(`<${name}> must be an id, not "${id}"`);
  }
}

function fileAt(path: string, fields: Readonly<Record<string, unknown>>): FileInput {
  try {
    const content = readFileSync(path);
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    return { content, filename: basename(path), fields: Object.fromEntries(texts) as Record<string, string> };
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

interface Answer {
  readonly data?: unknown;
}

/** The answer for a person: the object, or a table of objects, and whatever stands beside it. */
function textOf({ data, ...rest }: Answer): string {
  const beside = Object.keys(rest).length === 0 ? '' : lines(rest);
  if (Array.isArray(data)) return (data.length === 0 ? '' : table(data as object[], undefined)) + beside;
  return (typeof data === 'object' && data !== null ? lines(data) : '') + beside;
}

async function writeList(api: Api, call: Call, { all, output, query }: OperationOptions): Promise<void> {
  const list = api.list(all ? { ...call, query: { per_page: 100, ...call.query } } : call);
  if (output === 'json') return all ? writeAll(list) : writeJson(await list);
  const rows: object[] = [];
  const page = await list;
  if (all) for await (const each of list) rows.push(each);
  else rows.push(...page.data);
  if (rows.length > 0) await write(table(rows, query['fields'] as string[] | undefined));
  const { total, has_more: hasMore } = page.pagination;
  if (rows.length === 0) remark('None.');
  else if (hasMore && !all) remark(`${rows.length} of ${total}. --all shows all of them.`);
}

/** As one JSON object like that of a page, written while the pages arrive. */
async function writeAll(list: AsyncIterable<object>): Promise<void> {
  let count = 0;
  for await (const each of list) await write(`${count++ === 0 ? '{"data":[\n' : ',\n'}${JSON.stringify(each)}`);
  await write(count === 0 ? '{"data":[]}\n' : '\n]}\n');
}
