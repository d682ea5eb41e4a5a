/** By which names a person is known, or was earlier. */
import sql, { join } from 'sql-template-tag';
import type { Changes } from '../../../domain/changes.js';
import type { ErasedPerson } from '../../../domain/people/erasure.js';
import type { Ctx } from '../../../models/context.js';
import type { AuditDetails } from '../../../models/people/audit-entry.js';
import { select } from '../../../models/select.js';

/** Earlier values of the fields of a person, in no order. */
export async function earlierStates(ctx: Ctx, id: string): Promise<object[]> {
  const ofPerson = sql`workspace_id = ${ctx.scope.workspaceId} AND resource_id = ${id}`;
  const events = await select<{ data: string; context: string }>(
    ctx,
    sql`SELECT data, context FROM events WHERE ${ofPerson}`,
  );
  const merged = await select<{ data: string; context: string }>(
    ctx,
    sql`SELECT data, context FROM events WHERE workspace_id = ${ctx.scope.workspaceId} AND type = 'contact.deleted' AND LOCATE(${id}, context) > 0`,
  );
  const entries = await select<{ details: string }>(ctx, sql`SELECT details FROM audit_entries WHERE ${ofPerson}`);
  return [
    ...[...events, ...merged].flatMap(({ data, context }) => [
      JSON.parse(data) as object,
      ...statesIn((JSON.parse(context) as { changes?: Changes }).changes ?? {}),
    ]),
    ...entries.flatMap(({ details }) => {
      const { resource_name: name, changes } = JSON.parse(details) as AuditDetails;
      return [{ name }, ...statesIn(changes)];
    }),
  ];
}

const statesIn = (changes: Changes): object[] =>
  Object.entries(changes).flatMap(([field, { from, to }]) => [{ [field]: from }, { [field]: to }]);

/** Those names of a person, in lower case, that somebody else in the workspace has too. */
export async function namesOfOthers(ctx: Ctx, { id, names }: ErasedPerson): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const others = sql`workspace_id = ${ctx.scope.workspaceId} AND id <> ${id} AND name IN (${join(names)})`;
  const rows = await select<{ name: string }>(
    ctx,
    sql`SELECT name FROM users WHERE ${others} UNION SELECT name FROM contacts WHERE ${others}
        UNION SELECT name FROM former_contacts WHERE ${others}`,
  );
  return new Set(rows.map(({ name }) => name.toLowerCase()));
}
