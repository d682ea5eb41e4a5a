import { completeAccess, type KeyAccess } from '../domain/people/key-access.js';
import { instant } from '../domain/time.js';
import { readJson } from '../models/json-columns.js';
import type { ApiKey } from '../models/people/api-key.js';
import type { Mode } from '../models/context.js';
import type { Schemas } from '../contract/contract.js';

/** A key with its side and the name of its user. */
export interface NamedApiKey extends ApiKey {
  readonly mode: Mode;
  readonly user_name: string;
}

/** A key as the API shows it, without its secret. */
export function serializeApiKey(
  row: ApiKey,
  { mode, user_name }: Pick<NamedApiKey, 'mode' | 'user_name'>,
): Schemas['ApiKeyObject'] {
  const access = readJson(row.access) as KeyAccess | null;
  return {
    id: row.id,
    name: row.name,
    mode,
    scope: row.scope,
    access: access === null ? null : completeAccess(access),
    allowed_ips: (readJson(row.allowed_ips) as string[] | null) ?? [],
    user_id: row.user_id,
    user_name,
    last_four: row.last_four,
    expires_at: instant(row.expires_at),
    last_used_at: instant(row.last_used_at),
    last_used_ip: row.last_used_ip,
    previous_key_expires_at: instant(row.previous_expires_at),
    created_at: instant(row.created_at),
  };
}
