import { expect } from 'chai';
import { noJobs } from '../../support/service/no-jobs.js';
import { resetFactorOf } from '../../../commands/people/factors/reset-factor.js';
import { codeOf, setUpTotp, ticketOf, wrongCodeOf } from '../../support/sign-in/authenticator.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildContact } from '../../support/builders/factories.js';
import { buildAddress, buildSignedIn, password, Visitor } from '../../support/service/visitor.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const path = '/sign-in/second-factor';

const latest = async (owner: ApiClient, count: number): Promise<string[]> =>
  (await owner.call('listAuditEntries', {})).data.slice(0, count).map(({ action }) => action);

/** The recovery codes on a page. */
const codesOn = (text: string): string[] => [...text.matchAll(/(?:\w{4}-){3}\w{4}/g)].map(([code]) => code);

/** Goes through the page like a person without JavaScript; returns secret and recovery codes. */
async function setUpOnPage(visitor: Visitor, page: string): Promise<{ secret: string; codes: string[] }> {
  const begun = await visitor.submit(page, { step: 'begin' });
  expect([begun.status, begun.next]).to.deep.equal([303, page]);
  const { text } = await visitor.get(page);
  const [, secret = ''] = /<code>([A-Z2-7]{32})<\/code>/.exec(text) ?? [];
  expect(text).to.contain('<svg ');
  const wrong = await visitor.submit(page, { step: 'confirm', code: wrongCodeOf(secret) });
  expect([wrong.status, wrong.text.includes(secret)], 'can be tried again').to.deep.equal([400, true]);
  const confirmed = await visitor.submit(page, { step: 'confirm', code: codeOf(secret, -1) });
  expect(confirmed.status).to.equal(200);
  return { secret, codes: codesOn(confirmed.text) };
}

describe('the page of the second factor', () => {
  it('sets up an app, makes new recovery codes and removes it, without a script', async () => {
    const { owner } = await buildWorkspace();
    const visitor = await buildSignedIn(owner);
    const { secret, codes } = await setUpOnPage(visitor, path);
    expect(codes).to.have.length(10);
    const made = await visitor.submit(path, { step: 'codes', code: codeOf(secret) });
    expect(codesOn(made.text)).to.have.length(10);
    expect((await visitor.read(path)).body.data).to.include({ recovery_codes_left: 10 });
    const replayed = await visitor.submit(path, { step: 'remove', removal_code: codeOf(secret) });
    expect([replayed.status, replayed.text.includes('id="removal_code-wrong"')]).to.deep.equal([400, true]);
    const removed = await visitor.submit(path, { step: 'remove', removal_code: codesOn(made.text)[0] ?? '' });
    expect(removed.status).to.equal(303);
    expect((await visitor.read(path)).body.data).to.deep.equal({ confirmed_at: null, recovery_codes_left: 0 });
    expect(await latest(owner, 4)).to.deep.equal([
      'factor.removed',
      'factor.failed',
      'recovery_codes.made',
      'factor.added',
    ]);
  });

  it('leads to sign in without a session', async () => {
    expect((await (await Visitor.arrive()).get(path)).next).to.equal('/sign-in');
  });

  it('is there for contacts of the portal, who then sign in with it', async () => {
    const { live } = await buildWorkspace();
    const { id } = await buildContact(live, { email: 'pat@acme.example', portal_access: 'view' });
    const email = await buildAddress('contacts', id);
    const visitor = await Visitor.arrive();
    await visitor.send('/portal/sign-in', { email, password });
    const { secret } = await setUpOnPage(visitor, '/portal/sign-in/second-factor');
    const other = await Visitor.arrive();
    const refused = await other.send('/portal/sign-in', { email, password });
    expect([refused.status, (await other.get('/portal')).status]).to.deep.equal([401, 303]);
    const passed = await other.send('/portal/sign-in', { factor_ticket: ticketOf(refused), code: codeOf(secret) });
    expect([passed.status, (await other.get('/portal')).status]).to.deep.equal([200, 200]);
    const { data } = await live.call('listAuditEntries', { query: { resource_id: [id] } });
    expect(data.map(({ action }) => action)).to.include.members(['factor.added', 'factor.failed', 'session.created']);
  });
});

