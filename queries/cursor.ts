/**
 * Cursors of lists: from where the next page continues. A cursor is sealed (encrypted and authenticated), because it
 * contains values that its holder may not be allowed to see. It carries the count and summary of the first page, so
 * that later pages need not count.
 */
import { hash } from 'node:crypto';
import { invalid } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { open, seal } from '../models/workspace/secret-box.js';

/** A row's value in the sort column, exact in JSON; an instant is an object, to distinguish it from a text. */
export type SortValue = string | number | null | { readonly at: string };

/** The row after which a page begins. */
export interface Last {
  readonly place: SortValue;
  readonly id: string;
}

/** How far a reader of changes has come among the late commits (queries/changes-page.ts). */
export interface ChangesMark {
  readonly position: number;
  /** The id of the last object returned of the pass `position`; empty if none of that pass was returned yet. */
  readonly id: string;
}

export interface Cursor {
  /** The last row of the page; null if no row was found yet. */
  readonly last: Last | null;
  /** The number of the page that ends with `last`. */
  readonly page: number;
  /** The number of objects in the list, counted for the first page. */
  readonly total: number;
  /** The summary of the list, computed for the first page. */
  readonly summary?: unknown;
  readonly changes?: ChangesMark | undefined;
}

interface Sealed extends Cursor {
  /** The `listKey` of the list. */
  readonly list: string;
  /** When the cursor was made, in epoch milliseconds by the workspace's clock. */
  readonly madeAt: number;
}

/** How long a cursor is valid: as long as events and late commits are stored. */
const lifeMs = 30 * 24 * 3_600_000;

/** Parameters that may differ between the pages of one list; all others are part of its key. */
const pagingParameters = new Set(['cursor', 'page', 'per_page', 'limit', 'fields', 'include', 'format', 'for']);

/** A digest of a workspace, list, filters and order; `narrowed` holds conditions that are not in the query. */
export function listKey(ctx: Ctx, name: string, query: object, narrowed?: unknown): string {
  const filters = Object.entries(query)
    .filter(([key, value]) => !pagingParameters.has(key) && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([ctx.scope.workspaceId, name, filters, narrowed]);
  return hash('sha256', text, 'base64url').slice(0, 16);
}

export const writeCursor = ({ settings, now }: Ctx, list: string, cursor: Cursor): string =>
  seal(settings, JSON.stringify({ ...cursor, list, madeAt: now.getTime() } satisfies Sealed), 'base64url');

/** Opens a cursor. Throws `invalid_request` if the text is no cursor of this list, or is older than 30 days. */
export function readCursor({ settings, now }: Ctx, list: string, text: string): Cursor {
  const { list: madeFor, madeAt, ...cursor } = unsealed(settings, text);
  if (madeFor !== list)
    throw invalid(
      'cursor',
      'belongs to another list, other filters or another order: send it with the list, filters and order for which it was made, or begin without a cursor',
    );
  if (now.getTime() - madeAt > lifeMs) throw invalid('cursor', `is older than 30 days: ${beginAgain}`);
  return cursor;
}

/** Throws `invalid_request` if a cursor is sent with a request for a file, which contains the whole list. */
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

/** A column's value in the form that a cursor holds. */
export function placeOf(value: unknown): SortValue {
  if (value instanceof Date) return { at: value.toISOString() };
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
