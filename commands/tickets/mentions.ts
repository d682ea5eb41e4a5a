import { invalid } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import { isOneOf } from '../../models/select.js';

/** Throws `invalid_request` if one of the mentioned users does not exist. */
export async function assertUsers(ctx: Ctx, mentions: readonly string[]): Promise<void> {
  if (mentions.length === 0) return;
  const known = new Set((await User.all(ctx, isOneOf('t.id', mentions))).map(({ id }) => id));
  const at = mentions.findIndex((id) => !known.has(id));
  if (at !== -1) throw invalid(`mentions.${at}`, `does not exist: ${mentions[at] ?? ''}`);
}