describe('require_two_factor', () => {
  it('leaves a session without a second factor nothing but setting it up; keys keep working', async () => {
    const { owner } = await buildWorkspace();
    const visitor = await buildSignedIn(owner);
    await owner.call('updateWorkspace', { body: { require_two_factor: true } });
    const { status, body } = await visitor.call('GET', '/v1/clients');
    expect([status, body.error?.code]).to.deep.equal([403, 'forbidden']);
    expect(body.error?.message).to.contain('requires a second factor').and.contain(path);
    expect((await visitor.call('GET', '/v1/users/me')).status).to.equal(403);
    expect((await visitor.get(path)).text).to.contain('Your firm requires a second factor');
    await setUpTotp(visitor);
    expect((await visitor.call('GET', '/v1/clients')).status).to.equal(200);
    await owner.call('listClients', {});
  });

  it('follows a session to the test side', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const visitor = await Visitor.arrive();
    await visitor.send('/sign-in', { email, password });
    await live.call('updateWorkspace', { body: { require_two_factor: true } });
    await visitor.send('/sign-in/side', { mode: 'test' }, { 'Sec-Fetch-Site': 'same-origin' });
    expect((await visitor.call('GET', '/v1/clients')).status).to.equal(403);
  });

  it('is changed by owners only', async () => {
    const { owner } = await buildWorkspace();
    const admin = await buildUser(owner, 'admin');
    const { error } = await admin.fail('updateWorkspace', { body: { require_two_factor: true } });
    expect([error.code, error.field]).to.deep.equal(['forbidden', 'require_two_factor']);
    await admin.call('updateWorkspace', { body: { require_two_factor: false } });
  });
});

describe('resetUserFactor', () => {
  it('removes the factor of a user, ends their sessions, and tells them by mail', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const visitor = await buildSignedIn(member);
    await setUpTotp(visitor);
    await owner.call('resetUserFactor', { params: { id: member.userId } });
    expect(await visitor.me()).to.equal(401);
    expect(await (await buildSignedIn(member)).me(), 'the password is enough again').to.equal(200);
    const { data } = await owner.call('listTestMails', {});
    expect(data.map(({ subject }) => subject)).to.include('Your second factor for Test Firm on Docket was reset');
    expect(await latest(owner, 5)).to.include('factor.reset');
    const { error } = await owner.fail('resetUserFactor', { params: { id: member.userId } });
    expect(error.code).to.equal('invalid_state');
  });

  it("is for owners if it is an owner's", async () => {
    const { owner } = await buildWorkspace();
    await setUpTotp(await buildSignedIn(owner));
    const admin = await buildUser(owner, 'admin');
    expect((await admin.fail('resetUserFactor', { params: { id: owner.userId } })).error.code).to.equal('forbidden');
  });

  it('is done by the operator for the last owner, and recorded as theirs', async () => {
    const { owner } = await buildWorkspace();
    const visitor = await buildSignedIn(owner);
    await setUpTotp(visitor);
    const { database, db, settings } = await testApi();
    const { email } = (await db('users').where({ id: owner.userId }).first('email')) as { email: string };
    const base = { db: database, settings, jobs: noJobs };
    const lost = { workspaceId: owner.workspaceId, email };
    expect(await resetFactorOf(base, lost)).to.deep.equal({ workspace_id: owner.workspaceId, user_id: owner.userId });
    expect(await visitor.me()).to.equal(401);
    const [entry] = (await owner.call('listAuditEntries', {})).data;
    expect([entry?.action, entry?.actor.type]).to.deep.equal(['factor.reset', 'operator']);
    const again = await resetFactorOf(base, lost).catch((error: unknown) => String(error));
    expect(again).to.contain('has no second factor');
  });
});
