/**
 * Races shutting a person out against their own requests at the same time: once both have ended, no key, session or
 * link lets them in.
 */
import { expect } from 'chai';
import { handlers } from '../../handlers/index.js';
import type { OperationId } from '../../contract/contract.js';
import { Contact } from '../../models/clients/contact.js';
import { User } from '../../models/people/user.js';
import { buildClient, buildContact, uniqueName } from '../support/builders/factories.js';
import { buildInvited } from '../support/builders/invitations.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { writeSlowly } from '../support/service/slow-change.js';
import { buildAddress, mailedPath, password, Visitor } from '../support/service/visitor.js';
import { untilWaiting, untilOneWaits, until } from '../support/service/waiting.js';

/** A request by which a person could get in again, or whoever reads their mail. */
interface WayIn {
  readonly realm: 'team' | 'portal';
  /** Prepares the person. Returns their id, and the request that is sent. */
  readonly make: (owner: ApiClient) => Promise<{ id: string; path: string; body: object }>;
}

async function teamMember(owner: ApiClient): Promise<{ id: string; email: string }> {
  const { userId: id } = await buildUser(owner, 'member');
  return { id, email: await buildAddress('users', id) };
}

async function entrant(owner: ApiClient): Promise<{ id: string; email: string }> {
  const { id } = await buildContact(owner, { email: 'pat@acme.example', portal_access: 'view' });
  return { id, email: await buildAddress('contacts', id) };
}

const home = { team: '', portal: '/portal' } as const;
const personOf = { team: teamMember, portal: entrant } as const;

const signIn = (realm: WayIn['realm']): WayIn => ({
  realm,
  async make(owner) {
    const { id, email } = await personOf[realm](owner);
    return { id, path: `${home[realm]}/sign-in`, body: { email, password, workspace_id: owner.workspaceId } };
  },
});

const askForLink = (realm: WayIn['realm']): WayIn => ({
  realm,
  async make(owner) {
    const { id, email } = await personOf[realm](owner);
    return { id, path: `${home[realm]}/forgotten-password`, body: { email, workspace_id: owner.workspaceId } };
  },
});

const redeemReset = (realm: WayIn['realm']): WayIn => ({
  realm,
  async make(owner) {
    const { id, path, body } = await askForLink(realm).make(owner);
    await (await Visitor.arrive()).send(path, body);
    return { id, path: await mailedPath(owner, `${home[realm]}/passwords/`), body: { password: `${password} anew` } };
  },
});

const redeemInvitation: WayIn = {
  realm: 'team',
  async make(owner) {
    const { id } = await buildInvited(owner);
    return { id, path: await mailedPath(owner, '/invitations/'), body: { name: 'Ivy', password } };
  },
};

const waysIn: Readonly<Record<string, WayIn>> = {
  'signing in': signIn('team'),
  'asking for a new password': askForLink('team'),
  'redeeming the link to a new password': redeemReset('team'),
  'redeeming an invitation': redeemInvitation,
  'signing in to the portal': signIn('portal'),
  'asking for a new password of the portal': askForLink('portal'),
  'redeeming the link to the portal': redeemReset('portal'),
};

type End = (
  owner: ApiClient,
  id: string,
) => Promise<{ readonly id: OperationId; readonly params: { id: string }; readonly body?: object }>;

const ends: Readonly<Record<WayIn['realm'], Readonly<Record<string, End>>>> = {
  team: { deactivateUser: async (_owner, id) => ({ id: 'deactivateUser', params: { id } }) },
  portal: {
    disableContactPortal: async (_owner, id) => ({ id: 'disableContactPortal', params: { id } }),
    deleteContact: async (_owner, id) => ({ id: 'deleteContact', params: { id } }),
    async mergeContact(owner, id) {
      const { client_id } = (await owner.call('getContact', { params: { id } })).data;
      const { id: kept } = await buildContact(owner, { client_id });
      return { id: 'mergeContact', params: { id: kept }, body: { merge_contact_id: id } };
    },
    async deleteClient(owner, id) {
      const { client_id } = (await owner.call('getContact', { params: { id } })).data;
      return { id: 'deleteClient', params: { id: client_id } };
    },
  },
};

/** Locks the person, so that changes of them wait until the returned function is called. */
const holdPerson = (owner: ApiClient, realm: WayIn['realm'], id: string): Promise<() => Promise<void>> =>
  writeSlowly(owner, (ctx) => (realm === 'team' ? User.lock(ctx, id) : Contact.lock(ctx, id)));

async function leftOf(id: string): Promise<string[]> {
  const { db } = await testApi();
  const sessions = (await db('sessions').where({ user_id: id }).orWhere({ contact_id: id })) as unknown[];
  const links = (await db('tokens').where({ subject_id: id })) as unknown[];
  return [...sessions.map(() => 'a session'), ...links.map(() => 'a link')];
}

