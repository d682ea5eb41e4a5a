/** Groups time entries or expenses by person and week. Pure. */
import { weekStart } from '../../ui/days.js';
import { sumOf } from '../../ui/text/exact.js';

/** A time entry or an expense, with the fields that matter for the decision. */
export interface Item {
  readonly id: string;
  readonly userId: string;
  readonly userName: string;
  readonly date: string;
  readonly description: string | null;
  readonly work: string;
  readonly reason: string | null;
  /** Hours of time; an amount of an expense. */
  readonly amount: number;
  /** Null for time. */
  readonly currency: string | null;
  readonly billable: boolean;
}

export interface Group {
  readonly key: string;
  readonly userId: string;
  readonly userName: string;
  /** The first day of the week. */
  readonly week: string;
  readonly items: readonly Item[];
}

/** The groups, oldest week first, then by name. */
export function groupsOf(items: readonly Item[]): Group[] {
  const groups = new Map<string, Group & { readonly items: Item[] }>();
  for (const item of items) {
    const week = weekStart(item.date);
    const key = `${item.userId}.${week}`;
    const group = groups.get(key) ?? { key, userId: item.userId, userName: item.userName, week, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted(
    (one, other) => one.week.localeCompare(other.week) || one.userName.localeCompare(other.userName),
  );
}

export interface Sum {
  /** Null for hours. */
  readonly currency: string | null;
  readonly amount: number;
}

/** One sum for each currency, because amounts in several do not add up. */
export function groupSumsOf(items: readonly Item[]): Sum[] {
  const amounts = new Map<string | null, number[]>();
  for (const { currency, amount } of items) amounts.set(currency, [...(amounts.get(currency) ?? []), amount]);
  return [...amounts].map(([currency, of]) => ({ currency, amount: sumOf(of) }));
}
