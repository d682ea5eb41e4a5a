/** The XML of an invoice within a PDF: an embedded file with one of the names that ZUGFeRD and Factur-X give it. */
import { getDocumentProxy } from 'unpdf';
import { Unreadable } from './unreadable.js';

/** The first of them that the PDF has is its invoice. */
const names = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml'];
const maxSize = 10 * 1024 * 1024;

interface Attachment {
  readonly filename: string;
  readonly content: Uint8Array;
}

/** Throws `Unreadable` for a PDF that is broken, needs a password, or has no invoice. */
export async function embeddedXml(pdf: Uint8Array): Promise<Uint8Array> {
  const files = await attachmentsOf(pdf);
  const named = (name: string): Attachment | undefined => files.find(({ filename }) => filename.toLowerCase() === name);
  const found = names.map(named).find((file) => file !== undefined);
  if (found === undefined) {
    const what = named('order-x.xml') ? 'an order (order-x.xml)' : 'none';
    throw new Unreadable(
      `must be a PDF that contains the XML of an invoice, such as factur-x.xml, and contains ${what}`,
    );
  }
  if (found.content.length > maxSize) throw new Unreadable('must contain XML of at most 10 MiB');
  return found.content;
}

/** A file whose content is missing has none. */
const isAttachment = (value: unknown): value is Attachment =>
  typeof value === 'object' &&
  value !== null &&
  'filename' in value &&
  typeof value.filename === 'string' &&
  'content' in value &&
  value.content instanceof Uint8Array;

async function attachmentsOf(pdf: Uint8Array): Promise<Attachment[]> {
  try {
    // The library detaches the bytes that it is given.
    const document = await getDocumentProxy(new Uint8Array(pdf), { isEvalSupported: false, verbosity: 0 });
    // By name, and null without any.
    const found: unknown = await document.getAttachments();
    const files = Object.values(found ?? {}).filter(isAttachment);
    await document.destroy();
    return files;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(isLocked ? 'must be a PDF that opens without a password' : 'must be a PDF that is not broken');
  }
}
