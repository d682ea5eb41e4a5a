/** Previews of the mails that clients get: what a mail server receives afterwards is what the preview showed. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildMilestoneApproval, march, requestApproval } from '../../support/builders/approvals.js';
import { buildClient, buildContact, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, credit, lineAt, readInvoice } from '../../support/builders/invoices.js';
import { buildMilestone } from '../../support/builders/projects.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';

type Bodies = Pick<Schemas['ApprovalMailPreview'], 'subject' | 'text' | 'html'>;

/** A client with a contact of full access, whose address only one mail of the test is sent to. */
interface Reader {
  readonly client_id: string;
  readonly email: string;
}

/** Previews a mail and sends it; `link` is what the preview's link has `…` for. */
type Mailing = (live: ApiClient, reader: Reader) => Promise<{ readonly preview: Bodies; readonly link?: string }>;

const overdue = { invoice_date: '2026-01-01', due_date: '2026-01-31' };
const message = 'Guten Tag,\n\nhier & jetzt: <b>die  Rechnung</b>. ✓';

const shown = ({ subject, text = '', html = '' }: Schemas['MailPreview']): Bodies => ({ subject, text, html });

const invoiceMail =
  (body: Partial<Schemas['InvoiceSend']>): Mailing =>
  async (live, { client_id }) => {
    const values = { client_id, subject: 'Köln & <Bonn>', tax_rate: 0.19, line_items: [lineAt(1234.5)] };
    const { id } = await buildInvoice(live, values);
    const { data } = await live.call('previewInvoiceMail', { params: { id }, body });
    await live.call('sendInvoice', { params: { id }, body });
    return { preview: shown(data), link: (await readInvoice(live, id)).hosted_url?.split('/').at(-1) ?? '' };
  };

const hoursToApprove = async (live: ApiClient, { client_id }: Reader) => {
  const { id: project_id } = await buildProject(live, { client_id });
  await buildTimeEntry(live, { project_id, hours: 2.5 });
  return { type: 'hours', project_id, ...march, due_date: '2099-01-31', message } as const;
};

const mailings: Readonly<Record<string, Mailing>> = {
  'an invoice, with a link into the portal': invoiceMail({}),
  'an invoice with a message and a copy, with a link to its page': invoiceMail({ message, cc: ['cc@client.example'] }),
  'an invoice without its PDF': invoiceMail({ attach_pdf: false }),
  'an invoice that was sent before': async (live, { client_id, email }) => {
    const { id } = await buildInvoice(live, { client_id });
    await live.call('sendInvoice', { params: { id }, body: { to: [`first-${email}`] } });
    const body = { to: [email, 'other@client.example'] };
    const { data } = await live.call('previewInvoiceMail', { params: { id }, body });
    await live.call('sendInvoice', { params: { id }, body });
    return { preview: shown(data) };
  },
  'a reminder': async (live, { client_id, email }) => {
    const { id } = await buildInvoice(live, { client_id, ...overdue });
    await live.call('sendInvoice', { params: { id }, body: { to: [`first-${email}`] } });
    const { data } = await live.call('previewInvoiceReminder', { params: { id }, body: { message } });
    await live.call('remindInvoice', { params: { id }, body: { message } });
    return { preview: shown(data) };
  },
  'a credit note': async (live, { client_id, email }) => {
    const { id: invoice } = await buildInvoice(live, { client_id });
    await live.call('sendInvoice', { params: { id: invoice }, body: { to: [`first-${email}`] } });
    const { id } = await credit(live, invoice, { amount: 40, reason: 'Rabatt' });
    const { data } = await live.call('previewCreditNoteMail', { params: { id }, body: {} });
    await live.call('sendCreditNote', { params: { id }, body: {} });
    return { preview: shown(data) };
  },
  'a statement': async (live, { client_id }) => {
    const request = { params: { id: client_id }, body: { period: march, message } };
    const { data } = await live.call('previewClientStatementMail', request);
    await live.call('sendClientStatement', request);
    return { preview: shown(data) };
  },
  'a request to approve hours': async (live, reader) => {
    const body = await hoursToApprove(live, reader);
    const { data: preview } = await live.call('previewApprovalRequest', { body });
    return { preview, link: (await requestApproval(live, body)).id };
  },
  'a request to approve a milestone': async (live, { client_id }) => {
    const { id: project_id } = await buildProject(live, { client_id });
    const body = { type: 'milestone', milestone_id: (await buildMilestone(live, project_id)).id } as const;
    const { data: preview } = await live.call('previewApprovalRequest', { body });
    return { preview, link: (await requestApproval(live, body)).id };
  },
};

async function buildReader(live: ApiClient, locale: string): Promise<Reader> {
  const { id: client_id } = await buildClient(live, { locale });
  const email = `${randomUUID()}@client.example`;
  await buildContact(live, { client_id, name: 'Pat Jones', email, is_billing: true, portal_access: 'full' });
  return { client_id, email };
}

/** The bodies with the link of the mail; transport may change how lines end, and ends the last one. */
const asSent = ({ subject, text, html }: Bodies, link = '…'): Bodies => ({
  subject,
  text: text.replaceAll('/…', `/${link}`).trimEnd(),
  html: html.replaceAll('/…', `/${link}`).trimEnd(),
});

