/** The mail about a sign-in from a browser that an account has not used before. */
import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { buildAddress, mailedPath, password, Visitor } from '../../support/service/visitor.js';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** The mails about new browsers, the newest first. */
async function mailsOf(owner: ApiClient) {
  const { data } = await owner.call('listTestMails', {});
  return data.filter(({ subject }) => /^(New sign-in|Neue Anmeldung)/.test(subject));
}

interface SignIn {
  readonly owner: ApiClient;
  readonly email: string;
  readonly page?: '/sign-in' | '/portal/sign-in';
}

async function signIn(visitor: Visitor, { owner, email, page = '/sign-in' }: SignIn): Promise<void> {
  const entry = { email, password, workspace_id: owner.workspaceId };
  expect((await visitor.send(page, entry, { 'User-Agent': firefox })).status).to.equal(200);
}

describe('a sign-in from a new browser', () => {
  it('is mailed with browser, platform, address, time, and a link to the sessions; the first ever is not', async () => {
    const { owner } = await buildWorkspace();
    const entry = { owner, email: await buildAddress('users', owner.userId) };
    await signIn(await Visitor.arrive(), entry);
    expect(await mailsOf(owner)).to.deep.equal([]);
    const visitor = await Visitor.arrive();
    await signIn(visitor, entry);
    const [mail, ...others] = await mailsOf(owner);
    expect(others).to.deep.equal([]);
    expect(mail?.to).to.deep.equal([entry.email]);
    for (const part of ['Browser: Firefox', 'Device: Windows', `Address: ${visitor.ip}`, `Time: `, '(UTC)'])
      expect(mail?.text).to.contain(part);
    expect(mail?.links.map((link) => new URL(link).pathname)).to.deep.equal([`/people/${owner.userId}`]);
  });

  it('is mailed once: the browser is known from then on, also after signing out', async () => {
    const { owner } = await buildWorkspace();
    const entry = { owner, email: await buildAddress('users', owner.userId) };
    const visitor = await Visitor.arrive();
    await signIn(visitor, entry);
    await visitor.submit('/sign-out', {});
    await signIn(visitor, entry);
    expect(await mailsOf(owner)).to.deep.equal([]);
    const another = await Visitor.arrive();
    await signIn(another, entry);
    await signIn(another, entry);
    expect(await mailsOf(owner)).to.have.length(1);
  });

  it('is mailed to each account of the browser by itself, and for a cookie that this service has not made', async () => {
    const { owner } = await buildWorkspace();
    const { owner: colleague } = await buildWorkspace();
    const visitor = await Visitor.arrive();
    for (const user of [owner, colleague]) {
      const entry = { owner: user, email: await buildAddress('users', user.userId) };
      await signIn(await Visitor.arrive(), entry);
      await signIn(visitor, entry);
      expect(await mailsOf(user)).to.have.length(1);
      const forger = await Visitor.arrive();
      forger.cookies.set('docket_browser', Buffer.from(JSON.stringify({ accounts: [user.userId] })).toString('base64'));
      await signIn(forger, entry);
      expect(await mailsOf(user)).to.have.length(2);
    }
  });

  it('is mailed after a password was set by a mailed link', async () => {
    const { owner } = await buildWorkspace();
    const email = await buildAddress('users', owner.userId);
    await signIn(await Visitor.arrive(), { owner, email });
    const visitor = await Visitor.arrive();
    await visitor.send('/forgotten-password', { email, workspace_id: owner.workspaceId });
    await visitor.submit(await mailedPath(owner, '/passwords/'), { password: 'staple of a green lamp' });
    expect(await mailsOf(owner)).to.have.length(1);
  });

  it("is mailed to contacts of the portal, in their client's language", async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { locale: 'de' });
    const contact = await buildPortalContact(owner, { client_id });
    const email = await buildAddress('contacts', contact.userId);
    const entry = { owner, email, page: '/portal/sign-in' } as const;
    await signIn(await Visitor.arrive(), entry);
    expect(await mailsOf(owner)).to.deep.equal([]);
    await signIn(await Visitor.arrive(), entry);
    const [mail] = await mailsOf(owner);
    expect(mail?.to).to.deep.equal([email]);
    expect(mail?.text).to.contain('Gerät: Windows');
    expect(mail?.links.map((link) => new URL(link).pathname)).to.deep.equal(['/portal/account']);
  });
});
