import { expect } from 'chai';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildClient, buildContact } from '../../support/builders/factories.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { newAddress } from '../../support/mails/client-scene.js';
import { testApi } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';

const german = { kind: 'invoice', language: 'de' } as const;

const texts = {
  subject: 'Ihre Rechnung {{invoice.number}}',
  text: 'Sehr geehrte {{contact.name}},\n\nbitte überweisen Sie {{ invoice.total }} bis {{invoice.due_date}}.\n\n{{message}}',
};

describe('updateMailTemplate', () => {
  it('changes what clients get in this language alone, until Docket’s own text is taken back', async () => {
    const { live } = await buildWorkspace();
    const own = (await live.call('getMailTemplate', { params: german })).data;
    expect(own).to.include({ is_changed: false, updated_at: null });
    const { data } = await live.call('updateMailTemplate', { params: german, body: texts });
    expect(data).to.deep.include({ ...texts, is_changed: true });
    expect((await live.call('getMailTemplate', { params: german })).data).to.deep.equal(data);
    for (const other of [
      { kind: 'invoice', language: 'en' },
      { kind: 'credit_note', language: 'de' },
    ] as const)
      expect((await live.call('getMailTemplate', { params: other })).data.is_changed).to.equal(false);

    const client = await buildClient(live, { locale: 'de-DE', currency: 'EUR' });
    const email = newAddress();
    await buildContact(live, { client_id: client.id, name: 'Ada <b>Müller</b>', email, is_billing: true });
    const invoice = await buildInvoice(live, { client_id: client.id });
    const body = { message: 'Danke & bis bald', attach_pdf: false };
    const preview = (await live.call('previewInvoiceMail', { params: { id: invoice.id }, body })).data;
    await live.call('sendInvoice', { params: { id: invoice.id }, body });
    // It was written when it was queued.
    const last = await live.call('deleteMailTemplate', { params: german });
    expect(last.data).to.deep.equal(own);
    expect((await live.call('deleteMailTemplate', { params: german })).data).to.deep.equal(own);
    const { mail } = await testApi();
    const { message } = await mail.mailTo(email);
    expect(message.subject).to.equal(`Ihre Rechnung ${invoice.invoice_number}`);
    expect([preview.subject, preview.text?.trim()]).to.deep.equal([
      message.subject,
      textWithLink(message.text, preview),
    ]);
    expect(message.text).to.match(
      /^Sehr geehrte Ada <b>Müller<\/b>,\s+bitte überweisen Sie [\d.,]+\s€ bis \d+\. \p{L}+ \d{4}\.\s+Danke & bis bald/u,
    );
    expect(message.html)
      .to.contain('Sehr geehrte Ada &lt;b&gt;Müller&lt;/b&gt;,</p>')
      .and.to.contain('Danke &amp; bis bald');
    await live.call('sendInvoice', { params: { id: invoice.id }, body: { attach_pdf: false } });
    await until(() => mail.mailsTo(email).length === 2);
    const again = mail.mailsTo(email).map(({ message: { subject } }) => subject);
    expect(again[1]).to.match(/^Rechnung INV/);
  });

  it('refuses texts that could not be filled, and names the field and what is possible', async () => {
    const { owner } = await buildWorkspace();
    const refusal = async (body: object) => {
      const { error } = await owner.fail('updateMailTemplate', { params: german, body });
      return [error.field, error.message];
    };
    const [field, message] = await refusal({ text: 'Hallo {{client.nmae}}' });
    expect(field).to.equal('text');
    expect(message).to.match(
      /^text must not contain \{\{client\.nmae\}\}: the placeholders are \{\{firm\.name\}\}, \{\{client\.name\}\}/,
    );
    expect(await refusal({ subject: 'Rechnung {{invoice.number' })).to.include('subject');
    for (const subject of ['a\nBcc: b@c.example', 'x'.repeat(201), ' '])
      expect(await refusal({ subject })).to.include('subject');
    expect(await refusal({ text: 'x'.repeat(5001) })).to.include('text');
    const reply = { kind: 'ticket_reply', language: 'en' } as const;
    const { error } = await owner.fail('updateMailTemplate', { params: reply, body: { text: 'You have a reply.' } });
    expect([error.field, error.message]).to.deep.equal([
      'text',
      'text must contain {{reply.text}}: the mail would be useless without it',
    ]);
    const unknown = owner.fail('getMailTemplate', { params: { kind: 'receipt', language: 'en' } });
    expect((await refusalOf(unknown))[0]).to.equal(400);
    const { data } = await owner.call('getAllMailTemplates', {});
    expect(data.templates.filter(({ is_changed }) => is_changed)).to.deep.equal([]);
    expect(data.templates).to.have.length(66);
  });

  it('is for owners and admins, is in the audit log, and counts texts equal to Docket’s own as no change', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    expect((await refusalOf(member.fail('updateMailTemplate', { params: german, body: texts })))[0]).to.equal(403);
    const { subject } = (await owner.call('getMailTemplate', { params: german })).data;
    await owner.call('updateMailTemplate', { params: german, body: { subject: texts.subject } });
    const { data } = await owner.call('updateMailTemplate', { params: german, body: { subject } });
    expect(data.is_changed).to.equal(false);
    const log = (await owner.call('listAuditEntries', { query: { action: ['settings.changed'] } })).data;
    expect(log.map(({ changes }) => changes?.['subject'])).to.deep.equal([
      { from: texts.subject, to: subject },
      { from: subject, to: texts.subject },
    ]);
  });

  it('keeps one text of each when several change it at once', async () => {
    const { owner } = await buildWorkspace();
    const all = Array.from({ length: 8 }, (_, at) => `Rechnung ${at}`);
    await Promise.all(all.map((subject) => owner.call('updateMailTemplate', { params: german, body: { subject } })));
    const { data } = await owner.call('getAllMailTemplates', {});
    expect(data.templates.filter(({ is_changed }) => is_changed)).to.have.length(1);
  });
});

