import type { Db } from '../../database/db.js';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { readJson } from '../json-columns.js';
import { toColumn, type InsertContext } from '../write-rows.js';
import type { Ctx, Mode } from '../context.js';
import { execute, identifier, select } from '../select.js';

/** One side of a workspace: live, or the test side that is its twin. */
export interface Workspace {
  readonly id: string;
  readonly twin_id: string;
  readonly mode: Mode;
  readonly name: string;
  readonly currency: string;
  readonly timezone: string;
  readonly payment_terms_days: number;
  readonly default_tax_rate: Decimal | null;
  readonly invoice_number_format: string;
  readonly default_hourly_rate: Decimal | null;
  readonly emergency_multiplier: Decimal;
  readonly time_rounding: Schemas['TimeRounding'];
  readonly total_rounding: readonly Schemas['TotalRounding'][];
  readonly apply_credit: Schemas['ApplyCredit'];
  readonly require_invoice_approval: boolean;
  readonly require_expense_approval: boolean;
  readonly require_time_approval: boolean;
  readonly allow_self_approval: boolean;
  /** Whether users who are signed in can do nothing until they have a second factor. */
  readonly require_two_factor: boolean;
  readonly portal_shows_hours: boolean;
  readonly accent_color: string | null;
  readonly sla_business_hours: Schemas['BusinessHours'] | null;
  readonly lock_time_before: string | null;
  /** Only the fields that were set, so that the row stays small. */
  readonly business: Schemas['BusinessUpdate'] | null;
  readonly payment: Schemas['PaymentDetailsUpdate'] | null;
  readonly invoice_footer: string | null;
  readonly reminder_schedule: readonly Schemas['ReminderStep'][];
  /** The day on which the schedule was set; reminders of days before it are not made up for. */
  readonly reminders_since: string | null;
  /** Recipients of a copy of mails to clients about billing, and where replies to these go. */
  readonly mail_cc: readonly string[];
  readonly mail_reply_to: string | null;
  /** Only the fields that were set. */
  readonly late_interest: Schemas['LateInterestInput'] | null;
  readonly locale: string | null;
  readonly clock_at: Date | null;
  readonly deletes_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** The settings that are stored as JSON. */
const jsonSettings = [
  'total_rounding',
  'sla_business_hours',
  'business',
  'payment',
  'reminder_schedule',
  'mail_cc',
  'late_interest',
] as const;

/** Those of which there is always a list. */
const lists: ReadonlySet<string> = new Set(['total_rounding', 'reminder_schedule', 'mail_cc']);

type StoredWorkspace = Workspace & Readonly<Record<(typeof jsonSettings)[number], unknown>>;

/** The settings of the workspace that the request is about. */
export const workspaceOf = (ctx: Pick<Ctx, 'db' | 'workspace' | 'isLocking'>): Promise<Workspace> =>
  readWorkspace(ctx, ctx.isLocking ? sql` FOR UPDATE` : sql``);

/** As `workspaceOf`, and no one else changes them before the transaction ends. */
export const lockWorkspace = (ctx: Pick<Ctx, 'db' | 'workspace'>): Promise<Workspace> =>
  readWorkspace(ctx, sql` FOR UPDATE`);

async function readWorkspace(ctx: Pick<Ctx, 'db' | 'workspace'>, locking: Sql): Promise<Workspace> {
  const [row] = await select<StoredWorkspace>(
    ctx,
    sql`SELECT * FROM workspaces WHERE id = ${ctx.workspace.id}${locking}`,
  );
  if (!row) throw new Error(`Workspace ${ctx.workspace.id} is gone`);
  const values = jsonSettings.map((name): [string, unknown] => {
    const none = lists.has(name) ? [] : null;
    return [name, readJson(row[name]) ?? none];
  });
  return { ...row, ...Object.fromEntries(values) };
}

/** Settings, and what follows from them. */
export type SettingsChanges = Schemas['WorkspaceUpdate'] & Partial<Pick<Workspace, 'reminders_since'>>;

/** Changes the given settings; undefined ones stay. */
export async function patchWorkspace(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id }: Workspace,
  changes: SettingsChanges,
): Promise<void> {
  const given: [string, unknown][] = Object.entries(changes).filter(([, value]) => value !== undefined);
  const assignments = [...given, ['updated_at', ctx.now] as const].map(
    ([name, value]) => sql`${identifier(name)} = ${toColumn(value)}`,
  );
  await execute(ctx, sql`UPDATE workspaces SET ${join(assignments)} WHERE id = ${id}`);
}

/** One side of a new workspace. */
export interface NewSide extends InsertContext, Pick<Workspace, 'mode' | 'twin_id' | 'name'> {}

/** Inserts the sides of a new workspace, with default settings and the ids of their scopes. */
export async function insertSides(db: Db, sides: readonly NewSide[]): Promise<void> {
  const rows = sides.map(
    ({ scope, now, mode, twin_id, name }) => sql`(${scope.workspaceId}, ${twin_id}, ${mode}, ${name}, ${now}, ${now})`,
  );
  await execute(
    { db },
    sql`INSERT INTO workspaces (id, twin_id, mode, name, created_at, updated_at) VALUES ${join(rows)}`,
  );
  const tests = sides.filter(({ mode }) => mode === 'test').map(({ scope }) => sql`(${scope.workspaceId})`);
  await execute({ db }, sql`INSERT INTO test_sides (workspace_id) VALUES ${join(tests)}`);
}

/** Whether there is any workspace. */
export async function hasWorkspaces(db: Db): Promise<boolean> {
  const rows = await select({ db }, sql`SELECT 1 FROM workspaces LIMIT 1`);
  return rows.length > 0;
}

/**
 * Sets `has_webhooks`. It is never unset: a flag that is true for too long costs a query, one that is false for too
 * long an event.
 */
export async function noteWebhooks(ctx: Pick<Ctx, 'db' | 'workspace'>): Promise<void> {
  if (ctx.workspace.has_webhooks) return;
  await execute(ctx, sql`UPDATE workspaces SET has_webhooks = 1 WHERE id = ${ctx.workspace.id}`);
}
