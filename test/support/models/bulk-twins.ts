/** A small firm that is created twice, as twins: the same changes to both must leave both equal, except for ids. */
import type { OperationId, Schemas } from '../../../contract/contract.js';
import { buildAgreement } from '../builders/agreements.js';
import { buildExpense } from '../builders/expenses.js';
import { buildClient, buildProject, buildTicket } from '../builders/factories.js';
import { buildUser, buildWorkspace } from '../builders/workspace.js';
import { testApi, type ApiClient } from '../service/api.js';
import { startOn } from '../service/clock.js';

export const kinds = ['time', 'expenses'] as const;
export type Kind = (typeof kinds)[number];

export const states = ['pending', 'approved', 'rejected', 'excluded', 'billed', 'running'] as const;

/** A time entry or an expense to create. The numbers are indexes of people and places, wrapping around. */
export interface Thing {
  readonly kind: Kind;
  readonly who: number;
  readonly where: number;
  readonly amount: number;
  readonly state: (typeof states)[number];
}

const at = <T>(all: readonly T[], n: number): T => {
  const one = all[n % all.length];
  if (one === undefined) throw new Error('There is none to choose from');
  return one;
};

interface Place {
  readonly client_id?: string;
  readonly project_id?: string;
  readonly ticket_id?: string;
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly error?: Schemas['ErrorBody'];
}

export class Twin {
  /** Ids of time entries and of expenses, in the order of their creation. */
  readonly ids: Readonly<Record<Kind, string[]>> = { time: [], expenses: [] };
  /** A name for each id: equal for the corresponding ids of both twins. */
  private readonly names = new Map<string, string>();

  private constructor(
    readonly owner: ApiClient,
    /** An owner, a manager and a member, in this order. */
    private readonly people: readonly ApiClient[],
    /** The objects that time is logged on. */
    private readonly places: readonly Place[],
  ) {}

  static async begin(things: readonly Thing[]): Promise<Twin> {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-03-20');
    const people = [owner, await buildUser(owner, 'manager', { cost_rate: 40 }), await buildUser(owner, 'member')];
    const home = await buildClient(owner, { name: 'Home' });
    const abroad = await buildClient(owner, { name: 'Abroad', currency: 'EUR' });
    const agreement_id = (await buildAgreement(owner, { client_id: home.id, hours_included: 8 })).id;
    const retainer = { client_id: home.id, billing_type: 'retainer', agreement_id } as const;
    const onRetainer = await buildProject(owner, retainer);
    const inBudget = await buildProject(owner, { client_id: home.id, budget_hours: 12, custom_rate: 70 });
    const ticket = await buildTicket(owner, { client_id: home.id, project_id: inBudget.id });
    const places = [
      { project_id: onRetainer.id },
      { project_id: inBudget.id },
      { ticket_id: ticket.id },
      { client_id: abroad.id },
    ];
    const twin = new Twin(owner, people, places);
    twin.name(
      'user',
      people.map(({ userId }) => userId),
    );
    twin.name('place', [home.id, abroad.id, agreement_id, onRetainer.id, inBudget.id, ticket.id, owner.workspaceId]);
    for (const thing of things) await twin.add(thing);
    return twin;
  }

  private name(kind: string, ids: readonly string[]): void {
    for (const id of ids) this.names.set(id, `${kind} ${this.names.size}`);
  }

  /** A value with names in place of ids, so that both twins' values can be compared. */
  plain(value: unknown): unknown {
    const text = JSON.stringify(value ?? null);
    return JSON.parse(
      text.replaceAll(/\b([a-z]+)_[0-9a-hjkmnp-tv-z]{26}\b/g, (id, kind: string) => this.names.get(id) ?? kind),
    );
  }

  private async add(thing: Thing): Promise<void> {
    const id = thing.kind === 'time' ? await this.addTime(thing) : await this.addExpense(thing);
    this.name(thing.kind, [id]);
    this.ids[thing.kind].push(id);
  }