const isIn = async (visitor: Visitor, realm: WayIn['realm']): Promise<boolean> =>
  (realm === 'team' ? await visitor.me() : (await visitor.get('/portal')).status) === 200;

describe('someone who is being shut out', () => {
  let owner: ApiClient;

  beforeEach(async () => {
    ({ owner } = await buildWorkspace());
  });

  for (const [way, { realm, make }] of Object.entries(waysIn)) {
    for (const [title, end] of Object.entries(ends[realm])) {
      for (const isEndFirst of [true, false]) {
        it(`is not let in by ${way} ${isEndFirst ? 'after' : 'before'} ${title}`, async () => {
          const visitor = await Visitor.arrive();
          const { id, path, body } = await make(owner);
          const { id: operation, ...input } = await end(owner, id);
          const release = await holdPerson(owner, realm, id);
          const enter = async (): Promise<number> => (await visitor.send(path, body)).status;
          const shut = async (): Promise<number> => (await owner.request(operation, input)).status;
          const first = isEndFirst ? shut() : enter();
          await untilOneWaits();
          const second = isEndFirst ? enter() : shut();
          await untilWaiting(2);
          await release();
          const [ended, entered] = isEndFirst ? [await first, await second] : [await second, await first];
          expect(ended).to.equal(200);
          expect(entered).to.be.below(500);
          expect(await leftOf(id)).to.deep.equal([]);
          expect(await isIn(visitor, realm)).to.equal(false);
        });
      }
    }
  }
});

describe('an API key that is being revoked', () => {
  /**
   * The outcomes of requests made without pause while the key is being revoked, and of those after the revocation was
   * answered.
   */
  async function storm(
    keyed: ApiClient,
    revoke: () => Promise<unknown>,
  ): Promise<{ meanwhile: number[]; after: number[] }> {
    const ask = async (): Promise<number> => {
      const response = await keyed.request('createClient', { body: { name: uniqueName('Client') } });
      await response.arrayBuffer();
      return response.status;
    };
    const state = { isOver: false };
    const meanwhile: number[] = [];
    const asking = Array.from({ length: 6 }, async () => {
      while (!state.isOver) meanwhile.push(await ask());
    });
    await until(() => meanwhile.length >= 6, 5);
    await revoke();
    const after = Promise.all(Array.from({ length: 6 }, ask));
    state.isOver = true;
    await Promise.all(asking);
    return { meanwhile, after: await after };
  }

  const revocations: Readonly<Record<string, (owner: ApiClient, keyId: string, userId: string) => Promise<unknown>>> = {
    deleteApiKey: (owner, id) => owner.call('deleteApiKey', { params: { id } }),
    deactivateUser: (owner, _keyId, id) => owner.call('deactivateUser', { params: { id } }),
  };

  for (const [title, revoke] of Object.entries(revocations)) {
    it(`does all of what it was asked for or is refused, and does nothing after the response to ${title}`, async () => {
      const { owner } = await buildWorkspace();
      const { userId } = await buildUser(owner, 'admin');
      const { data } = await owner.call('createApiKey', {
        body: { name: uniqueName('Key'), mode: 'test', user_id: userId },
      });
      const keyed = new ApiClient(owner.url, data.key, owner.workspaceId, userId);
      const { meanwhile, after } = await storm(keyed, () => revoke(owner, data.id, userId));
      expect([...new Set(meanwhile)].filter((status) => status !== 201 && status !== 401)).to.deep.equal([]);
      expect(new Set(after)).to.deep.equal(new Set([401]));
      const clients = (await owner.call('listClients', { query: { per_page: 1 } })).pagination.total;
      const told = (await owner.call('listEvents', { query: { type: 'client.created', per_page: 1 } })).pagination
        .total;
      expect(told).to.equal(clients);
    });
  }

  it('creates no other key', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('createApiKey', { body: { name: 'Lost', mode: 'test' } });
    const keyed = new ApiClient(owner.url, data.key, owner.workspaceId, owner.userId);
    await buildClient(keyed);
    const commit = await writeSlowly(owner, (ctx) =>
      handlers.deleteApiKey(ctx, { params: { id: data.id }, query: {}, body: undefined }),
    );
    const refused = keyed.fail('createApiKey', { body: { name: 'Heir', mode: 'test' } });
    await untilOneWaits();
    await commit();
    expect((await refused).error.code).to.equal('unauthorized');
    expect((await owner.call('listApiKeys', {})).data.map(({ name }) => name)).to.deep.equal(['First key']);
  });
});
