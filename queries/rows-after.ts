/** Reads the rows after a given row in a list's order: found by that row's values, not by skipping those before. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { wholeTableOf } from '../database/table.js';
import { identifier } from '../models/select.js';
import type { Last, SortValue } from './cursor.js';
import type { Order, Stretch } from './page-statement.js';

/** Rows with a value in the sort column, or those where it is NULL (tickets without a due date); NULL sorts lowest. */
type Part = 'placed' | 'unplaced';

/**
 * Up to `limit` rows after `last`, or from the beginning. Rows with and without a value are read separately, because an
 * index yields the order only within each. `read` reads a stretch, with a limit of the rows that are still missing.
 */
export async function rowsAfter<Row>(
  ctx: Ctx,
  table: string,
  { column, direction }: Order,
  last: Last | null,
  limit: number,
  read: (stretch: Stretch, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const found = (await wholeTableOf(ctx.db, table)).get(column.replace(/^t\./, ''));
  const order: ExactOrder = {
    place: identifier(column),
    way: direction === 'asc' ? sql`ASC` : sql`DESC`,
    beyond: direction === 'asc' ? sql`>` : sql`<`,
    isDecimal: found?.type.startsWith('decimal') === true,
  };
  const isNullable = found?.isNullable !== false;
  const rows: Row[] = [];
  for (const part of partsAfter(direction, last)) {
    if (rows.length >= limit) break;
    if (part === 'unplaced' && !isNullable) continue;
    const isFrom = last !== null && part === partOf(last);
    rows.push(...(await read(stretchOf(part, order, isFrom ? last : null), limit - rows.length)));
  }
  return rows;
}

interface ExactOrder {
  readonly place: Sql;
  readonly way: Sql;
  readonly beyond: Sql;
  readonly isDecimal: boolean;
}

const partOf = ({ place }: Last): Part => (place === null ? 'unplaced' : 'placed');

function partsAfter(direction: Order['direction'], last: Last | null): Part[] {
  const parts: Part[] = direction === 'asc' ? ['unplaced', 'placed'] : ['placed', 'unplaced'];
  return last === null ? parts : parts.slice(parts.indexOf(partOf(last)));
}

function stretchOf(part: Part, { place, way, beyond, isDecimal }: ExactOrder, last: Last | null): Stretch {
  if (part === 'unplaced') {
    const follows = last === null ? sql`` : sql` AND t.id ${beyond} ${last.id}`;
    return { condition: sql`${place} IS NULL${follows}`, order: sql`t.id ${way}` };
  }
  const order = sql`${place} ${way}, t.id ${way}`;
  if (last === null) return { condition: sql`${place} IS NOT NULL`, order };
  const from = valueOf(last.place, isDecimal);
  return {
    condition: sql`(${place} ${beyond} ${from} OR (${place} = ${from} AND t.id ${beyond} ${last.id}))`,
    order,
  };
}

/** Casts a decimal: beside a decimal column, a text would be compared in binary floating point. */
function valueOf(place: SortValue, isDecimal: boolean): Sql {
  if (typeof place === 'object') return sql`${place && new Date(place.at)}`;
  return isDecimal ? sql`CAST(${place} AS DECIMAL(65, 20))` : sql`${place}`;
}
