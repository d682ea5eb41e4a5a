/** The link that `npm start` prints for the owner of a new database. */
import { expect } from 'chai';
import { linkForOwner } from '../../../commands/people/first-sign-in.js';
import { newToken } from '../../../domain/people/secret-token.js';
import { openDatabase } from '../../../database/database.js';
import type { Database } from '../../../database/db.js';
import { noJobs } from '../../support/service/no-jobs.js';
import { eventsOf } from '../../support/answers/events.js';
import { testApi } from '../../support/service/api.js';
import { buildSignedIn, Visitor, type PageAnswer } from '../../support/service/visitor.js';
import { buildUser, buildWorkspace, type TestWorkspace } from '../../support/builders/workspace.js';

const password = 'a password of their own';
const given = { name: 'Ada Owner', email: 'ada@northwind.example', password };

let database: Database;

async function buildLink(fresh = {}): Promise<TestWorkspace & { path: string; another: () => Promise<string> }> {
  const workspace = await buildWorkspace();
  const { live, owner } = workspace;
  const { db, settings } = await testApi();
  const first = { name: 'Owner', email: 'owner@example.com', email_key: 'owner@example.com', ...fresh };
  await db('users').whereIn('id', [live.userId, owner.userId]).update(first);
  const another = async (): Promise<string> =>
    new URL((await linkForOwner({ db: database, settings, jobs: noJobs }, { workspaceId: live.workspaceId })).link)
      .pathname;
  return { ...workspace, path: await another(), another };
}

const take = async (path: string, fields: object = {}): Promise<PageAnswer & { visitor: Visitor }> => {
  const visitor = await Visitor.arrive();
  return { visitor, ...(await visitor.submit(path, { ...given, ...fields })) };
};

describe('/first-sign-in/{token}', () => {
  before(async () => {
    database = openDatabase((await testApi()).databaseUrl, 2);
  });
  after(() => database.destroy());

  it('asks the owner of a new database for all that is not known of them', async () => {
    const { path } = await buildLink();
    const { status, text } = await (await Visitor.arrive()).get(path);
    expect(status).to.equal(200);
    expect(text).to.contain('<h1>Welcome to Docket</h1>').and.contain('Test Firm');
    expect(text).not.to.contain('owner@example.com').and.not.to.contain('value="Owner"');
    for (const field of ['name', 'email', 'password']) expect(text).to.contain(`name="${field}" required`);
    const { path: known } = await buildLink({
      name: 'Olga',
      email: 'olga@firm.example',
      email_key: 'olga@firm.example',
    });
    expect((await (await Visitor.arrive()).get(known)).text).to.contain('value="olga@firm.example"');
  });

  it('makes the account theirs on both sides, signs them in, and leads to their first steps', async () => {
    const { path, live, owner } = await buildLink();
    const { status, next, visitor } = await take(path, { name: ' Ada Owner ' });
    expect([status, next]).to.deep.equal([303, '/welcome']);
    const { body } = await visitor.call('GET', '/v1/users/me');
    expect(body.data).to.include({ id: live.userId, name: 'Ada Owner', email: given.email, role: 'owner' });
    expect((await owner.call('getCurrentUser', {})).data).to.include({ name: 'Ada Owner', email: given.email });
    for (const side of [live, owner]) {
      const [event] = await eventsOf(side, side.userId);
      expect(event?.type).to.equal('user.updated');
      expect(event?.context.changes).to.include.keys('name', 'email');
    }
    const again = await Visitor.arrive();
    expect((await again.send('/sign-in', { email: given.email, password })).status).to.equal(200);
    expect((await again.send('/sign-in/side', { mode: 'test' })).status).to.equal(200);
    expect((await again.call('GET', '/v1/users/me')).body.data?.['id']).to.equal(owner.userId);
  });

  it('leads to the test side if it is asked for, as the demo asks', async () => {
    const { path, owner } = await buildLink();
    const { next, visitor } = await take(`${path}?side=test`);
    expect(next).to.equal('/');
    expect((await visitor.call('GET', '/v1/users/me')).body.data?.['id']).to.equal(owner.userId);
    expect((await visitor.send('/sign-in/side', { mode: 'live' })).status).to.equal(200);
  });

  it('works once, and then no other that was made before works either', async () => {
    const { path, another, live } = await buildLink();
    const [second, before] = [await another(), await buildSignedIn(live)];
    expect((await take(second)).status).to.equal(303);
    expect(await before.me(), 'who was in before').to.equal(401);
    const unknown = `/first-sign-in/${newToken()}`;
    const pages = new Set<string>();
    for (const used of [path, second, unknown, '/first-sign-in/x']) {
      const [shown, sent] = [await (await Visitor.arrive()).get(used), await take(used)];
      expect([shown.status, sent.status, sent.visitor.cookies.size], used).to.deep.equal([404, 404, 0]);
      pages.add(shown.text).add(sent.text);
    }
    expect([...pages]).to.have.length(1);
    expect([...pages][0]).to.contain('npm run workspaces -- link');
  });

  it('works for 7 days, and only for an owner who is active', async () => {
    const { db } = await testApi();
    const { path, live } = await buildLink();
    const statusNow = async (): Promise<number> => (await (await Visitor.arrive()).get(path)).status;
    const [token] = (await db('tokens').where({ workspace_id: live.workspaceId })) as {
      created_at: Date;
      expires_at: Date;
    }[];
    expect((token?.expires_at.getTime() ?? 0) - (token?.created_at.getTime() ?? 0)).to.equal(7 * 24 * 60 * 60_000);
    for (const values of [{ role: 'admin' }, { status: 'deactivated' }]) {
      await db('users').where({ id: live.userId }).update(values);
      expect(await statusNow()).to.equal(404);
      await db('users').where({ id: live.userId }).update({ role: 'owner', status: 'active' });
    }
    expect(await statusNow()).to.equal(200);
    await db('tokens').where({ workspace_id: live.workspaceId }).update({ expires_at: new Date() });
    expect(await statusNow()).to.equal(404);
  });

  it('takes no address that another user has, and none that is no address', async () => {
    const { path, live, owner } = await buildLink();
    const { db } = await testApi();
    for (const side of [live, owner]) {
      const { userId } = await buildUser(side, 'member');
      const { email } = (await db('users').where({ id: userId }).first('email')) as { email: string };
      const { status, text } = await take(path, { email: email.toUpperCase() });
      expect([status, text.includes('is the address of another user')]).to.deep.equal([400, true]);
    }
    for (const email of ['ada', 'ada@northwind', 'ada <ada@northwind.example>', `${'a'.repeat(250)}@x.example`, ''])
      expect((await take(path, { email })).status, email).to.equal(400);
    expect((await take(path, { password: 'short' })).text).to.contain('href="#password"');
    expect((await take(path)).status, 'nothing of this has used it').to.equal(303);
  });
});
