/** Reads the forms that portal pages send: texts and files. */
import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { plainFileName } from '../../domain/file-name.js';
import { ApiError, invalid } from '../../domain/errors.js';
import { ReceivedFile } from '../contract/body.js';
import { withMultipart } from '../contract/multipart.js';
import { isUtf8Encoded } from '../contract/query.js';
import { readText } from '../contract/read-json.js';

/** A file in the folder for uploads; `received` reads its bytes. */
export interface SentFile {
  readonly filename: string;
  readonly size: number;
  readonly received: () => Promise<ReceivedFile>;
}

export interface Sent {
  /** The texts by name, without empty ones; the last one if several have the same name. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
}

export const nothingSent: Sent = { values: {}, files: [] };

/** Maximum number of files in one form, and maximum bytes of each, which are those of the operation that takes it. */
export const fileLimits = { max: 5, bytes: 10 * 1024 * 1024 };

const maxText = 256 * 1024;

const formRules = {
  limits: {
    // Above `fileLimits`: a form with a file too many or too large is read, so that its error can name the file.
    maxFiles: 3 * fileLimits.max,
    maxFileSize: 2 * fileLimits.bytes,
    maxTotalFileSize: (fileLimits.max + 1) * fileLimits.bytes,
    maxFields: 100,
    maxFieldsSize: maxText,
    // Browsers send an unused field for files as an empty file without a name.
    allowEmptyFiles: true,
    minFileSize: 0,
  },
  tooLarge: 'The form is too large',
  unreadable: new ApiError('invalid_request', 'The form could not be read'),
};

/** Reads the form, does the work with it, and deletes its files from the folder `uploads`. */
export async function withSentForm<T>(context: Context, uploads: string, work: (sent: Sent) => Promise<T>): Promise<T> {
  if (context.is('multipart') === false) return work({ values: await readTexts(context), files: [] });
  return withMultipart(context, uploads, formRules, ({ files, texts }) =>
    work({
      values: textsOf(Object.entries(texts)),
      files: files
        .map(({ file }) => file)
        .filter(({ originalFilename, size }) => size > 0 || (originalFilename ?? '') !== '')
        .map(({ originalFilename, size, filepath }) => {
          const filename = plainFileName(originalFilename ?? 'file');
          return { filename, size, received: async () => new ReceivedFile(filename, await readFile(filepath)) };
        }),
    }),
  );
}

async function readTexts(context: Context): Promise<Record<string, string>> {
  if (context.request.length === 0) return {};
  if (context.is('urlencoded') === false) throw new ApiError('unsupported_media_type', 'Send a form');
  const text = await readText(context, maxText);
  if (!isUtf8Encoded(text)) throw invalid('body', 'must be UTF-8');
  return textsOf([...new URLSearchParams(text)]);
}

/** The texts by name, without empty ones. Browsers send line breaks as CR LF; they become LF. */
const textsOf = (texts: readonly (readonly [string, unknown])[]): Record<string, string> =>
  Object.fromEntries(
    texts
      .map(([name, value]): [string, string] => [name, String([value].flat().at(-1)).replaceAll('\r\n', '\n')])
      .filter(([, value]) => value !== ''),
  );