const received = async (email: string): Promise<Bodies> => {
  const { mail } = await testApi();
  const { subject = '', text = '', html = '' } = (await mail.mailTo(email)).message;
  return asSent({ subject, text: text.replaceAll('\r\n', '\n'), html: html.replaceAll('\r\n', '\n') });
};

describe('the preview of a mail', () => {
  for (const [name, mailing] of Object.entries(mailings))
    it(`has subject, text and HTML as the mail server receives them, in two languages: ${name}`, async () => {
      const { live } = await buildWorkspace();
      const opening = new Set<string | undefined>();
      for (const locale of ['en', 'de']) {
        const reader = await buildReader(live, locale);
        const { preview, link } = await mailing(live, reader);
        expect(await received(reader.email)).to.deep.equal(asSent(preview, link));
        opening.add(preview.subject);
      }
      expect(opening.size, 'both languages').to.equal(2);
    });

  it('has the reminder of an approval as it is sent, and names everybody who gets one', async () => {
    const { owner } = await buildWorkspace();
    const reader = await buildReader(owner, 'de');
    const { id: project_id } = await buildProject(owner, { client_id: reader.client_id });
    const { id } = await buildMilestoneApproval(owner, { client_id: reader.client_id, project_id });
    const later = { client_id: reader.client_id, name: 'Later', email: 'later@client.example' };
    await buildContact(owner, { ...later, portal_access: 'full' });
    await buildContact(owner, { ...later, name: 'Looks', email: 'looks@client.example', portal_access: 'view' });
    const { data: preview } = await owner.call('previewApprovalReminder', { params: { id }, body: { message } });
    expect(preview.recipients.map(({ name, email }) => [name, email])).to.deep.equal([
      ['Pat Jones', reader.email],
      ['Later', 'later@client.example'],
    ]);
    await owner.call('remindApproval', { params: { id }, body: { message } });
    const mails = (await owner.call('listTestMails', { query: { per_page: 2 } })).data.toReversed();
    expect(mails.map(({ to }) => to)).to.deep.equal(preview.recipients.map(({ email }) => [email]));
    const { subject, text, html } = preview;
    expect(mails[0]).to.deep.include({ subject, text, html });
  });

  it('names recipients and files as sending does, and changes nothing', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, email } = await buildReader(owner, 'en');
    const { id, invoice_number } = await buildInvoice(owner, { client_id });
    const look = async () => [await readInvoice(owner, id), (await owner.call('listEvents', {})).data];
    const before = await look();
    const body = { cc: ['cc@client.example'], bcc: ['bcc@client.example'] };
    const { data } = await owner.call('previewInvoiceMail', { params: { id }, body });
    expect(data).to.deep.include({ to: [email], ...body, attachments: [{ filename: `${invoice_number}.pdf` }] });
    const { data: bare } = await owner.call('previewInvoiceMail', { params: { id }, body: { attach_pdf: false } });
    expect(bare.attachments).to.deep.equal([]);
    expect(await look()).to.deep.equal(before);
    expect((await owner.call('listTestMails', {})).data).to.deep.equal([]);
  });

  it('is refused as sending would be', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { email: null });
    const nobody = await buildInvoice(owner, { client_id });
    const unsent = await buildInvoice(owner, { ...overdue });
    const paidLater = await buildSentInvoice(owner);
    const { id: project_id } = await buildProject(owner, { client_id });
    const asks = { type: 'hours', project_id, ...march } as const;
    for (const [preview, send, id, expected] of [
      ['previewInvoiceMail', 'sendInvoice', nobody.id, [400, 'invalid_request', 'to']],
      ['previewInvoiceReminder', 'remindInvoice', unsent.id, [409, 'invalid_state']],
      ['previewInvoiceReminder', 'remindInvoice', paidLater.id, [409, 'invalid_state']],
    ] as const)
      for (const operation of [preview, send])
        expect(await refusalOf(owner.fail(operation, { params: { id } })), operation).to.deep.equal(expected);
    for (const operation of ['previewApprovalRequest', 'createApproval'] as const) {
      expect(await refusalOf(owner.fail(operation, { body: asks }))).to.deep.equal([400, 'invalid_request', 'from']);
    }
    await buildTimeEntry(owner, { project_id });
    for (const operation of ['previewApprovalRequest', 'createApproval'] as const)
      expect(await refusalOf(owner.fail(operation, { body: asks }))).to.deep.equal([409, 'invalid_state']);
    await owner.call('updateWorkspace', { body: { require_invoice_approval: true } });
    const { id } = await buildInvoice(owner);
    for (const operation of ['previewInvoiceMail', 'sendInvoice'] as const)
      expect(await refusalOf(owner.fail(operation, { params: { id } }))).to.deep.equal([409, 'invalid_state']);
  });

  it('has neither text nor HTML for users who may send an invoice and not see its amounts', async () => {
    const { owner } = await buildWorkspace();
    const clerk = await buildUser(owner, 'member', { permissions: { can_manage_invoices: true } });
    const { id } = await buildInvoice(owner);
    const { data } = await clerk.call('previewInvoiceMail', { params: { id } });
    expect(data).to.have.keys('to', 'cc', 'bcc', 'subject', 'attachments');
  });
});
