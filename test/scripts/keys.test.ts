import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { OperationId } from '../../contract/contract.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { ensureBuilt } from '../support/service/built.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';
import { seen } from '../support/answers/seen.js';
import { answerIn, answerOf, runBuilt, runLaunched } from './fixtures/run-operator-script.js';

/** The user of a key. */
async function userOf(key: string | undefined) {
  const { url } = await testApi();
  return (await new ApiClient(url, key, '', '').call('getCurrentUser', {})).data;
}

describe('npm run keys', function () {
  before(function () {
    ensureBuilt();
  });

  it('creates a key and prints it as one line of JSON', async () => {
    const { live } = await buildWorkspace();
    const email = seen((await live.call('getCurrentUser', {})).data.email);
    const made = answerIn(await runLaunched('keys', 'create', '--email', email.toUpperCase(), '--mode', 'live'));
    expect(Object.keys(made)).to.deep.equal(['id', 'key', 'mode', 'user_id', 'workspace_id']);
    expect(made).to.include({ mode: 'live', user_id: live.userId, workspace_id: live.workspaceId });
    expect((await userOf(made['key'])).id).to.equal(live.userId);
  });

  it('creates an active user for an unknown e-mail address, a member unless --role says otherwise, on the side of --mode', async () => {
    const { owner, live } = await buildWorkspace();
    const create = (email: string, ...more: string[]) =>
      answerOf('keys', 'create', '--email', email, '--mode', 'test', '--workspace', live.workspaceId, ...more);
    const [ada, bob] = [`ada-${randomUUID()}@example.com`, `bob-${randomUUID()}@example.com`];
    const first = await create(ada);
    expect(first['workspace_id']).to.equal(owner.workspaceId);
    expect(await userOf(first['key'])).to.include({ email: ada, role: 'member', status: 'active' });
    expect((await create(ada))['user_id']).to.equal(first['user_id']);
    expect(await userOf((await create(bob, '--role', 'manager'))['key'])).to.include({ email: bob, role: 'manager' });
    expect((await live.call('listUsers', {})).data).to.have.lengthOf(1);
  });

  it('gives a person known on the other side the same role', async () => {
    const { owner, live } = await buildWorkspace();
    const email = `ada-${randomUUID()}@example.com`;
    await buildUser(live, 'contractor', { email, name: 'Ada' });
    const made = await answerOf(
      'keys',
      'create',
      '--email',
      email,
      '--mode',
      'test',
      '--name',
      'Robot',
      '--scope',
      'read_only',
    );
    expect(made['workspace_id']).to.equal(owner.workspaceId);
    expect(await userOf(made['key'])).to.include({ name: 'Ada', role: 'contractor' });
    const { data } = await owner.call('listApiKeys', { query: { user_id: made['user_id'] ?? '' } });
    expect(data).to.have.lengthOf(1);
    expect(data[0]).to.include({ name: 'Robot', scope: 'read_only' });
  });

  it('creates no key for a person who is not active, on either side', async () => {
    const { live } = await buildWorkspace();
    for (const status of ['invited', 'deactivated'] as const) {
      const email = `ada-${randomUUID()}@example.com`;
      await buildUser(live, 'member', { email, status });
      for (const mode of ['live', 'test']) {
        const { code, lines, errors } = await runBuilt('keys', 'create', '--email', email, '--mode', mode);
        expect([code, lines]).to.deep.equal([1, []]);
        expect(errors).to.contain(`${email} is ${status}: keys can be created for active users only`);
      }
    }
  });

  it('lists the keys that work, and revokes one', async () => {
    const { live } = await buildWorkspace();
    const email = seen((await live.call('getCurrentUser', {})).data.email);
    const { id = '', key } = await answerOf('keys', 'create', '--email', email, '--mode', 'live');
    const listed = async () =>
      (await runBuilt('keys', 'list', '--workspace', live.workspaceId)).lines.map(
        (line) => JSON.parse(line) as { id: string },
      );
    expect((await listed()).map((each) => each.id))
      .to.have.lengthOf(3)
      .and.include(id);
    expect(JSON.stringify(await listed())).not.to.contain(key);
    expect(await answerOf('keys', 'revoke', '--id', id)).to.deep.equal({ id, revoked: true });
    expect((await listed()).map((each) => each.id))
      .to.have.lengthOf(2)
      .and.not.include(id);
    expect((await new ApiClient(live.url, key, '', '').fail('getCurrentUser')).status).to.equal(401);
  });

  it('creates a restricted key, bound to networks, that can do and shows no more', async () => {
    const { owner, live } = await buildWorkspace();
    const email = seen((await live.call('getCurrentUser', {})).data.email);
    const rights = ['--scope', 'restricted', '--access', 'tickets=write, clients=read'];
    const networks = ['--allowed-ips', '203.0.113.0/24,2001:db8::7'];
    const made = await answerOf('keys', 'create', '--email', email, '--mode', 'test', ...rights, ...networks);
    const { data } = await owner.call('getApiKey', { params: { id: made['id'] ?? '' } });
    expect(data.scope).to.equal('restricted');
    expect(data.access).to.include({ tickets: 'write', clients: 'read', billing: 'none' });
    expect(data.allowed_ips).to.deep.equal(['203.0.113.0/24', '2001:db8::7/128']);
    const key = new ApiClient(owner.url, made['key'], owner.workspaceId, owner.userId);
    const from = async (id: OperationId, ip: string) =>
      (await key.request(id, { headers: { 'X-Forwarded-For': ip }, params: {} })).status;
    expect(await from('listClients', '203.0.113.9')).to.equal(200);
    expect(await from('createClient', '203.0.113.9')).to.equal(403);
    expect(await from('listInvoices', '2001:db8::7')).to.equal(403);
    expect(await from('listClients', '2001:db8::8')).to.equal(403);
  });

  const someone = ['create', '--email', 'a@example.com', '--mode', 'test'] as const;
  for (const [what, args, message] of [
    ['a restricted key without access', [...someone, '--scope', 'restricted'], 'access'],
    ['access of a key that is not restricted', [...someone, '--access', 'time=read'], 'access'],
    [
      'an unknown area',
      [...someone, '--scope', 'restricted', '--access', 'money=read'],
      '--access must be one of clients, ',
    ],
    [
      'an unknown level',
      [...someone, '--scope', 'restricted', '--access', 'time=all'],
      '--access must be one of none, read, write',
    ],
    ['an unknown network', [...someone, '--allowed-ips', '10.0.0.0/8,10.0.0.0/33'], 'must be a network such as'],
    ['no address', ['create', '--mode', 'test'], '--email is missing'],
    ['an invalid address', ['create', '--email', 'pat', '--mode', 'test'], '--email must be an e-mail address'],
    ['an unknown mode', ['create', '--email', 'a@example.com', '--mode', 'demo'], '--mode must be one of live, test'],
    [
      'an unknown workspace',
      ['create', '--email', 'a@example.com', '--mode', 'test', '--workspace', 'ws_1'],
      'There is no workspace ws_1',
    ],
    ['an unknown key', ['revoke', '--id', 'key_1'], 'There is no key key_1'],
    ['an unknown option', ['list', '--all'], '--all'],
    ['an unknown command', ['make'], 'There is no command make'],
  ] as const) {
    it(`says in one line what is wrong with ${what}, and prints nothing else`, async () => {
      const { code, lines, errors } = await runBuilt('keys', ...args);
      expect([code, lines]).to.deep.equal([1, []]);
      expect(errors.trim().split('\n')).to.have.lengthOf(1);
      expect(errors).to.contain(message);
    });
  }

  it('says in --help that an unknown address creates a user', async () => {
    const { code, lines } = await runBuilt('keys', '--help');
    expect(code).to.equal(0);
    expect(lines.join(' ')).to.match(/unknown .* an active user is created/);
  });
});