describe('previewMailTemplate', () => {
  it('shows made-up data, or those of an object in the language of the template, and changes nothing', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('previewMailTemplate', { params: german, body: texts });
    expect(data.subject).to.match(/^Ihre Rechnung INV-/);
    expect(data.missing).to.deep.equal(['message']);
    expect(data.text).to.contain('Sehr geehrte Pat Jones,').and.to.contain('Rechnung ansehen');
    const client = await buildClient(owner, { locale: 'fr', name: 'Dupont <SA>' });
    const invoice = await buildInvoice(owner, { client_id: client.id, subject: 'Mai' });
    const body = { text: '{{client.name}}: {{invoice.title}}', resource_id: invoice.id };
    const about = (await owner.call('previewMailTemplate', { params: german, body })).data;
    expect(about.text)
      .to.match(/^Dupont <SA>: INV-\S+ \(Mai\)/)
      .and.to.contain('Rechnungsdatum');
    expect(about.html).to.contain('Dupont &lt;SA&gt;: INV-');
    const late = (
      await owner.call('previewMailTemplate', {
        params: { kind: 'reminder_last', language: 'it' },
        body: { resource_id: invoice.id },
      })
    ).data;
    expect(late.subject).to.match(/^Ultimo sollecito: fattura INV-/);
    const statement = (
      await owner.call('previewMailTemplate', {
        params: { kind: 'statement', language: 'nl' },
        body: { resource_id: client.id },
      })
    ).data;
    expect(statement.text).to.contain('Hier is het overzicht');
    const wrong = async (kind: 'ticket_reply' | 'invoice', resource_id: string) =>
      (await owner.fail('previewMailTemplate', { params: { kind, language: 'en' }, body: { resource_id } })).error
        .field;
    expect([await wrong('ticket_reply', invoice.id), await wrong('invoice', client.id)]).to.deep.equal([
      'resource_id',
      'resource_id',
    ]);
    expect((await owner.call('listTestMails', {})).data).to.deep.equal([]);
    expect((await owner.call('getMailTemplate', { params: german })).data.is_changed).to.equal(false);
  });
});

/** The text of a mail, with the link of its preview in place of the one that was sent. */
const textWithLink = (text = '', preview: { readonly text?: string }): string =>
  text.trim().replace(/http\S+/, /http\S+/.exec(preview.text ?? '')?.[0] ?? '');
