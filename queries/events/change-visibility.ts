/**
 * Decides which users may see which events of the change stream. A user may see an event if they may GET its object:
 * they meet the contract's requirement for that GET, and `limitVisible` of the object's model includes its row. One
 * statement decides this for all users of an audience, because the condition has the user's id as a column
 * (`viewer.id`).
 */
import sql, { type Sql } from 'sql-template-tag';
import type { EventType, OperationId } from '../../contract/contract.js';
import { needsOf } from '../../contract/needs.js';
import { knowsAbout, may, reachOf } from '../../domain/people/policy.js';
import { Approval } from '../../models/approvals/approval.js';
import { BankImport } from '../../models/billing/bank-import.js';
import { CreditNote } from '../../models/billing/credit-note.js';
import { Invoice } from '../../models/billing/invoice.js';
import { Payment } from '../../models/billing/payment.js';
import { RecurringInvoice } from '../../models/billing/recurring-invoice.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx, Scope } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import { User } from '../../models/people/user.js';
import { Notification } from '../../models/notifications/notification.js';
import { Project } from '../../models/projects/project.js';
import { Agreement } from '../../models/retainers/agreement.js';
import { identifier, padded, select } from '../../models/select.js';
import { Tag } from '../../models/tags/tag.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { Mail } from '../../models/workspace/mail.js';
import type { Limit } from '../../models/visibility.js';
import type { ChangeNotice } from './changes.js';

type KindOf<Type> = Type extends `${infer First}.${string}` ? First : never;
/** The kind of object that an event is about. */
export type EventKind = KindOf<EventType>;

interface EventSubject {
  readonly model: { readonly tableName: string; readonly limitVisible: Limit };
  /** The operation that returns one object of this kind. */
  readonly getter: OperationId;
  /** Whether its changes are of no interest once it is gone; otherwise it is seen as the event has stored it. */
  readonly isSilentWhenGone?: boolean;
}

/** The kinds of objects that events are about; the first part of an event's type names the kind. */
const kinds: Readonly<Record<EventKind, EventSubject>> = {
  agreement: { model: Agreement, getter: 'getAgreement' },
  approval: { model: Approval, getter: 'getApproval' },
  bank_import: { model: BankImport, getter: 'getBankImport' },
  client: { model: Client, getter: 'getClient' },
  contact: { model: Contact, getter: 'getContact' },
  credit_note: { model: CreditNote, getter: 'getCreditNote' },
  expense: { model: Expense, getter: 'getExpense' },
  invoice: { model: Invoice, getter: 'getInvoice' },
  mail: { model: Mail, getter: 'getMail' },
  notification: { model: Notification, getter: 'getNotification', isSilentWhenGone: true },
  payment: { model: Payment, getter: 'getPayment' },
  project: { model: Project, getter: 'getProject' },
  recurring_invoice: { model: RecurringInvoice, getter: 'getRecurringInvoice' },
  tag: { model: Tag, getter: 'getTag' },
  ticket: { model: Ticket, getter: 'getTicket' },
  time_entry: { model: TimeEntry, getter: 'getTimeEntry' },
  user: { model: User, getter: 'getUser' },
};

export const kindOfEvent = (type: EventType): EventKind => type.slice(0, type.indexOf('.')) as EventKind;

/** The visibility shared by a group of users, apart from their own rows. */
export type Audience = Omit<Scope, 'userId' | 'readOnly'>;

/** A key that is equal for users of one workspace who belong to the same audience. */
export const audienceKey = ({ role, department, permissions }: Audience): string =>
  JSON.stringify([
    role,
    reachOf({ role, department }) === 'department' ? department : null,
    [...permissions].toSorted(),
  ]);

/** Whether a user of the audience may see an event. */
export type Visibility = (userId: string, event: ChangeNotice) => boolean;

