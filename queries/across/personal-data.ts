/** Everything that is stored about a person (docs/decisions/personal-data.md). */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { may } from '../../domain/people/policy.js';
import type { Ctx } from '../../models/context.js';
import { identifier, select } from '../../models/select.js';
import { open } from '../../models/workspace/secret-box.js';

type Records = Schemas['PersonalDataRecords'];
type Row = Record<string, unknown>;

const maxItems = 1_000;

/** Where records about a person are, and the columns to hand out. */
interface Source {
  readonly kind: Records['kind'];
  readonly table: string;
  readonly columns: string;
  readonly where: Sql;
  /** Columns with JSON, which some engines return as text. */
  readonly json?: readonly string[];
  readonly order?: string;
}

/** The person, with the address that mails to them have. */
interface Person {
  readonly id: string;
  readonly email: string | null;
}

/** Records that both users and contacts have; `author` is the column that names them. */
function sharedSources({ id, email }: Person, author: Sql): Source[] {
  const isOwn = sql`${author} = ${id}`;
  const address = JSON.stringify(email ?? '');
  const isTo = join(
    ['to', 'cc', 'bcc'].map((name) => sql`JSON_CONTAINS(${identifier(name)}, ${address})`),
    ' OR ',
  );
  return [
    { kind: 'sessions', table: 'sessions', columns: 'created_at last_used_at browser platform', where: isOwn },
    {
      kind: 'comments',
      table: 'ticket_activities',
      columns: 'id ticket_id content visibility created_at',
      where: sql`${isOwn} AND type = 'comment'`,
    },
    {
      kind: 'attachments',
      table: 'attachments',
      columns: 'id ticket_id filename content_type size created_at',
      where: isOwn,
    },
    {
      kind: 'events',
      table: 'events',
      columns: 'id type resource_id data context created_at',
      where: sql`${isOwn} OR resource_id = ${id}`,
      json: ['data', 'context'],
    },
    {
      kind: 'audit_entries',
      table: 'audit_entries',
      columns: 'id action resource_type resource_id ip_address details created_at',
      where: sql`actor_id = ${id} OR user_id = ${id} OR resource_id = ${id}`,
      json: ['details'],
    },
    {
      kind: 'mails',
      table: 'mails',
      columns: 'id to subject text is_sealed status created_at',
      where: sql`(${isTo})`,
      json: ['to'],
    },
  ];
}

const ofUser = (person: Person): Source[] => {
  const isOwn = sql`user_id = ${person.id}`;
  return [
    ...sharedSources(person, sql`user_id`),
    {
      kind: 'api_keys',
      table: 'api_keys',
      columns: 'id name scope last_four created_at last_used_at revoked_at',
      where: isOwn,
    },
    {
      kind: 'time_entries',
      table: 'time_entries',
      columns: 'id date hours description client_id project_id ticket_id created_at',
      where: isOwn,
    },
    {
      kind: 'expenses',
      table: 'expenses',
      columns: 'id date amount currency category vendor description notes created_at',
      where: isOwn,
    },
    {
      kind: 'approvals',
      table: 'approvals',
      columns: 'id type status title message created_at',
      where: sql`requested_by_id = ${person.id}`,
    },
    {
      kind: 'tickets',
      table: 'tickets',
      columns: 'id number title created_at',
      where: sql`${person.id} IN (assignee_id, reporter_id)`,
    },
    {
      kind: 'notifications',
      table: 'notifications',
      columns: 'id kind subject_type subject_id details read_at created_at',
      where: isOwn,
      json: ['details'],
    },
    {
      kind: 'saved_views',
      table: 'saved_views',
      columns: 'id screen name query created_at',
      where: isOwn,
      json: ['query'],
    },
    {
      kind: 'scheduled_reports',
      table: 'scheduled_reports',
      columns: 'id report_type schedule recipients created_at',
      where: isOwn,
      json: ['recipients'],
    },
    {
      kind: 'requests',
      table: 'logged_requests',
      columns: 'id method path status ip_address user_agent created_at',
      where: isOwn,
    },
    { kind: 'watched_tickets', table: 'ticket_watchers', columns: 'ticket_id created_at', where: isOwn },
  ];
};

const ofContact = (person: Person): Source[] => {
  const isOwn = sql`contact_id = ${person.id}`;
  return [
    ...sharedSources(person, sql`contact_id`),
    { kind: 'tickets', table: 'tickets', columns: 'id number title description created_at', where: isOwn },
    {
      kind: 'approvals',
      table: 'approvals',
      columns: 'id type status title comment decided_at created_at',
      where: isOwn,
    },
    {
      kind: 'invoices',
      table: 'invoices',
      columns: 'id invoice_number status total currency invoice_date created_at',
      where: isOwn,
    },
    { kind: 'projects', table: 'projects', columns: 'id title status created_at', where: isOwn },
    { kind: 'agreements', table: 'agreements', columns: 'id title status created_at', where: isOwn },
  ];
};

/** Events and entries of the audit log have rates and costs, which only those who may administer see. */
const forAdministrators: ReadonlySet<string> = new Set(['events', 'audit_entries']);

export function personalDataOfUser(ctx: Ctx, user: Person): Promise<Records[]> {
  const all = may(ctx.scope, 'administer');
  return recordsOf(
    ctx,
    ofUser(user).filter(({ kind }) => all || !forAdministrators.has(kind)),
  );
}

export const personalDataOfContact = (ctx: Ctx, contact: Person): Promise<Records[]> =>
  recordsOf(ctx, ofContact(contact));

async function recordsOf(ctx: Ctx, sources: readonly Source[]): Promise<Records[]> {
  const all: Records[] = [];
  for (const source of sources) {
    const { kind, table, where, columns } = source;
    const names = columns.split(' ');
    const rows = sql`FROM ${identifier(table)} WHERE workspace_id = ${ctx.scope.workspaceId} AND (${where})`;
    const [total] = await select<{ count: number }>(ctx, sql`SELECT COUNT(*) AS count ${rows}`);
    const items = await select<Row>(
      ctx,
      sql`SELECT ${join(names.map(identifier))} ${rows} ORDER BY created_at DESC LIMIT ${maxItems}`,
    );
    all.push({ kind, count: total?.count ?? 0, items: items.map((row) => shownRow(ctx, source, row)) });
  }
  return all;
}

/** A row with JSON parsed, and the text of a mail without the links in it, which let their reader sign in. */
function shownRow({ settings }: Ctx, { json = [] }: Source, { is_sealed: isSealed, ...row }: Row): Row {
  for (const name of json) if (typeof row[name] === 'string') row[name] = JSON.parse(row[name]) as unknown;
  if (isSealed !== undefined && typeof row['text'] === 'string') {
    const text = isSealed === 0 || isSealed === false ? row['text'] : open(settings, row['text']);
    row['text'] = text.replaceAll(/https?:\/\/\S+/g, '(link)');
  }
  return row;
}
