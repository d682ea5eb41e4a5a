import type { Schemas } from '../contract/contract.js';
import { instant } from '../domain/time.js';
import type { Passkey } from '../models/people/passkey.js';

export const serializePasskey = ({ id, name, is_synced, created_at, last_used_at }: Passkey): Schemas['Passkey'] => ({
  id,
  name,
  is_synced,
  created_at: created_at.toISOString(),
  last_used_at: instant(last_used_at),
});
