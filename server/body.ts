import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { HttpMethodEnum, koaBody } from 'koa-body';
import type { Context } from 'koa';
import type { Operation } from 'openapi-backend';
import { ApiError, invalid } from '../domain/errors.js';
import type { Upload } from '../openapi/contract.js';

const jsonLimit = 1024 * 1024;
const uploadLimit = 10 * 1024 * 1024;

const parseJson = koaBody({
  json: true,
  jsonLimit,
  urlencoded: false,
  text: false,
  parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.DELETE],
});
const parseForm = koaBody({
  json: false,
  urlencoded: false,
  text: false,
  multipart: true,
  formidable: {
    uploadDir: tmpdir(),
    maxFileSize: uploadLimit,
    maxFiles: 1,
    maxFieldsSize: 64 * 1024,
    allowEmptyFiles: false,
    keepExtensions: false,
  },
  onError: (error) => {
    if (/maxTotalFileSize|maxFileSize|maxFiles/.test(error.message))
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
  await parseJson(ctx, nothing);
  return ctx.request.body;
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
    const names = [...received.map(({ name }) => name), ...Object.keys((ctx.request.body ?? {}) as object)];
    const unknown = names.find((name) => name !== 'file');
    if (unknown !== undefined) throw invalid(unknown, 'is not a known field');
    const [one] = received;
    if (!one) throw invalid('file', 'is required');
    return new ReceivedFile(one.file.originalFilename ?? 'file', await readFile(one.file.filepath));
  } finally {
    await Promise.all(received.map(({ file }) => rm(file.filepath, { force: true })));
  }
}
