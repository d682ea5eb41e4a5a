/** Recognizes the same entry in several files of an account. */
import { createHash } from 'node:crypto';
import type { StatementEntry } from './statement.js';

export interface Fingerprint {
  readonly fingerprint: string;
  /** Of the entry of the bank that has it, alone or with others; null without a reference. */
  readonly entryKey: string | null;
}

const hash = (...parts: readonly (string | null)[]): string =>
  createHash('sha256')
    .update(parts.map((part) => part ?? '').join('\u0000'))
    .digest('hex');

const worthless = /^(non-?ref|not ?provided|not ?available|none|n\/?a|0+|-*)$/i;

/** A reference of the bank, unless it is one of those that say that there is none. */
export function meaningful(reference: string | null): string | null {
  const text = reference?.trim() ?? '';
  return worthless.test(text) ? null : text;
}

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, '').toUpperCase();

/** The same amount in any spelling: the database has four decimals. */
const plainAmount = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount);

/**
 * The fingerprint of each entry of a file: by the bank's own reference and the amount, or else by day, amount and texts. Entries that are
 * alike are numbered, so that a second transfer with the same amount and text is an entry of its own.
 */
export function fingerprintsOf(entries: readonly StatementEntry[]): Fingerprint[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const key = keyOf(entry);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const reference = meaningful(entry.entryReference);
    return {
      fingerprint: hash(key, String(count)),
      entryKey: reference === null ? null : hash(entry.account, reference),
    };
  });
}

function keyOf(entry: StatementEntry): string {
  const { account, date, counterparty, iban, text } = entry;
  const amount = plainAmount(entry.amount);
  const reference = meaningful(entry.bankReference) ?? meaningful(entry.entryReference);
  if (reference !== null) return hash('reference', account, reference, amount);
  return hash('texts', account, date, amount, plain(counterparty), plain(iban), plain(text));
}
