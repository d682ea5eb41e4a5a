/**
 * Runs every case as every caller and records the outcome, one row per case (test/contract/access.test.ts compares the
 * rows with the committed matrix).
 *
 * - scene.ts creates a workspace with a caller of each kind, and the objects that requests refer to.
 * - cases.ts says what a case is; the other files of this folder have the cases by tag.
 * - Cases that only read share one scene that never changes, so all callers run at once. Cases that write run in a
 * second scene, one caller after the other, each with objects of its own.
 * - table.ts writes the rows as text, and reads them from it.
 */
import { operations } from '../../../generated/operations.js';
import type { OperationId, Tag } from '../../../contract/contract.js';
import { grouped } from '../../../domain/grouped.js';
import type { ApiClient } from '../service/api.js';
import { checkError } from '../contract/closed-contract.js';
import { agreements } from './agreements.js';
import { approvals } from './approvals.js';
import { billing } from './billing.js';
import type { AnyCase, CasesOf } from './cases.js';
import { contacts } from './contacts.js';
import { expenses } from './expenses.js';
import { notifications } from './notifications.js';
import { people } from './people.js';
import { portal } from './portal.js';
import { projectParts } from './project-parts.js';
import { reports } from './reports.js';
import {
  allowedContractor,
  buildScene,
  callerNames,
  buildFixtures,
  type CallerName,
  type Fixtures,
  type Scene,
} from './scene.js';
import { search } from './search.js';
import { setup } from './setup.js';
import { tags } from './tags.js';
import { ticketParts } from './ticket-parts.js';
import { exchangeRates } from './exchange-rates.js';
import { bank } from './billing/bank.js';
import { items } from './billing/items.js';
import { recurring } from './billing/recurring.js';
import { taxes } from './taxes.js';
import { tickets } from './tickets.js';
import { time } from './time.js';
import { views } from './views.js';
import { work } from './work.js';

/** Does not compile while an operation has no case. */
export const cases = {
  ...people,
  ...setup,
  ...work,
  ...contacts,
  ...projectParts,
  ...search,
  ...tags,
  ...taxes,
  ...bank,
  ...items,
  ...recurring,
  ...exchangeRates,
  ...tickets,
  ...ticketParts,
  ...time,
  ...expenses,
  ...agreements,
  ...billing,
  ...reports,
  ...portal,
  ...approvals,
  ...views,
  ...notifications,
} satisfies CasesOf<Tag>;

/** A user has one running timer, and one list of sessions: what ends another's runs one after the other. */
const ending: ReadonlySet<OperationId> = new Set([
  'startTimer',
  'stopTimer',
  'deleteSession',
  'deleteSessions',
  'updatePassword',
]);
/** These delete or age everything in a workspace, so each call gets a scene of its own. */
const wholesale: ReadonlySet<OperationId> = new Set(['advanceTestClock', 'resetTestData']);

/** An operation, the object that its request is about, and the outcome for each caller. */
export interface Row {
  readonly id: OperationId;
  readonly on: string;
  readonly cells: Readonly<Partial<Record<CallerName, string>>>;
}

interface Answer {
  readonly status: number;
  /** Undefined if it is a file. */
  readonly body: Body | undefined;
}

type Body = { readonly data?: unknown; readonly pagination?: object; readonly has_more?: boolean };

/** How many operations run at the same time. */
const laneCount = 8;

