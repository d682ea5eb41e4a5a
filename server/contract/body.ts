import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import type { Operation } from 'openapi-backend';
import { plainFileName } from '../../domain/file-name.js';
import { ApiError, invalid, invalidMany, type FieldError } from '../../domain/errors.js';
import type { Upload } from '../../contract/contract.js';
import { contractDocument } from './contract-document.js';
import { locate, operationPointer } from './pointers.js';
import { withMultipart } from './multipart.js';
import { assertUtf8, parseJson, readText } from './read-json.js';

const document = contractDocument();
const jsonLimit = 1024 * 1024;
const largeBody = 64 * 1024;
const uploadLimit = 10 * 1024 * 1024;
/**
 * Maximum number of files, and of texts, read of a form. One file is accepted; more are read so that the error can name
 * them.
 */
const maxParts = 100;

/** The form reader replaces bytes that are not UTF-8 by this character. */
const replacementCharacter = '\ufffd';

const formRules = {
  limits: {
    maxFileSize: uploadLimit,
    maxFiles: maxParts,
    maxFields: maxParts,
    maxFieldsSize: 64 * 1024,
    allowEmptyFiles: false,
  },
  tooLarge: 'The file must be at most 10 MiB, and the other fields 64 KiB in total',
  unreadable: invalid('file', 'could not be read: send one file as a multipart form'),
};

const hasBody = (ctx: Context): boolean =>
  Number(ctx.get('content-length') || 0) > 0 || ctx.get('transfer-encoding') !== '';

/** Whether the body is larger than 64 KiB or of unknown size; the request then needs a slot for large bodies. */
export const hasLargeBody = (ctx: Context): boolean =>
  Number(ctx.get('content-length') || 0) > largeBody || ctx.get('transfer-encoding') !== '';

/**
 * Reads the body that an operation takes: JSON, or a form whose file is received in the folder `uploads`. Undefined if
 * there is none.
 */
export async function readBody(ctx: Context, operation: Operation, uploads: string): Promise<unknown> {
  if (ctx.method === 'GET' || ctx.method === 'HEAD' || !hasBody(ctx)) return undefined;
  const accepted = operation.requestBody as { content?: Record<string, unknown> } | undefined;
  return accepted?.content && 'multipart/form-data' in accepted.content
    ? readUpload(ctx, formFields(operation), uploads)
    : readJson(ctx);
}

async function readJson(ctx: Context): Promise<unknown> {
  if (!ctx.is('application/json', '+json'))
    throw new ApiError('unsupported_media_type', 'Send the body as application/json');
  const text = await readText(ctx, jsonLimit);
  return text === '' ? {} : parseJson(text);
}

/** A file as passed to an operation. It serializes to its digest, by which repeated requests are recognized. */
export class ReceivedFile implements Upload {
  readonly filename: string;

  constructor(
    sentName: string,
    readonly bytes: Buffer,
  ) {
    this.filename = plainFileName(sentName);
  }

  toJSON(): object {
    const { bytes, ...others } = this;
    return { ...others, sha256: createHash('sha256').update(bytes).digest('hex') };
  }
}

/** The names of a form's text fields, all except `file`. Their values are validated like any body. */
function formFields({ path, method }: Operation): string[] {
  const pointer = `${operationPointer(path, method)}/requestBody/content/multipart~1form-data/schema`;
  const { properties } = locate(document, pointer).value;
  return Object.keys(properties as object).filter((name) => name !== 'file');
}

async function readUpload(ctx: Context, known: readonly string[], uploads: string): Promise<Upload> {
  if (!ctx.is('multipart/form-data'))
    throw new ApiError('unsupported_media_type', 'Send the file as multipart/form-data');
  assertUtf8(ctx);
  return withMultipart(ctx, uploads, formRules, async ({ files, texts }) => {
    const problems = problemsOfForm(
      files.map(({ name }) => name),
      Object.keys(texts),
      known,
    );
    for (const [field, text] of Object.entries(texts))
      if ([text].flat().some((each) => String(each).includes(replacementCharacter)))
        problems.push({ field, message: 'must be UTF-8' });
    const [one] = files;
    if (!one || problems.length > 0) throw invalidMany(problems);
    if (one.file.originalFilename?.includes(replacementCharacter)) throw invalid('file', 'must have a name in UTF-8');
    const file = new ReceivedFile(one.file.originalFilename ?? 'file', await readFile(one.file.filepath));
    return Object.assign(file, texts);
  });
}

/** The problems of a form, which must have one file named `file`, and texts only under the `known` names. */
function problemsOfForm(files: readonly string[], fields: readonly string[], known: readonly string[]): FieldError[] {
  const problems = [...new Set([...files, ...fields])]
    .filter((name) => name !== 'file' && (files.includes(name) || !known.includes(name)))
    .map((field) => ({ field, message: known.includes(field) ? 'must be a text' : 'is not a known field' }));
  const given = files.filter((name) => name === 'file').length;
  if (fields.includes('file')) problems.push({ field: 'file', message: 'must be a file' });
  else if (given !== 1)
    problems.push({ field: 'file', message: given === 0 ? 'is required' : 'must be given only once' });
  return problems;
}
