/** Erases what an erased person has left in all areas (docs/decisions/personal-data.md has the list). */
import sql, { join, type Sql } from 'sql-template-tag';
import {
  erasedChanges,
  erasedName,
  erasedText,
  jsonEraser,
  textEraser,
  type ErasedPerson,
} from '../../../domain/people/erasure.js';
import type { Ctx } from '../../../models/context.js';
import type { EventContext } from '../../../models/events/event.js';
import { batchesOf } from '../../../database/batches.js';
import { removeFactors } from '../../../models/people/second-factor.js';
import { discardFiles } from '../../../models/workspace/file.js';
import { execute, isOneOf, none, select } from '../../../models/select.js';
import { indexChanged } from '../../../models/search/search-index.js';
import { contains, eraseRows, inJson, inText, mentions, type Row, type RowChange } from './erase-rows.js';
import { leaveCopies } from './erase-copies.js';
import { eraseFromMails, eraseFromResponses } from './erase-mails.js';

/** The column that names a person of this kind as an author. */
export type PersonColumn = 'user_id' | 'contact_id';

/** Erases all traces but those in the audit log. */
export async function eraseTraces(ctx: Ctx, person: ErasedPerson, column: PersonColumn): Promise<void> {
  const isAuthor = column === 'user_id' ? sql`user_id = ${person.id}` : sql`contact_id = ${person.id}`;
  const texts = await textsOf(ctx, person, column);
  await eraseFromMails(ctx, person, texts);
  await eraseTicketTexts(ctx, person, isAuthor);
  await eraseRecords(ctx, person, isAuthor, texts);
  await eraseFromResponses(ctx, person, texts);
  // A cache: whatever is requested again is rendered with today's names.
  await execute(ctx, sql`DELETE FROM kept_documents WHERE workspace_id = ${ctx.scope.workspaceId}`);
}

/** What the person wrote in comments and decisions. */
async function textsOf(ctx: Ctx, { id }: ErasedPerson, column: PersonColumn): Promise<string[]> {
  const ofWorkspace = sql`workspace_id = ${ctx.scope.workspaceId}`;
  const isAuthor = column === 'user_id' ? sql`user_id = ${id}` : sql`contact_id = ${id}`;
  const comments = await select<{ text: string }>(
    ctx,
    sql`SELECT content AS text FROM ticket_activities WHERE ${ofWorkspace} AND ${isAuthor} AND type = 'comment' AND content IS NOT NULL`,
  );
  const decisions = await select<{ text: string }>(
    ctx,
    sql`SELECT comment AS text FROM approvals WHERE ${ofWorkspace} AND contact_id = ${id} AND comment IS NOT NULL`,
  );
  return [...comments, ...decisions].map(({ text }) => text);
}

async function eraseTicketTexts(ctx: Ctx, person: ErasedPerson, isAuthor: Sql): Promise<void> {
  const erase = textEraser(person);
  const titles = ['title', 'description', 'resolution_summary'] as const;
  const changed: Record<string, string | null>[] = [];
  await eraseRows(
    ctx,
    {
      table: 'tickets',
      columns: titles,
      where: sql`${person.id} IN (contact_id, assignee_id, reporter_id) OR ${mentions(titles, person)}`,
    },
    (row) => {
      const next = Object.fromEntries(titles.map((name) => [name, inText(row[name], erase)]));
      if (titles.some((name) => next[name] !== row[name])) changed.push({ ...row, ...next });
      return next;
    },
  );
  for (const row of changed) await indexChanged(ctx, 'tickets', row, row);
  await eraseActivities(ctx, person, isAuthor, erase);
  await eraseRows(
    ctx,
    { table: 'attachments', columns: ['filename'], where: sql`${isAuthor} OR ${mentions(['filename'], person)}` },
    (row) => ({ filename: inText(row['filename'], erase) }),
  );
}

async function eraseActivities(
  ctx: Ctx,
  person: ErasedPerson,
  isAuthor: Sql,
  erase: (text: string) => string,
): Promise<void> {
  const own = sql`workspace_id = ${ctx.scope.workspaceId} AND ${isAuthor} AND type = 'comment'`;
  await execute(ctx, sql`UPDATE ticket_activities SET content = ${erasedText} WHERE ${own}`);
  const columns = ['content', 'old_value', 'new_value'];
  const { names } = person;
  const wasAssigned =
    names.length === 0
      ? none
      : sql`(type = 'assignment' AND (old_value IN (${join(names)}) OR new_value IN (${join(names)})))`;
  const where = sql`${isAuthor} OR ${wasAssigned} OR ${mentions(['content', 'mentions'], person)}`;
  await eraseRows(ctx, { table: 'ticket_activities', columns, where }, (row) =>
    Object.fromEntries(columns.map((name) => [name, inText(row[name], erase)])),
  );
}

