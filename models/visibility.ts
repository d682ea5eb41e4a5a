/** Who sees which rows (docs/decisions/permissions.md): each model says by one of these what its `limitVisible` is. */
import sql, { type Sql } from 'sql-template-tag';
import { may, reachOf, seesAssignedOnly, type Need } from '../domain/people/policy.js';
import type { Scope } from './context.js';
import { identifier, readFirst } from './select.js';

/**
 * What narrows the rows of a table, which goes by `alias`, to those that the user may see; undefined if that is all of the
 * workspace. It asks the database nothing: owners and admins must not pay for the rule.
 */
export type Limit = (ctx: { readonly scope: Viewer }, alias: string) => Sql | undefined;

/** Who looks: one user, or, where `userId` is a column of the statement, each of those who have the rest in common. */
export interface Viewer extends Omit<Scope, 'userId'> {
  readonly userId: string | Sql;
}

/** Everyone in the workspace. */
export const everyone: Limit = () => undefined;

const nothing = sql`FALSE`;

/** Users who may do this; others see nothing. */
export const whoMay =
  (need: Need): Limit =>
  ({ scope }) =>
    may(scope, need) ? undefined : nothing;

/** Who may do this; others see what is theirs by `user_id`. */
export const whoMayElseOwn =
  (need: Need): Limit =>
  ({ scope }, alias) =>
    may(scope, need) ? undefined : sql`${identifier(`${alias}.user_id`)} = ${scope.userId}`;

/**
 * Users whose reach includes the user whose id is in `column`: themselves, those of their department, or all. The department is a list of
 * ids, so that an index by workspace and user serves.
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

/** The team; of a contractor the tickets assigned to them. */
export const teamOrAssignee: Limit = ({ scope }, alias) =>
  seesAssignedOnly(scope) ? sql`${identifier(`${alias}.assignee_id`)} = ${scope.userId}` : undefined;

/** The team; of contractors those whose row `column` has in common with a ticket assigned to them. */
export const teamOrAssigned =
  (column: 'id' | 'client_id' | 'project_id' | 'ticket_id', ofTicket: 'id' | 'client_id' | 'project_id'): Limit =>
  ({ scope }, alias) =>
    seesAssignedOnly(scope)
      ? sql`${identifier(`${alias}.${column}`)} IN (SELECT ${identifier(`mine.${ofTicket}`)} FROM tickets mine
            WHERE mine.workspace_id = ${scope.workspaceId} AND mine.assignee_id = ${scope.userId})`
      : undefined;

/** What stands on a ticket: seen by whoever sees the ticket. */
export const ofTicket: Limit = teamOrAssigned('ticket_id', 'id');

const reachesUser = whoReaches('user_id');

/** What happened on a ticket; that time was logged only where the time is seen too. */
export const activityOfTicket: Limit = (ctx, alias) => {
  const [onTicket, ofUser] = [ofTicket(ctx, alias), reachesUser(ctx, alias)];
  const seen = ofUser && sql`(${identifier(`${alias}.type`)} <> 'time_logged' OR ${ofUser})`;
  return onTicket && seen ? sql`${onTicket} AND ${seen}` : (onTicket ?? seen);
};

/** What stands on a project: seen by whoever sees the project. */
export const ofProject: Limit = teamOrAssigned('project_id', 'project_id');

/** What stands on a ticket or on a project. */
export const ofTicketOrProject: Limit = (ctx, alias) => {
  const [onTicket, onProject] = [ofTicket(ctx, alias), ofProject(ctx, alias)];
  return onTicket && onProject
    ? sql`(${onTicket} OR (${identifier(`${alias}.ticket_id`)} IS NULL AND ${onProject}))`
    : undefined;
};

/** Approvals: viewers, and whoever may manage what they are about: projects, or agreements. */
export const approvalsOfTheirs: Limit = ({ scope }, alias) => {
  if (!may(scope, 'view_approvals')) return nothing;
  const [projects, agreements] = [may(scope, 'can_manage_projects'), may(scope, 'can_manage_invoices')];
  if (projects === agreements) return undefined;
  const agreement = identifier(`${alias}.agreement_id`);
  return projects ? sql`${agreement} IS NULL` : sql`${agreement} IS NOT NULL`;
};
