import sql from 'sql-template-tag';
import { instant } from '../../domain/time.js';
import { Client } from '../../models/clients/client.js';
import { matchesExternalId } from '../../models/clients/merged-external-ids.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { Event } from '../../models/events/event.js';
import { scoped, select } from '../../models/select.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { EventType, Schemas } from '../../contract/contract.js';
import { serializeClient } from '../../serializers/client.js';
import type { NamedContact } from '../../serializers/contact.js';
import { externalFilters } from '../external-filters.js';
import { among } from '../filters.js';
import { indexed, incremental, listOf } from '../list.js';
import { assertTagsKnown, havingTags } from '../tags/tag-filter.js';

export const contactList = listOf<'listContacts'>()<NamedContact>({
  model: Contact,
  columns: sql`t.*, c.name AS client_name`,
  joins: sql`LEFT JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id`,
  filters: {
    client_id: among('t.client_id'),
    is_primary: (flag) => sql`t.is_primary = ${flag}`,
    is_billing: (flag) => sql`t.is_billing = ${flag}`,
    has_portal_access: (flag) => (flag ? sql`t.portal_access IN ('view', 'full')` : sql`t.portal_access = 'none'`),
    search: indexed,
    tags: havingTags('contacts'),
    ...externalFilters('contacts'),
    external_id: matchesExternalId,
    updated_since: incremental,
  },
  references: { client_id: Client },
  assertQuery: assertTagsKnown,
  sorts: { created_at: 't.created_at', name: 't.name', updated_at: 't.updated_at' },
});

const maxTickets = 100;
const maxActivity = 20;

type Name = Schemas['ContactInclude'];
type Embedded = Pick<Schemas['Contact'], Name>;

const loaders: { readonly [N in Name]: (ctx: Ctx, contact: Contact) => Promise<Embedded[N]> } = {
  client: async (ctx, { client_id }) => {
    const client = await Client.find(ctx, client_id);
    return client && serializeClient(client);
  },
  tickets: ticketsOf,
  activity: activityOf,
};

/** The related objects that `include` names. */
export async function contactIncludes(ctx: Ctx, contact: Contact, names: readonly Name[]): Promise<Embedded> {
  const loaded = await Promise.all(names.map(async (name) => [name, await loaders[name](ctx, contact)] as const));
  return Object.fromEntries(loaded);
}

interface TicketRow {
  readonly id: string;
  readonly title: string;
  readonly closed_at: Date | null;
  readonly created_at: Date;
}

async function ticketsOf(ctx: Ctx, { id }: Contact): Promise<Schemas['ContactTicket'][]> {
  const rows = await select<TicketRow>(
    ctx,
    sql`SELECT t.id, t.title, t.closed_at, t.created_at FROM tickets t
         WHERE ${scoped(ctx, Ticket, 't')} AND t.contact_id = ${id}
         ORDER BY t.created_at DESC, t.id DESC LIMIT ${maxTickets}`,
  );
  return rows.map(({ closed_at, created_at, ...row }) => ({
    id: row.id,
    title: row.title,
    status: closed_at === null ? 'open' : 'closed',
    created_at: instant(created_at),
  }));
}

interface ActivityRow {
  readonly id: string;
  readonly type: EventType;
  readonly created_at: Date;
  readonly user_id: string | null;
  readonly user_name: string | null;
}

/** The contact's latest events: only time, type and user, because events in full are for owners and admins. */
async function activityOf(ctx: Ctx, { id }: Contact): Promise<Schemas['ContactActivity'][]> {
  const rows = await select<ActivityRow>(
    ctx,
    sql`SELECT t.id, t.type, t.created_at, t.user_id, u.name AS user_name
          FROM events t LEFT JOIN users u ON u.id = t.user_id AND u.workspace_id = t.workspace_id
         WHERE ${scoped(seeingAll(ctx), Event, 't')} AND t.resource_id = ${id}
         ORDER BY t.id DESC LIMIT ${maxActivity}`,
  );
  return rows.map(({ type, created_at, user_id, user_name, ...row }) => ({
    id: row.id,
    type,
    created_at: instant(created_at),
    user_id,
    user_name,
  }));
}
