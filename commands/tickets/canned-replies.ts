import { changedValues } from '../../domain/changes.js';
import { nameKey } from '../../domain/name-key.js';
import { assertPlaceholders } from '../../domain/tickets/placeholders.js';
import type { Schemas } from '../../contract/contract.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { CannedReply } from '../../models/tickets/canned-reply.js';

/** Creates a canned reply. Throws `invalid_request` for an unknown placeholder. */
export async function createCannedReply(ctx: Ctx, body: Schemas['CannedReplyCreate']): Promise<CannedReply> {
  assertPlaceholders(body.content);
  return CannedReply.insert(ctx, { ...body, name_key: nameKey(body.name) });
}

/** Changes a canned reply. Throws `invalid_request` for an unknown placeholder. */
export async function updateCannedReply(
  ctx: Ctx,
  reply: Locked<CannedReply>,
  body: Schemas['CannedReplyUpdate'],
): Promise<CannedReply> {
  if (body.content !== undefined) assertPlaceholders(body.content);
  const key = body.name === undefined ? {} : { name_key: nameKey(body.name) };
  return reply.patch(ctx, changedValues(reply, { ...body, ...key }));
}
