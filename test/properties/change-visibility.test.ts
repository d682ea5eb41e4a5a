/**
 * Only an admin can let anyone, including themselves, see or do more than before: nobody else can by any sequence of
 * requests.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { permissions, roles } from '../../domain/people/policy.js';
import type { OperationId } from '../../contract/contract.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { uniqueEmail } from '../support/builders/invitations.js';
import { departments, found, plans, type Firm, type Person } from '../support/models/random-firm.js';
import { keyFor } from '../support/builders/users.js';

/** The ids and permissions of a person: what they can see and do. */
type Visibility = ReadonlySet<string>;
type Viewer = Pick<Person, 'id' | 'api'>;

/** An attempt. Numbers are indexes of people and objects, wrapping around. */
interface Try {
  readonly what: keyof typeof tries;
  readonly by: number;
  readonly to: number;
  readonly thing: number;
  readonly role: (typeof roles)[number];
  readonly department: string | null;
}

interface Request {
  readonly id: OperationId;
  readonly params?: Record<string, string>;
  readonly body?: object;
}

const at = <T>(all: readonly T[], n: number): T => {
  const one = all[n % all.length];
  if (one === undefined) throw new Error('There is none to choose from');
  return one;
};

/** Requests that could extend what someone can see or do. */
const tries = {
  move: (_firm: Firm, { id }: Viewer, { department }: Try) => ({
    id: 'updateUser',
    params: { id },
    body: { department },
  }),
  moveAll: ({ people }: Firm, { id }: Viewer, { department, thing }: Try) => ({
    id: 'updateUsers',
    body: { ids: [...new Set([id, at(people, thing).id])], updates: { department } },
  }),
  promote: (_firm: Firm, { id }: Viewer, { role }: Try) => ({ id: 'updateUser', params: { id }, body: { role } }),
  permit: (_firm: Firm, { id }: Viewer, { thing }: Try) => ({
    id: 'updateUserPermissions',
    params: { id },
    body: { [at(permissions, thing)]: true },
  }),
  invite: (_firm: Firm, _to: Viewer, { role, department }: Try) => ({
    id: 'inviteUser',
    body: { email: uniqueEmail(), name: 'Ivy Invited', role, department },
  }),
  shutOut: (_firm: Firm, { id }: Viewer) => ({ id: 'deactivateUser', params: { id } }),
  letBack: (_firm: Firm, { id }: Viewer) => ({ id: 'reactivateUser', params: { id } }),
  makeKey: (_firm: Firm, { id }: Viewer) => ({ id: 'createApiKey', body: { name: 'Key', mode: 'test', user_id: id } }),
  assign: ({ tickets }: Firm, { id }: Viewer, { thing }: Try) => ({
    id: 'updateTicket',
    params: { id: at(tickets, thing).id },
    body: { assignee_id: id },
  }),
  moveTicket: ({ tickets, projects }: Firm, _to: Viewer, { thing, to }: Try) => {
    const { id: project_id, client_id } = at(projects, thing);
    return { id: 'updateTicket', params: { id: at(tickets, to).id }, body: { client_id, project_id } };
  },
  openTicket: ({ clients }: Firm, { id }: Viewer, { thing }: Try) => ({
    id: 'createTicket',
    body: { title: 'Help', client_id: at(clients, thing).id, assignee_id: id },
  }),
  giveTime: ({ entries }: Firm, { id }: Viewer, { thing }: Try) => ({
    id: 'updateTimeEntry',
    params: { id: at(entries, thing).id },
    body: { user_id: id },
  }),
} satisfies Record<string, (firm: Firm, to: Viewer, attempt: Try) => Request>;

const some = fc.nat({ max: 20 });
const aTry: fc.Arbitrary<Try> = fc.record({
  what: fc.oneof(fc.constantFrom('move', 'invite'), fc.constantFrom(...(Object.keys(tries) as (keyof typeof tries)[]))),
  by: fc.oneof(fc.constant(0), some),
  to: some,
  thing: some,
  role: fc.constantFrom(...roles),
  department: fc.constantFrom('Design', ...departments),
});

/**
 * Firms with at least a manager of a department and a member of another. Everyone has logged time, and there is a
 * ticket.
 */
