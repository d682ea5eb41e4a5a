import { fileTypeFromBuffer } from 'file-type';
import { ApiError } from './errors.js';
import { fileNameOf, plainFileName } from './file-name.js';
import { assertFewPixels } from './image-size.js';

const accepted: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/heic',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

/** Text that a browser might treat as markup. */
const markup = /^\s*<(!doctype|html|svg|script|\?xml)/i;
// Text may contain tabs and line breaks, but no other control characters.
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000e-\u001f]/;

interface Upload {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** The name and media type under which an upload is stored, both determined by its content. */
export async function storedAs(upload: Upload): Promise<{ readonly filename: string; readonly content_type: string }> {
  const content_type = await uploadType(upload);
  return { filename: fileNameOf(upload.filename, content_type), content_type };
}

/**
 * The media type of an upload, by its content: PDF, PNG, JPEG, WebP, GIF, HEIC, DOCX, XLSX, or UTF-8 text, which is CSV
 * if the name ends in `.csv`. Throws `unsupported_media_type` for other types, and `invalid_request` for too many
 * pixels.
 */
async function uploadType({ filename, bytes }: Upload): Promise<string> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && accepted.has(found.mime)) {
    assertFewPixels(found.mime, bytes);
    return found.mime;
  }
  if (!found && isText(bytes)) return /\.csv$/i.test(plainFileName(filename)) ? 'text/csv' : 'text/plain';
  throw new ApiError(
    'unsupported_media_type',
    'A file must be a PDF, a PNG, JPEG, WebP, GIF or HEIC image, a DOCX or XLSX document, or text or CSV in UTF-8',
    { field: 'file' },
  );
}

function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !control.test(text) && !markup.test(text);
  } catch {
    return false;
  }
}