describe('npm run workspaces', function () {
  it('creates a workspace with an owner and a key on both sides, and prints them as one line of JSON', async () => {
    const email = `owner-${randomUUID()}@example.com`;
    const made = await answerOf('workspaces', 'create', '--name', 'Second Firm', '--email', email);
    expect(Object.keys(made)).to.deep.equal([
      'workspace_id',
      'test_workspace_id',
      'user_id',
      'test_user_id',
      'live_key',
      'test_key',
    ]);
    expect(await userOf(made['live_key'])).to.include({ id: made['user_id'], email, role: 'owner' });
    expect(await userOf(made['test_key'])).to.include({ id: made['test_user_id'], email, role: 'owner' });
    const { url } = await testApi();
    const { data } = await new ApiClient(url, made['test_key'], '', '').call('getWorkspace', {});
    expect(data).to.include({ id: made['test_workspace_id'], name: 'Second Firm', mode: 'test' });
  });

  it('prints a link for an owner, of the workspace and address that it is given', async () => {
    const email = `${randomUUID()}@example.com`;
    const made = await answerOf('workspaces', 'create', '--name', 'Third Firm', '--email', email);
    for (const side of ['workspace_id', 'test_workspace_id']) {
      const told = await answerOf('workspaces', 'link', '--workspace', made[side] ?? '', '--email', email);
      expect(told).to.include({
        workspace_id: made['workspace_id'],
        user_id: made['user_id'],
        email,
        has_password: false,
      });
      const { url } = await testApi();
      const page = await fetch(url + new URL(told['link'] ?? '').pathname);
      expect([page.status, await page.text()].join(' ')).to.match(/^200 .*Third Firm/s);
    }
    const unknown = await runBuilt(
      'workspaces',
      'link',
      '--workspace',
      made['workspace_id'] ?? '',
      '--email',
      `x${email}`,
    );
    expect([unknown.code, unknown.errors]).to.deep.equal([1, `Third Firm has no active owner x${email}\n`]);
  });

  it('leaves entries of the operator in the audit log: on both sides of a new workspace, and for a link', async () => {
    const made = await answerOf('workspaces', 'create', '--name', 'Audited', '--email', `${randomUUID()}@example.com`);
    const { link } = await answerOf('workspaces', 'link', '--workspace', made['workspace_id'] ?? '');
    const { url } = await testApi();
    const entriesOf = async (key: string | undefined) => {
      const { data } = await new ApiClient(url, key, '', '').call('listAuditEntries', {});
      expect(JSON.stringify(data)).not.to.include(link?.split('/').pop());
      return data.map(({ action, actor, resource, ip }) => [action, actor.type, actor.id, resource.id, ip]);
    };
    const created = (id: string | undefined) => ['workspace.created', 'operator', null, id, null];
    expect(await entriesOf(made['test_key'])).to.deep.equal([created(made['test_workspace_id'])]);
    expect(await entriesOf(made['live_key'])).to.deep.equal([
      ['password.link_sent', 'operator', null, made['user_id'], null],
      created(made['workspace_id']),
    ]);
  });

  it('starts both sides with three project types', async () => {
    const { owner, live } = await buildWorkspace();
    for (const side of [owner, live]) {
      const { data } = await side.call('listProjectTypes', {});
      expect(data.map(({ name }) => name)).to.have.members(['Consulting', 'Support', 'Development']);
    }
  });
});
