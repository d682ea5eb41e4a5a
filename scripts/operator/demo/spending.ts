/** Expenses of people, for clients and for the firm, and their approval or rejection. */
import sql from 'sql-template-tag';
import { Expense, isBilled } from '../../../models/expenses/expense.js';
import type { Schemas } from '../../../contract/contract.js';
import { customers } from './facts/clients.js';
import type { Act, History } from './history.js';
import { findProject } from './lookups.js';
import { office, type PersonKey } from './facts/people.js';
import { assignments } from './facts/projects.js';
import { call, personOf, type Stage } from './stage.js';

interface Spending {
  readonly who: PersonKey;
  /** Title of the project; if absent, it is the firm's own expense. */
  readonly project?: string;
  readonly category: Schemas['ExpenseCategory'];
  readonly description: string;
  /** In the currency of the client. */
  readonly amount: number;
  readonly markup_percent?: number;
  /** When: 0 is the first day of the demo, 1 today. */
  readonly at: number;
  readonly isRejected?: true;
}

const hosting = (at: number): Spending => ({
  who: 'daniel',
  project: 'Patient portal',
  category: 'hosting',
  description: 'Servers of the portal',
  amount: 312.4,
  markup_percent: 10,
  at,
});
const tools = (at: number): Spending => ({
  who: 'marta',
  category: 'software',
  description: 'Design and video tools',
  amount: 418,
  at,
});

const all: readonly Spending[] = [
  ...[0.1, 0.27, 0.43, 0.6, 0.76, 0.93].flatMap((at) => [hosting(at), tools(at + 0.01)]),
  {
    who: 'daniel',
    project: 'Patient portal',
    category: 'travel',
    description: 'Train to Boston',
    amount: 186,
    at: 0.2,
  },
  {
    who: 'daniel',
    project: 'Patient portal',
    category: 'meals',
    description: 'Lunch with the steering group',
    amount: 94.6,
    at: 0.2,
  },
  {
    who: 'priya',
    project: 'Web shop relaunch',
    category: 'software',
    description: 'Licence of the search plugin',
    amount: 249,
    markup_percent: 15,
    at: 0.31,
  },
  {
    who: 'hana',
    project: 'Web shop relaunch',
    category: 'supplies',
    description: 'Phones for the usability tests',
    amount: 640,
    at: 0.36,
  },
  {
    who: 'elif',
    project: 'Data protection review',
    category: 'travel',
    description: 'Taxi and hotel in Boston',
    amount: 402.75,
    at: 0.33,
  },
  {
    who: 'tomas',
    project: 'Freight tracking dashboard',
    category: 'equipment',
    description: 'Tablet for the loading dock',
    amount: 530,
    markup_percent: 5,
    at: 0.48,
  },
  { who: 'hana', category: 'meals', description: 'Team dinner', amount: 310.2, at: 0.55, isRejected: true },
  { who: 'sofia', category: 'advertising', description: 'Portfolio listing', amount: 275, at: 0.7 },
  {
    who: 'priya',
    project: 'Freight tracking dashboard',
    category: 'travel',
    description: 'Flight to Houston',
    amount: 388.9,
    at: 0.97,
  },
];

export function spending(stage: Stage, history: History): Act[] {
  return all.flatMap((one) => {
    const day = history.workdayAt(one.at);
    // Reviewed the same evening: the first working day of a month bills what was spent in the last one.
    const [spent, looked] = [history.at(day, 18, 40), history.at(day, 18, 50)];
    return [
      { at: spent, play: () => spend(stage, one, day, spent) },
      ...(one.at < 0.95 ? [{ at: looked, play: () => review(stage, one, day, looked) }] : []),
    ];
  });
}

async function spend(stage: Stage, one: Spending, date: string, at: Date): Promise<void> {
  const { who, project: title, at: _at, isRejected: _isRejected, ...fields } = one;
  await stage.as(who, at, async (ctx) => {
    if (await Expense.first(ctx, sql`t.description = ${one.description} AND t.date = ${date}`)) return;
    const assignment = assignments.find((each) => each.title === title);
    const project = assignment && (await findProject(ctx, assignment));
    const body = {
      ...fields,
      date,
      user_id: (await personOf(ctx, who)).id,
      billable: assignment !== undefined,
      ...(assignment && project ? { project_id: project.id, currency: customers[assignment.client].currency } : {}),
    };
    await call(ctx, 'createExpense', { params: {}, query: {}, body });
    stage.count('expenses');
  });
}

async function review(stage: Stage, { who, description, isRejected }: Spending, date: string, at: Date): Promise<void> {
  await stage.as(who === office ? 'owner' : office, at, async (ctx) => {
    const expense = await Expense.first(ctx, sql`t.description = ${description} AND t.date = ${date}`);
    if (expense?.approval_status !== 'pending' || isBilled(expense)) return;
    const params = { id: expense.id };
    if (isRejected) await call(ctx, 'rejectExpense', { params, query: {}, body: { reason: 'Please ask beforehand' } });
    else await call(ctx, 'approveExpense', { params, query: {}, body: undefined });
  });
}
