import type { Context } from 'koa';
import type { Db } from '../../database/db.js';
import { transaction } from '../../database/transaction.js';
import { recordAudit } from '../../models/people/audit-entry.js';
import type { Settings } from '../../settings/settings.js';
import { originOf } from './origin.js';
import type { Identity } from './auth.js';

/** Milliseconds in which a key is recorded once for each address that it is refused from. */
const quietMs = 60_000;
/** Pairs of key and address that are remembered; above this, the oldest are forgotten. */
const maxRemembered = 10_000;

/** Records in the audit log that a key was refused because of its networks. */
export function refusalRecorder({
  db,
  settings,
}: {
  db: Db;
  settings: Settings;
}): (koa: Context, identity: Identity) => Promise<void> {
  const recorded = new Map<string, number>();
  const isDue = (pair: string): boolean => {
    const now = Date.now();
    if (now - (recorded.get(pair) ?? -Infinity) < quietMs) return false;
    recorded.delete(pair);
    recorded.set(pair, now);
    const [oldest] = recorded.keys();
    if (recorded.size > maxRemembered && oldest !== undefined) recorded.delete(oldest);
    return true;
  };
  return async (koa, { apiKeyId, scope }) => {
    if (apiKeyId === null || !isDue(`${apiKeyId} ${koa.ip}`)) return;
    const actor = {
      user_id: scope.userId,
      contact_id: null,
      api_key_id: apiKeyId,
      request_id: String(koa.state['requestId']),
      ...originOf(koa),
    };
    await transaction(db, (trx) =>
      recordAudit({ db: trx, scope, actor, settings }, [
        { action: 'api_key.refused', resource: { type: 'api_key', id: apiKeyId, name: null } },
      ]),
    );
  };
}
