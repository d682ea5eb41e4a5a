import { hashApiKey, lastFour, newApiKey } from '../../../domain/people/api-key.js';
import { invalidState } from '../../../domain/errors.js';
import type { Locked } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import type { ApiKey } from '../../../models/people/api-key.js';
import type { User } from '../../../models/people/user.js';
import type { IssuedApiKey } from './issue-api-key.js';

const hourMs = 3_600_000;

/**
 * Gives a key a new secret; the one from before works for `graceHours` more, by the clock of its side. Throws
 * `invalid_state` if the key does not work anyway.
 */
export async function rollKey(side: Ctx, found: Locked<ApiKey>, user: User, graceHours: number): Promise<IssuedApiKey> {
  if (user.status !== 'active') throw invalidState(`The user of this key is ${user.status}: its keys do not work`);
  if (found.expires_at && found.expires_at <= side.now)
    throw invalidState('The key has expired: create another one instead');
  const key = newApiKey(side.workspace.mode);
  const hasGrace = graceHours > 0;
  const row = await found.patch(side, {
    hash: hashApiKey(key),
    last_four: lastFour(key),
    previous_hash: hasGrace ? found.hash : null,
    previous_expires_at: hasGrace ? new Date(side.now.getTime() + graceHours * hourMs) : null,
  });
  return { row, key };
}
