import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Links, WantedLinks } from '../domain/entry-links.js';
import { AgreementPeriod } from '../models/agreement-period.js';
import { Agreement } from '../models/agreement.js';
import { Client } from '../models/client.js';
import type { Ctx } from '../models/context.js';
import { Project } from '../models/project.js';
import { identifier, scoped, select } from '../models/select.js';
import { Ticket } from '../models/ticket.js';
import { User } from '../models/user.js';
import { seeingAll } from '../models/workspace-context.js';

interface Models {
  user: User;
  client: Client;
  project: Project;
  ticket: Ticket;
  agreement: Agreement;
  period: AgreementPeriod;
}
type Kind = keyof Models;

/** As much of each object as logging time needs. */
const read = {
  user: ['id', 'status', 'cost_rate', 'bill_rate'],
  client: ['id', 'currency', 'rate_id'],
  project: ['id', 'client_id', 'agreement_id', 'billing_type', 'rate_override', 'rate_id', 'custom_rate'],
  ticket: ['id', 'client_id', 'project_id', 'agreement_id', 'billing_type'],
  agreement: ['id', 'client_id'],
  period: ['id', 'agreement_id'],
} as const satisfies { readonly [K in Kind]: readonly (keyof Models[K])[] };

/** Who logs time on what, as far as it exists in the workspace and the user of the request may see it. */
export type EntryContext = {
  readonly [K in Kind]: Pick<Models[K], (typeof read)[K][number] & keyof Models[K]> | undefined;
};

/**
 * Reads the user and all that an entry is to belong to, client and project inferred, in one statement: logging time is the hot
 * path. What the entry belongs to already is found though the user may see it no more.
 */
export async function readEntryContext(
  ctx: Ctx,
  userId: string,
  wanted: WantedLinks,
  already?: Links,
): Promise<EntryContext> {
  const joins = joinsOf(ctx, wanted, already);
  const kinds: Kind[] = ['user', ...joins.map(([kind]) => kind)];
  const joined =
    joins.length === 0
      ? empty
      : join(
          joins.map(([, statement]) => statement),
          ' ',
        );
  const columns = kinds.flatMap((kind) =>
    read[kind].map((name) => sql`${identifier(`${kind}.${name}`)} AS ${identifier(`${kind}__${name}`)}`),
  );
  const [row] = await select<Record<string, unknown>>(
    ctx,
    sql`SELECT ${join(columns)} FROM users AS ${identifier('user')} ${joined}
        WHERE ${identifier('user.id')} = ${userId} AND ${scoped(ctx, User, 'user')}`,
  );
  return Object.fromEntries(kinds.map((kind) => [kind, partOf(row, kind)])) as unknown as EntryContext;
}

/** Only what is asked for is joined; an inferred parent follows from the join before it. */
function joinsOf(ctx: Ctx, wanted: WantedLinks, already?: Links): [Exclude<Kind, 'user'>, Sql][] {
  const { client_id, project_id, ticket_id, agreement_id, period_id } = wanted;
  const joins: [Exclude<Kind, 'user'>, Sql][] = [];
  const all = seeingAll(ctx);
  const add = (kind: Exclude<Kind, 'user'>, model: Parameters<typeof scoped>[1], id: Sql | undefined): void => {
    if (!id) return;
    const alias = identifier(kind);
    const isNamed = wanted[`${kind}_id`] != null && wanted[`${kind}_id`] !== already?.[`${kind}_id`];
    joins.push([
      kind,
      sql`LEFT JOIN ${identifier(model.tableName)} ${alias} ON ${alias}.id = ${id} AND ${scoped(isNamed ? ctx : all, model, kind)}`,
    ]);
  };
  add('ticket', Ticket, given(ticket_id));
  add('project', Project, given(project_id) ?? (ticket_id === null ? undefined : sql`ticket.project_id`));
  add('client', Client, given(client_id) ?? parentOf(wanted));
  add('period', AgreementPeriod, given(period_id));
  const ofPeriod = agreement_id === undefined && period_id !== null ? sql`period.agreement_id` : undefined;
  add('agreement', Agreement, given(agreement_id ?? null) ?? ofPeriod);
  return joins;
}

const given = (id: string | null): Sql | undefined => (id === null ? undefined : sql`${id}`);

/** The client of the project or the ticket. */
function parentOf({ project_id, ticket_id }: WantedLinks): Sql | undefined {
  if (ticket_id !== null) return sql`COALESCE(project.client_id, ticket.client_id)`;
  return project_id === null ? undefined : sql`project.client_id`;
}

function partOf(row: Record<string, unknown> | undefined, kind: Kind): object | undefined {
  if (row?.[`${kind}__id`] == null) return undefined;
  return Object.fromEntries(read[kind].map((name) => [name, row[`${kind}__${name}`]]));
}
