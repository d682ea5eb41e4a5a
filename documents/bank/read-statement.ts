/** Reads a bank statement, whose format is recognized from its content. */
import { maxEntries, type FileLayout, type GivenColumns, type Statement } from '../../domain/billing/bank/statement.js';
import { decodeXml } from '../e-invoice/read/decode-xml.js';
import { parseXml } from '../e-invoice/read/parse-xml.js';
import { quoted, Unreadable } from '../e-invoice/read/unreadable.js';
import { decodeText } from './decode-text.js';
import { readCamt } from './read-camt.js';
import { readCsv } from './read-csv.js';
import { isMt940, readMt940 } from './read-mt940.js';
import { isOfx, readOfx } from './read-ofx.js';

export interface StatementFile {
  readonly bytes: Uint8Array;
  readonly columns: GivenColumns;
  /** The layouts of earlier files. */
  readonly earlier: readonly FileLayout[];
}

/** Throws `Unreadable`, or `UnknownLayout` for a CSV of which the caller has to say more. */
export function readStatement(file: StatementFile): Statement {
  const statement = readAny(file);
  if (statement.entries.length > maxEntries)
    throw new Unreadable(`must have at most ${maxEntries} entries: export fewer days at once`);
  return statement;
}

function readAny({ bytes, columns, earlier }: StatementFile): Statement {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  if (text.includes('\u0000') || text.startsWith('%PDF') || text.startsWith('PK'))
    throw unknown('a file that is not text');
  if (isOfx(text)) return readOfx(text);
  if (/^\s*</.test(text)) {
    const root = parseXml(decodeXml(bytes));
    const statement = readCamt(root);
    if (statement) return statement;
    throw unknown(`XML whose root element is ${quoted(root.name)}`);
  }
  if (isMt940(text)) return readMt940(text);
  return readCsv(text, columns, earlier);
}

const unknown = (found: string): Unreadable =>
  new Unreadable(`must be a bank statement in CAMT.053, CAMT.052, CAMT.054, MT940, OFX or CSV, and is ${found}`);
