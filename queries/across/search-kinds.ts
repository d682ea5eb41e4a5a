/** What can be found by one search: each kind as its own list shows it, by the same rows and the same texts. */
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
import { calledUsers } from '../people/users.js';
import { titledAgreements } from '../retainers/agreements.js';
import { namedTags } from '../tags/tags.js';
import { ofNumber } from '../tickets/tickets.js';

/** A field of an object, and the column that holds it; of a long one only as much is read as is needed. */
export type SearchedText = readonly [field: string, column: string, length?: 'long'];

interface KindOf {
  readonly model: typeof WorkspaceModel;
  /** What its list asks of a key besides the rows that its model shows. */
  readonly needs?: Requirement;
  readonly number?: SearchedText;
  /** Whether it has a `client_id`. */
  readonly hasClient: boolean;
  /** Whether other systems can put an id on it. */
  readonly hasExternalId: boolean;
  /** What is sought in it: first what it is called, for which its number stands in. */
  readonly texts: (ctx: Ctx) => readonly SearchedText[];
  /** The condition over `t` that its number is the text; undefined if the text is none. */
  readonly numbered?: (text: string) => Sql | undefined;
}

/** Found by the index of search. */
export interface IndexedKind extends KindOf {
  readonly type: SearchedType;
  /** The newest rows of a user who sees but their own. */
  readonly newest?: (ctx: Ctx, max: number) => Sql | undefined;
}

/** Of which there are few: read through for the words, as its own list does. */
export interface ListedKind extends KindOf {
  readonly matching: (text: string, ctx: Ctx) => Sql;
}

export type SearchKind = IndexedKind | ListedKind;

/** By an index that gathers what is the user's own. */
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
    matching: titledAgreements,
  },
  user: {
    model: User,
    hasClient: false,
    hasExternalId: false,
    texts: ({ scope }) => (seesAssignedOnly(scope) ? named() : [...named(), ['email', 't.email']]),
    matching: calledUsers,
  },
  tag: {
    model: Tag,
    hasClient: false,
    hasExternalId: false,
    texts: named,
    matching: namedTags,
  },
};
