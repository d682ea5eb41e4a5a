/** How work becomes lines of an invoice (docs/decisions/invoices.md): by group, and within a group by rate. */
import { grouped } from '../grouped.js';
import type { Schemas } from '../../contract/contract.js';
import { lineAmount } from './invoice-amounts.js';
import { dec, sum, type Big, type Decimal } from '../money.js';
import type { Day } from '../time.js';

/** As much of a time entry as its line needs. */
export interface BillableTime {
  readonly id: string;
  readonly date: Day;
  readonly hours: Decimal;
  readonly rate_charged: Decimal;
  readonly description: string | null;
  readonly project_id: string | null;
  readonly project_title: string | null;
  readonly ticket_id: string | null;
  /** Number and title of the ticket. */
  readonly ticket_name: string | null;
  readonly user_id: string;
  readonly user_name: string;
}

/** A line to be made, in the currency of the invoice. */
export interface DraftLine {
  readonly description: string;
  readonly quantity: Big;
  readonly rate: Big;
  readonly amount: Big;
  readonly project_id: string | null;
}

/** A line to be made of time. */
export interface TimeLine extends DraftLine {
  readonly time_entry_ids: readonly string[];
  readonly first_day: Day;
  readonly last_day: Day;
}

type Grouping = Schemas['InvoiceGrouping'];

type Group = [BillableTime, ...BillableTime[]];

interface GroupRule {
  readonly key: (entry: BillableTime) => string;
  readonly name: (entry: BillableTime) => string;
}

/** A blank description counts as none. */
const ofEntry = ({ description, date }: BillableTime): string =>
  description === null || description.trim() === '' ? `Work on ${date}` : description.trim();

const ofProject = (entry: BillableTime): string => entry.project_title ?? 'Other work';

const groupings: Record<Grouping, GroupRule> = {
  none: { key: ({ id }) => id, name: ofEntry },
  project: { key: ({ project_id: id }) => id ?? '', name: ofProject },
  ticket: {
    key: ({ ticket_id: ticket, project_id: project }) => ticket ?? project ?? '',
    name: (entry) => entry.ticket_name ?? ofProject(entry),
  },
  user: { key: ({ user_id: id }) => id, name: ({ user_name: name }) => name },
  date: { key: ({ date }) => date, name: ({ date }) => `Work on ${date}` },
};

/** The lines of entries that are sorted by day: single entries and days by date, other groups by name, then the higher rate first. */
export function linesOfTime(entries: readonly BillableTime[], grouping: Grouping, currency: string): TimeLine[] {
  const { key, name } = groupings[grouping];
  const groups = grouped(entries, (entry) => `${key(entry)} ${entry.rate_charged}`);
  const lines = [...groups.values()].map((group) => lineOf(group, name, currency));
  if (grouping === 'none') return lines;
  return lines.toSorted((a, b) => a.description.localeCompare(b.description, 'en') || b.rate.cmp(a.rate));
}

/** All of one group are at one rate; where they are of one project as well, so is the line. */
function lineOf(group: Group, name: GroupRule['name'], currency: string): TimeLine {
  const [first] = group;
  const days = group.map(({ date }) => date).toSorted();
  const quantity = sum(group.map(({ hours }) => dec(hours)));
  const rate = dec(first.rate_charged);
  return {
    description: name(first),
    quantity,
    rate,
    amount: lineAmount(quantity, rate, currency),
    project_id: group.every(({ project_id: id }) => id === first.project_id) ? first.project_id : null,
    time_entry_ids: group.map(({ id }) => id),
    first_day: days[0] ?? first.date,
    last_day: days.at(-1) ?? first.date,
  };
}
