import { expect } from 'chai';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildContact } from '../../support/builders/factories.js';
import { uniqueEmail } from '../../support/builders/invitations.js';
import { buildAddress, mailedPath, password, Visitor } from '../../support/service/visitor.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const ask = async (fields: object, path = '/forgotten-password') => (await Visitor.arrive()).send(path, fields);
const mailsOf = async (owner: ApiClient) => (await owner.call('listTestMails', {})).data;

describe('/forgotten-password', () => {
  it('mails a link to set a password, with a response that reveals nothing', async () => {
    const { owner } = await buildWorkspace();
    const email = await buildAddress('users', owner.userId);
    const visitor = await Visitor.arrive();
    const { status, next } = await visitor.submit('/forgotten-password', { email, workspace_id: owner.workspaceId });
    expect([status, next]).to.deep.equal([303, `/forgotten-password?done=mailed&workspace_id=${owner.workspaceId}`]);
    expect((await visitor.get(next ?? '')).text).to.contain('If there is an account with this address');
    const [mail, ...others] = await mailsOf(owner);
    expect(others).to.deep.equal([]);
    expect([mail?.to, mail?.subject]).to.deep.equal([[email], 'Set a password for Test Firm on Docket']);
    expect(mail?.text).to.contain('Hello Olga Owner').and.contain('once, for one hour');
    expect((await visitor.get(await mailedPath(owner, '/passwords/'))).status).to.equal(200);
  });

  it('sets a first password for users who have none, such as an owner created by a command', async () => {
    const { live } = await buildWorkspace();
    const { mail, db } = await testApi();
    const email = uniqueEmail();
    await db('users').where({ id: live.userId }).update({ email, email_key: email });
    await ask({ email });
    const { message } = await mail.mailTo(email);
    const [, link = ''] = /(http:\S+\/passwords\/\S+)/.exec(message.text ?? '') ?? [];
    const visitor = await Visitor.arrive();
    expect((await visitor.submit(new URL(link).pathname, { password })).status).to.equal(303);
    expect((await visitor.send('/sign-in', { email, password })).status).to.equal(200);
  });

  it('mails a link for each live side that knows the address, and for a test side only if it is named', async () => {
    const [one, other] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const users = [one.live, other.live, one.owner].map(({ userId }) => userId);
    const email = await buildAddress('users', ...users);
    const { db } = await testApi();
    const mailed = async () =>
      (
        (await db('mails').whereIn('workspace_id', [
          one.live.workspaceId,
          other.live.workspaceId,
          one.workspaceId,
        ])) as {
          workspace_id: string;
        }[]
      ).map(({ workspace_id }) => workspace_id);
    await ask({ email });
    expect(await mailed()).to.have.members([one.live.workspaceId, other.live.workspaceId]);
    await ask({ email, workspace_id: one.workspaceId });
    expect((await mailed()).filter((id) => id === one.workspaceId)).to.have.length(1);
  });

  it('replaces the previous link', async () => {
    const { owner } = await buildWorkspace();
    const fields = { email: await buildAddress('users', owner.userId), workspace_id: owner.workspaceId };
    await ask(fields);
    const first = await mailedPath(owner, '/passwords/');
    await ask(fields);
    const visitor = await Visitor.arrive();
    expect((await visitor.get(first)).status).to.equal(404);
    expect((await visitor.get(await mailedPath(owner, '/passwords/'))).status).to.equal(200);
  });

  it('responds the same, in words and time, if nobody active has the address, and mails nothing', async () => {
    const { owner } = await buildWorkspace();
    const statuses = ['active', 'invited', 'deactivated'] as const;
    const users = await Promise.all(statuses.map((status) => buildUser(owner, 'member', { status })));
    const known = await Promise.all(users.map(({ userId }) => buildAddress('users', userId)));
    const visitor = await Visitor.arrive();
    const pages = new Set<string>();
    const askBothWays = async (email: string): Promise<void> => {
      const begun = performance.now();
      const { status, body } = await ask({ email, workspace_id: owner.workspaceId });
      expect(performance.now() - begun, email).to.be.at.least(249);
      expect([status, body]).to.deep.equal([200, { data: { email, requested: true } }]);
      const sent = await visitor.submit('/forgotten-password', { email, workspace_id: owner.workspaceId });
      pages.add(`${sent.status} ${sent.next} ${sent.text}`);
    };
    await Promise.all([...known, uniqueEmail(), 'not an address'].map(askBothWays));
    expect(pages.size).to.equal(1);
    expect((await mailsOf(owner)).map(({ to }) => to)).to.deep.equal([[known[0]], [known[0]]]);
  });

  it('mails at most three links an hour to an address, and refuses more in the same way for one that nobody has', async () => {
    const { owner } = await buildWorkspace();
    const email = await buildAddress('users', owner.userId);
    const askFourTimes = async (each: string): Promise<void> => {
      const answers = [];
      for (let count = 0; count < 4; count += 1)
        answers.push(await ask({ email: each, workspace_id: owner.workspaceId }));
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 429]);
      expect(Number(answers[3]?.headers.get('retry-after'))).to.be.within(59 * 60, 60 * 60);
    };
    await Promise.all([email, uniqueEmail()].map(askFourTimes));
    expect(await mailsOf(owner)).to.have.length(3);
  });

  it('is refused after fifty requests from an address', async () => {
    const visitor = await Visitor.arrive();
    const statuses = await Promise.all(
      Array.from(
        { length: 52 },
        async () => (await visitor.send('/forgotten-password', { email: uniqueEmail() })).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).to.have.length(2);
    expect((await ask({ email: uniqueEmail() })).status).to.equal(200);
  });

  it('requires an address', async () => {
    const visitor = await Visitor.arrive();
    const { status, text } = await visitor.submit('/forgotten-password', {});
    expect([status, text.includes('E-mail address is required')]).to.deep.equal([400, true]);
  });
});

describe('/portal/forgotten-password', () => {
  it('mails a contact with access a link for an hour, and nobody else', async () => {
    const { owner } = await buildWorkspace();
    const [open, shut] = await Promise.all([
      buildContact(owner, { email: uniqueEmail(), portal_access: 'view' }),
      buildContact(owner, { email: uniqueEmail() }),
    ]);
    for (const { email } of [open, shut]) {
      const answer = await ask({ email, workspace_id: owner.workspaceId }, '/portal/forgotten-password');
      expect([answer.status, answer.body]).to.deep.equal([200, { data: { email, requested: true } }]);
    }
    const mails = await mailsOf(owner);
    expect(mails.map(({ to }) => to)).to.deep.equal([[open.email]]);
    expect(mails[0]?.text).to.contain('once, for one hour');
    const visitor = await Visitor.arrive();
    expect((await visitor.submit(await mailedPath(owner, '/portal/passwords/'), { password })).status).to.equal(303);
  });
});
