/** What a reader of the database alone can learn about mails. */
import { expect } from 'chai';
import { Mail, openMail, queueMail } from '../../models/workspace/mail.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { systemContextOf } from '../support/service/context.js';
import { uniqueEmail } from '../support/builders/invitations.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const link = 'http://docket.test/passwords/a-token-that-lets-in';

async function write(side: ApiClient, to = uniqueEmail()): Promise<Mail> {
  const bodies = { text: `Here: ${link}`, html: `<a href="${link}">Here</a>` };
  return queueMail(await systemContextOf(side), {
    kind: 'other',
    resource: null,
    to: [to],
    subject: 'Hello',
    ...bodies,
  });
}

async function storedText(id: string): Promise<string> {
  const { db } = await testApi();
  return JSON.stringify(await db('mails').where({ id }).first());
}

describe('the bodies of a mail', () => {
  it('cannot be read in the database, before it is sent or after', async () => {
    const { live } = await buildWorkspace();
    const to = uniqueEmail();
    const { id } = await write(live, to);
    const { mail } = await testApi();
    const { message } = await mail.mailTo(to);
    expect([message.text?.trim(), message.html?.trim()]).to.deep.equal([`Here: ${link}`, `<a href="${link}">Here</a>`]);
    const stored = await storedText(id);
    expect(stored).to.contain(to).and.not.contain('Here').and.not.contain('a-token-that-lets-in');
  });

  it('are shown for mails captured on the test side', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await write(owner);
    const [mail] = (await owner.call('listTestMails', {})).data;
    expect(mail).to.deep.include({ text: `Here: ${link}`, html: `<a href="${link}">Here</a>`, links: [link] });
    expect(await storedText(id)).not.to.contain('a-token-that-lets-in');
  });

  it('are still readable if a mail is older than the encryption', async () => {
    const { owner } = await buildWorkspace();
    const ctx = await systemContextOf(owner);
    const plain = { text: 'Plain', html: '<p>Plain</p>' };
    const mail = await Mail.insert(ctx, {
      ...plain,
      is_test: true,
      to: ['pat@example.com'],
      cc: [],
      bcc: [],
      subject: 'Old',
      attachments: [],
      next_attempt_at: new Date(),
    });
    expect(openMail(ctx.settings, mail)).to.deep.equal(plain);
    expect((await owner.call('listTestMails', {})).data[0]).to.include(plain);
  });
});