/** Reads, with one statement for each kind of object, which of these events each user of an audience may see. */
export async function visibilityOf(
  base: Pick<Ctx, 'db'>,
  audience: Audience,
  events: readonly ChangeNotice[],
): Promise<Visibility> {
  const present = [...new Set(events.map(({ type }) => kindOfEvent(type)))];
  const visibilityByKind = new Map(
    await Promise.all(
      present.map(async (kind): Promise<[EventKind, Visibility]> => {
        const own = events.filter(({ type }) => kindOfEvent(type) === kind);
        return [kind, await visibilityOfKind(base, audience, kind, own)];
      }),
    ),
  );
  return (userId, event) => visibilityByKind.get(kindOfEvent(event.type))?.(userId, event) ?? false;
}

async function visibilityOfKind(
  base: Pick<Ctx, 'db'>,
  audience: Audience,
  kind: EventKind,
  events: readonly ChangeNotice[],
): Promise<Visibility> {
  const { model, getter, isSilentWhenGone } = kinds[kind];
  if (!needsOf(getter).every((need) => may(audience, need))) return () => false;
  // Contractors see only the name and role of other users; an event would reveal a deactivation or a new department.
  if (kind === 'user') return (userId, { resource_id }) => knowsAbout({ role: audience.role, userId }, resource_id);
  const limit = model.limitVisible({ scope: { ...audience, userId: sql`viewer.id`, readOnly: true } }, 't');
  if (!limit) return () => true;
  const ids = events.map(({ id }) => id);
  const present = ofObjects(audience, model.tableName, limit, ids);
  const rows = await select<{ event_id: string; user_id: string }>(
    base,
    isSilentWhenGone === true
      ? present
      : sql`${present} UNION ALL ${ofGoneObjects(audience, model.tableName, limit, ids)}`,
  );
  const seen = new Set(rows.map(({ event_id, user_id }) => `${event_id} ${user_id}`));
  return (userId, { id }) => seen.has(`${id} ${userId}`);
}

/** Pairs of event and viewer: the event's object exists and the viewer sees it. */
const ofObjects = ({ workspaceId, role }: Audience, table: string, limit: Sql, ids: readonly string[]): Sql =>
  sql`SELECT e.id AS event_id, viewer.id AS user_id
        FROM events e JOIN ${identifier(table)} t ON t.id = e.resource_id AND t.workspace_id = e.workspace_id
        JOIN users viewer ON viewer.workspace_id = e.workspace_id AND viewer.role = ${role}
       WHERE e.workspace_id = ${workspaceId} AND e.id IN (${padded(ids)}) AND (${limit})`;

/** The same pairs for deleted objects: the condition is applied to the object as the event stored it in `data`. */
const ofGoneObjects = ({ workspaceId, role }: Audience, table: string, limit: Sql, ids: readonly string[]): Sql =>
  sql`SELECT t.event_id, viewer.id AS user_id
        FROM (SELECT e.id AS event_id, e.workspace_id, e.resource_id AS id, ${eventField('user_id')}, ${eventField('assignee_id')},
                     ${eventField('client_id')}, ${eventField('project_id')}, ${eventField('agreement_id')}
                FROM events e
               WHERE e.workspace_id = ${workspaceId} AND e.id IN (${padded(ids)})
                 AND NOT EXISTS (SELECT 1 FROM ${identifier(table)} x WHERE x.id = e.resource_id AND x.workspace_id = e.workspace_id)) t
        JOIN users viewer ON viewer.workspace_id = t.workspace_id AND viewer.role = ${role}
       WHERE ${limit}`;

/** A field of the event's `data`, converted from JSON's collation to that of ids: MySQL refuses to compare the two. */
const eventField = (
  field: string,
): Sql => sql`CONVERT(NULLIF(JSON_UNQUOTE(JSON_EXTRACT(e.data, ${`$.${field}`})), 'null') USING ascii)
  COLLATE ascii_bin AS ${identifier(field)}`;
