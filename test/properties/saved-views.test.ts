/**
 * Which saved views each person of a random firm sees, changes and deletes. Who may see a screen is taken from what the
 * API answers to its list, so that a shared view appears exactly where its list can be read.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import type { OperationId, Schemas } from '../../contract/contract.js';
import { permissions, roles, type Permission, type Role } from '../../domain/people/policy.js';
import { buildUser, buildView, buildWorkspace } from '../support/builders/workspace.js';
import { unknownId } from '../support/contract/odd-ids.js';
import type { ApiClient } from '../support/service/api.js';

type Screen = Schemas['SavedViewScreen'];

/** Requests by which a person is found to see a screen: one that is not `forbidden` is enough. */
const probes: Readonly<Record<Screen, readonly (readonly [OperationId, object?])[]>> = {
  time: [['listTimeEntries']],
  expenses: [['listExpenses']],
  approvals: [['listApprovals'], ['approveTimeEntries', { body: { ids: [unknownId('time')] } }]],
  tickets: [['listTickets']],
  projects: [['listProjects']],
  clients: [['listClients']],
  unbilled: [['getUnbilledReport']],
  invoices: [['listInvoices']],
  payments: [['listPayments']],
  credit_notes: [['listCreditNotes']],
  retainers: [['listAgreements']],
  people: [['listUsers']],
  reports: [['getTimeReport']],
};
const screens = Object.keys(probes) as Screen[];

interface Plan {
  readonly people: readonly { readonly role: Role; readonly granted: Partial<Record<Permission, boolean>> }[];
  readonly views: readonly { readonly person: number; readonly screen: Screen; readonly shared: boolean }[];
}

const plans: fc.Arbitrary<Plan> = fc.record({
  people: fc.array(
    fc.record({
      role: fc.constantFrom(...roles),
      granted: fc.dictionary(fc.constantFrom(...permissions), fc.boolean(), { maxKeys: 4 }),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  views: fc.array(
    fc.record({ person: fc.nat({ max: 10 }), screen: fc.constantFrom(...screens), shared: fc.boolean() }),
    { minLength: 3, maxLength: 8 },
  ),
});

interface Person {
  readonly api: ApiClient;
  readonly role: Role;
  readonly screens: ReadonlySet<Screen>;
}

async function screensOf(api: ApiClient): Promise<ReadonlySet<Screen>> {
  const isSeen = async (screen: Screen): Promise<boolean> => {
    const answers = await Promise.all(probes[screen].map(([id, input = {}]) => api.request(id, input)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return answers.some(({ status }) => status !== 403);
  };
  const seen = await Promise.all(screens.map(isSeen));
  return new Set(screens.filter((_, at) => seen[at]));
}

/** A view of the firm, whose user may or may not see its screen by now. */
interface View {
  readonly id: string;
  readonly user: Person;
  readonly screen: Screen;
  readonly shared: boolean;
}

/** Saves the planned views. Those that their user may not save are refused, and left out. */
async function save(people: readonly Person[], plan: Plan): Promise<View[]> {
  const made: View[] = [];
  for (const { person, screen, shared } of plan.views) {
    const user = people[person % people.length];
    if (!user) throw new Error('A firm has people');
    if (user.screens.has(screen) && !(shared && user.role === 'viewer'))
      made.push({ id: (await buildView(user.api, { screen, shared })).id, user, screen, shared });
    else
      expect((await user.api.fail('createSavedView', { body: { screen, name: 'No', shared } })).status).to.equal(403);
  }
  return made;
}

const sees = (reader: Person, view: View): boolean =>
  view.user === reader || (view.shared && reader.screens.has(view.screen));
const changes = (reader: Person, view: View): boolean =>
  view.user === reader || (view.shared && (reader.role === 'owner' || reader.role === 'admin'));

describe('saved views in a random firm', () => {
  it('are seen by their user and, if shared, by those who may see the screen, and by nobody of another firm', async () => {
    const { owner: stranger } = await buildWorkspace();
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const { owner } = await buildWorkspace();
        const hired = await Promise.all(
          plan.people.map(async ({ role, granted }) => {
            const api = await buildUser(owner, role, { permissions: granted });
            return { api, role, screens: await screensOf(api) };
          }),
        );
        const people: Person[] = [{ api: owner, role: 'owner', screens: new Set(screens) }, ...hired];
        const views = await save(people, plan);
        for (const reader of people) {
          const seen = views.filter((view) => sees(reader, view));
          const { data, pagination } = await reader.api.call('listSavedViews', { query: { per_page: 100 } });
          expect(data.map(({ id }) => id)).to.have.members(seen.map(({ id }) => id));
          expect(pagination.total).to.equal(seen.length);
          for (const view of views) {
            const params = { id: view.id };
            const got = await reader.api.request('getSavedView', { params });
            expect(got.status).to.equal(sees(reader, view) ? 200 : 403);
            const changed = await reader.api.request('updateSavedView', { params, body: { query: {} } });
            expect(changed.status).to.equal(changes(reader, view) ? 200 : 403);
            if (!changes(reader, view))
              expect((await reader.api.request('deleteSavedView', { params })).status).to.equal(403);
          }
        }
        const ids = new Set(views.map(({ id }) => id));
        const { data } = await stranger.call('listSavedViews', {});
        expect(data.filter(({ id }) => ids.has(id))).to.deep.equal([]);
        for (const { id } of views)
          for (const operation of ['getSavedView', 'updateSavedView', 'deleteSavedView'] as const)
            expect((await stranger.request(operation, { params: { id }, body: {} })).status).to.equal(404);
      }),
      { numRuns: 10 },
    );
  });
});
