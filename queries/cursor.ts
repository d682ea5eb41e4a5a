/**
 * Cursors of lists: where a reader goes on. A cursor is sealed, so that nobody reads from it what they may not see, nor changes it, and
 * it carries what the first page counted, so that no later page counts again.
 */
import { hash } from 'node:crypto';
import { invalid } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { open, seal } from '../models/workspace/secret-box.js';

/** The value of the column that a list is sorted by, as JSON holds it exactly; an instant is an object, to be told from a text. */
export type RowPlace = string | number | null | { readonly at: string };

/** The row after which a page begins. */
export interface Last {
  readonly place: RowPlace;
  readonly id: string;
}

/** How far a reader of changes has come among those that were committed out of order (queries/changes-page.ts). */
export interface ChangesMark {
  readonly position: number;
  /** The last object of the pass at `position` that was returned; empty if all before that pass were, and none of it. */
  readonly id: string;
}

export interface Cursor {
  /** The last row of the page; null if no row was found yet. */
  readonly last: Last | null;
  /** How many pages were read. */
  readonly page: number;
  /** How many objects the first page counted. */
  readonly total: number;
  /** The summary that the first page had. */
  readonly summary?: unknown;
  readonly changes?: ChangesMark | undefined;
}

interface Sealed extends Cursor {
  /** The list, with its filters and order. */
  readonly list: string;
  /** When it was made, in milliseconds by the clock of the workspace. */
  readonly madeAt: number;
}

/** How long a cursor is valid: events and overtaken changes are stored as long. */
const lifeMs = 30 * 24 * 3_600_000;

/** Parameters that may differ from page to page. */
const free = new Set(['cursor', 'page', 'per_page', 'limit', 'fields', 'include', 'format']);

/** Identifies a list of a workspace with its filters and order; `name` and `narrowed` say what the query does not. */
export function listKey(ctx: Ctx, name: string, query: object, narrowed?: unknown): string {
  const filters = Object.entries(query)
    .filter(([key, value]) => !free.has(key) && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([ctx.scope.workspaceId, name, filters, narrowed]);
  return hash('sha256', text, 'base64url').slice(0, 16);
}

export const writeCursor = ({ settings, now }: Ctx, list: string, cursor: Cursor): string =>
  seal(settings, JSON.stringify({ ...cursor, list, madeAt: now.getTime() } satisfies Sealed), 'base64url');

/** Throws `invalid_request` on a text that is no cursor of this list, or is too old. */
export function readCursor({ settings, now }: Ctx, list: string, text: string): Cursor {
  const { list: madeFor, madeAt, ...cursor } = unsealed(settings, text);
  if (madeFor !== list)
    throw invalid(
      'cursor',
      'belongs to another list, other filters or another order: send it with those that it was made with, or begin without a cursor',
    );
  if (now.getTime() - madeAt > lifeMs) throw invalid('cursor', `is older than 30 days: ${beginAgain}`);
  return cursor;
}

/** Throws `invalid_request` on a cursor for a file, which holds all pages. */
export function assertNoCursor({ cursor }: { readonly cursor?: string }): void {
  if (cursor !== undefined) throw invalid('cursor', 'cannot be combined with format=csv, which returns the whole list');
}

export const beginAgain = 'begin again without a cursor';

function unsealed(settings: Ctx['settings'], text: string): Sealed {
  try {
    return JSON.parse(open(settings, text)) as Sealed;
  } catch {
    throw invalid('cursor', `is not a next_cursor of this service: ${beginAgain}`);
  }
}

/** The place that a column has in a row, as a cursor holds it. */
export function placeOf(value: unknown): RowPlace {
  if (value instanceof Date) return { at: value.toISOString() };
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
