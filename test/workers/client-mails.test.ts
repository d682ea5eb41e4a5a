/** Mails to clients as they arrive: in the firm's look, in the client's language, and leading where their reader may go. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Email } from 'postal-mime';
import { languages, type Language } from '../../documents/messages/words.js';
import type { Schemas } from '../../contract/contract.js';
import { Mail, openMail } from '../../models/workspace/mail.js';
import { buildClient, buildContact, buildTicket } from '../support/builders/factories.js';
import { buildSentInvoice, credit, readInvoice } from '../support/builders/invoices.js';
import { acceptable } from '../support/builders/sample-files.js';
import { uploadForm } from '../support/builders/uploads.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { seen } from '../support/answers/seen.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { systemContextOf } from '../support/service/context.js';
import { endSenders, settledMail } from '../support/mails/mail-sender.js';
import { busyPrefix } from '../support/service/smtp-sink.js';
import { until } from '../support/service/waiting.js';

const firm = 'Öl & <b>Söhne</b> "GmbH"';
const escapedFirm = 'Öl &amp; &lt;b&gt;Söhne&lt;/b&gt; &quot;GmbH&quot;';
const contactName = 'Zoë <script>alert(1)</script>';
const escapedName = 'Zoë &lt;script&gt;alert(1)&lt;/script&gt;';
const title = '"><img src=x onerror=alert(1)>';
const portal = 'http://docket.test/portal';
const address = (prefix = ''): string => `${prefix}${randomUUID()}@client.example`;
const dot = Uint8Array.from(seen(acceptable.find(([name]) => name === 'dot.png'))[2]);

type Kind = 'welcome' | 'password' | 'replied' | 'invoice' | 'credit' | 'statement';
const kinds: readonly Kind[] = ['welcome', 'password', 'replied', 'invoice', 'credit', 'statement'];

/** By what a mail is known for its kind, by the word that follows its number where it has one, and a phrase of it. */
const said: Readonly<Record<Language, Readonly<Record<Kind, readonly [subject: RegExp, phrase: string]>>>> = {
  en: {
    welcome: [/^Your access to the client portal of /, 'Set your password'],
    password: [/^Set a new password for /, 'The link works once, for 24 hours.'],
    replied: [/^\[TKT-/, 'Olga Owner has answered your ticket:'],
    invoice: [/^Invoice /, 'View the invoice'],
    credit: [/^Credit note /, 'View the invoice'],
    statement: [/^Statement from /, 'View the statement'],
  },
  de: {
    welcome: [/^Ihr Zugang zum Kundenportal von /, 'Passwort festlegen'],
    password: [/^Neues Passwort /, 'gilt 24 Stunden'],
    replied: [/^\[TKT-/, 'Olga Owner hat auf Ihr Ticket geantwortet:'],
    invoice: [/^Rechnung /, 'Rechnung ansehen'],
    credit: [/^Rechnungskorrektur /, 'Rechnung ansehen'],
    statement: [/^Kontoauszug von /, 'Kontoauszug ansehen'],
  },
  fr: {
    welcome: [/^Votre accès au portail client de /, 'Choisir un mot de passe'],
    password: [/^Nouveau mot de passe /, 'valable 24 heures'],
    replied: [/^\[TKT-/, 'Olga Owner a répondu à votre ticket'],
    invoice: [/^Facture /, 'Voir la facture'],
    credit: [/^Avoir /, 'Voir la facture'],
    statement: [/^Relevé de compte de /, 'Voir le relevé'],
  },
  es: {
    welcome: [/^Su acceso al portal de clientes de /, 'Elegir una contraseña'],
    password: [/^Nueva contraseña /, 'válido durante 24 horas'],
    replied: [/^\[TKT-/, 'Olga Owner ha respondido a su ticket:'],
    invoice: [/^Factura (?!rectificativa)/, 'Ver la factura'],
    credit: [/^Factura rectificativa /, 'Ver la factura'],
    statement: [/^Estado de cuenta de /, 'Ver el estado de cuenta'],
  },
  it: {
    welcome: [/^Il suo accesso al portale clienti di /, 'Scegli una password'],
    password: [/^Nuova password /, 'valido per 24 ore'],
    replied: [/^\[TKT-/, 'Olga Owner ha risposto al suo ticket:'],
    invoice: [/^Fattura /, 'Vedi la fattura'],
    credit: [/^Nota di credito /, 'Vedi la fattura'],
    statement: [/^Estratto conto di /, 'Vedi l’estratto conto'],
  },
  nl: {
    welcome: [/^Uw toegang tot het klantenportaal van /, 'Wachtwoord instellen'],
    password: [/^Nieuw wachtwoord /, '24 uur geldig'],
    replied: [/^\[TKT-/, 'Olga Owner heeft op uw ticket geantwoord:'],
    invoice: [/^Factuur /, 'Factuur bekijken'],
    credit: [/^Creditfactuur /, 'Factuur bekijken'],
    statement: [/^Rekeningoverzicht van /, 'Rekeningoverzicht bekijken'],
  },
};

interface Scene {
  readonly live: ApiClient;
  readonly contact: Schemas['Contact'];
  readonly email: string;
  readonly ticket: Schemas['Ticket'];
}

/** A contact who pays and may enter the portal, with a ticket of theirs. */
async function build(locale: string | null, values: object = {}, email = address()): Promise<Scene> {
  const { live } = await buildWorkspace();
  const client = await buildClient(live, { locale });
  const contact = await buildContact(live, {
    client_id: client.id,
    name: contactName,
    email,
    is_billing: true,
    portal_access: 'full',
    ...values,
  });
  const ticket = await buildTicket(live, { client_id: client.id, contact_id: contact.id, title });
  return { live, contact, email, ticket };
}

const reply = ({ live, ticket }: Scene, content = 'Done.', headers: Record<string, string> = {}) =>
  live.call('createTicketActivity', { params: { id: ticket.id }, body: { content, visibility: 'public' }, headers });

const sendStatement = ({ live, contact }: Scene) =>
  live.call('sendClientStatement', {
    params: { id: contact.client_id },
    body: { period: { from: '2026-01-01', to: '2026-01-31' } },
  });

/** The mails to an address once so many are there. */
async function arrived(email: string, count: number): Promise<Email[]> {
  const { mail } = await testApi();
  await until(() => mail.mailsTo(email).length >= count);
  return mail.mailsTo(email).map(({ message }) => message);
}

async function onlyMail(email: string): Promise<Email> {
  const mails = await arrived(email, 1);
  expect(mails).to.have.lengthOf(1);
  return seen(mails[0]);
}

const header = (message: Email, name: string): string | undefined =>
  message.headers.find(({ key }) => key === name)?.value;

/** What the one button of a mail leads to; its text has the same link. */
function linkOf({ html = '', text = '' }: Email): string | undefined {
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  for (const link of links) expect(text).to.contain(link);
  expect(links.length).to.be.lessThan(2);
  return links[0];
}

describe('the mails to clients', function () {
  this.timeout(60_000);
  after(() => endSenders());

  for (const language of languages)
    it(`arrive in ${language}, as text and HTML, in the firm's name and with its logo, and take no markup from anyone`, async () => {
      const scene = await build(language);
      const { live, contact, email, ticket } = scene;
      const params = { id: contact.id };
      const look = { name: firm, accent_color: '#0f766e', business: { email: 'office@firm.example' } };
      await live.call('updateWorkspace', { body: look });
      expect((await live.request('uploadWorkspaceLogo', { body: uploadForm(dot, 'our logo.png') })).status).to.equal(
        200,
      );
      await live.call('enableContactPortal', { params, body: { access_level: 'full' } });
      await live.call('resetContactPortalPassword', { params });
      await reply(scene, 'See <a href="https://evil.example">here</a>\nand there');
      const invoice = await buildSentInvoice(live, { client_id: contact.client_id });
      const note = await credit(live, invoice.id, { amount: 10 });
      await live.call('sendCreditNote', { params: { id: note.id }, body: {} });
      await sendStatement(scene);

      const mails = await arrived(email, kinds.length);
      const found = (kind: Kind): Email =>
        seen(mails.find(({ subject = '' }) => said[language][kind][0].test(subject)));
      for (const kind of kinds) {
        const message = found(kind);
        const { text = '', html = '', subject } = message;
        expect(text, kind).to.contain(said[language][kind][1]).and.contain(firm);
        expect(html, kind).to.contain(said[language][kind][1]).and.contain(escapedFirm);
        expect(html, kind).to.contain(`<html lang="${language}">`).and.contain('src="cid:logo@docket"');
        expect(html, kind).not.to.match(/<b>|<script|<img src=x|<a href="https:\/\/evil/);
        expect(html, kind).to.contain('border-top:4px solid #0f766e').and.contain('background:#0f766e;color:#ffffff');
        expect(message.from, kind).to.include({ name: firm, address: 'docket@docket.test' });
        expect(
          message.replyTo?.map((each) => each.address),
          kind,
        ).to.deep.equal(['office@firm.example']);
        expect(header(message, 'auto-submitted'), kind).to.equal('auto-generated');
        expect(subject, kind).not.to.contain('\n');
        const logo = message.attachments.find(({ contentId }) => contentId === '<logo@docket>');
        expect(logo, kind).to.include({ mimeType: 'image/png', disposition: 'inline', filename: 'our logo.png' });
        expect(new Uint8Array(seen(logo).content as ArrayBuffer), kind).to.deep.equal(dot);
      }
      for (const kind of ['welcome', 'password', 'replied'] as const)
        expect([found(kind).text?.includes(contactName), found(kind).html?.includes(escapedName)]).to.deep.equal([
          true,
          true,
        ]);
      expect(found('replied').text).to.contain('See <a href="https://evil.example">here</a>').and.contain(title);
      for (const kind of ['invoice', 'credit', 'statement'] as const)
        expect(found(kind).attachments.map(({ mimeType }) => mimeType)).to.have.members([
          'application/pdf',
          'image/png',
        ]);

      expect(linkOf(found('welcome'))).to.match(/^http:\/\/docket\.test\/portal\/passwords\/[\w-]{43}$/);
      expect(linkOf(found('replied'))).to.equal(`${portal}/tickets/${ticket.id}#reply`);
      expect(linkOf(found('invoice'))).to.equal(`${portal}/invoices/${invoice.id}`);
      expect(linkOf(found('credit'))).to.equal(`${portal}/invoices/${invoice.id}`);
      expect(linkOf(found('statement'))).to.equal(`${portal}/statement?from=2026-01-01&to=2026-01-31`);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).to.equal(kinds.length);
    });

  it('lead contacts without access to the page of the invoice that needs no password, and nowhere else', async () => {
    const scene = await build('de', { portal_access: 'none' });
    const { live, contact, email } = scene;
    await reply(scene);
    expect(linkOf(await onlyMail(email))).to.equal(undefined);
    const invoice = await buildSentInvoice(live, { client_id: contact.client_id });
    await sendStatement(scene);
    const [, ...mails] = await arrived(email, 3);
    const hosted = seen((await readInvoice(live, invoice.id)).hosted_url);
    expect(mails.map(linkOf)).to.have.members([hosted, undefined]);
  });

  it('lead to the portal only who alone receives them and sees invoices there', async () => {
    const { live, contact, email } = await build(null);
    const other = address();
    await buildContact(live, { client_id: contact.client_id, email: other, portal_access: 'full' });
    const { id } = await buildSentInvoice(live, { client_id: contact.client_id });
    const hosted = (await readInvoice(live, id)).hosted_url;
    const sendTo = (body: object) => live.call('sendInvoice', { params: { id }, body: { attach_pdf: false, ...body } });
    await sendTo({ to: [email], cc: [other] });
    await sendTo({ to: [other] });
    expect((await arrived(other, 2)).map(linkOf)).to.deep.equal([hosted, hosted]);
  });

  it('lead who may only look to the ticket, and who answers to where they answer', async () => {
    const scene = await build(null, { portal_access: 'view' });
    await reply(scene);
    expect(linkOf(await onlyMail(scene.email))).to.equal(`${portal}/tickets/${scene.ticket.id}`);
  });

  it('name the workspace on the test side, where signing in takes it, and list no logo among the files', async () => {
    const { owner } = await buildWorkspace();
    const contact = await buildContact(owner, { email: address(), portal_access: 'full' });
    const ticket = await buildTicket(owner, { client_id: contact.client_id, contact_id: contact.id });
    await owner.request('uploadWorkspaceLogo', { body: uploadForm(dot, 'logo.png') });
    const body = { content: 'Done.', visibility: 'public' } as const;
    await owner.call('createTicketActivity', { params: { id: ticket.id }, body });
    const [mail] = (await owner.call('listTestMails', {})).data;
    expect(mail?.links).to.deep.equal([`${portal}/tickets/${ticket.id}?workspace_id=${owner.workspaceId}#reply`]);
    expect([mail?.html.includes('cid:logo@docket'), mail?.attachments]).to.deep.equal([true, []]);
  });

  it('are one where a request is repeated', async () => {
    const scene = await build(null);
    const headers = { 'Idempotency-Key': randomUUID() };
    await reply(scene, 'Done.', headers);
    await reply(scene, 'Done.', headers);
    await sendStatement(scene);
    const mails = await arrived(scene.email, 2);
    expect(mails.filter(({ subject = '' }) => subject.startsWith('['))).to.have.lengthOf(1);
  });
});

/** A scene whose mails the server of the contact puts off, until they are tried again. */
async function buildPutOff(values: object = {}) {
  const scene = await build(null, values, address(busyPrefix));
  const ctx = await systemContextOf(scene.live);
  const putOff = async (): Promise<Mail[]> => {
    for (const { id } of await Mail.all(ctx)) await settledMail(ctx, id);
    return Mail.all(ctx);
  };
  /** As the mails are once they were tried again. */
  const tryAgain = async (): Promise<Mail[]> => {
    const { db } = await testApi();
    await db('mails')
      .where({ workspace_id: scene.live.workspaceId })
      .update({ next_attempt_at: new Date(), attempts: 0 });
    return putOff();
  };
  return { ...scene, ctx, putOff, tryAgain };
}

describe('access that is taken away before a mail is sent', () => {
  after(() => endSenders());

  const ways: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
    'the access itself': ({ live, contact }) => live.call('disableContactPortal', { params: { id: contact.id } }),
    'the contact': ({ live, contact }) => live.call('deleteContact', { params: { id: contact.id } }),
    'the client': ({ live, contact }) =>
      live.call('updateClient', { params: { id: contact.client_id }, body: { status: 'inactive' } }),
    'the address': ({ live, contact }) =>
      live.call('updateContact', { params: { id: contact.id }, body: { email: address() } }),
  };
  for (const [what, take] of Object.entries(ways))
    it(`keeps what leads into the portal from being sent (${what})`, async () => {
      const scene = await buildPutOff();
      await scene.live.call('enableContactPortal', {
        params: { id: scene.contact.id },
        body: { send_invitation: true },
      });
      await reply(scene);
      const before = await scene.putOff();
      expect(before.map(({ status }) => status)).to.deep.equal(['pending', 'pending']);
      expect((await scene.tryAgain()).map(({ status }) => status)).to.deep.equal(['pending', 'pending']);
      await take(scene);
      expect((await scene.tryAgain()).map(({ status }) => status)).to.deep.equal(['dropped', 'dropped']);
    });

  it('leaves the client its invoice, with the link that needs no password', async () => {
    const { live, contact, ctx, putOff, tryAgain } = await buildPutOff();
    const invoice = await live.call('createInvoice', {
      body: { client_id: contact.client_id, line_items: [{ description: 'Work', quantity: 1, rate: 100 }] },
    });
    const { id } = invoice.data;
    await live.call('sendInvoice', { params: { id }, body: { attach_pdf: false } });
    const bodies = (mail: Mail | undefined) => openMail(ctx.settings, seen(mail));
    expect(bodies((await putOff())[0]).text).to.contain(`${portal}/invoices/${id}`);
    await live.call('disableContactPortal', { params: { id: contact.id } });
    const [mail] = await tryAgain();
    const hosted = seen((await readInvoice(live, id)).hosted_url);
    expect(mail?.status).to.equal('pending');
    expect(bodies(mail).text).to.contain(hosted).and.not.contain('/portal/');
    expect(bodies(mail).html).to.contain(hosted).and.not.contain('/portal/');
  });
});
