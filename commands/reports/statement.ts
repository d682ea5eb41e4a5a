/** Statements of clients: returned as data or a file, or mailed. */
import type { WholeFile } from '../../documents/whole-file.js';
import { portalStatementUrl } from '../../domain/page-links.js';
import { toDecimal, dec } from '../../domain/money.js';
import type { Query, RecordFile, Schemas } from '../../contract/contract.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { MailDraft } from '../../models/workspace/mail.js';
import { clientStatement, statementRange } from '../../queries/reports/statement.js';
import { billingAddresses } from '../billing/billing-addresses.js';
import { recipientsOf } from '../billing/invoice-recipients.js';
import {
  composeClientMail,
  queueClientMail,
  recipientValues,
  soleInvoiceReader,
  type ClientMail,
} from '../workspace/client-mail.js';
import { sheetFile } from './sheet-file.js';
import { clientFormatsOf, sheetFor, statementDocument } from './statement-document.js';

/** A statement in the requested format. */
export async function answerStatement(
  ctx: Ctx,
  clientId: string,
  { format, ...request }: Query<'getClientStatement'>,
): Promise<{ data: Schemas['Statement'] } | WholeFile | RecordFile> {
  const range = statementRange(ctx, request);
  const client = await Client.get(ctx, clientId);
  const statement = await clientStatement(ctx, client, range);
  if (format === 'json') return { data: statement };
  const sheet = sheetFor(statement, await clientFormatsOf(ctx, client));
  return sheetFile(ctx, { name: nameOf(statement), format, sheet }, () => statementDocument(ctx, client, statement));
}

/** Mails a statement with its PDF, and returns the recipients. */
export async function sendStatement(
  ctx: Ctx,
  client: Client,
  request: Schemas['StatementSend'],
): Promise<Schemas['StatementSent']> {
  const { range, mail } = await statementMail(ctx, client, request);
  await queueClientMail(ctx, mail);
  return { id: client.id, ...range, email_sent_to: [...mail.to] };
}

/** The mail that `sendStatement` would queue for the same request now. Changes nothing. */
export async function previewStatementMail(
  ctx: Ctx,
  client: Client,
  request: Schemas['StatementSend'],
): Promise<MailDraft> {
  const { mail } = await statementMail(ctx, client, request);
  return composeClientMail(ctx, mail);
}

export interface StatementMail {
  readonly range: { readonly from: string; readonly to: string };
  readonly mail: ClientMail;
}

/** The mail of a statement, in the language of its client or in another one. */
export async function statementMail(
  ctx: Ctx,
  client: Client,
  { period = {}, to: wanted, message }: Schemas['StatementSend'],
  locale: string | null = client.locale,
): Promise<StatementMail> {
  const range = statementRange(ctx, period, 'period.');
  const statement = await clientStatement(ctx, client, range, 'period.');
  const to = wanted ?? (await recipientsOf(ctx, { client_id: client.id, contact_id: null }));
  const addresses = await billingAddresses(ctx, client.id, { to });
  const { words, date, money } = await clientFormatsOf(ctx, {
    country: client.country,
    currency: client.currency,
    locale,
  });
  const balances = statement.accounts.map(({ currency, closing_balance: balance }) =>
    money(currency, toDecimal(dec(balance))),
  );
  const reader = await soleInvoiceReader(ctx, client.id, addresses);
  const url = portalStatementUrl(ctx.settings, ctx.workspace, range);
  const mail: ClientMail = {
    kind: 'statement',
    resource: { type: 'client', id: client.id },
    ...addresses,
    language: words.language,
    content: {
      template: 'statement',
      values: {
        'client.name': client.name,
        'statement.from': date(range.from),
        'statement.to': date(range.to),
        'statement.balance': balances.length === 0 ? null : balances.join(' · '),
        ...(await recipientValues(ctx, client.id, { to, message }, words)),
      },
    },
    facts: balances.map((balance) => [words.say('closing_balance'), balance]),
    portal: reader && { label: words.say('view_statement'), url, contactId: reader.id, isSentWithout: true },
    attachments: [{ kind: 'statement_pdf', client_id: client.id, ...range, filename: `${nameOf(statement)}.pdf` }],
  };
  return { range, mail };
}

const nameOf = ({ from, to }: Schemas['Statement']): string => `statement-${from}-${to}`;
