/** The text of an XML file: its encoding is that of its byte order mark, or the one that it declares. */
import { Unreadable, quoted } from './unreadable.js';

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Encodings without a byte order mark, by the names that files declare. */
const declared: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
};

const declaration = /^<\?xml\s[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;
/** Characters that XML 1.0 does not allow. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Throws `Unreadable` for another encoding, and for bytes or characters that it does not allow. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable(`must be in the encoding ${encoding.toUpperCase()}, and has bytes that do not belong to it`);
  }
  if (forbidden.test(text)) throw new Unreadable('must not have control characters, which XML does not allow');
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const mark = marks.find(({ bytes: start }) => start.every((byte, at) => bytes[at] === byte));
  if (mark) return mark.encoding;
  const start = Buffer.from(bytes.subarray(0, 300)).toString('latin1');
  if (/^(<\0|\0<)/.test(start)) throw new Unreadable('must begin with a byte order mark if it is in UTF-16');
  const name = declaration.exec(start)?.[1]?.toLowerCase();
  if (name === undefined) return 'utf-8';
  const encoding = Object.hasOwn(declared, name) ? declared[name] : undefined;
  if (encoding === undefined)
    throw new Unreadable(
      `must be in UTF-8, ISO-8859-1, ISO-8859-15, Windows-1252, or UTF-16 with a byte order mark, and declares ${quoted(name)}`,
    );
  return encoding;
}
