import { createFormats } from '../../documents/formats.js';
import { sellerLines } from '../../documents/invoice.js';
import { wordsFor, type Words } from '../../documents/messages/words.js';
import type { ReportDocument } from '../../documents/report.js';
import type { ReportSheet } from '../../domain/reports/report-sheet.js';
import { localeFor } from '../../domain/locale.js';
import type { Schemas } from '../../contract/contract.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { serializeSeller } from '../../serializers/invoice-parties.js';
import { statementSheet } from '../../serializers/reports/statement.js';
import { sellerOf } from '../billing/invoice-document.js';
import { reportAsOfNow, reportDocument } from './report-document.js';

/** Locale, words and formats of documents for a client. */
export interface ClientFormats {
  readonly locale: string;
  readonly words: Words;
  /** Formats a day for the client's country. */
  readonly date: (day: string) => string;
  /** Formats an amount with its currency for the client's country. */
  readonly money: (currency: string, amount: string) => string;
}

export async function clientFormatsOf(
  ctx: Ctx,
  client: Pick<Client, 'locale' | 'country' | 'currency'>,
): Promise<ClientFormats> {
  const locale = localeFor(client, await workspaceOf(ctx));
  return {
    locale,
    words: wordsFor(locale),
    date: createFormats(client.country, client.currency, locale).date,
    money: (currency, amount) => createFormats(client.country, currency, locale).money(amount),
  };
}

/** Replaces spaces so that the text is never broken over two lines. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** The layout of a statement for its client. */
export const sheetFor = (statement: Schemas['Statement'], { locale, words, date }: ClientFormats): ReportSheet =>
  statementSheet(statement, {
    locale,
    period: [statement.from, statement.to].map((day) => unbroken(date(day))).join(' – '),
    say: (word) => words.say(word),
  });

/** The content of a statement's PDF: with the seller on top, as on invoices, in the format of the client's country. */
export async function statementDocument(
  ctx: Ctx,
  client: Client,
  statement: Schemas['Statement'],
): Promise<ReportDocument> {
  const reader = await clientFormatsOf(ctx, client);
  const { name, ...seller } = sellerOf(serializeSeller(await workspaceOf(ctx)), reader.locale);
  const workspace = { name, lines: sellerLines(seller, reader.words), country: client.country };
  return reportDocument(ctx, { ...reportAsOfNow(ctx, sheetFor(statement, reader)), workspace });
}
