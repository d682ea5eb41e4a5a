import { expect } from 'chai';
import { testApi, ApiClient } from '../../support/service/api.js';
import { buildUser, buildWorkspace, type TestWorkspace } from '../../support/builders/workspace.js';
import { buildSignedIn, Visitor } from '../../support/service/visitor.js';

const described = { name: 'Command line', mode: 'live' };
const redeem = async (code: unknown, visitor?: Visitor) =>
  (visitor ?? (await Visitor.arrive())).send('/cli-logins/redeem', { code });

describe('createCliLogin', () => {
  let workspace: TestWorkspace;

  beforeEach(async () => {
    workspace = await buildWorkspace();
  });

  it('makes a code that gives the key it describes, once, however it is typed', async () => {
    const visitor = await buildSignedIn(workspace.live);
    const made = await visitor.call('POST', '/v1/cli-logins', { ...described, scope: 'read_only' });
    expect(made.status).to.equal(201);
    const { code, expires_at, mode } = made.body.data as { code: string; expires_at: string; mode: string };
    expect(code).to.match(/^[B-DF-HJ-NP-TV-Z2-9]{5}-[B-DF-HJ-NP-TV-Z2-9]{5}$/);
    expect(mode).to.equal('live');
    expect(Date.parse(expires_at) - Date.now()).to.be.within(9 * 60_000, 10 * 60_000);
    const { status, body } = await redeem(` ${code.toLowerCase().replace('-', ' ')}`);
    expect(status).to.equal(201);
    expect(body.data).to.include({ name: 'Command line', mode: 'live', scope: 'read_only', user_name: 'Olga Owner' });
    const key = new ApiClient(workspace.live.url, String(body.data?.['key']), workspace.live.workspaceId, '');
    expect((await key.call('getCurrentUser', {})).data.id).to.equal(workspace.live.userId);
    expect((await key.fail('createClient', { body: { name: 'Acme' } })).status).to.equal(403);
    const again = await redeem(code);
    expect([again.status, again.body.error?.code, again.body.error?.field]).to.deep.equal([404, 'not_found', 'code']);
  });

  it('stores no code, and gives a key to one of two who redeem it at once', async () => {
    const { db } = await testApi();
    const visitor = await buildSignedIn(workspace.live);
    const { data } = (await visitor.call('POST', '/v1/cli-logins', described)).body;
    const code = String(data?.['code']);
    const rows = (await db('cli_logins').where({ user_id: workspace.live.userId })) as object[];
    expect(rows).to.have.length(1);
    expect(JSON.stringify(rows)).to.not.contain(code).and.not.contain(code.replace('-', ''));
    const both = await Promise.all([redeem(code), redeem(code)]);
    expect(both.map(({ status }) => status)).to.have.members([201, 404]);
  });

  it('refuses a code that is too old, or that another one has replaced', async () => {
    const { db } = await testApi();
    const visitor = await buildSignedIn(workspace.live);
    const codes = [];
    for (const name of ['First', 'Second'])
      codes.push(String((await visitor.call('POST', '/v1/cli-logins', { ...described, name })).body.data?.['code']));
    expect((await redeem(codes[0])).status).to.equal(404);
    await db('cli_logins')
      .where({ user_id: workspace.live.userId })
      .update({ expires_at: new Date(Date.now() - 1) });
    expect((await redeem(codes[1])).status).to.equal(404);
  });

  it('is for people who are signed in, and no test side gives live keys', async () => {
    const { error } = await workspace.owner.fail('createCliLogin', { body: described });
    expect([error.code, error.message]).to.satisfy(
      ([code, text]: [string, string]) => code === 'forbidden' && text.includes('createApiKey'),
    );
    const visitor = await buildSignedIn(workspace.owner);
    expect((await visitor.call('POST', '/v1/cli-logins', described)).status).to.equal(403);
    const made = await visitor.call('POST', '/v1/cli-logins', { ...described, mode: 'test' });
    expect((await redeem(made.body.data?.['code'])).body.data).to.include({ mode: 'test' });
    const past = { ...described, mode: 'test', expires_at: '2020-01-01T00:00:00Z' };
    const refused = await visitor.call('POST', '/v1/cli-logins', past);
    expect([refused.status, refused.body.error?.field]).to.deep.equal([400, 'expires_at']);
  });

  it('gives no key to a user who was deactivated meanwhile', async () => {
    const member = await buildUser(workspace.live, 'member');
    const visitor = await buildSignedIn(member);
    const code = String((await visitor.call('POST', '/v1/cli-logins', described)).body.data?.['code']);
    await workspace.live.call('deactivateUser', { params: { id: member.userId }, body: {} });
    expect((await redeem(code)).status).to.equal(404);
  });

  it('limits the attempts of an address, but not those that succeed', async () => {
    const visitor = await buildSignedIn(workspace.live);
    const guesser = await Visitor.arrive();
    const code = String((await visitor.call('POST', '/v1/cli-logins', described)).body.data?.['code']);
    expect((await redeem(code, guesser)).status).to.equal(201);
    for (let guess = 0; guess < 20; guess++) expect((await redeem('BCDFG-23456', guesser)).status).to.equal(404);
    expect((await redeem('BCDFG-23456', guesser)).status).to.equal(429);
    const [empty, unknown] = [
      await redeem(''),
      await (await Visitor.arrive()).send('/cli-logins/redeem', { cod: 'x' }),
    ];
    expect([empty.status, empty.body.error?.field, unknown.status]).to.deep.equal([400, 'code', 400]);
  });
});
