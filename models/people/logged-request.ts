import sql, { join } from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import type { Db } from '../../database/db.js';
import { WorkspaceModel } from '../base.js';
import { newId } from '../ids.js';
import { execute } from '../select.js';
import { whoMay } from '../visibility.js';

/** How long the log of requests reaches back, in real time. */
export const loggedRequestLifeMs = 7 * 24 * 60 * 60_000;

/** A request that was made with an API key (docs/decisions/request-log.md). */
export class LoggedRequest extends WorkspaceModel {
  static override tableName = 'logged_requests';
  static override idPrefix = 'log';
  static override jsonAttributes = ['query_parameters', 'error'];
  static override textAttributes = ['query_parameters', 'error'];
  static override limitVisible = whoMay('administer');

  declare request_id: string;
  declare method: string;
  declare path: string;
  /** Null if the request had none. */
  declare query_parameters: string[] | null;
  declare operation_id: string | null;
  declare status: number;
  declare duration_ms: number;
  declare api_key_id: string;
  declare user_id: string;
  declare ip_address: string;
  declare user_agent: string | null;
  declare error: Schemas['LoggedError'] | null;
}

/** A request to be logged, of any workspace. */
export type NewLoggedRequest = Pick<
  LoggedRequest,
  | 'workspace_id'
  | 'created_at'
  | 'request_id'
  | 'method'
  | 'path'
  | 'query_parameters'
  | 'operation_id'
  | 'status'
  | 'duration_ms'
  | 'api_key_id'
  | 'user_id'
  | 'ip_address'
  | 'user_agent'
  | 'error'
>;

const textOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** Stores requests of any workspaces by one statement. */
export async function insertLoggedRequests(db: Db, requests: readonly NewLoggedRequest[]): Promise<void> {
  const rows = requests.map(
    (r) =>
      sql`(${r.workspace_id}, ${newId(LoggedRequest.idPrefix)}, ${r.created_at}, ${r.request_id}, ${r.method}, ${r.path}, ${textOf(r.query_parameters)}, ${r.operation_id}, ${r.status}, ${r.duration_ms}, ${r.api_key_id}, ${r.user_id}, ${r.ip_address}, ${r.user_agent}, ${textOf(r.error)})`,
  );
  await execute(
    { db },
    sql`INSERT INTO logged_requests (workspace_id, id, created_at, request_id, method, path, query_parameters, operation_id, status, duration_ms, api_key_id, user_id, ip_address, user_agent, error) VALUES ${join(rows)}`,
  );
}
