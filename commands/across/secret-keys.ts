/** Checks at startup that SECRET_KEY fits the database, and reseals all data after the key was replaced. */
import type { Db } from '../../database/db.js';
import sql, { join, type Sql } from 'sql-template-tag';
import { open, opensWith, seal, type SecretKeys } from '../../models/workspace/secret-box.js';
import { execute, identifier, select } from '../../models/select.js';
import { OperatorError } from '../../settings/operator-error.js';

/** A table with sealed columns; `key` identifies and orders its rows within a workspace. */
interface SealedTable {
  readonly table: string;
  readonly key: string;
  readonly columns: readonly string[];
  readonly condition: Sql;
}

const sealedTables: readonly SealedTable[] = [
  { table: 'webhooks', key: 'id', columns: ['secret', 'previous_secret'], condition: sql`TRUE` },
  {
    table: 'mails',
    key: 'id',
    columns: ['text', 'html', 'text_without_portal', 'html_without_portal'],
    condition: sql`is_sealed`,
  },
  {
    table: 'idempotency_keys',
    key: 'idempotency_key',
    columns: ['answer'],
    condition: sql`answer IS NOT NULL`,
  },
  { table: 'second_factors', key: 'account_id', columns: ['sealed_secret'], condition: sql`TRUE` },
  { table: 'sso_settings', key: 'workspace_id', columns: ['client_secret'], condition: sql`TRUE` },
  {
    table: 'stripe_accounts',
    key: 'workspace_id',
    columns: ['secret_key', 'webhook_secret'],
    condition: sql`TRUE`,
  },
  { table: 'audit_chains', key: 'workspace_id', columns: ['sealed_key'], condition: sql`TRUE` },
];

type Row = Readonly<Record<string, string | null>>;

const names = (columns: readonly string[]): Sql => join(columns.map(identifier));

/**
 * Throws an OperatorError if no configured key opens the sealed data: webhooks could not be signed, nor sealed mails
 * sent. The first start stores a sealed note in `secret_key_check`; later starts check the keys against it.
 */
export async function assertSecretKey(db: Db, keys: SecretKeys): Promise<void> {
  const samples = await sealedSamples(db);
  if (samples.length > 0 && !samples.some((sealed) => opens(keys, sealed))) throw wrongKey();
  await execute({ db }, sql`INSERT IGNORE INTO secret_key_check (id, sealed) VALUES (1, ${seal(keys, 'docket')})`);
  // Another process may have inserted the note first, sealed with a different key.
  const note = await readNote(db);
  if (note !== undefined && !opens(keys, note)) throw wrongKey();
}

/** The note of an earlier start. A database older than the note has none: then the latest sealed row of each table. */
async function sealedSamples(db: Db): Promise<string[]> {
  const note = await readNote(db);
  if (note !== undefined) return [note];
  const rows: Row[] = [];
  for (const table of sealedTables) rows.push(...(await latestRow(db, table)));
  return rows.flatMap((row) => Object.values(row)).filter((sealed) => sealed !== null);
}

async function readNote(db: Db): Promise<string | undefined> {
  const [note] = await select<{ sealed: string }>({ db }, sql`SELECT sealed FROM secret_key_check WHERE id = 1`);
  return note?.sealed;
}

function latestRow(db: Db, { table, key, columns, condition }: SealedTable): Promise<Row[]> {
  return select<Row>(
    { db },
    sql`SELECT ${names(columns)} FROM ${identifier(table)} WHERE ${condition} ORDER BY ${identifier(key)} DESC LIMIT 1`,
  );
}

const opens = ({ SECRET_KEY, PREVIOUS_SECRET_KEYS }: SecretKeys, sealed: string): boolean =>
  [SECRET_KEY, ...PREVIOUS_SECRET_KEYS].some((key) => opensWith(key, sealed));

const wrongKey = (): OperatorError =>
  new OperatorError(
    'SECRET_KEY cannot decrypt any data in this database: set the key with which the data was encrypted, or add that key to PREVIOUS_SECRET_KEYS.',
  );

/** Rows that are now sealed with SECRET_KEY, and rows that no configured key opens. */
export interface Resealed {
  readonly resealed: number;
  readonly unreadable: number;
}

/** Rows per SELECT; each row is then updated by a statement of its own. */
const atOnce = 200;

/**
 * Seals with SECRET_KEY everything that an earlier key sealed, while the service runs. A row that changes in between is
 * skipped: a server that knows the new key has written it. Running this again seals the rows that are left.
 */
export async function resealAll(db: Db, keys: SecretKeys): Promise<Resealed> {
  const total = { resealed: 0, unreadable: 0 };
  for await (const workspaceId of workspaceIds(db)) {
    for (const table of sealedTables) {
      let rows: Row[] = [];
      do {
        rows = await rowsAfter(db, workspaceId, table, rows.at(-1));
        for (const row of rows) {
          const outcome = await resealRow(db, keys, workspaceId, table, row);
          if (outcome !== 'as it was') total[outcome] += 1;
        }
      } while (rows.length === atOnce);
    }
  }
  await execute({ db }, sql`REPLACE INTO secret_key_check (id, sealed) VALUES (1, ${seal(keys, 'docket')})`);
  return total;
}

async function* workspaceIds(db: Db): AsyncGenerator<string> {
  let ids: string[] = [];
  do {
    const after = ids.at(-1) ?? '';
    const rows = await select<{ id: string }>(
      { db },
      sql`SELECT id FROM workspaces WHERE id > ${after} ORDER BY id LIMIT ${atOnce}`,
    );
    ids = rows.map(({ id }) => id);
    yield* ids;
  } while (ids.length === atOnce);
}

/** Filters by workspace because TiDB clusters the rows by it: by id alone, each query would scan the whole table. */
function rowsAfter(
  db: Db,
  workspaceId: string,
  { table, key, columns, condition }: SealedTable,
  last: Row | undefined,
): Promise<Row[]> {
  const place = identifier(key);
  return select<Row>(
    { db },
    sql`SELECT ${names([key, ...columns])} FROM ${identifier(table)}
         WHERE workspace_id = ${workspaceId} AND ${place} > ${last?.[key] ?? ''} AND ${condition} ORDER BY ${place} LIMIT ${atOnce}`,
  );
}

async function resealRow(
  db: Db,
  keys: SecretKeys,
  workspaceId: string,
  { table, key, columns }: SealedTable,
  row: Row,
): Promise<keyof Resealed | 'as it was'> {
  const sealed = columns.flatMap((name) => {
    const text = row[name] ?? null;
    return text === null || opensWith(keys.SECRET_KEY, text) ? [] : [{ name, text }];
  });
  if (sealed.length === 0) return 'as it was';
  if (!sealed.every(({ text }) => opens(keys, text))) return 'unreadable';
  const next = sealed.map(({ name, text }) => sql`${identifier(name)} = ${seal(keys, open(keys, text))}`);
  const same = [
    sql`workspace_id = ${workspaceId} AND ${identifier(key)} = ${row[key]}`,
    ...sealed.map(({ name, text }) => sql`${identifier(name)} = ${text}`),
  ];
  const changed = await execute(
    { db },
    sql`UPDATE ${identifier(table)} SET ${join(next, ', ')} WHERE ${join(same, ' AND ')}`,
  );
  return changed === 0 ? 'as it was' : 'resealed';
}
