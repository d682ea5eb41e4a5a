import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { koaBody } from 'koa-body';
import type { Context } from 'koa';
import type { Operation } from 'openapi-backend';
import { ApiError, invalid, invalidMany, type FieldError } from '../domain/errors.js';
import type { Upload } from '../openapi/contract.js';
import { parseJson, readText } from './read-json.js';

const jsonLimit = 1024 * 1024;
const uploadLimit = 10 * 1024 * 1024;
/** One is right; the names of a few too many are told. */
const mostParts = 100;

const parseForm = koaBody({
  json: false,
  urlencoded: false,
  text: false,
  multipart: true,
  formidable: {
    uploadDir: tmpdir(),
    maxFileSize: uploadLimit,
    maxFiles: mostParts,
    maxFields: mostParts,
    maxFieldsSize: 64 * 1024,
    allowEmptyFiles: false,
    keepExtensions: false,
  },
  onError: (error) => {
    if (/maxTotalFileSize|maxFileSize/.test(error.message))
      throw new ApiError('payload_too_large', 'The file may have 10 MiB at most');
    throw invalid('file', 'could not be read: send one file as a multipart form');
  },
});

const hasBody = (ctx: Context): boolean =>
  Number(ctx.get('content-length') || 0) > 0 || ctx.get('transfer-encoding') !== '';
const nothing = (): Promise<void> => Promise.resolve();

/** The body of a request, of the type its operation takes; undefined when there is none. */
export async function readBody(ctx: Context, operation: Operation): Promise<unknown> {
  if (ctx.method === 'GET' || ctx.method === 'HEAD' || !hasBody(ctx)) return undefined;
  const accepted = operation.requestBody as { content?: Record<string, unknown> } | undefined;
  return accepted?.content && 'multipart/form-data' in accepted.content ? readUpload(ctx) : readJson(ctx);
}

async function readJson(ctx: Context): Promise<unknown> {
  if (!ctx.is('application/json', '+json'))
    throw new ApiError('unsupported_media_type', 'Send the body as application/json');
  const text = await readText(ctx, jsonLimit);
  return text === '' ? {} : parseJson(text);
}

/** A file as an operation gets it. As JSON it is its digest, by which a repeated request is known. */
class ReceivedFile implements Upload {
  constructor(
    readonly filename: string,
    readonly bytes: Buffer,
  ) {}

  toJSON(): object {
    return { filename: this.filename, sha256: createHash('sha256').update(this.bytes).digest('hex') };
  }
}

async function readUpload(ctx: Context): Promise<Upload> {
  if (!ctx.is('multipart/form-data'))
    throw new ApiError('unsupported_media_type', 'Send the file as multipart/form-data');
  await parseForm(ctx, nothing);
  const received = Object.entries(ctx.request.files ?? {}).flatMap(([name, files]) =>
    [files].flat().map((file) => ({ name, file })),
  );
  try {
    const fields = Object.keys((ctx.request.body ?? {}) as object);
    const problems = problemsOfForm(
      received.map(({ name }) => name),
      fields,
    );
    const [one] = received;
    if (!one || problems.length > 0) throw invalidMany(problems);
    return new ReceivedFile(one.file.originalFilename ?? 'file', await readFile(one.file.filepath));
  } finally {
    await Promise.all(received.map(({ file }) => rm(file.filepath, { force: true })));
  }
}

/** One file named `file`, and nothing else. */
function problemsOfForm(files: readonly string[], fields: readonly string[]): FieldError[] {
  const problems = [...new Set([...files, ...fields])]
    .filter((name) => name !== 'file')
    .map((field) => ({ field, message: 'is not a known field' }));
  const given = files.filter((name) => name === 'file').length;
  if (fields.includes('file')) problems.push({ field: 'file', message: 'must be a file' });
  else if (given !== 1)
    problems.push({ field: 'file', message: given === 0 ? 'is required' : 'may be given once only' });
  return problems;
}
