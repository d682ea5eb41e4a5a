/** Requests about saved views and canned replies. */
import type { Schemas } from '../../../contract/contract.js';
import { uniqueName } from '../builders/factories.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';
import { buildReply } from '../builders/tickets.js';
import { buildView } from '../builders/workspace.js';

const whose = {
  "the owner's own": ({ owner }: Scene) => buildView(owner),
  'shared, of tickets': ({ outsider }: Scene) => buildView(outsider, { shared: true }),
  'shared, of invoices': ({ owner }: Scene) => buildView(owner, { screen: 'invoices', shared: true }),
} as const;
type Whose = keyof typeof whose;

/** A case for each view. */
const each = <T>(of: (name: Whose) => T): Readonly<Record<Whose, T>> => ({
  "the owner's own": of("the owner's own"),
  'shared, of tickets': of('shared, of tickets'),
  'shared, of invoices': of('shared, of invoices'),
});

const changing = <Input extends object>(input: Input) =>
  each((name) => ({ make: async (scene: Scene) => ({ params: { id: (await whose[name](scene)).id }, ...input }) }));

/** A view of each kind, for requests that only read. */
export type ViewFixtures = Readonly<Record<Whose, Schemas['SavedView']>>;

export const buildViewFixtures = async (scene: Scene): Promise<ViewFixtures> => ({
  "the owner's own": await whose["the owner's own"](scene),
  'shared, of tickets': await whose['shared, of tickets'](scene),
  'shared, of invoices': await whose['shared, of invoices'](scene),
});

const freshReply = async ({ owner }: Scene) => ({ id: (await buildReply(owner)).id });

export const views = {
  listSavedViews: { '': plain },
  createSavedView: {
    'of tickets': { make: () => ({ body: { screen: 'tickets', name: uniqueName('View') } }) },
    'of tickets, shared': { make: () => ({ body: { screen: 'tickets', name: uniqueName('View'), shared: true } }) },
    'of invoices': { make: () => ({ body: { screen: 'invoices', name: uniqueName('View') } }) },
  },
  getSavedView: each((name) => ({ find: ({ fixtures }) => ({ params: { id: fixtures.views[name].id } }) })),
  updateSavedView: changing({ body: { query: {} } }),
  deleteSavedView: changing({}),
  listCannedReplies: { '': plain },
  createCannedReply: { '': { make: () => ({ body: { name: uniqueName('Reply'), content: 'Thank you.' } }) } },
  getCannedReply: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.reply.id } }) } },
  updateCannedReply: {
    '': { make: async (scene) => ({ params: await freshReply(scene), body: { content: 'Thank you.' } }) },
  },
  deleteCannedReply: { '': { make: async (scene) => ({ params: await freshReply(scene) }) } },
  renderCannedReply: {
    'for their ticket': {
      find: ({ fixtures, assigned: { ticket_id } }) => ({ params: { id: fixtures.reply.id }, query: { ticket_id } }),
    },
    'for no ticket of theirs': {
      find: ({ fixtures, unassigned: { ticket_id } }) => ({ params: { id: fixtures.reply.id }, query: { ticket_id } }),
    },
  },
} satisfies CasesOf<'saved-views' | 'canned-replies'>;