const firms = plans.map((plan) => {
  const [, , ...more] = plan.people;
  const lead = { role: 'manager', department: 'Design', granted: {} } as const;
  const others = [{ role: 'member', department: 'Engineering', granted: {} } as const, ...more];
  const work = { client: 0, project: null };
  const days = [lead, ...others].map((_, index) => ({ ...work, person: index + 1, hours: 1, rate: 100 }));
  return {
    ...plan,
    people: [lead, ...others],
    tickets: [...plan.tickets, { ...work, person: null }],
    entries: [...plan.entries, ...days],
  };
});

const lists = ['listTimeEntries', 'listInvoices', 'listClients', 'listTickets'] as const;

/** What a person can see and do; empty if they are shut out. */
async function visibilityOf({ api }: Viewer): Promise<Visibility> {
  const me = await api.request('getCurrentUser', {});
  if (me.status === 401) return new Set();
  const { data } = (await me.json()) as { data: { permissions: Record<string, boolean> } };
  const ids = await Promise.all(
    lists.map(async (id) => {
      const answer = await api.request(id, { query: { per_page: 100 } });
      return answer.ok ? ((await answer.json()) as { data: { id: string }[] }).data.map((row) => row.id) : [];
    }),
  );
  return new Set([...ids.flat(), ...permissions.filter((name) => data.permissions[name])]);
}

/** The person to whom a request has given access: the owner of the new key, or the invited user, who is made active. */
async function newcomer(firm: Firm, { id }: Request, answer: Response): Promise<Viewer | undefined> {
  const { data } = (await answer.json()) as { data: { id: string; key: string; user_id: string } };
  const [{ api }] = firm.people as [Person];
  const withKey = (key: string, userId: string) => new ApiClient(api.url, key, api.workspaceId, userId);
  if (id === 'createApiKey') return { id: data.user_id, api: withKey(data.key, data.user_id) };
  if (id !== 'inviteUser') return undefined;
  const { db } = await testApi();
  await db('users').where({ id: data.id }).update({ status: 'active' });
  return { id: data.id, api: withKey(await keyFor(db, api.workspaceId, data.id), data.id) };
}

/** Everything that exists before the first attempt. Objects created later were hidden from nobody. */
async function everythingOf(firm: Firm): Promise<Visibility> {
  return visibilityOf(at(firm.people, 0));
}

async function live(firm: Firm, attempts: readonly Try[]): Promise<number> {
  let done = 0;
  const there = await everythingOf(firm);
  const viewers: Viewer[] = [...firm.people];
  const visibilities = new Map<Viewer, Visibility>();
  for (const viewer of viewers) visibilities.set(viewer, await visibilityOf(viewer));
  const actors = firm.people.filter(({ role }) => role !== 'owner' && role !== 'admin');
  for (const attempt of actors.length > 0 ? attempts : []) {
    const by = at(actors, attempt.by);
    const request: Request = tries[attempt.what](firm, at(firm.people, attempt.to), attempt);
    const answer = await by.api.request(request.id, request);
    if (!answer.ok) continue;
    done++;
    const joined = await newcomer(firm, request, answer);
    if (joined) viewers.push(joined);
    const given = visibilities.get(by);
    const before = new Map(visibilities);
    for (const viewer of viewers) {
      const now = await visibilityOf(viewer);
      const own = firm.entries.filter(({ user_id }) => user_id === viewer.id).map(({ id }) => id);
      const had = new Set([...(before.get(viewer) ?? []), ...(given ?? []), ...own]);
      const gained = [...now].filter((thing) => there.has(thing) && !had.has(thing));
      expect(gained, `what ${viewer.id} sees since ${by.role} ${by.id} made ${JSON.stringify(request)}`).to.be.empty;
      visibilities.set(viewer, now);
    }
  }
  return done;
}

describe('what people of a firm can give one another', () => {
  it('is no more than they can see and do themselves', async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(firms, fc.array(aTry, { minLength: 30, maxLength: 40 }), async (firm, attempts) => {
        done += await live(await found(firm), attempts);
      }),
      { numRuns: 4, endOnFailure: true },
    );
    expect(done, 'how many attempts were permitted').to.be.greaterThan(0);
  }).timeout(120_000);
});
