/** Reads MT940 of SWIFT, with the texts of German banks (`?20`), Dutch banks (`/REMI/`), and others as they are. */
import type { Statement, StatementEntry } from '../../domain/billing/bank/statement.js';
import { dec, toDecimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import { quoted, Unreadable } from '../e-invoice/read/unreadable.js';
import { partiesIn, type Details } from './mt940-details.js';
import { accountOf, plainAmountOf, currencyOf, dayOf, shortText, yearOf } from './values.js';

interface Field {
  readonly tag: string;
  readonly text: string;
  readonly line: number;
}

export const isMt940 = (text: string): boolean => /^(\{|:20:|:25)/m.test(text) && /^:6[01][A-Z]?:/m.test(text);

const none: Details = { counterparty: null, iban: null, endToEndId: null, text: null };

export function readMt940(text: string): Statement {
  const entries: StatementEntry[] = [];
  let [account, currency]: [string, string | null] = ['', null];
  const fields = fieldsOf(text);
  for (const [at, field] of fields.entries()) {
    if (field.tag === '25' || field.tag === '25P') account = accountOf(field.text.split('\n', 1)[0] ?? '');
    else if (field.tag === '60F' || field.tag === '60M')
      currency = currencyOf(field.text.slice(7, 10), `in line ${field.line}`);
    else if (field.tag === '61') {
      const next = fields[at + 1];
      entries.push({ ...entryOf(field), account, currency, ...(next?.tag === '86' ? partiesIn(next.text) : none) });
    }
  }
  return { format: 'mt940', entries, pending: 0, layout: null };
}

/** The fields of all statements in the file, without the blocks around them. */
function fieldsOf(text: string): Field[] {
  const fields: (Field & { text: string })[] = [];
  for (const [at, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(/^(\{\d:[^{}]*\})*\{4:/, '');
    const [, tag, rest = ''] = /^:(\d\d[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) fields.push({ tag, text: rest, line: at + 1 });
    else if (/^-\}?|^\{/.test(line)) continue;
    else {
      const last = fields.at(-1);
      if (last) last.text += `\n${line}`;
    }
  }
  return fields;
}

/** Value day, booking day, debit or credit (`R` reverses), third letter of the currency, amount, type, references. */
const movement =
  /^(\d{2})(\d{2})(\d{2})(\d{2})?(\d{2})?(R?[CD])([A-Z])?(\d{1,15},\d{0,4}|\d{1,15})(?:[NFS][A-Z0-9]{3})?([^\n/]*(?:\/(?!\/)[^\n/]*)*)(?:\/\/([^\n]*))?/;

type Booking = Pick<StatementEntry, 'date' | 'amount' | 'reference' | 'bankReference' | 'entryReference' | 'isReturn'>;

function entryOf({ text, line }: Field): Booking {
  const [, year = '', month = '', day = '', bookedMonth, bookedDay, mark = '', , written = '', , reference = ''] =
    movement.exec(text) ?? [];
  if (mark === '') throw new Unreadable(`must have a movement in line ${line}, and has ${quoted(text)}`);
  const value = dayOf(yearOf(year), month, day);
  if (value === undefined) throw new Unreadable(`must have a day in line ${line}, and has ${quoted(text.slice(0, 6))}`);
  const amount = dec(plainAmountOf(written.replace(',', '.'), `in line ${line}`));
  const isReturn = mark.startsWith('R');
  // The reversal of a credit takes money away.
  const isOut = mark === 'D' || mark === 'RC';
  const bankReference = shortText(reference);
  const date = bookingDay(value, bookedMonth, bookedDay);
  return {
    date,
    amount: toDecimal(isOut ? amount.neg() : amount),
    reference: null,
    // References of MT940 need not be unique beyond their day.
    bankReference: bankReference === null ? null : `${date} ${bankReference}`,
    entryReference: null,
    isReturn,
  };
}

/** The booking day has no year: it is the one nearest to the value day. */
function bookingDay(value: Day, month: string | undefined, day: string | undefined): Day {
  if (month === undefined || day === undefined) return value;
  const year = Number(value.slice(0, 4));
  const candidates = [year, year - 1, year + 1].flatMap((each) => dayOf(String(each), month, day) ?? []);
  const distance = (each: Day): number => Math.abs(Date.parse(each) - Date.parse(value));
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? value;
}