  private async addTime({ who, where, amount, state }: Thing): Promise<string> {
    const { owner } = this;
    const work = { user_id: at(this.people, who).userId, ...at(this.places, where) };
    if (state === 'running') return (await owner.call('startTimer', { body: work })).data.id;
    const body = { ...work, date: `2026-03-${String(10 + (amount % 9))}`, hours: amount / 4 };
    const { id, client_id } = (await owner.call('createTimeEntry', { body })).data;
    const params = { id };
    if (state === 'approved') await owner.call('approveTimeEntry', { params });
    if (state === 'rejected') await owner.call('rejectTimeEntry', { params, body: { reason: 'Which ticket?' } });
    if (state === 'excluded')
      await owner.call('excludeTimeEntry', { params, body: { reason: 'goodwill', note: 'On us' } });
    if (state === 'billed' && client_id !== null) await this.bill(client_id, id);
    return id;
  }

  private async addExpense({ who, where, amount, state }: Thing): Promise<string> {
    const { owner } = this;
    const { project_id = null } = at(this.places, where);
    const { id } = await buildExpense(owner, { user_id: at(this.people, who).userId, project_id, amount });
    const params = { id };
    if (state === 'approved') await owner.call('approveExpense', { params });
    if (state === 'rejected') await owner.call('rejectExpense', { params, body: { reason: 'No receipt' } });
    if (state === 'billed') await owner.call('markExpensesBilled', { body: { expense_ids: [id] } });
    return id;
  }

  private async bill(client_id: string, id: string): Promise<void> {
    const line_items = [{ description: 'Work', quantity: 1, rate: 100, time_entry_ids: [id] }];
    await this.owner.call('createInvoice', { body: { client_id, line_items } });
  }

  /** The body of a change, with this twin's ids of people and places. */
  changes(kind: Kind, n: number, amount: number): object {
    const user_id = at(this.people, amount).userId;
    const place = at(this.places, amount);
    const links = { client_id: null, project_id: null, ticket_id: null };
    const external = [
      { external_id: `from-${amount % 3}` },
      { metadata: { batch: `Batch ${amount % 4}`, [`key ${amount % 5}`]: amount % 2 ? '' : 'noted' } },
    ];
    const ofTime = [
      { hours: amount / 4, description: 'Mended' },
      { date: `2026-03-${String(10 + (amount % 12))}` },
      { ...links, ...place },
      place,
      { user_id },
      { rate_charged: amount % 2 ? null : amount },
      { billable: amount % 2 === 0, rate_type: 'emergency' },
      { agreement_id: null },
      ...external,
    ];
    const { project_id = null } = place;
    const ofExpenses = [
      { amount },
      { notes: `Note ${amount}` },
      { user_id },
      { project_id },
      { client_id: null, markup_percent: amount },
      ...external,
    ];
    return at<object>(kind === 'time' ? ofTime : ofExpenses, n);
  }

  async ask(
    by: number,
    operation: OperationId,
    input: { params?: Record<string, string>; body?: unknown },
  ): Promise<Answer> {
    const response = await at(this.people, by).request(operation, input);
    const { data, error } = (await response.json()) as { data?: unknown; error?: Schemas['ErrorBody'] };
    return {
      status: response.status,
      data: this.plain(data),
      ...(error && { error: this.plain(error) as Schemas['ErrorBody'] }),
    };
  }

  /**
   * All that changes of time and expenses write: their rows, the totals and movements that they count in, and their
   * events in order.
   */
  async everything(): Promise<unknown> {
    const { owner } = this;
    const { db } = await testApi();
    const mine = { workspace_id: owner.workspaceId };
    const events = (await db('events')
      .where(mine)
      .whereRaw("(type LIKE 'time_entry.%' OR type LIKE 'expense.%')")
      .orderBy('id')
      .select('type', 'resource_id', 'data', 'context', 'user_id')) as Record<string, unknown>[];
    const rows = (table: string, ...columns: string[]) => db(table).where(mine).orderBy('id').select(columns);
    return this.plain({
      entries: await rows('time_entries'),
      expenses: await rows('expenses'),
      tickets: await rows('tickets', 'id', 'logged_hours', 'billable_hours'),
      projects: await rows('projects', 'id', 'hours_used', 'amount_billed'),
      metadata: await db('metadata_values')
        .where(mine)
        .orderBy(['resource_id', 'name'])
        .select('resource_id', 'name', 'value'),
      movements: await rows('hour_movements', 'period_id', 'type', 'source', 'hours', 'time_entry_id'),
      activities: await rows('ticket_activities', 'ticket_id', 'type', 'content', 'new_value', 'user_id'),
      events: events.map((event) => ({ ...event, data: parsed(event['data']), context: parsed(event['context']) })),
    });
  }
}

const parsed = (value: unknown): unknown => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value);
