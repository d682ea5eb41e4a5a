/**
 * The conditions by which models limit what contacts see in the portal (docs/decisions/portal.md). Models without one
 * show nothing.
 */
import sql, { type Sql } from 'sql-template-tag';
import type { ContactScope, Ctx } from './context.js';
import { identifier, none, whatever, type ContactLimit } from './select.js';

/** All rows, for every contact, such as the names of statuses. */
export const everyContact: ContactLimit = () => whatever;

/** Rows whose `column` is the contact's client. */
export const ofTheirClient =
  (column: 'id' | 'client_id'): ContactLimit =>
  ({ contact }, alias) =>
    sql`${identifier(`${alias}.${column}`)} = ${contact.clientId}`;

/** The contact's own row. */
export const themselves: ContactLimit = ({ contact }, alias) => sql`${identifier(`${alias}.id`)} = ${contact.id}`;

/** Rows of a project of their client. */
export const ofTheirProject: ContactLimit = ({ workspaceId, contact }, alias) =>
  sql`${identifier(`${alias}.project_id`)} IN (SELECT theirs.id FROM projects theirs
        WHERE theirs.workspace_id = ${workspaceId} AND theirs.client_id = ${contact.clientId})`;

/** Public rows of a ticket of their client. */
export const publicOnTheirTicket: ContactLimit = ({ workspaceId, contact }, alias): Sql =>
  sql`${identifier(`${alias}.visibility`)} = 'public' AND ${identifier(`${alias}.ticket_id`)} IN (SELECT theirs.id FROM tickets theirs
        WHERE theirs.workspace_id = ${workspaceId} AND theirs.client_id = ${contact.clientId})`;

/**
 * Public activities of a ticket of their client. An activity about a file is found by the file's name, and shown only
 * while the file is public.
 */
export const commentedOnTheirTicket: ContactLimit = (scope, alias) =>
  sql`${publicOnTheirTicket(scope, alias)} AND (${identifier(`${alias}.type`)} <> 'attachment' OR EXISTS (SELECT shown.id FROM attachments shown
        WHERE shown.workspace_id = ${scope.workspaceId} AND shown.ticket_id = ${identifier(`${alias}.ticket_id`)}
          AND shown.filename = ${identifier(`${alias}.content`)} AND shown.visibility = 'public'))`;

/** The limit for contacts who see invoices; others see nothing. */
export const ifTheySeeInvoices =
  (limit: ContactLimit): ContactLimit =>
  (scope, alias) =>
    scope.contact.seesInvoices ? limit(scope, alias) : none;

/** The limit for contacts with full access; others see nothing. */
export const ifTheyApprove =
  (limit: ContactLimit): ContactLimit =>
  (scope, alias) =>
    scope.contact.level === 'full' ? limit(scope, alias) : none;

/** Invoices that were sent to their client, including those that are void now. */
export const sentToTheirClient: ContactLimit = (scope, alias) =>
  sql`${ofTheirClient('client_id')(scope, alias)} AND ${identifier(`${alias}.hosted_token`)} IS NOT NULL`;

/** Agreements with their client, but for drafts. */
export const agreedWithTheirClient: ContactLimit = (scope, alias) =>
  sql`${ofTheirClient('client_id')(scope, alias)} AND ${identifier(`${alias}.status`)} <> 'draft'`;

/** The scope of an operation of the portal; throws if the caller is not a contact. */
export function contactScopeOf({ scope }: Ctx): ContactScope {
  const { contact } = scope;
  if (!contact) throw new Error('Only contacts reach the operations of the portal');
  return { ...scope, contact };
}
