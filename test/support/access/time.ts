/** Requests about time: of the member (in the manager's department), of the contractor, and of another department. */
import type { Schemas } from '../../../contract/contract.js';
import { uniqueName } from '../builders/factories.js';
import { buildTimeEntry } from '../builders/time.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';

const people = {
  'of the member': 'member',
  'of the contractor': 'contractor',
  'of another department': 'outsider',
} as const;
type Whose = keyof typeof people;

/** A case for the time of each person. */
const each = <T>(of: (person: (typeof people)[Whose]) => T): Readonly<Record<Whose, T>> => ({
  'of the member': of('member'),
  'of the contractor': of('contractor'),
  'of another department': of('outsider'),
});

/** A time entry of two hours by a person, on the contractor's ticket. */
const fresh = async (scene: Scene, person: (typeof people)[Whose]) => {
  const values = { user_id: scene[person].userId, ticket_id: scene.assigned.ticket_id };
  return { id: (await buildTimeEntry(scene.owner, values)).id };
};

const changing = <Input extends object>(input: Input) =>
  each((person) => ({ make: async (scene: Scene) => ({ params: await fresh(scene, person), ...input }) }));

/** Like `changing`, with the id in the body: bulk operations take a list. */
const changingMany = <Input extends object>(input: Input) =>
  each((person) => ({
    make: async (scene: Scene) => ({ body: { ids: [(await fresh(scene, person)).id], ...input } }),
  }));

const day = { date: '2026-03-10', hours: 2 };
const newTime = ({ assigned }: Scene, user_id?: string): Schemas['TimeEntryCreate'] => ({
  ...day,
  ticket_id: assigned.ticket_id,
  ...(user_id === undefined ? {} : { user_id }),
});

export const time = {
  listTimeEntries: { '': plain },
  createTimeEntry: {
    'their own': { make: (scene) => ({ body: newTime(scene) }) },
    'on a ticket of no one': { make: ({ unassigned }) => ({ body: { ...day, ticket_id: unassigned.ticket_id } }) },
    ...each((person) => ({ make: (scene: Scene) => ({ body: newTime(scene, scene[person].userId) }) })),
  },
  upsertTimeEntry: {
    'a new one': { make: (scene) => ({ params: { external_id: uniqueName('crm') }, body: newTime(scene) }) },
    ...each((person) => ({
      make: async (scene: Scene) => {
        const external_id = uniqueName('crm');
        const body = newTime(scene, scene[person].userId);
        await buildTimeEntry(scene.owner, { ...body, external_id });
        return { params: { external_id }, body: { ...body, hours: 2 } };
      },
    })),
  },
  createTimeEntries: {
    'their own': { make: (scene) => ({ body: { entries: [newTime(scene)] } }) },
    ...each((person) => ({ make: (scene: Scene) => ({ body: { entries: [newTime(scene, scene[person].userId)] } }) })),
  },
  getTimeSummary: { '': { find: () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }) } },
  listRunningTimers: { '': plain },
  startTimer: {
    'their own': { make: () => ({ body: {} }) },
    ...each((person) => ({ make: (scene: Scene) => ({ body: { user_id: scene[person].userId } }) })),
  },
  getTimeEntry: each((person) => ({ find: ({ fixtures }) => ({ params: { id: fixtures.entries[person].id } }) })),
  updateTimeEntry: changing({ body: { hours: 3 } }),
  deleteTimeEntry: changing({}),
  approveTimeEntry: changing({}),
  rejectTimeEntry: changing({ body: { reason: 'Too long' } }),
  reopenTimeEntry: changing({}),
  excludeTimeEntry: changing({ body: { reason: 'goodwill' as const } }),
  includeTimeEntry: changing({}),
  approveTimeEntries: changingMany({}),
  rejectTimeEntries: changingMany({ reason: 'Too long' }),
  excludeTimeEntries: changingMany({ reason: 'goodwill' as const }),
  updateTimeEntries: changingMany({ updates: { hours: 3 } }),
  deleteTimeEntries: changingMany({}),
  resumeTimer: changing({}),
  stopRunningTimer: each((person) => ({
    make: async (scene: Scene) => {
      const body = { user_id: scene[person].userId };
      await scene.owner.call('startTimer', { body });
      return { body };
    },
  })),
  stopTimer: each((person) => ({
    make: async (scene: Scene) => {
      const { data } = await scene.owner.call('startTimer', { body: { user_id: scene[person].userId } });
      return { params: { id: data.id } };
    },
  })),
} satisfies CasesOf<'time-entries'>;
