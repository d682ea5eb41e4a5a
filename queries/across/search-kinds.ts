/**
 * The kinds of objects that one search finds: which model, texts and numbers each has, and how it is looked up. A user
 * finds the rows that the kind's own list shows them.
 */
import sql, { type Sql } from 'sql-template-tag';
import { reachOf, seesAssignedOnly } from '../../domain/people/policy.js';
import type { Requirement, Schemas } from '../../contract/contract.js';
import type { WorkspaceModel } from '../../models/base.js';
import { CreditNote } from '../../models/billing/credit-note.js';
import { Invoice } from '../../models/billing/invoice.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import { User } from '../../models/people/user.js';
import { Project } from '../../models/projects/project.js';
import { Agreement } from '../../models/retainers/agreement.js';
import type { SearchedType } from '../../models/search/search-index.js';
import { identifier, scoped } from '../../models/select.js';
import { Tag } from '../../models/tags/tag.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { containing } from '../filters.js';
import { matchingUsers } from '../people/users.js';
import { matchingAgreements } from '../retainers/agreements.js';
import { matchingTags } from '../tags/tags.js';
import { ofNumber } from '../tickets/tickets.js';

/** A searched field and its column; `long` for a text of which only the beginning is read at first. */
export type SearchedText = readonly [field: string, column: string, length?: 'long'];

interface KindOf {
  readonly model: typeof WorkspaceModel;
  /** The permission that its list requires; without it the kind is not searched. */
  readonly needs?: Requirement;
  readonly number?: SearchedText;
  /** Whether its table has a `client_id`. */
  readonly hasClient: boolean;
  /** Whether its table has an `external_id`. */
  readonly hasExternalId: boolean;
  /** The searched texts. The first is the title; a row without one shows its number instead. */
  readonly texts: (ctx: Ctx) => readonly SearchedText[];
  /** A condition over `t`: the row's number equals the text. Undefined if the text cannot be a number. */
  readonly numbered?: (text: string) => Sql | undefined;
}

/** A kind whose words are in the search index. */
export interface IndexedKind extends KindOf {
  readonly type: SearchedType;
  /** A statement for the ids of the user's newest rows, if they see only their own; else undefined. */
  readonly newest?: (ctx: Ctx, max: number) => Sql | undefined;
}

/** A kind with few rows, which are searched by the condition of its list. */
export interface ListedKind extends KindOf {
  readonly matching: (text: string, ctx: Ctx) => Sql;
}

export type SearchKind = IndexedKind | ListedKind;

/** `newest` for kinds whose rows belong to a user: reads by the index on the user, which continues with the day. */
const newestOwn =
  (model: typeof TimeEntry | typeof Expense) =>
  (ctx: Ctx, max: number): Sql | undefined =>
    reachOf(ctx.scope) === 'self'
      ? sql`SELECT t.id FROM ${identifier(model.tableName)} t FORCE INDEX (${identifier(`${model.tableName}_user_id_index`)})
             WHERE ${scoped(ctx, model, 't')} ORDER BY t.date DESC, t.id DESC LIMIT ${max}`
      : undefined;

const newestAssigned = (ctx: Ctx, max: number): Sql | undefined =>
  seesAssignedOnly(ctx.scope)
    ? sql`SELECT t.id FROM tickets t FORCE INDEX (tickets_assignee_id_index) WHERE ${scoped(ctx, Ticket, 't')}
           ORDER BY t.created_at DESC, t.id DESC LIMIT ${max}`
    : undefined;

const numberedBy =
  (column: string) =>
  (text: string): Sql =>
    sql`${identifier(column)} IN (${text}, ${text.toUpperCase()})`;

const named = (): readonly SearchedText[] => [['name', 't.name']];

export const searchKinds: { readonly [K in Schemas['SearchKind']]: SearchKind } = {
  client: {
    model: Client,
    type: 'clients',
    hasClient: false,
    hasExternalId: true,
    texts: () => [...named(), ['email', 't.email']],
  },
  contact: {
    model: Contact,
    type: 'contacts',
    hasClient: true,
    hasExternalId: true,
    texts: () => [...named(), ['email', 't.email']],
  },
  project: {
    model: Project,
    type: 'projects',
    hasClient: true,
    hasExternalId: true,
    texts: () => [['title', 't.title']],
  },
  ticket: {
    model: Ticket,
    type: 'tickets',
    number: ['number', 't.number'],
    hasClient: true,
    hasExternalId: true,
    texts: () => [
      ['title', 't.title'],
      ['description', 't.description', 'long'],
    ],
    numbered: ofNumber,
    newest: newestAssigned,
  },
  time_entry: {
    model: TimeEntry,
    type: 'time_entries',
    hasClient: true,
    hasExternalId: true,
    texts: () => [['description', 't.description', 'long']],
    newest: newestOwn(TimeEntry),
  },
  expense: {
    model: Expense,
    type: 'expenses',
    hasClient: true,
    hasExternalId: true,
    texts: () => [
      ['description', 't.description', 'long'],
      ['vendor', 't.vendor'],
    ],
    newest: newestOwn(Expense),
  },
  invoice: {
    model: Invoice,
    needs: 'view_invoices',
    type: 'invoices',
    number: ['invoice_number', 't.invoice_number'],
    hasClient: true,
    hasExternalId: true,
    texts: () => [
      ['subject', 't.subject'],
      ['invoice_number', 't.invoice_number'],
    ],
    numbered: numberedBy('t.invoice_number'),
  },
  credit_note: {
    model: CreditNote,
    needs: 'view_invoices',
    number: ['credit_note_number', 't.credit_note_number'],
    hasClient: true,
    hasExternalId: false,
    texts: () => [
      ['credit_note_number', 't.credit_note_number'],
      ['reason', 't.reason', 'long'],
    ],
    matching: containing('t.credit_note_number', 't.reason'),
  },
  agreement: {
    model: Agreement,
    needs: 'view_invoices',
    hasClient: true,
    hasExternalId: true,
    texts: () => [['title', 't.title']],
    matching: matchingAgreements,
  },
  user: {
    model: User,
    hasClient: false,
    hasExternalId: false,
    texts: ({ scope }) => (seesAssignedOnly(scope) ? named() : [...named(), ['email', 't.email']]),
    matching: matchingUsers,
  },
  tag: {
    model: Tag,
    hasClient: false,
    hasExternalId: false,
    texts: named,
    matching: matchingTags,
  },
};
