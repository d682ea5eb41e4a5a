/** Reads OFX: version 1, which is SGML whose elements need not end, and version 2, which is XML. */
import type { Statement, StatementEntry } from '../../domain/billing/bank/statement.js';
import type { Day } from '../../domain/time.js';
import { quoted, Unreadable } from '../e-invoice/read/unreadable.js';
import { accountOf, plainAmountOf, currencyOf, dayOf, ibanIn, longText, shortText } from './values.js';

export const isOfx = (text: string): boolean => /^\s*(OFXHEADER:|<\?xml[^>]*>\s*<\?OFX|<\?OFX|<OFX>)/i.test(text);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '').trim();

type Values = Map<string, string>;

export function readOfx(text: string): Statement {
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw new Unreadable('must not have a document type declaration (DOCTYPE) or entities of its own');
  const entries: StatementEntry[] = [];
  let account: Values = new Map();
  let transaction: Values | undefined;
  let currency: string | null = null;
  for (const { isEnd, name, value } of elementsOf(text)) {
    if (name === 'BANKACCTFROM' || name === 'CCACCTFROM') account = isEnd ? account : new Map();
    else if (name === 'STMTTRN' && isEnd && transaction) {
      entries.push(entryOf(transaction, account, currency));
      transaction = undefined;
    } else if (name === 'STMTTRN') transaction = new Map();
    else if (name === 'CURDEF' && value !== '') currency = currencyOf(value, 'in CURDEF');
    else if (value !== '') (transaction ?? account).set(name, value);
  }
  return { format: 'ofx', entries, pending: 0, layout: null };
}

interface Element {
  readonly isEnd: boolean;
  readonly name: string;
  readonly value: string;
}

function* elementsOf(text: string): Generator<Element> {
  for (const [, end, name = '', value = ''] of text.matchAll(/<(\/?)([A-Za-z0-9.]{1,40})>([^<]*)/g))
    yield { isEnd: end === '/', name: name.toUpperCase(), value: end === '/' ? '' : decoded(value) };
}

function entryOf(values: Values, account: Values, currency: string | null): StatementEntry {
  const get = (name: string): string => values.get(name) ?? '';
  const id = shortText(get('FITID'));
  const own = account.get('ACCTID') ?? '';
  const bank = account.get('BANKID') ?? '';
  return {
    account: accountOf(bank === '' || ibanIn(own) !== null ? own : `${bank}/${own}`),
    currency,
    date: dateOf(get('DTPOSTED')),
    amount: plainAmountOf(withPoint(get('TRNAMT')), 'in each entry (TRNAMT)'),
    counterparty: shortText(get('NAME')),
    iban: ibanIn(get('ACCTID')),
    reference: shortText(get('REFNUM')),
    endToEndId: null,
    text: longText(get('MEMO') || get('CHECKNUM')),
    bankReference: id,
    entryReference: null,
    isReturn: false,
  };
}

/** Decimals follow a comma or a point; commas beside a point separate thousands. */
const withPoint = (text: string): string => (text.includes('.') ? text.replaceAll(',', '') : text.replace(',', '.'));

/** `20260131120000[-5:EST]`: the day as the bank writes it. */
function dateOf(text: string): Day {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)/.exec(text) ?? [];
  const found = dayOf(year, month, day);
  if (found === undefined) throw new Unreadable(`must have a day in each entry (DTPOSTED), and has ${quoted(text)}`);
  return found;
}
