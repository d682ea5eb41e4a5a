/** Mails to clients, with the firm's name, color and logo. */
import sql from 'sql-template-tag';
import { mailPage, type MailPage } from '../../documents/mails/mail-page.js';
import { wordsFor, type Language, type Words } from '../../documents/messages/words.js';
import { greetedValues } from '../../documents/mails/mail-values.js';
import { emailKey } from '../../domain/clients/contact-keys.js';
import { fileNameOf } from '../../domain/file-name.js';
import { accentShades } from '../../domain/workspace/accent-color.js';
import {
  fillTemplate,
  type MailTemplateKind,
  type MailTexts,
  type MailValues,
} from '../../domain/workspace/mail-templates.js';
import { localeFor } from '../../domain/locale.js';
import type { Ctx } from '../../models/context.js';
import { portalReaderAt, type PortalReader } from '../../models/clients/portal-reader.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { LogoAttachment, MailDraft } from '../../models/workspace/mail.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { logoFacts } from '../../models/workspace/workspace-logo.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { textsOf } from './mail-templates.js';
import { queueWithinQuota } from './quotas.js';

type Action = NonNullable<MailPage['action']>;

export interface ClientMail
  extends
    Pick<MailDraft, 'kind' | 'resource' | 'to' | 'cc' | 'bcc' | 'attachments' | 'isUrgent' | 'invoiceId'>,
    Pick<MailPage, 'facts' | 'action' | 'footer'> {
  readonly language: Language;
  /** Where replies go; by default to the firm's own address. */
  readonly replyTo?: string | undefined;
  readonly content: MailContent;
  /** The link into the portal, which replaces `action` for a contact with access. */
  readonly portal?: PortalAction | undefined;
}

/** The texts of a mail: Docket's own, which nobody changes, or those of a template and its values. */
export type MailContent = WrittenContent | TemplateContent;

export interface WrittenContent extends Pick<MailPage, 'paragraphs'> {
  readonly subject: string;
}

export interface TemplateContent {
  readonly template: MailTemplateKind;
  readonly values: MailValues;
}

export interface PortalAction extends Action {
  readonly contactId: string;
  /** If the contact has lost access when the mail is sent: true sends it with `action` instead, false drops it. */
  readonly isSentWithout: boolean;
}

/** Max size of a logo in mails, in bytes; larger ones would make every mail too large. */
const largestLogo = 256 * 1024;

/** How a client is addressed. */
export interface ClientVoice {
  readonly client: Client;
  readonly words: Words;
}

/** A client, and the messages in the language of its documents. */
export async function voiceForClient(ctx: Ctx, clientId: string): Promise<ClientVoice> {
  const client = await Client.get(seeingAll(ctx), clientId);
  return { client, words: wordsFor(localeFor(client, await workspaceOf(ctx))) };
}

type Recipients = Pick<MailDraft, 'to' | 'cc' | 'bcc'>;

/**
 * The contact of a client if they are the only recipient of a mail and may see invoices in the portal. With several
 * recipients, the links of a mail must work for all of them.
 */
export async function soleInvoiceReader(
  { db, scope }: Ctx,
  client_id: string,
  { to, cc = [], bcc = [] }: Recipients,
): Promise<PortalReader | undefined> {
  const [email, another] = [...to, ...cc, ...bcc];
  if (email === undefined || another !== undefined) return undefined;
  const reader = await portalReaderAt({ db }, scope.workspaceId, { client_id, email });
  return reader?.seesInvoices ? reader : undefined;
}

/** What a mail says of its recipients: the name of the only one apart from copies, if they are a contact of the client. */
export async function recipientValues(
  ctx: Ctx,
  client_id: string,
  { to, message }: Pick<MailDraft, 'to'> & { readonly message?: string | undefined },
  words: Words,
): Promise<MailValues> {
  const [email, another] = to;
  const isOne = email !== undefined && another === undefined;
  const known = sql`t.client_id = ${client_id} AND t.email_key = ${emailKey(email ?? '')}`;
  const [contact, namesake] = isOne ? await Contact.all(seeingAll(ctx), known) : [];
  return greetedValues(
    contact && !namesake ? contact.name : null,
    message === undefined || message === '' ? null : message,
    words,
  );
}

/** Queues a mail to a client. */
export async function queueClientMail(ctx: Ctx, mail: ClientMail): Promise<void> {
  await queueWithinQuota(ctx, await composeClientMail(ctx, mail));
}

/** A mail to a client as `queueClientMail` would queue it now, or would with other texts. */
export async function composeClientMail(ctx: Ctx, mail: ClientMail, texts?: MailTexts): Promise<MailDraft> {
  const { kind, resource, to, cc, bcc, isUrgent, invoiceId, attachments = [], portal, language, facts, footer } = mail;
  const { subject, paragraphs } = await contentOf(ctx, mail, texts);
  const { name: sender } = ctx.workspace;
  const { business, mail_reply_to: usualReplyTo, accent_color: color } = await workspaceOf(ctx);
  const logos = await logoOf(ctx);
  const brand = { accent: color === null ? null : accentShades(color).onLight, hasLogo: logos.length > 0 };
  const write = (action: Action | undefined) =>
    mailPage({
      language,
      sender,
      brand,
      paragraphs,
      action,
      ...(facts && { facts }),
      ...(footer !== undefined && { footer }),
    });
  return {
    kind,
    resource,
    to,
    cc,
    bcc,
    subject,
    isUrgent,
    invoiceId,
    fromName: sender,
    replyTo: mail.replyTo ?? business?.email ?? usualReplyTo ?? undefined,
    attachments: [...attachments, ...logos],
    ...write(portal ?? mail.action),
    portal: portal && {
      contactId: portal.contactId,
      without: portal.isSentWithout ? write(mail.action) : null,
    },
  };
}

async function contentOf(ctx: Ctx, { content, language }: ClientMail, texts?: MailTexts): Promise<WrittenContent> {
  if (!('template' in content)) return content;
  const { template, values } = content;
  const used = texts ?? (await textsOf(ctx, template, language));
  return fillTemplate(template, used, { ...values, 'firm.name': ctx.workspace.name });
}

async function logoOf(ctx: Ctx): Promise<LogoAttachment[]> {
  const logo = await logoFacts(seeingAll(ctx));
  return logo && logo.size <= largestLogo
    ? [{ kind: 'logo', filename: fileNameOf(logo.filename, logo.content_type) }]
    : [];
}
