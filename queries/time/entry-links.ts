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

/** As much of each object as logging time needs. */
const read = {
  user: ['id', 'status', 'cost_rate', 'bill_rate'],
  client: ['id', 'status', 'currency', 'rate_id'],
  project: ['id', 'status', 'client_id', 'agreement_id', 'billing_type', 'rate_override', 'rate_id', 'custom_rate'],
  ticket: ['id', 'client_id', 'project_id', 'agreement_id', 'billing_type'],
  agreement: ['id', 'client_id'],
  period: ['id', 'agreement_id'],
} as const satisfies { readonly [K in Kind]: readonly (keyof Models[K])[] };

/** The columns of each kind as SQL, made once. */
const columns = new Map<Kind, Sql>(
  (Object.keys(read) as Kind[]).map((kind) => [
    kind,
    raw(join(read[kind].map((name) => identifier(`${kind}.${name}`))).sql),
  ]),
);

type Part<K extends Kind> = Pick<Models[K], (typeof read)[K][number] & keyof Models[K]>;
type Card = Pick<RateCard, 'id' | 'standard_rate' | 'emergency_rate' | 'is_default'>;

/** Who logs time on what, as far as it exists in the workspace and the user of the request may see it, and what it may cost. */
export type EntryContext = { readonly user: Part<'user'> } & {
  readonly [K in Exclude<Kind, 'user'>]: Part<K> | undefined;
} & {
  /** The client's; the workspace's if there is no client. */
  readonly currency: string;
  readonly workspaceRate: Decimal | null;
  readonly emergencyMultiplier: Decimal;
  /** Of the currency: the default card and those that request, project and client name, whether or not the user may see cards. */
  readonly cards: readonly Card[];
};

/** What the entry is to belong to, and the card asked for. */
export interface WantedContext extends WantedLinks {
  readonly rate_id?: string | null | undefined;
}

/**
 * Reads the user, all that an entry is to belong to, client and project inferred, and the prices that may apply, in one
 * statement: logging time is the hot path. An unknown user is `invalid_request`. What the entry belongs to already is found
 * though the user may no longer see it.
 */
export async function readEntryContext(
  ctx: Ctx,
  userId: string,
  wanted: WantedContext,
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

/** What a table gives that is joined by LEFT JOIN. */
type Joined<Columns> = Columns | { readonly [Name in keyof Columns]: null };

/** Only what the entry belongs to is joined; of cards each that may apply gives a row, or none a row of null. */
type Row = { readonly user: Part<'user'> } & {
  readonly [K in Exclude<Kind, 'user'>]?: Joined<Part<K>>;
} & {
  readonly workspace: Pick<Workspace, 'default_hourly_rate' | 'emergency_multiplier'>;
  readonly card: Joined<Card>;
};

const isFound = <Columns extends { readonly id: string }>(part: Joined<Columns>): part is Columns => part.id !== null;

const found = <Columns extends { readonly id: string }>(part: Joined<Columns> | undefined): Columns | undefined =>
  part && isFound(part) ? part : undefined;

/** The cards that may apply, a row each. */
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

/** Only what is asked for is joined; an inferred parent follows from the join before it. */
function joinsOf(ctx: Ctx, wanted: WantedLinks, already?: Links): [Exclude<Kind, 'user'>, Sql][] {
  const { client_id, project_id, ticket_id, agreement_id, period_id } = wanted;
  const joins: [Exclude<Kind, 'user'>, Sql][] = [];
  const all = seeingAll(ctx);
  const add = (kind: Exclude<Kind, 'user'>, model: Parameters<typeof scoped>[1], id: Sql | undefined): void => {
    if (!id) return;
    const alias = identifier(kind);
    const isNamed = wanted[`${kind}_id`] != null && wanted[`${kind}_id`] !== already?.[`${kind}_id`];
    const table = identifier(model.tableName);
    const condition = sql`${alias}.id = ${id} AND ${scoped(isNamed ? ctx : all, model, kind)}`;
    // TiDB takes no subquery in ON, such as tells what a user may see. What is named needs none of the joins before it.
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

/** The client of the project or the ticket. */
function parentOf({ project_id, ticket_id }: WantedLinks): Sql | undefined {
  if (ticket_id !== null) return sql`COALESCE(project.client_id, ticket.client_id)`;
  return project_id === null ? undefined : sql`project.client_id`;
}
