/** The smallest files of each type that the service recognizes. */
import { crc32 } from 'node:zlib';
import { pdf } from './uploads.js';

const base64 = (text: string): Buffer => Buffer.from(text, 'base64');

/** A ZIP archive with one stored entry. It has no central directory, because the service does not read it. */
function zip(name: string, content: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04_03_4b_50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), Buffer.from(content)]);
}

const officeDocument = (kind: string): Buffer =>
  zip(
    '[Content_Types].xml',
    `<Types><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
  );

const office = 'application/vnd.openxmlformats-officedocument';

/** Files that may be attached: name, recognized type, content. */
export const acceptable: readonly (readonly [filename: string, type: string, bytes: Buffer])[] = [
  ['certificate.pdf', 'application/pdf', pdf],
  [
    'dot.png',
    'image/png',
    base64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  ],
  ['photo.jpg', 'image/jpeg', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
  ['photo.webp', 'image/webp', Buffer.from('RIFF\u0024\0\0\0WEBPVP8 \u0018\0\0\0', 'latin1')],
  ['dot.gif', 'image/gif', base64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')],
  ['photo.heic', 'image/heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['letter.docx', `${office}.wordprocessingml.document`, officeDocument('wordprocessingml.document')],
  ['sheet.xlsx', `${office}.spreadsheetml.sheet`, officeDocument('spreadsheetml.sheet')],
  ['log.txt', 'text/plain', Buffer.from('Überlauf in Zeile 7\n')],
  ['table.csv', 'text/csv', Buffer.from('a,b\n1,"2"\n')],
  ['disguised.pdf', 'text/plain', Buffer.from('No PDF at all\n')],
];

/** Files that are refused: name, reason, content. */
export const unacceptable: readonly (readonly [filename: string, what: string, bytes: Buffer])[] = [
  ['logo.svg', 'an SVG image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['page.txt', 'a web page', Buffer.from('\n <!DOCTYPE html><html><script>alert(1)</script></html>')],
  ['setup.pdf', 'a program that is named like a PDF', Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1')],
  ['old.txt', 'text that is not in UTF-8', Buffer.from('Überlauf', 'latin1')],
  ['archive.zip', 'an archive', zip('a.txt', 'text')],
  ['noise.csv', 'bytes that are no text', Buffer.from([0x61, 0x00, 0x62])],
];
