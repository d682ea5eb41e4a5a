/** Conditions that the filters of several lists share. */
import sql, { join, type Sql } from 'sql-template-tag';
import { invalid } from '../domain/errors.js';
import { startOfNextDay, startOfDay } from '../domain/time.js';
import type { Ctx } from '../models/context.js';
import { identifier } from '../models/select.js';

/** The conjunction of a list's conditions, and of `one` more. */
export const every = (conditions: readonly Sql[], one?: Sql): Sql =>
  join(one ? [...conditions, one] : conditions, ' AND ');

/**
 * Rows whose column has one of the values. A single value is compared with `=`: an index can then yield the order too.
 */
export const among =
  (column: string) =>
  (values: readonly string[]): Sql => {
    const [first, ...others] = values;
    return others.length === 0
      ? sql`${identifier(column)} = ${first}`
      : sql`${identifier(column)} IN (${join(values)})`;
  };

const isDay = (text: string): boolean => text.length === '2026-01-31'.length;

/** A range of currencies is none: `from` and `to` name the two of an exchange rate. */
const isPointInTime = (value: unknown): value is string => typeof value === 'string' && /^\d/.test(value);

/** The instant that a parameter names; if it names a day, the day's first instant. */
const beginningOf = (text: string, { workspace: { timezone } }: Ctx): Date =>
  isDay(text) ? startOfDay(text, timezone) : new Date(text);

/** Rows created at or after an instant, or since the beginning of a day in the workspace's time zone. */
export const createdSince = (from: string, ctx: Ctx): Sql => sql`t.created_at >= ${beginningOf(from, ctx)}`;

/** Rows created at or before an instant, or up to the end of a day in the workspace's time zone. */
export const createdUntil = (to: string, ctx: Ctx): Sql =>
  isDay(to)
    ? sql`t.created_at < ${startOfNextDay(to, ctx.workspace.timezone)}`
    : sql`t.created_at <= ${beginningOf(to, ctx)}`;

/** Throws `invalid_request` if a range (`from` and `to`, `due_from` and `due_to`) ends before it starts. */
export function assertRanges(query: object, ctx: Ctx): void {
  const given = new Map(Object.entries(query));
  for (const [name, from] of given) {
    const end = name.replace(/(^|_)from$/, '$1to');
    const to: unknown = end === name ? undefined : given.get(end);
    if (!isPointInTime(from) || !isPointInTime(to)) continue;
    const isBackwards = isDay(from) && isDay(to) ? from > to : beginningOf(from, ctx) > lastOf(to, ctx);
    if (isBackwards) throw invalid(end, `must not be before ${name}`);
  }
}

const lastOf = (text: string, ctx: Ctx): Date =>
  isDay(text) ? startOfNextDay(text, ctx.workspace.timezone) : beginningOf(text, ctx);

/**
 * Rows in which each word of the text occurs in one of the columns, even within a longer word; `%` and `_` are literal.
 */
export const containing =
  (...columns: readonly string[]) =>
  (text: string): Sql => {
    const words = text.trim().split(/\s+/);
    const has = (word: string): Sql => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
      return sql`(${join(
        columns.map((column) => sql`${identifier(column)} LIKE ${pattern}`),
        ' OR ',
      )})`;
    };
    return join(words.map(has), ' AND ');
  };
