/** Safe names for uploaded files: the extension fits the content, and no invisible characters deceive the reader. */

/** The extensions allowed for each media type; a name with none of them gets the first. */
const extensionsOf: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/xml': ['xml'],
  'text/csv': ['csv'],
  // Only extensions that no system executes.
  'text/plain': ['txt', 'text', 'log', 'md', 'json', 'yaml', 'yml', 'tsv', 'diff', 'patch'],
};
const ofOthers = ['bin'];

const longest = 255;

/** Characters that are invisible, or change how the rest of a name is displayed. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060\ufeff]/gu;
const ends = /^\s+|[\s.]+$/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A file name without folders, hidden characters and trailing dots or blanks; `file` if nothing visible is left. */
export function plainFileName(name: string): string {
  const last = name.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const plain = last.replaceAll(hidden, '').replaceAll(ends, '');
  return visible.test(plain) ? plain : 'file';
}

/**
 * A plain file name whose extension fits the media type found by content: a text called `run.bat` becomes
 * `run.bat.txt`, so that nobody executes an upload by mistake. A name that is too long is cut before its extension.
 */
export function fileNameOf(name: string, type: string | null): string {
  const plain = plainFileName(name);
  const fitting = extensionsOf[type ?? ''] ?? ofOthers;
  const [, stem = '', given = ''] = /^(.+)\.([^.]+)$/su.exec(plain) ?? [];
  const isFitting = fitting.includes(given.toLowerCase());
  const extension = isFitting ? given : (fitting[0] ?? '');
  const max = longest - extension.length - 1;
  const shortened = Array.from(isFitting ? stem : plain)
    .slice(0, max)
    .join('');
  return `${shortened.replaceAll(ends, '')}.${extension}`;
}
