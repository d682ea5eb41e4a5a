import { expect } from 'chai';
import { mailPage } from '../../../documents/mails/mail-page.js';
import { queueMail } from '../../../models/workspace/mail.js';
import { ApiClient } from '../../support/service/api.js';
import { systemContextOf } from '../../support/service/context.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** Queues a mail, as operations do. */
async function write(side: ApiClient, subject: string, action?: { label: string; url: string }): Promise<void> {
  const page = mailPage({ sender: 'Test Firm', paragraphs: ['Dear Ω <b>,', 'Thank you.'], action });
  const to = ['pat@acme.example'];
  await queueMail(await systemContextOf(side), {
    kind: 'other',
    resource: null,
    to,
    cc: ['cc@acme.example'],
    bcc: ['bcc@acme.example'],
    subject,
    ...page,
  });
}

describe('listTestMails', () => {
  it('immediately shows what was just queued, newest first', async () => {
    const { owner } = await buildWorkspace();
    for (const subject of ['First', 'Second', 'Third']) await write(owner, subject);
    const { data, pagination } = await owner.call('listTestMails', {});
    expect(data.map(({ subject }) => subject)).to.deep.equal(['Third', 'Second', 'First']);
    expect(pagination).to.deep.include({ page: 1, per_page: 20, total: 3, total_pages: 1 });
  });

  it('shows addresses, both bodies and the links in them', async () => {
    const { owner } = await buildWorkspace();
    await write(owner, 'Hello', { label: 'See it', url: 'https://docket.test/i/1?a=1&b=2' });
    const [mail] = (await owner.call('listTestMails', {})).data;
    expect(mail).to.deep.include({
      to: ['pat@acme.example'],
      cc: ['cc@acme.example'],
      bcc: ['bcc@acme.example'],
      links: ['https://docket.test/i/1?a=1&b=2'],
      attachments: [],
    });
    expect(mail?.text).to.contain('Dear Ω <b>,').and.contain('See it: https://docket.test/i/1?a=1&b=2');
    expect(mail?.html).to.contain('Dear Ω &lt;b&gt;,').and.contain('href="https://docket.test/i/1?a=1&amp;b=2"');
  });

  it('shows a read-only key no bodies and no links, which would let it sign in', async () => {
    const { owner } = await buildWorkspace();
    await write(owner, 'Hello', { label: 'See it', url: 'https://docket.test/passwords/secret' });
    const body = { name: 'Wall', mode: 'test', scope: 'read_only' } as const;
    const { key } = (await owner.call('createApiKey', { body })).data;
    const reading = new ApiClient(owner.url, key, owner.workspaceId, owner.userId);
    const [mail] = (await reading.call('listTestMails', {})).data;
    expect(mail).to.deep.include({ subject: 'Hello', text: '', html: '', links: [] });
    expect((await owner.call('listTestMails', {})).data[0]?.links).to.have.lengthOf(1);
  });

  it('is for test keys of owners and admins, and shows only their own side', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    await write(mine.owner, 'Mine');
    await write(mine.live, 'Real');
    const [admin, member] = await Promise.all([buildUser(mine.owner, 'admin'), buildUser(mine.owner, 'member')]);
    expect((await admin.call('listTestMails', {})).data.map(({ subject }) => subject)).to.deep.equal(['Mine']);
    expect((await member.fail('listTestMails')).status).to.equal(403);
    expect((await theirs.owner.call('listTestMails', {})).data).to.deep.equal([]);
    const { status, error } = await mine.live.fail('listTestMails');
    expect([status, error.code]).to.deep.equal([403, 'forbidden']);
  });
});
