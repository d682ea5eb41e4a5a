import { expect } from 'chai';
import { hashPassword } from '../../../domain/people/password.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { startService } from '../../support/service/service.js';
import { buildAddress, buildSignedIn, password, Visitor, type JsonAnswer } from '../../support/service/visitor.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const signIn = async (fields: object): Promise<JsonAnswer> => (await Visitor.arrive()).send('/sign-in', fields);
const signedInAs = ({ body }: JsonAnswer): unknown => body.data?.['account_id'];

/** Two workspaces that have users with the same address and password. */
async function buildTwins(): Promise<{ email: string; mine: ApiClient; theirs: ApiClient }> {
  const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
  const email = await buildAddress('users', mine.live.userId, theirs.live.userId);
  return { email, mine: mine.live, theirs: theirs.live };
}

/** The ticket and the account ids on a page that offers a choice. */
function choiceOn(page: string): { ticket: string; accounts: string[] } {
  const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(page) ?? [];
  return { ticket, accounts: [...page.matchAll(/name="account_id" value="([^"]+)"/g)].map(([, id = '']) => id) };
}

describe('/sign-in', () => {
  it('lets a user in with address and password, whatever the case of the address', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const visitor = await Visitor.arrive();
    const { status, next } = await visitor.submit('/sign-in', { email: ` ${email.toUpperCase()}`, password });
    expect([status, next]).to.deep.equal([303, '/']);
    expect((await visitor.read('/')).body.data).to.deep.include({ name: 'Olga Owner', email });
    expect((await visitor.get('/sign-in')).next, 'nothing to do there').to.equal('/');
  });

  it('tells a program who is signed in, and where', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const { status, body } = await signIn({ email, password });
    expect(status).to.equal(200);
    expect(body).to.deep.equal({
      data: {
        account_id: live.userId,
        name: 'Olga Owner',
        email,
        workspace: { id: live.workspaceId, name: 'Test Firm', mode: 'live' },
      },
    });
  });

  it('refuses in the same way a wrong password, an unknown address, and users without a password, invited or deactivated', async () => {
    const { live } = await buildWorkspace();
    const users = await Promise.all(
      (['active', 'active', 'invited', 'deactivated'] as const).map((status) => buildUser(live, 'member', { status })),
    );
    const emails = await Promise.all(users.map(({ userId }) => buildAddress('users', userId)));
    const { db } = await testApi();
    await db('users').where({ email: emails[1] }).update({ password_hash: null });
    const attempts: [string, object][] = [
      ['a wrong password', { email: emails[0], password: `${password}.` }],
      ['no password set', { email: emails[1], password }],
      ['invited', { email: emails[2], password }],
      ['deactivated', { email: emails[3], password }],
      ['an unknown address', { email: `x${emails[0]}`, password }],
      ['an unknown workspace', { email: emails[0], password, workspace_id: 'ws_unknown' }],
      ['another account', { email: emails[0], password, account_id: users[1]?.userId }],
    ];
    for (const [what, fields] of attempts) {
      const { status, body } = await signIn(fields);
      const { code, message } = body.error ?? {};
      expect([status, code, message], what).to.deep.equal([
        401,
        'unauthorized',
        'The e-mail address or the password is wrong, no password has been set, or the account also requires the code of its second factor',
      ]);
    }
    expect((await signIn({ email: emails[0], password })).status, 'as a control').to.equal(200);
  });

  it('takes as long to refuse an unknown address as one with several accounts', async () => {
    const { email } = await buildTwins();
    const time = async (fields: object): Promise<number> => {
      const begun = performance.now();
      await signIn(fields);
      return performance.now() - begun;
    };
    const wrong = 'a wrong password';
    for (const fields of [
      { email, password: wrong },
      { email: `x${email}`, password: wrong },
    ])
      expect(await time(fields)).to.be.at.least(249);
  });

  it('asks for what is missing, and keeps the address for another attempt', async () => {
    const visitor = await Visitor.arrive();
    const { status, text } = await visitor.submit('/sign-in', { email: 'pat@example.com', password: '' });
    expect(status).to.equal(400);
    expect(text).to.contain('<a href="#password">Password is required</a>').and.contain('value="pat@example.com"');
    const { body } = await signIn({ password: 'x'.repeat(201) });
    expect(body.error).to.deep.include({ code: 'invalid_request', field: 'email' });
  });

  it('never shows a password again', async () => {
    const visitor = await Visitor.arrive();
    const { status, text } = await visitor.submit('/sign-in', { email: 'pat@example.com', password: 'my own secret' });
    expect(status).to.equal(401);
    expect(text).to.contain('role="alert"').and.not.contain('my own secret');
  });

  it('accepts no unknown field, nothing but text, and no other type', async () => {
    const visitor = await Visitor.arrive();
    for (const fields of [{ mail: 'x' }, { email: ['x'] }, { email: { $ne: '' } }]) {
      const { status, body } = await visitor.send('/sign-in', { password, ...fields });
      expect([status, body.error?.code, body.error?.field]).to.deep.equal([
        400,
        'invalid_request',
        Object.keys(fields)[0],
      ]);
    }
    const malformed = await visitor.send('/sign-in', [], {});
    expect(malformed.status).to.equal(400);
    const { status } = await visitor.submit(
      '/sign-in',
      { email: 'x' },
      { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'none' },
    );
    expect(status).to.equal(415);
  });

  describe('with several accounts for the address', () => {
    it('uses the one that the password matches', async () => {
      const { email, mine, theirs } = await buildTwins();
      const { db } = await testApi();
      await db('users')
        .where({ id: theirs.userId })
        .update({ password_hash: await hashPassword('another password') });
      expect(signedInAs(await signIn({ email, password }))).to.equal(mine.userId);
      expect(signedInAs(await signIn({ email, password: 'another password' }))).to.equal(theirs.userId);
    });

    it('asks a program which is meant', async () => {
      const { email, mine, theirs } = await buildTwins();
      const { status, headers, body } = await signIn({ email, password });
      expect([status, body.error?.code, body.error?.field]).to.deep.equal([409, 'invalid_state', 'account_id']);
      expect(headers.getSetCookie()).to.deep.equal([]);
      expect(body.accounts?.map((each) => each.account_id)).to.have.members([mine.userId, theirs.userId]);
      for (const { userId, workspaceId } of [mine, theirs]) {
        expect(signedInAs(await signIn({ email, password, workspace_id: workspaceId }))).to.equal(userId);
        expect(signedInAs(await signIn({ email, password, account_id: userId }))).to.equal(userId);
      }
    });

    it('shows a person a button for each, without asking for the password again', async () => {
      const { email, mine, theirs } = await buildTwins();
      const visitor = await Visitor.arrive();
      const { status, text } = await visitor.submit('/sign-in', { email, password });
      expect([status, visitor.cookies.size]).to.deep.equal([200, 0]);
      const { ticket, accounts } = choiceOn(text);
      expect(accounts).to.have.members([mine.userId, theirs.userId]);
      expect(text).not.to.contain(password);
      const { next } = await visitor.submit('/sign-in', { ticket, account_id: theirs.userId });
      expect(next).to.equal('/');
      expect((await visitor.call('GET', '/v1/users/me')).body.data?.['id']).to.equal(theirs.userId);
    });

    it('accepts the choice only for these accounts, with these passwords, while they are active', async () => {
      const { email, mine, theirs } = await buildTwins();
      const stranger = await buildWorkspace();
      const visitor = await Visitor.arrive();
      const { ticket } = choiceOn((await visitor.submit('/sign-in', { email, password })).text);
      const { db } = await testApi();
      const choose = (account_id: string, path = '/sign-in') => visitor.submit(path, { ticket, account_id });
      expect((await choose(stranger.live.userId)).status, 'another account').to.equal(401);
      expect((await choose(mine.userId, '/portal/sign-in')).status, 'another place').to.equal(401);
      expect((await visitor.submit('/sign-in', { ticket: 'made up', account_id: mine.userId })).status).to.equal(401);
      await db('users')
        .where({ id: mine.userId })
        .update({ password_hash: await hashPassword('a new password') });
      expect((await choose(mine.userId)).status, 'another password by now').to.equal(401);
      await db('users').where({ id: theirs.userId }).update({ status: 'deactivated' });
      expect((await choose(theirs.userId)).status, 'deactivated by now').to.equal(401);
      expect(visitor.cookies.size).to.equal(0);
    });
  });

  describe('to a test side', () => {
    it('works by naming its workspace, because live sides come first', async () => {
      const { live, owner } = await buildWorkspace();
      const email = await buildAddress('users', live.userId, owner.userId);
      expect(signedInAs(await signIn({ email, password }))).to.equal(live.userId);
      expect(signedInAs(await signIn({ email, password, workspace_id: owner.workspaceId }))).to.equal(owner.userId);
    });

    it('is not possible without', async () => {
      const { owner } = await buildWorkspace();
      const email = await buildAddress('users', owner.userId);
      expect((await signIn({ email, password })).status).to.equal(401);
      const visitor = await Visitor.arrive();
      const path = `/sign-in?workspace_id=${owner.workspaceId}`;
      expect((await visitor.get(path)).text).to.contain(`name="workspace_id" value="${owner.workspaceId}"`);
      await visitor.submit(path, { email, password, workspace_id: owner.workspaceId });
      expect((await visitor.read('/')).body.data?.['workspace']).to.include({ name: 'Test Firm', mode: 'test' });
    });

    it('survives a reset of the test side', async () => {
      const { owner } = await buildWorkspace();
      const visitor = await buildSignedIn(owner);
      expect((await visitor.call('POST', '/v1/test-data/reset')).status).to.equal(200);
      expect(await visitor.me()).to.equal(200);
    });
  });

  it('does not work for the portal, nor the other way round', async () => {
    const { live } = await buildWorkspace();
    const visitor = await buildSignedIn(live);
    expect((await visitor.get('/portal')).next).to.equal('/portal/sign-in?next=%2Fportal');
    visitor.cookies.set('docket_portal_session', visitor.cookies.get('docket_session') ?? '');
    expect((await visitor.get('/portal')).next).to.equal('/portal/sign-in?next=%2Fportal');
  });

  it('leaves a line about a failure in the log, without address and password', async () => {
    const service = await startService({ settings: { WORKER: 'off' } });
    try {
      const visitor = new Visitor(service.url);
      const { headers } = await visitor.submit('/sign-in', {
        email: 'hushed@example.com',
        password: 'hushed password',
      });
      const lines = service
        .log()
        .split('\n')
        .filter((text) => text !== '')
        .map((text) => JSON.parse(text) as object);
      expect(lines.find((line) => 'msg' in line && line.msg === 'sign-in failed')).to.include({
        level: 40,
        request_id: headers.get('x-request-id'),
        ip: visitor.ip,
        realm: 'team',
      });
      expect(service.log()).not.to.contain('hushed');
    } finally {
      await service.stop();
    }
  });
});
