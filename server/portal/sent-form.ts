/** What a form of a page has sent: texts, and files where it takes them. */
import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { plainFileName } from '../../domain/file-name.js';
import { ApiError, invalid } from '../../domain/errors.js';
import { ReceivedFile } from '../contract/body.js';
import { withMultipart } from '../contract/multipart.js';
import { isWhole } from '../contract/query.js';
import { readText } from '../contract/read-json.js';

/** A file on its way to an operation; its bytes are read when they are needed. */
export interface SentFile {
  readonly filename: string;
  readonly size: number;
  readonly received: () => Promise<ReceivedFile>;
}

export interface Sent {
  /** The texts by name, without empty ones; of several of a name, the last. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
}

export const nothingSent: Sent = { values: {}, files: [] };

/** What one form takes: as many files, each as large as the operation takes. */
export const fileLimits = { max: 5, bytes: 10 * 1024 * 1024 };

const maxText = 256 * 1024;

const formRules = {
  limits: {
    // A file too many or too large is refused by its name, which takes reading it.
    maxFiles: 3 * fileLimits.max,
    maxFileSize: 2 * fileLimits.bytes,
    maxTotalFileSize: (fileLimits.max + 1) * fileLimits.bytes,
    maxFields: 100,
    maxFieldsSize: maxText,
    // A field for files that nobody filled in is sent as an empty file without a name.
    allowEmptyFiles: true,
    minFileSize: 0,
  },
  tooLarge: 'This is too much at once',
  unreadable: new ApiError('invalid_request', 'The form could not be read'),
};

/** Reads the form and does the work with it; what lay in the folder is gone afterwards. */
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
  if (!isWhole(text)) throw invalid('body', 'must be UTF-8');
  return textsOf([...new URLSearchParams(text)]);
}

/** Browsers send line breaks as two characters. */
const textsOf = (texts: readonly (readonly [string, unknown])[]): Record<string, string> =>
  Object.fromEntries(
    texts
      .map(([name, value]): [string, string] => [name, String([value].flat().at(-1)).replaceAll('\r\n', '\n')])
      .filter(([, value]) => value !== ''),
  );
