import { instant } from '../domain/time.js';
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
  return {
    id: row.id,
    name: row.name,
    mode,
    scope: row.scope,
    user_id: row.user_id,
    user_name,
    last_four: row.last_four,
    expires_at: instant(row.expires_at),
    last_used_at: instant(row.last_used_at),
    created_at: instant(row.created_at),
  };
}
