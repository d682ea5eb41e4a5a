import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Links, WantedLinks } from '../../domain/time/entry-links.js';
import { invalid } from '../../domain/errors.js';
import type { Decimal } from '../../domain/money.js';
import { AgreementPeriod } from '../../models/retainers/agreement-period.js';
import { Agreement } from '../../models/retainers/agreement.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import type { RateCard } from '../../models/time/rate-card.js';
import { identifier, limitOf, scoped, selectNested } from '../../models/select.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { User } from '../../models/people/user.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Workspace } from '../../models/workspace/workspace.js';

interface Models {
  user: User;
  client: Client;
  project: Project;
  ticket: Ticket;
  agreement: Agreement;
  period: AgreementPeriod;
}
type Kind = keyof Models;

/** The columns of each object that logging time needs. */
const read = {
  user: ['id', 'status', 'cost_rate', 'bill_rate'],
  client: ['id', 'status', 'currency', 'rate_id'],
  project: ['id', 'status', 'client_id', 'agreement_id', 'billing_type', 'rate_override', 'rate_id', 'custom_rate'],
  ticket: ['id', 'client_id', 'project_id', 'agreement_id', 'billing_type'],
  agreement: ['id', 'client_id'],
  period: ['id', 'agreement_id'],
} as const satisfies { readonly [K in Kind]: readonly (keyof Models[K])[] };

/** The columns of each kind as SQL, built once. */
const columns = new Map<Kind, Sql>(
  (Object.keys(read) as Kind[]).map((kind) => [
    kind,
    raw(join(read[kind].map((name) => identifier(`${kind}.${name}`))).sql),
  ]),
);

type Part<K extends Kind> = Pick<Models[K], (typeof read)[K][number] & keyof Models[K]>;
type Card = Pick<RateCard, 'id' | 'standard_rate' | 'emergency_rate' | 'is_default'>;

/**
 * The user who logs time, the objects that the entry links to, as far as they exist and the caller may see them, and
 * the prices that may apply.
 */
export type EntryContext = { readonly user: Part<'user'> } & {
  readonly [K in Exclude<Kind, 'user'>]: Part<K> | undefined;
} & {
  /** The client's currency; without a client, the workspace's. */
  readonly currency: string;
  readonly workspaceRate: Decimal | null;
  readonly emergencyMultiplier: Decimal;
  /**
   * Cards of the currency: the default, and those that request, project or client name, whatever the caller may see.
   */
  readonly cards: readonly Card[];
};

/** The links of the entry to be written, and the requested rate card. */
export interface WantedContext extends WantedLinks {
  readonly rate_id?: string | null | undefined;
}

/**
 * Reads the user, the linked objects, with client and project inferred, and the prices that may apply, in one
 * statement, because logging time is the most frequent write. `currentLinks` are the links that the entry has: these objects
 * are found even if the caller may no longer see them. Throws `invalid_request` for an unknown user.
 */
export async function readEntryContext(
  ctx: Ctx,
  userId: string,
  wanted: WantedContext,
  currentLinks?: Links,
): Promise<EntryContext> {
  const joins = joinsOf(ctx, wanted, currentLinks);
  const kinds: Kind[] = ['user', ...joins.map(([kind]) => kind)];
  const joined =
    joins.length === 0
      ? empty
      : join(
          joins.map(([, statement]) => statement),
          ' ',
        );
  const rows = await selectNested<Row>(
    ctx,
    sql`SELECT ${join(kinds.map((kind) => columns.get(kind) ?? empty))}, workspace.default_hourly_rate, workspace.emergency_multiplier,
               card.id, card.standard_rate, card.emergency_rate, card.is_default
          FROM users AS ${identifier('user')} JOIN workspaces workspace ON workspace.id = ${identifier('user.workspace_id')}
          ${joined} ${cardsJoin(kinds, wanted.rate_id)}
         WHERE ${identifier('user.id')} = ${userId} AND ${scoped(ctx, User, 'user')}`,
  );
  const [first] = rows;
  if (!first) throw invalid('user_id', `does not exist: ${userId}`);
  const client = found(first.client);
  return {
    user: first.user,
    client,
    project: found(first.project),
    ticket: found(first.ticket),
    agreement: found(first.agreement),
    period: found(first.period),
    currency: client?.currency ?? ctx.workspace.currency,
    workspaceRate: first.workspace.default_hourly_rate,
    emergencyMultiplier: first.workspace.emergency_multiplier,
    cards: rows.flatMap(({ card }) => found(card) ?? []),
  };
}

