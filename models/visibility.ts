/**
 * The conditions by which models limit who sees which rows (docs/decisions/permissions.md): the values of
 * `limitVisible`.
 */
import sql, { type Sql } from 'sql-template-tag';
import { may, reachOf, seesAssignedOnly, type Need } from '../domain/people/policy.js';
import type { Scope } from './context.js';
import { identifier, readFirst } from './select.js';

/**
 * Returns the condition that the user may see a row of the table (alias `alias`); undefined if they see all rows of the
 * workspace. It does not query the database, so that the rule costs owners and admins nothing.
 */
export type Limit = (ctx: { readonly scope: Viewer }, alias: string) => Sql | undefined;

/**
 * The user who reads. If `userId` is a column of the statement, the condition holds for all users who share the rest.
 */
export interface Viewer extends Omit<Scope, 'userId'> {
  readonly userId: string | Sql;
}

/** Visible to everyone in the workspace. */
export const everyone: Limit = () => undefined;

const nothing = sql`FALSE`;

/** Visible to users with this permission; others see nothing. */
export const whoMay =
  (need: Need): Limit =>
  ({ scope }) =>
    may(scope, need) ? undefined : nothing;

/** Visible to users with this permission; others see the rows with their own `user_id`. */
export const whoMayElseOwn =
  (need: Need): Limit =>
  ({ scope }, alias) =>
    may(scope, need) ? undefined : sql`${identifier(`${alias}.user_id`)} = ${scope.userId}`;

/**
 * Visible to users whose reach includes the user in `column`: their own rows, those of their department, or all. A
 * department is compared as a list of user ids, so that an index by workspace and user can be used.
 */
export const whoReaches =
  (column: 'id' | 'user_id'): Limit =>
  ({ scope }, alias) => {
    const reach = reachOf(scope);
    if (reach === 'everyone') return undefined;
    const user = identifier(`${alias}.${column}`);
    if (reach === 'self') return sql`${user} = ${scope.userId}`;
    const mates = sql`SELECT mate.id FROM users mate WHERE mate.workspace_id = ${scope.workspaceId} AND mate.department = ${scope.department}`;
    return sql`${user} IN ${readFirst(mates)}`;
  };

/** For tickets: visible to the team; contractors see those assigned to them. */
export const teamOrAssignee: Limit = ({ scope }, alias) =>
  seesAssignedOnly(scope) ? sql`${identifier(`${alias}.assignee_id`)} = ${scope.userId}` : undefined;

/** Visible to the team; contractors see the rows whose `column` is the `ofTicket` of a ticket assigned to them. */
export const teamOrAssigned =
  (column: 'id' | 'client_id' | 'project_id' | 'ticket_id', ofTicket: 'id' | 'client_id' | 'project_id'): Limit =>
  ({ scope }, alias) =>
    seesAssignedOnly(scope)
      ? sql`${identifier(`${alias}.${column}`)} IN (SELECT ${identifier(`mine.${ofTicket}`)} FROM tickets mine
            WHERE mine.workspace_id = ${scope.workspaceId} AND mine.assignee_id = ${scope.userId})`
      : undefined;

/** For rows of a ticket: visible to whoever sees the ticket. */
export const ofTicket: Limit = teamOrAssigned('ticket_id', 'id');

const reachesUser = whoReaches('user_id');

/**
 * For activities of a ticket: visible to whoever sees the ticket, but logged time only to those who see the user's
 * time.
 */
export const activityOfTicket: Limit = (ctx, alias) => {
  const [onTicket, ofUser] = [ofTicket(ctx, alias), reachesUser(ctx, alias)];
  const seen = ofUser && sql`(${identifier(`${alias}.type`)} <> 'time_logged' OR ${ofUser})`;
  return onTicket && seen ? sql`${onTicket} AND ${seen}` : (onTicket ?? seen);
};

/** For rows of a project: visible to whoever sees the project. */
export const ofProject: Limit = teamOrAssigned('project_id', 'project_id');

/** For rows of a ticket or else of a project: visible to whoever sees that. */
export const ofTicketOrProject: Limit = (ctx, alias) => {
  const [onTicket, onProject] = [ofTicket(ctx, alias), ofProject(ctx, alias)];
  return onTicket && onProject
    ? sql`(${onTicket} OR (${identifier(`${alias}.ticket_id`)} IS NULL AND ${onProject}))`
    : undefined;
};

/**
 * For approvals: visible to users who may view approvals. Users who may manage only projects, or only agreements, see
 * only the approvals of these.
 */
export const approvalsOfTheirs: Limit = ({ scope }, alias) => {
  if (!may(scope, 'view_approvals')) return nothing;
  const [projects, agreements] = [may(scope, 'can_manage_projects'), may(scope, 'can_manage_invoices')];
  if (projects === agreements) return undefined;
  const agreement = identifier(`${alias}.agreement_id`);
  return projects ? sql`${agreement} IS NULL` : sql`${agreement} IS NOT NULL`;
};
