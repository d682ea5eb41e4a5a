/** What a bank line is compared with: open invoices, and what is known about who pays. */
import type { Day } from '../../time.js';
import { contentOfReference } from './creditor-reference.js';

export interface OpenInvoice {
  readonly id: string;
  readonly number: string;
  readonly clientId: string;
  readonly currency: string;
  /** In minor units. */
  readonly outstanding: number;
  readonly dueDate: Day;
}

/** A payment of an earlier line, which the bank may return. */
export interface ReturnablePayment {
  readonly paymentId: string;
  readonly clientId: string;
  readonly invoices: readonly { readonly id: string; readonly number: string }[];
  readonly currency: string;
  /** In minor units. */
  readonly amount: number;
  readonly date: Day;
  readonly iban: string | null;
  readonly endToEndId: string | null;
}

export interface BookParts {
  /** The open invoices of the workspace, the oldest first. */
  readonly invoices: readonly OpenInvoice[];
  /** Invoices named in texts on which nothing is outstanding any more. */
  readonly settled: readonly Pick<OpenInvoice, 'number' | 'clientId'>[];
  readonly clientsByIban: ReadonlyMap<string, readonly string[]>;
  /** Clients by the key of their name. */
  readonly clientsByName: ReadonlyMap<string, string>;
  readonly returnable: readonly ReturnablePayment[];
}

/** A text without anything but letters and digits. */
export const plainNumber = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Words of a text that may be joined to the number of an invoice. */
const maxJoined = 6;
const maxWords = 300;

/** All runs of up to six words of a text, joined: banks break lines within numbers, and payers write `INV 2026 0007`. */
export function joinedWords(text: string): Set<string> {
  const words = text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords);
  const found = new Set<string>();
  for (let from = 0; from < words.length; from += 1)
    for (let length = 1; length <= maxJoined && from + length <= words.length; length += 1)
      found.add(words.slice(from, from + length).join(''));
  return found;
}

/** Finds open invoices by number, client and amount. */
export class OpenBook {
  readonly #byNumber = new Map<string, OpenInvoice>();
  readonly #byDigits = new Map<string, OpenInvoice | null>();
  readonly #byClient = new Map<string, OpenInvoice[]>();
  readonly #byAmount = new Map<string, OpenInvoice[]>();
  readonly #settled: ReadonlyMap<string, string>;

  constructor(readonly parts: BookParts) {
    for (const invoice of parts.invoices) {
      this.#byNumber.set(plainNumber(invoice.number), invoice);
      const digits = invoice.number.replaceAll(/\D+/g, '');
      this.#byDigits.set(digits, this.#byDigits.has(digits) ? null : invoice);
      add(this.#byClient, invoice.clientId, invoice);
      add(this.#byAmount, `${invoice.currency} ${invoice.outstanding}`, invoice);
    }
    this.#settled = new Map(parts.settled.map(({ number, clientId }) => [plainNumber(number), clientId]));
  }

  /** The invoices whose numbers are among these words, in the order of the book. */
  named(words: ReadonlySet<string>, currency: string): OpenInvoice[] {
    const found = [...words].flatMap((word) => this.#byNumber.get(word) ?? []);
    return inOrder(found.filter((invoice) => invoice.currency === currency && !isWeak(invoice.number)));
  }

  /** Invoices with so short a number that anything could be meant, or named by their digits alone. */
  vaguelyNamed(words: ReadonlySet<string>, currency: string): OpenInvoice[] {
    const short = [...words].flatMap((word) => this.#byNumber.get(word) ?? []).filter(({ number }) => isWeak(number));
    const digits = [...words].flatMap((word) => (word.length >= 5 ? (this.#byDigits.get(word) ?? []) : []));
    return inOrder([...short, ...digits].filter((invoice) => invoice.currency === currency));
  }

  /** The client of a settled invoice whose number is among the words. */
  settledOf(words: ReadonlySet<string>): string | undefined {
    for (const word of words) {
      const clientId = isWeak(word) ? undefined : this.#settled.get(word);
      if (clientId !== undefined) return clientId;
    }
    return undefined;
  }

  /** The invoice to which a structured creditor reference belongs. */
  referred(reference: string, currency: string): OpenInvoice | undefined {
    const content = contentOfReference(plainNumber(reference));
    if (content === undefined) return undefined;
    const number = content.replace(/^0+/, '');
    const byNumber = this.#byNumber.get(content) ?? this.#byNumber.get(number);
    const found = byNumber ?? (/^\d{5,}$/.test(number) ? this.#byDigits.get(number) : undefined);
    return found?.currency === currency ? found : undefined;
  }

  /** The open invoices of a client in a currency, the oldest first. */
  ofClient(clientId: string, currency: string): readonly OpenInvoice[] {
    return (this.#byClient.get(clientId) ?? []).filter((invoice) => invoice.currency === currency);
  }

  ofAmount(amount: number, currency: string): readonly OpenInvoice[] {
    return this.#byAmount.get(`${currency} ${amount}`) ?? [];
  }
}

/** Whether a number is so short that it may be in a text by chance. */
export const isWeak = (number: string): boolean => {
  const plain = plainNumber(number);
  return plain.length < 4 || (/^\d+$/.test(plain) && plain.length < 6);
};

const inOrder = (invoices: readonly OpenInvoice[]): OpenInvoice[] =>
  [...new Set(invoices)].toSorted((a, b) =>
    a.dueDate === b.dueDate ? order(a.id, b.id) : order(a.dueDate, b.dueDate),
  );

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const some = map.get(key);
  if (some) some.push(value);
  else map.set(key, [value]);
}
