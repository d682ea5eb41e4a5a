/** Reads an invoice of EN 16931 from XML, or from a PDF that contains it. */
import type { ReceivedInvoice } from '../../../domain/billing/e-invoice/received-invoice.js';
import { decodeXml } from './decode-xml.js';
import { embeddedXml } from './embedded-xml.js';
import { parseXml, type XmlRoot } from './parse-xml.js';
import { d16b, readCii, zugferd1 } from './read-cii.js';
import { readUbl } from './read-ubl.js';
import { quoted, Unreadable } from './unreadable.js';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** How to read each kind of root element, by its namespace. */
const readers: Readonly<Record<string, (root: XmlRoot) => ReceivedInvoice>> = {
  'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100 CrossIndustryInvoice': ({ element }) =>
    readCii(element, d16b),
  'urn:ferd:CrossIndustryDocument:invoice:1p0 CrossIndustryDocument': ({ element }) => readCii(element, zugferd1),
  [`${ubl}Invoice-2 Invoice`]: ({ element }) => readUbl(element),
  [`${ubl}CreditNote-2 CreditNote`]: () => {
    throw new Unreadable(creditNote);
  },
};

const creditNote =
  'must be an invoice, and is a credit note: an expense cannot be negative, so lower or delete the expense that it corrects';

/** Kinds of credit notes by UNTDID 1001. */
const creditNotes: ReadonlySet<string> = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '532',
]);

/** What specifications (BT-24) of EN 16931 and of ZUGFeRD and Factur-X contain. */
const ofOurs = /en16931|factur-x|zugferd|urn:ferd:/i;

/** Whether the file is a PDF, whose mark may have other bytes before it. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/** Throws `Unreadable` for anything that is no invoice of EN 16931 or lacks what an expense needs. */
export async function readInvoice(bytes: Uint8Array): Promise<ReceivedInvoice> {
  const text = decodeXml(isPdf(bytes) ? await embeddedXml(bytes) : bytes);
  if (!/^\ufeff?\s*</.test(text)) throw new Unreadable('must be XML, or a PDF that contains it');
  const root = parseXml(text);
  const kind = `${root.namespace} ${root.name}`;
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (!read)
    throw new Unreadable(
      `must be an invoice in UN/CEFACT CII or UBL, and its root element is ${quoted(root.name)} of ${quoted(root.namespace)}`,
    );
  const invoice = read(root);
  if (creditNotes.has(invoice.type_code)) throw new Unreadable(creditNote);
  if (invoice.specification !== null && !ofOurs.test(invoice.specification))
    throw new Unreadable(`must be an invoice of EN 16931, and follows ${quoted(invoice.specification)} (BT-24)`);
  return invoice;
}
