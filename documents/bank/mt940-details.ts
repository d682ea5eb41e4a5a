/** Reads the details of a movement in MT940 (`:86:`), which each country writes in its own way. */
import type { StatementEntry } from '../../domain/billing/bank/statement.js';
import { endToEndIdOf, ibanIn, longText, shortText } from './values.js';

export type Details = Pick<StatementEntry, 'counterparty' | 'iban' | 'endToEndId' | 'text'>;

export function partiesIn(text: string): Details & { readonly isReturn?: true } {
  if (/^\d{3}\?/.test(text)) return germanDetails(text.replaceAll('\n', ''));
  const joined = text.replaceAll('\n', '');
  if (/\/(REMI|NAME|EREF|CNTP|BENM|ORDP)\//.test(joined)) return slashDetails(joined);
  return {
    counterparty: null,
    iban: ibanIn(/\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/.exec(text)?.[0] ?? ''),
    endToEndId: null,
    text: longText(text.replaceAll('\n', ' ')),
  };
}

/** Codes of business for direct debits and transfers that were returned. */
const returnCodes: ReadonlySet<string> = new Set(['108', '109', '159', '181', '182', '183', '184']);

/** `166?00GUTSCHRIFT?20EREF+4711?21SVWZ+Invoice?30BIC?31IBAN?32Name`. */
function germanDetails(text: string): ReturnType<typeof partiesIn> {
  const parts = new Map<string, string>();
  for (const [, code = '', value = ''] of text.slice(3).matchAll(/\?(\d\d)([^?]*)/g))
    parts.set(code, (parts.get(code) ?? '') + value);
  const join = (from: number, to: number): string =>
    [...parts].flatMap(([code, value]) => (Number(code) >= from && Number(code) <= to ? [value] : [])).join('');
  const purpose = join(20, 29) + join(60, 63);
  const marked = new Map<string, string>();
  const pieces = purpose.split(/(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|OAMT|COAM)\+/);
  for (let at = 1; at < pieces.length; at += 2) marked.set(pieces[at] ?? '', pieces[at + 1] ?? '');
  return {
    counterparty: shortText(join(32, 33)),
    iban: ibanIn(parts.get('31') ?? '') ?? ibanIn(marked.get('IBAN') ?? ''),
    endToEndId: endToEndIdOf(marked.get('EREF') ?? ''),
    text:
      longText(marked.get('SVWZ') ?? (marked.size > 0 ? (pieces[0] ?? '') : purpose)) ??
      longText(parts.get('00') ?? ''),
    ...(returnCodes.has(text.slice(0, 3)) && { isReturn: true }),
  };
}

/** `/TRTP/SEPA/IBAN/NL…/NAME/Acme/REMI/Invoice/EREF/4711`, or `/CNTP/IBAN/BIC/Name/City//`. */
function slashDetails(text: string): ReturnType<typeof partiesIn> {
  const names =
    'TRTP|IBAN|BIC|NAME|REMI|EREF|ORDP|BENM|CNTP|CSID|MARF|PURP|RTRN|ISDT|ULTD|ULTC|PREF|KREF|SVCL|USTD|STRD';
  const pieces = text.split(new RegExp(`/(${names})/`));
  const found = new Map<string, string>();
  for (let at = 1; at < pieces.length; at += 2) found.set(pieces[at] ?? '', pieces[at + 1] ?? '');
  const [account = '', , name = ''] = (found.get('CNTP') ?? '').split('/');
  // `/REMI/USTD//Invoice/`
  const remittance = (found.get('USTD') ?? found.get('REMI') ?? '').replace(/^\/+|\/+$/g, '');
  return {
    counterparty: shortText(found.get('NAME') ?? name),
    iban: ibanIn(found.get('IBAN') ?? account),
    endToEndId: endToEndIdOf((found.get('EREF') ?? '').replace(/\/+$/, '')),
    text: longText(remittance),
    ...(found.has('RTRN') && { isReturn: true }),
  };
}