/** All rows, in the order of the contract. */
export async function runMatrix(): Promise<Row[]> {
  const [still, moving] = await Promise.all([buildScene(), buildScene()]);
  const room = { ...still, fixtures: await buildFixtures(still) };
  const ofAllowed = { withAllowedContractor: true };
  const [allowedStill, allowedMoving] = await Promise.all([buildScene(ofAllowed), buildScene(ofAllowed)]);
  const allowedRoom = { ...allowedStill, fixtures: await buildFixtures(allowedStill) };
  const rows = await Promise.all(
    inLanes(Object.keys(operations) as OperationId[]).map(async (ids) => {
      const done: Row[] = [];
      for (const id of ids) {
        for (const [on, each] of Object.entries(cases[id] as Readonly<Record<string, AnyCase>>)) {
          const cells = 'find' in each ? await find(id, each, room) : await execute(id, each, moving);
          const scenes = { still: allowedRoom, moving: allowedMoving };
          const more = operations[id].realm === 'team' ? await ofAllowedContractor(id, each, scenes) : {};
          done.push({ id, on, cells: { ...cells, ...more } });
        }
      }
      return done;
    }),
  );
  const places = Object.keys(operations);
  return rows.flat().toSorted((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
}

/**
 * Lists of operations: the lists run at the same time, the operations of one list one after the other. Those of one tag are in one
 * list, because they may meet each other's objects: then a new operation cannot change what another meets.
 */
function inLanes(ids: readonly OperationId[]): OperationId[][] {
  const groups = [...grouped(ids, (id) => (ending.has(id) ? 'ending' : operations[id].tag)).values()];
  const lanes = Array.from({ length: laneCount }, (): OperationId[] => []);
  for (const ofTag of groups.toSorted((a, b) => b.length - a.length))
    lanes.reduce((shortest, lane) => (lane.length < shortest.length ? lane : shortest)).push(...ofTag);
  return lanes;
}

type Cells = Row['cells'];

/** A read disturbs nobody, so all callers make the same request concurrently. */
async function find(
  id: OperationId,
  each: Extract<AnyCase, { find: unknown }>,
  room: Scene & { fixtures: Fixtures },
): Promise<Cells> {
  const input = await each.find(room);
  const names = callersOf(id);
  const answers = await Promise.all(names.map((name) => ask(room.callers[name], id, input)));
  // In the team the owner sees everything; in the portal, any contact of the client who may see it does.
  const all = answers.find(({ status }) => status === 200);
  return cellsOf(
    names,
    answers.map((answer) => wordOf(answer, rowsOf(all))),
  );
}

/**
 * Callers run one after the other, those with the fewest rights first: a refused request leaves its objects unchanged,
 * and the next caller gets them.
 */
async function execute(id: OperationId, each: Exclude<AnyCase, { find: unknown }>, moving: Scene): Promise<Cells> {
  const words = new Map<CallerName, string>();
  let scene = wholesale.has(id) ? await buildScene() : moving;
  let made: object | undefined;
  const names = callersOf(id);
  for (const name of names.toReversed()) {
    const input =
      'makeFor' in each ? await each.makeFor(scene.callers[name], scene) : (made ??= await each.make(scene));
    const answer = await ask(scene.callers[name], id, input);
    words.set(name, wordOf(answer));
    if (answer.status >= 300) continue;
    made = undefined;
    if (wholesale.has(id)) scene = await buildScene();
  }
  return cellsOf(
    names,
    names.map((name) => words.get(name) ?? ''),
  );
}

/** The outcome for the contractor who has every permission that contractors can be given. */
async function ofAllowedContractor(
  id: OperationId,
  each: AnyCase,
  { still, moving }: { readonly still: Scene & { fixtures: Fixtures }; readonly moving: Scene },
): Promise<Cells> {
  if (!('find' in each)) {
    const { contractor } = moving;
    const input = 'makeFor' in each ? await each.makeFor(contractor, moving) : await each.make(moving);
    return { [allowedContractor]: wordOf(await ask(contractor, id, input)) };
  }
  const input = await each.find(still);
  const [all, answer] = await Promise.all([ask(still.owner, id, input), ask(still.contractor, id, input)]);
  return { [allowedContractor]: wordOf(answer, rowsOf(all)) };
}

const callersOf = (id: OperationId): readonly Exclude<CallerName, typeof allowedContractor>[] =>
  callerNames[operations[id].realm].filter((name) => name !== allowedContractor);

const cellsOf = (names: readonly CallerName[], words: readonly string[]): Cells =>
  Object.fromEntries(names.map((name, index) => [name, words[index] ?? '']));

async function ask(caller: ApiClient, id: OperationId, input: object): Promise<Answer> {
  const response = await caller.request(id, input);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = isJson ? ((await response.json()) as Body) : undefined;
  if (!isJson) await response.arrayBuffer();
  if (!response.ok) checkError(body);
  return { status: response.status, body };
}

/** The ids on a page of a list, or those that a search found; undefined for other responses. */
function rowsOf(answer: Answer | undefined): ReadonlySet<string> | undefined {
  const { data, pagination, has_more } = answer?.body ?? {};
  return pagination || has_more !== undefined
    ? new Set((data as readonly { id: string }[]).map(({ id }) => id))
    : undefined;
}

/**
 * The outcome as text: the status, or for a list how many of the workspace's rows it has; `$` if it shows rates, `¢` if
 * it shows costs.
 */
function wordOf(answer: Answer, all?: ReadonlySet<string>): string {
  const rows = rowsOf(answer);
  const isList = answer.status === 200 && rows !== undefined && all !== undefined;
  const seen = isList ? `${[...rows].filter((row) => all.has(row)).length} of ${all.size}` : String(answer.status);
  return `${seen}${shows(answer.body, rateFields) ? ' $' : ''}${shows(answer.body, costFields) ? ' ¢' : ''}`;
}

/** Fields that need `can_see_rates`, wherever they are; a `rate` of a tax or of two currencies is no secret. */
const rateFields: ReadonlySet<string> = new Set([
  'rate',
  'rate_charged',
  'custom_rate',
  'bill_rate',
  'standard_rate',
  'monthly_fee',
  'overage_rate',
  'base_fee',
  'total_mrr',
  'mrr',
  'arr',
  'emergency_rate',
  'default_hourly_rate',
  'value',
  'billable_value',
  'average_hourly_revenue',
  'effective_rate',
  'total_value',
  'hosted_url',
]);
/** Fields that need `can_see_costs`. */
const costFields: ReadonlySet<string> = new Set([
  'cost_rate',
  'total_cost',
  'cost',
  'gross_profit',
  'profit',
  'average_hourly_cost',
]);

function shows(value: unknown, names: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isOpen = 'category' in value || ('from' in value && 'to' in value);
  return Object.entries(value).some(
    ([name, part]) =>
      (names.has(name) && !(isOpen && name === 'rate') && (part === null || typeof part !== 'object')) ||
      shows(part, names),
  );
}
