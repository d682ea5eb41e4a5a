/**
 * Mails to clients as they arrive: with the firm's logo and colours, in the client's language, with links that their
 * reader may follow.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Email } from 'postal-mime';
import { languages, type Language } from '../../documents/messages/words.js';
import { march } from '../support/builders/approvals.js';
import { buildContact, buildProject, buildTicket } from '../support/builders/factories.js';
import { buildSentInvoice, credit, readInvoice } from '../support/builders/invoices.js';
import { acceptable } from '../support/builders/sample-files.js';
import { uploadForm } from '../support/builders/uploads.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { seen } from '../support/answers/seen.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildScene, hostile, newAddress, portal, reply, sendStatement } from '../support/mails/client-scene.js';
import { testApi } from '../support/service/api.js';
import { until } from '../support/service/waiting.js';

const firm = 'Öl & <b>Söhne</b> "GmbH"';
const escapedFirm = 'Öl &amp; &lt;b&gt;Söhne&lt;/b&gt; &quot;GmbH&quot;';
const escapedName = 'Zoë &lt;script&gt;alert(1)&lt;/script&gt;';
const dot = Uint8Array.from(seen(acceptable.find(([name]) => name === 'dot.png'))[2]);

type Kind = 'welcome' | 'password' | 'replied' | 'approval' | 'invoice' | 'credit' | 'statement';
const kinds: readonly Kind[] = ['welcome', 'password', 'replied', 'approval', 'invoice', 'credit', 'statement'];

/** What identifies each kind of mail: its subject, and a phrase of its text. */
const said: Readonly<Record<Language, Readonly<Record<Kind, readonly [subject: RegExp, phrase: string]>>>> = {
  en: {
    welcome: [/^Your access to the client portal of /, 'Set your password'],
    password: [/^Set a new password for /, 'The link works once, for 24 hours.'],
    replied: [/^\[TKT-/, 'Olga Owner has answered your ticket:'],
    approval: [/ asks for your approval: /, 'Look at it and decide'],
    invoice: [/^Invoice /, 'View the invoice'],
    credit: [/^Credit note /, 'View the invoice'],
    statement: [/^Statement from /, 'View the statement'],
  },
  de: {
    welcome: [/^Ihr Zugang zum Kundenportal von /, 'Passwort festlegen'],
    password: [/^Neues Passwort /, 'gilt 24 Stunden'],
    replied: [/^\[TKT-/, 'Olga Owner hat auf Ihr Ticket geantwortet:'],
    approval: [/ bittet um Ihre Freigabe: /, 'Ansehen und entscheiden'],
    invoice: [/^Rechnung /, 'Rechnung ansehen'],
    credit: [/^Rechnungskorrektur /, 'Rechnung ansehen'],
    statement: [/^Kontoauszug von /, 'Kontoauszug ansehen'],
  },
  fr: {
    welcome: [/^Votre accès au portail client de /, 'Choisir un mot de passe'],
    password: [/^Nouveau mot de passe /, 'valable 24 heures'],
    replied: [/^\[TKT-/, 'Olga Owner a répondu à votre ticket'],
    approval: [/ demande votre approbation : /, 'Consulter et décider'],
    invoice: [/^Facture /, 'Voir la facture'],
    credit: [/^Avoir /, 'Voir la facture'],
    statement: [/^Relevé de compte de /, 'Voir le relevé'],
  },
  es: {
    welcome: [/^Su acceso al portal de clientes de /, 'Elegir una contraseña'],
    password: [/^Nueva contraseña /, 'válido durante 24 horas'],
    replied: [/^\[TKT-/, 'Olga Owner ha respondido a su ticket:'],
    approval: [/ solicita su aprobación: /, 'Ver y decidir'],
    invoice: [/^Factura (?!rectificativa)/, 'Ver la factura'],
    credit: [/^Factura rectificativa /, 'Ver la factura'],
    statement: [/^Estado de cuenta de /, 'Ver el estado de cuenta'],
  },
  it: {
    welcome: [/^Il suo accesso al portale clienti di /, 'Scegli una password'],
    password: [/^Nuova password /, 'valido per 24 ore'],
    replied: [/^\[TKT-/, 'Olga Owner ha risposto al suo ticket:'],
    approval: [/ chiede la sua approvazione: /, 'Visualizza e decidi'],
    invoice: [/^Fattura /, 'Vedi la fattura'],
    credit: [/^Nota di credito /, 'Vedi la fattura'],
    statement: [/^Estratto conto di /, 'Vedi l’estratto conto'],
  },
  nl: {
    welcome: [/^Uw toegang tot het klantenportaal van /, 'Wachtwoord instellen'],
    password: [/^Nieuw wachtwoord /, '24 uur geldig'],
    replied: [/^\[TKT-/, 'Olga Owner heeft op uw ticket geantwoord:'],
    approval: [/ vraagt uw goedkeuring: /, 'Bekijken en beslissen'],
    invoice: [/^Factuur /, 'Factuur bekijken'],
    credit: [/^Creditfactuur /, 'Factuur bekijken'],
    statement: [/^Rekeningoverzicht van /, 'Rekeningoverzicht bekijken'],
  },
};

/** Waits for `count` mails to an address, and returns them. */
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

/** The address of the one button in a mail. Asserts that its plain text has the same link. */
function linkOf({ html = '', text = '' }: Email): string | undefined {
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  for (const link of links) expect(text).to.contain(link);
  expect(links.length).to.be.lessThan(2);
  return links[0];
}

describe('the mails to clients', () => {
  for (const language of languages)
    it(`arrive in ${language}, as text and HTML, with the firm's name and logo, and escape all markup`, async () => {
      const scene = await buildScene(language);
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
      const { id: project_id } = await buildProject(live, { client_id: contact.client_id, title: hostile.title });
      await buildTimeEntry(live, { project_id });
      const asked = { type: 'hours', project_id, ...march, message: hostile.title } as const;
      const { data: approval } = await live.call('createApproval', { body: asked });
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
      for (const kind of ['welcome', 'password', 'replied', 'approval'] as const)
        expect([found(kind).text?.includes(hostile.contact), found(kind).html?.includes(escapedName)]).to.deep.equal([
          true,
          true,
        ]);
      expect(found('replied').text)
        .to.contain('See <a href="https://evil.example">here</a>')
        .and.contain(hostile.title);
      for (const kind of ['invoice', 'credit', 'statement'] as const)
        expect(found(kind).attachments.map(({ mimeType }) => mimeType)).to.have.members([
          'application/pdf',
          'image/png',
        ]);

      expect(linkOf(found('welcome'))).to.match(/^http:\/\/docket\.test\/portal\/passwords\/[\w-]{43}$/);
      expect(linkOf(found('replied'))).to.equal(`${portal}/tickets/${ticket.id}#reply`);
      expect(linkOf(found('approval'))).to.equal(`${portal}/approvals/${approval.id}`);
      expect(linkOf(found('invoice'))).to.equal(`${portal}/invoices/${invoice.id}`);
      expect(linkOf(found('credit'))).to.equal(`${portal}/invoices/${invoice.id}`);
      expect(linkOf(found('statement'))).to.equal(`${portal}/statement?from=2026-01-01&to=2026-01-31`);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).to.equal(kinds.length);
    });

  it('lead contacts without access to the page of the invoice that needs no password, and nowhere else', async () => {
    const scene = await buildScene('de', { portal_access: 'none' });
    const { live, contact, email } = scene;
    await reply(scene);
    expect(linkOf(await onlyMail(email))).to.equal(undefined);
    const invoice = await buildSentInvoice(live, { client_id: contact.client_id });
    await sendStatement(scene);
    const [, ...mails] = await arrived(email, 3);
    const hosted = seen((await readInvoice(live, invoice.id)).hosted_url);
    expect(mails.map(linkOf)).to.have.members([hosted, undefined]);
  });

  it('link to the portal only if all recipients are one contact who sees invoices there', async () => {
    const { live, contact, email } = await buildScene(null);
    const other = newAddress();
    await buildContact(live, { client_id: contact.client_id, email: other, portal_access: 'full' });
    const { id } = await buildSentInvoice(live, { client_id: contact.client_id });
    const hosted = (await readInvoice(live, id)).hosted_url;
    const sendTo = (body: object) => live.call('sendInvoice', { params: { id }, body: { attach_pdf: false, ...body } });
    await sendTo({ to: [email], cc: [other] });
    await sendTo({ to: [other] });
    expect((await arrived(other, 2)).map(linkOf)).to.deep.equal([hosted, hosted]);
  });

  it('link to the ticket for a contact with view access, and to its reply form with full access', async () => {
    const scene = await buildScene(null, { portal_access: 'view' });
    await reply(scene);
    expect(linkOf(await onlyMail(scene.email))).to.equal(`${portal}/tickets/${scene.ticket.id}`);
  });

  it('name the workspace on the test side, where signing in takes it, and list no logo among the files', async () => {
    const { owner } = await buildWorkspace();
    const contact = await buildContact(owner, { email: newAddress(), portal_access: 'full' });
    const ticket = await buildTicket(owner, { client_id: contact.client_id, contact_id: contact.id });
    await owner.request('uploadWorkspaceLogo', { body: uploadForm(dot, 'logo.png') });
    const body = { content: 'Done.', visibility: 'public' } as const;
    await owner.call('createTicketActivity', { params: { id: ticket.id }, body });
    const [mail] = (await owner.call('listTestMails', {})).data;
    expect(mail?.links).to.deep.equal([`${portal}/tickets/${ticket.id}?workspace_id=${owner.workspaceId}#reply`]);
    expect([mail?.html.includes('cid:logo@docket'), mail?.attachments]).to.deep.equal([true, []]);
  });

  it('are sent once if a request is repeated with its idempotency key', async () => {
    const scene = await buildScene(null);
    const headers = { 'Idempotency-Key': randomUUID() };
    await reply(scene, 'Done.', headers);
    await reply(scene, 'Done.', headers);
    await sendStatement(scene);
    const mails = await arrived(scene.email, 2);
    expect(mails.filter(({ subject = '' }) => subject.startsWith('['))).to.have.lengthOf(1);
  });
});
