/** On Mondays the leads review the time of the previous week, and the owner reviews that of the leads. */
import sql from 'sql-template-tag';
import { addDays, weekOf, weekday, type Day } from '../../../domain/time.js';
import { TimeEntry } from '../../../models/time/time-entry.js';
import { User } from '../../../models/people/user.js';
import { isOneOf } from '../../../models/select.js';
import { diceFor } from './dice.js';
import type { Act, History } from './history.js';
import { approvers, people, type PersonKey } from './facts/people.js';
import { call, type Stage } from './stage.js';
import { rejections } from './facts/words.js';

/** The share of entries that are rejected. */
const rejected = 0.015;

/** Whose time is approved together, and by whom. */
interface Team {
  readonly name: string;
  readonly approver: PersonKey | 'owner';
  readonly members: readonly PersonKey[];
}

const everyone = Object.keys(people) as PersonKey[];
const leads = new Set(Object.values(approvers));

const teams: readonly Team[] = [
  ...Object.entries(approvers).map(([name, approver]) => ({
    name,
    approver,
    members: everyone.filter((person) => people[person].department === name && !leads.has(person)),
  })),
  { name: 'Leads', approver: 'owner', members: everyone.filter((person) => leads.has(person)) },
];

export function reviews(stage: Stage, history: History): Act[] {
  const mondays = history.workdays.filter((day) => weekday(day) === 1 && day > weekOf(history.first).to);
  return mondays.flatMap((monday) =>
    teams.map((team, index) => {
      const at = history.at(monday, 8, 15 + index * 10);
      return { at, play: () => review(stage, team, monday, at) };
    }),
  );
}

/** Reviews everything pending, unless an earlier run has reviewed the week. */
async function review(stage: Stage, { name, approver, members }: Team, monday: Day, at: Date): Promise<void> {
  await stage.as(approver, at, async (ctx) => {
    const emails = members.map((person) => people[person].email);
    const team = await User.all(ctx, isOneOf('t.email_key', emails));
    const ofTeam = isOneOf(
      't.user_id',
      team.map(({ id }) => id),
    );
    const lastWeek = sql`t.date BETWEEN ${addDays(monday, -7)} AND ${addDays(monday, -1)}`;
    const entries = await TimeEntry.all(ctx, sql`${ofTeam} AND ${lastWeek}`, { order: sql`t.date, t.id` });
    if (entries.some(({ approval_status: status }) => status !== 'pending')) return;
    for (const [index, entry] of entries.entries()) {
      if (entry.invoice_line_id !== null || entry.running_user_id !== null) continue;
      const dice = diceFor(`${name} ${monday} ${index}`);
      const params = { id: entry.id };
      if (!dice.chance(rejected)) await call(ctx, 'approveTimeEntry', { params, query: {}, body: undefined });
      else await call(ctx, 'rejectTimeEntry', { params, query: {}, body: { reason: dice.pick(rejections) } });
    }
  });
}
