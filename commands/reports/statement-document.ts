import { createFormats } from '../../documents/formats.js';
import { sellerLines } from '../../documents/invoice.js';
import { wordsFor, type Words } from '../../documents/messages/words.js';
import type { ReportDocument } from '../../documents/report.js';
import type { ReportSheet } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { localeFor } from '../../queries/billing/invoice-parties.js';
import { serializeSeller } from '../../serializers/invoice-parties.js';
import { statementSheet } from '../../serializers/reports/statement.js';
import { sellerOf } from '../billing/invoice-document.js';
import { reportAsOfNow, reportDocument } from './report-document.js';

/** How documents are written for a client. */
export interface Reader {
  readonly locale: string;
  readonly words: Words;
  /** A day as the client writes it. */
  readonly date: (day: string) => string;
  /** An amount with its currency, likewise. */
  readonly money: (currency: string, amount: string) => string;
}

export async function readerOf(ctx: Ctx, client: Client): Promise<Reader> {
  const locale = localeFor(client, await workspaceOf(ctx));
  return {
    locale,
    words: wordsFor(locale),
    date: createFormats(client.country, client.currency, locale).date,
    money: (currency, amount) => createFormats(client.country, currency, locale).money(amount),
  };
}

/** Never broken over two lines. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** The layout of a statement for its client. */
export const sheetFor = (statement: Schemas['Statement'], { locale, words, date }: Reader): ReportSheet =>
  statementSheet(statement, {
    locale,
    period: [statement.from, statement.to].map((day) => unbroken(date(day))).join(' – '),
    say: (word) => words.say(word),
  });

/** What the PDF of a statement shows: headed by the seller as invoices are, and written as the client's country does. */
export async function statementDocument(
  ctx: Ctx,
  client: Client,
  statement: Schemas['Statement'],
): Promise<ReportDocument> {
  const reader = await readerOf(ctx, client);
  const { name, ...seller } = sellerOf(serializeSeller(await workspaceOf(ctx)), reader.locale);
  const workspace = { name, lines: sellerLines(seller, reader.words), country: client.country };
  return reportDocument(ctx, { ...reportAsOfNow(ctx, sheetFor(statement, reader)), workspace });
}
