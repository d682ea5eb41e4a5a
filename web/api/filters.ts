/** Reads the filters of a list from the URL of its screen. */
import { isFit, type TextKind } from '../../domain/texts.js';

/** Allowed values of a parameter. `default` is the server's value for a missing one. */
export type Rule<Value = unknown> = Single<Value> & {
  readonly isList?: true;
  /** How many items a list may have. */
  readonly max?: number;
  /** Whether one text may hold several items, separated by commas. */
  readonly hasCommas?: true;
  readonly default?: unknown;
};

type Single<Value> = [Value] extends [boolean]
  ? { readonly type: 'boolean' }
  : [Value] extends [number]
    ? NumberRule
    : [Value] extends [string]
      ? string extends Value
        ? TextRule
        : { readonly type: 'enum'; readonly values: readonly Value[] }
      : MapRule;

interface NumberRule {
  readonly type: 'number';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly decimals?: number;
}

interface TextRule {
  readonly type: 'text' | 'day' | 'instant' | 'day_or_instant';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly text?: TextKind;
}

interface MapRule {
  readonly type: 'map';
  readonly max?: number;
  readonly key: TextRule;
  readonly value: TextRule;
}

type AnyRule = (
  | { readonly type: 'boolean' }
  | NumberRule
  | TextRule
  | { readonly type: 'enum'; readonly values: readonly unknown[] }
  | MapRule
) &
  Omit<Rule, 'type' | 'key' | 'value'>;

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;
type NameOf<Query> = Exclude<keyof Query, 'fields' | 'include' | 'for'> & string;

/** The parameters of an operation that select, sort and page. */
export interface Filters<Query extends object> {
  readonly parameters: { readonly [Name in NameOf<Query>]-?: Rule<ItemOf<NonNullable<Query[Name]>>> };
}

/** Filters as read: a list is always an array. */
export type FiltersRead<Query extends object> = { [Name in NameOf<Query>]?: Listed<Query[Name]> };
type Listed<Value> = [Extract<Value, readonly unknown[]>] extends [never] ? Value : Extract<Value, readonly unknown[]>;

/**
 * The filters in a URL, for `validateSearch`. Values that the contract would refuse are left out, so that a mangled
 * link shows a list rather than an error.
 */
export function readFilters<Query extends object>(
  { parameters }: Filters<Query>,
  search: Readonly<Record<string, unknown>>,
): FiltersRead<Query> {
  const read: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(parameters as Readonly<Record<string, AnyRule>>)) {
    const value = Object.hasOwn(search, name) ? valueOf(rule, search[name]) : undefined;
    if (value !== undefined) read[name] = value;
  }
  dropBackwardRanges(read);
  if ('period' in parameters) dropHalfPeriods(read);
  return read as FiltersRead<Query>;
}

function valueOf(rule: AnyRule, given: unknown): unknown {
  if (rule.isList !== true) return itemOf(rule, given);
  const separate = (each: unknown): unknown[] =>
    rule.hasCommas === true && typeof each === 'string' ? each.split(',') : [each];
  const items = [given].flat().flatMap(separate);
  const good = items.map((item) => itemOf(rule, item)).filter((item) => item !== undefined);
  return good.length === 0 ? undefined : [...new Set(good)].slice(0, rule.max);
}

function itemOf(rule: AnyRule, given: unknown): unknown {
  if (rule.type === 'boolean') return booleanOf(given);
  if (rule.type === 'number') return numberOf(rule, given);
  if (rule.type === 'enum') return rule.values.includes(given) ? given : undefined;
  return rule.type === 'map' ? mapOf(rule, given) : textOf(rule, given);
}

function booleanOf(given: unknown): boolean | undefined {
  if (given === true || given === 'true') return true;
  return given === false || given === 'false' ? false : undefined;
}

function numberOf(
  { minimum = -Infinity, maximum = Infinity, decimals }: NumberRule,
  given: unknown,
): number | undefined {
  const isText = typeof given === 'string' && given.trim() !== '';
  const value = isText || typeof given === 'number' ? Number(given) : Number.NaN;
  const isExact = decimals === undefined || Number(value.toFixed(decimals)) === value;
  return Number.isFinite(value) && value >= minimum && value <= maximum && isExact ? value : undefined;
}

/** Turns numbers back into text: the router parses digits in a URL as a number. */
function textOf(rule: TextRule, given: unknown): string | undefined {
  const { type, minLength = 0, maxLength = Infinity, pattern, text: kind } = rule;
  const text = typeof given === 'number' ? String(given) : given;
  if (typeof text !== 'string') return undefined;
  const { length } = Array.from(text);
  if (length < minLength || length > maxLength) return undefined;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return undefined;
  if (kind !== undefined && !isFit(kind, text)) return undefined;
  const isGood = type === 'text' || (type !== 'instant' && isDay(text)) || (type !== 'day' && isInstant(text));
  return isGood ? text : undefined;
}

function mapOf({ max = Infinity, key, value }: MapRule, given: unknown): Record<string, string> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const good = Object.entries(given).flatMap(([name, inner]) => {
    const text = textOf(value, inner);
    return textOf(key, name) === undefined || text === undefined ? [] : [[name, text] as const];
  });
  return good.length === 0 ? undefined : Object.fromEntries(good.slice(0, max));
}

const dayPattern = /^(19|2\d)\d\d-\d\d-\d\d$/;
const instantPattern = /^(19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** Whether a text from an address is a day of the calendar. */
export function isDay(text: string): boolean {
  const at = dayPattern.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const isInstant = (text: string): boolean =>
  instantPattern.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** Drops an end before its start. A day and an instant cannot be compared without the workspace's zone: drops both. */
function dropBackwardRanges(read: Record<string, unknown>): void {
  for (const [name, from] of Object.entries(read)) {
    const end = name.replace(/(^|_)from$/, '$1to');
    const to = end === name ? undefined : read[end];
    if (typeof from !== 'string' || typeof to !== 'string') continue;
    if (isDay(from) !== isDay(to)) {
      delete read[name];
      delete read[end];
    } else if (Date.parse(to) < Date.parse(from)) delete read[end];
  }
}

/** A named period (`this_month`) has no days. A custom one has both; with one missing, drops the whole period. */
function dropHalfPeriods(read: Record<string, unknown>): void {
  const { period, from, to } = read;
  const isNamed = period !== undefined && period !== 'custom';
  if (!isNamed && from !== undefined && to !== undefined) return;
  delete read['from'];
  delete read['to'];
  if (period === 'custom') delete read['period'];
}

/** The saved view that a list shows, by its id; `all` is the list without one, also for whoever has a default view. */
export interface SavedSearch {
  readonly saved?: string | undefined;
}

export const readSaved = ({ saved }: Record<string, unknown>): SavedSearch =>
  typeof saved === 'string' ? { saved } : {};
