/** How a stream of changes ends, and how heartbeats keep it open until then. */
import { expect } from 'chai';
import { buildClient } from '../../support/builders/factories.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { Listener } from '../../support/listening/listener.js';
import { at, startService, type TestService, type TestServiceOptions } from '../../support/service/service.js';
import { until } from '../../support/service/waiting.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { buildSignedIn } from '../../support/service/visitor.js';

async function withService(options: TestServiceOptions, test: (service: TestService) => Promise<void>): Promise<void> {
  const service = await startService(options);
  try {
    await test(service);
  } finally {
    await service.stop();
  }
}

/** Changes by another user that end a user's stream. */
const endings: Readonly<Record<string, (owner: ApiClient, user: ApiClient) => Promise<unknown>>> = {
  'the key is revoked': async (owner, user) => {
    const { data } = await owner.call('listApiKeys', { query: { user_id: user.userId } });
    await owner.call('deleteApiKey', { params: { id: data[0]?.id ?? '' } });
  },
  'the user is deactivated': (owner, { userId }) => owner.call('deactivateUser', { params: { id: userId } }),
  'the role changes': (owner, { userId }) =>
    owner.call('updateUser', { params: { id: userId }, body: { role: 'viewer' } }),
  'the permissions change': (owner, { userId }) =>
    owner.call('updateUserPermissions', { params: { id: userId }, body: { can_manage_invoices: true } }),
  'the department changes': (owner, { userId }) =>
    owner.call('updateUser', { params: { id: userId }, body: { department: 'Design' } }),
};

describe('streamChanges', () => {
  for (const [what, change] of Object.entries(endings))
    it(`ends at once when ${what}, on every server, without waiting for the next heartbeat`, async () => {
      const { owner } = await buildWorkspace();
      const user = await buildUser(owner, 'manager');
      await withService({}, async (other) => {
        const listeners = await Promise.all([user, at(other, user)].map((each) => Listener.begin(each)));
        const stays = await Listener.begin(owner);
        const shown = listeners.map(({ comments }) => comments);
        await change(owner, user);
        await Promise.all(listeners.map((listener) => listener.over()));
        expect(listeners.map(({ comments }) => comments)).to.deep.equal(shown);
        expect(stays.isOver).to.equal(false);
        stays.close();
      });
    });

  it('ends when the session ends', async () => {
    const { owner } = await buildWorkspace();
    const visitor = await buildSignedIn(owner);
    const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { url } = await testApi();
    const listener = await Listener.begin({ url, key: undefined }, { headers: { Cookie } });
    const client = await buildClient(owner);
    await listener.hears(client.id);
    await visitor.submit('/sign-out', {});
    await listener.over();
    const refused = await Listener.open({ url, key: undefined }, { headers: { Cookie } });
    expect(refused.status).to.equal(401);
  });

  it('sends a comment line as a heartbeat, with the position to resume from', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    await withService({ feedPace: { heartbeatMs: 60, checkMs: 20 } }, async (service) => {
      const listener = await Listener.begin(at(service, contractor));
      await buildClient(owner);
      const { data } = await owner.call('listEvents', {});
      await until(() => listener.comments >= 3 && listener.lastId === data[0]?.id);
      expect(listener.changes).to.deep.equal([]);
      listener.close();
    });
  });

  it('limits the streams of a user and of an address, and opens another one when one has ended', async () => {
    const { owner } = await buildWorkspace();
    const [user, other] = [await buildUser(owner, 'member'), await buildUser(owner, 'member')];
    await withService({ settings: { STREAMS_PER_USER: 2, STREAMS_PER_ADDRESS: 3 } }, async (service) => {
      const from = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
      const [first, second] = [
        await Listener.begin(at(service, user), from),
        await Listener.begin(at(service, user), from),
      ];
      const refusal = await at(service, user).fail('streamChanges');
      expect([refusal.status, refusal.headers.get('retry-after')]).to.deep.equal([429, '5']);
      const third = await Listener.begin(at(service, other), from);
      expect((await at(service, other).fail('streamChanges', from)).error.code).to.equal('rate_limit_exceeded');
      first.close();
      await until(async () => {
        const again = await Listener.open(at(service, user), from);
        again.close();
        return again.status === 200;
      });
      second.close();
      third.close();
    });
  });

  it('does not delay a server that is stopping', async () => {
    const { owner } = await buildWorkspace();
    const service = await startService({});
    const listener = await Listener.begin(at(service, owner));
    await service.stop();
    expect(service.log()).not.to.include('connections were cut');
    await listener.over();
  });

  it('occupies no turn of its workspace and no database connection while open', async () => {
    const { owner, live } = await buildWorkspace();
    const listeners = await Promise.all(Array.from({ length: 18 }, () => Listener.begin(owner)));
    // Turns matter only between workspaces; the live side is a second one.
    await Promise.all([buildClient(live), ...listeners.map(() => buildClient(owner))]);
    await until(() => listeners.every(({ changes }) => changes.length === 18));
    for (const listener of listeners) listener.close();
  });

  it('is counted while it is open, and when its reader did not keep up', async () => {
    const { owner } = await buildWorkspace();
    const begin = (await owner.call('listEvents', { query: { per_page: 1 } })).data[0]?.id;
    for (let n = 0; n < 20; n++) await buildClient(owner);
    const last = (await owner.call('listEvents', { query: { per_page: 1 } })).data[0]?.id;
    // More than the head of the response and less than what the client has to catch up with.
    await withService({ feedPace: { maxBytes: 2000 } }, async (service) => {
      const metrics = async (): Promise<(string | undefined)[]> => {
        const text = await (await fetch(`${service.url}/metrics`)).text();
        return ['docket_change_streams', 'docket_change_streams_cut_total'].map(
          (name) => new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1],
        );
      };
      const listeners = await Promise.all([owner, owner].map((each) => Listener.begin(at(service, each))));
      expect(await metrics()).to.deep.equal(['2', '0']);
      const slow = await Listener.open(at(service, owner), { lastEventId: begin ?? `evt_${'0'.repeat(26)}` });
      await slow.over();
      await until(async () => (await metrics()).join() === '2,1');
      expect(slow.lastId).to.not.equal(last);
      for (const listener of listeners) listener.close();
      await until(async () => (await metrics()).join() === '0,1');
    });
  });

  it('answers HEAD without a stream', async () => {
    const { owner } = await buildWorkspace();
    const response = await fetch(`${owner.url}/v1/changes`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${owner.key}` },
    });
    expect([response.status, response.headers.get('content-type')]).to.deep.equal([
      200,
      'text/event-stream; charset=utf-8',
    ]);
  });
});
