/**
 * Rules for invoices, from work to payment (docs/decisions/invoices.md):
 * 1. This file turns time into lines: one for each group, and within a group one for each rate.
 * 2. invoice-amounts.ts computes line amounts, and taxes/ their taxes and the totals; only line amounts and taxes are rounded.
 * 3. invoice-number.ts formats the number; commands/billing/next-invoice-number.ts counts without gaps.
 * 4. invoice-status.ts derives the status from facts, and decides which actions it allows; invoice-warnings.ts names
 *    missing details.
 * 5. epc-code.ts and bank-account.ts help to pay it; credit-amounts.ts computes credit notes.
 */
import { grouped } from '../grouped.js';
import type { Schemas } from '../../contract/contract.js';
import { lineAmount } from './invoice-amounts.js';
import type { AppliedTax } from './taxes/applied-tax.js';
import { dec, sum, type Big, type Decimal } from '../money.js';
import type { Day } from '../time.js';

/** The fields of a time entry that its invoice line needs. */
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

/** A line to be created, in the currency of the invoice. */
export interface DraftLine {
  readonly description: string;
  readonly quantity: Big;
  readonly rate: Big;
  readonly amount: Big;
  readonly project_id: string | null;
  /** What the quantity counts; by default hours of time, otherwise pieces. */
  readonly unit?: Schemas['LineUnit'] | null;
  /** Its taxes; by default those of the invoice. */
  readonly taxes?: readonly AppliedTax[] | null;
}

/** A line to be created for time entries. */
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

/** The description of an entry; if it is blank, its date. */
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

/**
 * The lines of time entries, which must be sorted by day. Lines of single entries stay in that order, lines of days are
 * by date, and lines of other groups by name; among equal names, the higher rate comes first.
 */
export function linesOfTime(entries: readonly BillableTime[], grouping: Grouping, currency: string): TimeLine[] {
  const { key, name } = groupings[grouping];
  const groups = grouped(entries, (entry) => `${key(entry)} ${entry.rate_charged}`);
  const lines = [...groups.values()].map((group) => lineOf(group, name, currency));
  if (grouping === 'none') return lines;
  return lines.toSorted((a, b) => a.description.localeCompare(b.description, 'en') || b.rate.cmp(a.rate));
}

/** The line of a group, whose entries have one rate. It has a project if all entries are of that project. */
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
