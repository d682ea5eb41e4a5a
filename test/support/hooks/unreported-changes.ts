/**
 * Checks that every change of an object is reported, by an event or as a silent change. Lists with `updated_since` rely
 * on it: they show only changes that were reported.
 */
import type { Knex } from 'knex';
import { askDialect } from '../../../database/database.js';
import type { Database } from '../../../database/db.js';
import { idsNamedIn } from '../../../models/events/late-commits.js';

const tables = [
  'clients',
  'contacts',
  'projects',
  'tickets',
  'time_entries',
  'expenses',
  'invoices',
  'credit_notes',
  'payments',
];

let areCopied = false;
let lastSilentChange = '';

/**
 * Copies silent changes into a table of their own with a trigger, because the service deletes them once processed. TiDB
 * has no triggers, so the check is skipped there.
 */
export async function copySilentChanges(database: Database, db: Knex): Promise<void> {
  if ((await askDialect(database)).engine === 'TiDB') return;
  await db.raw('CREATE TABLE silent_changes_copy LIKE silent_changes');
  await db.raw(
    `CREATE TRIGGER copy_silent_changes AFTER INSERT ON silent_changes
     FOR EACH ROW INSERT INTO silent_changes_copy VALUES (NEW.id, NEW.workspace_id, NEW.resource_id, NEW.changed_at)`,
  );
  areCopied = true;
}

interface EventRow {
  readonly resource_id: string;
  readonly data: string;
  readonly context: string;
  readonly created_at: Date;
}

interface SilentChange {
  readonly id: string;
  readonly resource_id: string;
  readonly changed_at: Date;
}

interface Row {
  readonly id: string;
  readonly workspace_id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const at = (id: string, time: Date): string => `${id} ${time.getTime()}`;
const reported = new Set<string>();
/** When an object was first reported, by its id, in milliseconds. */
const firstReported = new Map<string, number>();

function addReported({ resource_id, data, context, created_at }: EventRow): void {
  firstReported.set(resource_id, Math.min(created_at.getTime(), firstReported.get(resource_id) ?? Infinity));
  for (const id of [resource_id, ...idsNamedIn(data + context)]) reported.add(at(id, created_at));
}

const addSilent = ({ resource_id, changed_at }: SilentChange): unknown => reported.add(at(resource_id, changed_at));

/**
 * All objects that lists with `updated_since` show, of the workspaces in which something was created or reported since
 * an event: reading all workspaces again after each file would take a minute of a run. To be read before the events:
 * the service keeps working in between.
 */
export async function listedObjects(db: Knex, sinceEvent: string): Promise<Row[]> {
  const workspaces = await db('events').where('id', '>', sinceEvent).distinct('workspace_id').pluck('workspace_id');
  const rows: Row[] = [];
  for (const table of tables) {
    const found: Row[] = await db(table)
      .whereIn('workspace_id', workspaces)
      .select('id', 'workspace_id', 'created_at', 'updated_at');
    rows.push(...found);
  }
  return rows;
}

/**
 * The ids of objects whose last change was not reported. `events` are those since the last call. Skips objects that a
 * test wrote to the tables itself: those without any event, or changed before they were created or first reported.
 */
export async function unreportedChanges(
  db: Knex,
  objects: readonly Row[],
  events: readonly EventRow[],
): Promise<string[]> {
  events.forEach(addReported);
  if (!areCopied) return [];
  const silent = (await db('silent_changes_copy').where('id', '>', lastSilentChange).orderBy('id')) as SilentChange[];
  lastSilentChange = silent.at(-1)?.id ?? lastSilentChange;
  silent.forEach(addSilent);
  const isUnreported = ({ id, created_at, updated_at }: Row): boolean =>
    updated_at.getTime() >= (firstReported.get(id) ?? Infinity) &&
    updated_at >= created_at &&
    !reported.has(at(id, updated_at));
  const doubtful = objects.filter(isUnreported);
  // Another connection may have committed what has a smaller id than the last one that was read.
  for (const { id, workspace_id, updated_at } of doubtful) {
    ((await db('events').where({ workspace_id, created_at: updated_at })) as EventRow[]).forEach(addReported);
    ((await db('silent_changes_copy').where({ workspace_id, resource_id: id })) as SilentChange[]).forEach(addSilent);
  }
  return doubtful.filter(isUnreported).map(({ id }) => id);
}