/** The columns of a LEFT JOIN: all null without a match. */
type Joined<Columns> = Columns | { readonly [Name in keyof Columns]: null };

/** Only linked objects are joined. There is a row for each card that may apply, or one row without a card. */
type Row = { readonly user: Part<'user'> } & {
  readonly [K in Exclude<Kind, 'user'>]?: Joined<Part<K>>;
} & {
  readonly workspace: Pick<Workspace, 'default_hourly_rate' | 'emergency_multiplier'>;
  readonly card: Joined<Card>;
};

const isFound = <Columns extends { readonly id: string }>(part: Joined<Columns>): part is Columns => part.id !== null;

const found = <Columns extends { readonly id: string }>(part: Joined<Columns> | undefined): Columns | undefined =>
  part && isFound(part) ? part : undefined;

/** Joins the cards of the currency that may apply: the default, and those that request, project and client name. */
function cardsJoin(kinds: readonly Kind[], requested: string | null | undefined): Sql {
  const hasClient = kinds.includes('client');
  const currency = hasClient ? sql`COALESCE(client.currency, workspace.currency)` : sql`workspace.currency`;
  const named = [
    ...(requested == null ? [] : [sql`${requested}`]),
    ...(kinds.includes('project') ? [sql`project.rate_id`] : []),
    ...(hasClient ? [sql`client.rate_id`] : []),
  ];
  const isNamed = named.length === 0 ? empty : sql` OR card.id IN (${join(named)})`;
  return sql`LEFT JOIN rate_cards card ON card.workspace_id = workspace.id AND card.currency = ${currency} AND (card.is_default = 1${isNamed})`;
}

/** Joins the objects to be linked; an inferred parent comes after the object that names it. */
function joinsOf(ctx: Ctx, wanted: WantedLinks, currentLinks?: Links): [Exclude<Kind, 'user'>, Sql][] {
  const { client_id, project_id, ticket_id, agreement_id, period_id } = wanted;
  const joins: [Exclude<Kind, 'user'>, Sql][] = [];
  const all = seeingAll(ctx);
  const add = (kind: Exclude<Kind, 'user'>, model: Parameters<typeof scoped>[1], id: Sql | undefined): void => {
    if (!id) return;
    const alias = identifier(kind);
    const isNamed = wanted[`${kind}_id`] != null && wanted[`${kind}_id`] !== currentLinks?.[`${kind}_id`];
    const table = identifier(model.tableName);
    const condition = sql`${alias}.id = ${id} AND ${scoped(isNamed ? ctx : all, model, kind)}`;
    // TiDB allows no subquery in ON, which visibility may need. A named object does not depend on the joins before it.
    const isLimited = isNamed && limitOf(ctx, model, kind) !== undefined;
    joins.push([
      kind,
      isLimited
        ? sql`LEFT JOIN (SELECT ${alias}.* FROM ${table} ${alias} WHERE ${condition}) ${alias} ON TRUE`
        : sql`LEFT JOIN ${table} ${alias} ON ${condition}`,
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

/** The id of the client that the project or ticket belongs to, as SQL over the joins. */
function parentOf({ project_id, ticket_id }: WantedLinks): Sql | undefined {
  if (ticket_id !== null) return sql`COALESCE(project.client_id, ticket.client_id)`;
  return project_id === null ? undefined : sql`project.client_id`;
}
