/** Names of files that people upload: what they see is what they get, on every system. */

/** The extensions that a type of content may have; the first is given to a name that has none of them. */
const extensionsOf: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/csv': ['csv'],
  // Only extensions that no system runs.
  'text/plain': ['txt', 'text', 'log', 'md', 'json', 'yaml', 'yml', 'tsv', 'diff', 'patch'],
};
const ofOthers = ['bin'];

const longest = 255;

/** What changes how the rest of a name reads, or shows nothing itself. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060\ufeff]/gu;
const ends = /^\s+|[\s.]+$/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A file name without folders, without characters that deceive, and without the dots and blanks at the end that Windows ignores. */
export function plainFileName(name: string): string {
  const last = name.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const plain = last.replaceAll(hidden, '').replaceAll(ends, '');
  return visible.test(plain) ? plain : 'file';
}

/**
 * A plain file name whose extension fits the type that was found by the content: a text called `run.bat` is `run.bat.txt`, so that
 * nobody runs what was uploaded as something else. A name that fits stays as it is, or is cut before its extension if it is too long.
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