async function eraseRecords(ctx: Ctx, person: ErasedPerson, isAuthor: Sql, texts: readonly string[]): Promise<void> {
  const { id, names } = person;
  const [eraseText, eraseValue] = [textEraser(person), jsonEraser(person, texts)];
  const json = (...columns: string[]) => ({
    columns,
    change: (row: Row): RowChange => Object.fromEntries(columns.map((name) => [name, inJson(row[name], eraseValue)])),
  });
  const text = (...columns: string[]) => ({
    columns,
    change: (row: Row): RowChange => Object.fromEntries(columns.map((name) => [name, inText(row[name], eraseText)])),
  });
  const actor = sql`(actor_user_id = ${id} OR actor_contact_id = ${id})`;
  const traces = [
    {
      table: 'events',
      where: sql`resource_id = ${id} OR ${isAuthor} OR ${mentions(['data', 'context'], person)}`,
      columns: ['resource_id', 'data', 'context'],
      change: (row: Row): RowChange => ({
        data: inJson(row['data'], eraseValue),
        context: inJson(row['context'], (context) =>
          eraseValue(row['resource_id'] === id ? withoutOwnValues(context) : context),
        ),
      }),
    },
    { table: 'notifications', where: sql`${actor} OR ${mentions(['details'], person)}`, ...json('details') },
    {
      table: 'webhook_deliveries',
      where: mentions(['response_body', 'error'], person),
      ...text('response_body', 'error'),
    },
    { table: 'webhook_messages', key: 'event_id', where: mentions(['test_event'], person), ...json('test_event') },
    {
      table: 'report_runs',
      where: sql`${mentions(['document'], person)} OR ${contains(['document'], names)}`,
      ...json('document'),
    },
    { table: 'logged_requests', where: mentions(['path', 'error'], person), ...text('path') },
    {
      table: 'approvals',
      where: sql`contact_id = ${id} OR requested_by_id = ${id} OR ${mentions(['message', 'description'], person)}`,
      ...text('message', 'description'),
    },
    { table: 'expenses', where: sql`user_id = ${id} AND receipt_filename IS NOT NULL`, ...text('receipt_filename') },
    {
      table: 'bank_import_lines',
      where: mentions(['counterparty', 'reference', 'text'], person),
      ...text('counterparty', 'reference', 'text'),
    },
    { table: 'saved_views', where: sql`user_id = ${id} AND shared = 1`, ...text('name') },
  ];
  for (const { change, ...rows } of traces) await eraseRows(ctx, rows, change);
  await execute(
    ctx,
    sql`UPDATE approvals SET comment = ${erasedText} WHERE workspace_id = ${ctx.scope.workspaceId} AND contact_id = ${id} AND comment IS NOT NULL`,
  );
  await leaveReports(ctx, person);
  await leaveCopies(ctx, person);
}

/** The context of an event about the person, without earlier and later values of their fields. */
function withoutOwnValues(context: unknown): unknown {
  const { changes, ...rest } = context as EventContext;
  return changes === undefined ? rest : { ...rest, changes: erasedChanges(changes) };
}

/** Takes the person off the recipients of scheduled reports; a report without recipients is deleted. */
async function leaveReports(ctx: Ctx, { addresses }: ErasedPerson): Promise<void> {
  const gone = new Set(addresses.map((address) => address.toLowerCase()));
  const alone: string[] = [];
  const where = contains(['recipients'], addresses);
  await eraseRows(ctx, { table: 'scheduled_reports', columns: ['recipients'], where }, (row): RowChange => {
    const recipients = JSON.parse(row['recipients'] ?? '[]') as string[];
    const left = recipients.filter((address) => !gone.has(address.toLowerCase()));
    if (left.length === 0) alone.push(row['id'] ?? '');
    return left.length === recipients.length ? {} : { recipients: JSON.stringify(left) };
  });
  if (alone.length > 0)
    await execute(
      ctx,
      sql`DELETE FROM scheduled_reports WHERE workspace_id = ${ctx.scope.workspaceId} AND ${isOneOf('id', alone)}`,
    );
}

/** What a user has stored for themselves goes; keys stay, revoked and without a name, because the audit log names them. */
export async function removeOwnRows(ctx: Ctx, userId: string): Promise<void> {
  const own = sql`workspace_id = ${ctx.scope.workspaceId} AND user_id = ${userId}`;
  for (const table of [
    sql`sessions`,
    sql`cli_logins`,
    sql`sso_identities`,
    sql`ticket_watchers`,
    sql`notifications`,
    sql`notification_digests`,
    sql`logged_requests`,
    sql`scheduled_reports`,
  ])
    await execute(ctx, sql`DELETE FROM ${table} WHERE ${own}`);
  await removeFactors(ctx, userId);
  await execute(ctx, sql`DELETE FROM saved_views WHERE ${own} AND shared = 0`);
  await execute(ctx, sql`UPDATE api_keys SET name = ${erasedName} WHERE ${own}`);
}

/** Deletes the files that a contact has attached to tickets. Those of users are work of the firm, and stay. */
export async function removeFilesOf(ctx: Ctx, contactId: string): Promise<void> {
  const own = sql`workspace_id = ${ctx.scope.workspaceId} AND contact_id = ${contactId}`;
  const files = await select<{ storage_key: string }>(ctx, sql`SELECT storage_key FROM attachments WHERE ${own}`);
  await execute(ctx, sql`DELETE FROM attachments WHERE ${own}`);
  const keys = files.map(({ storage_key: key }) => key);
  for (const some of batchesOf(keys)) await discardFiles(ctx, some);
}
