import { healthOf } from '../../domain/clients/client-health.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { noteSilentChanges } from '../../models/events/late-commits.js';
import { changing } from '../../models/workspace/test-side.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { clientFacts } from '../../queries/clients/client-health.js';
import { oneByOne } from '../../domain/one-by-one.js';
import { serializeClient } from '../../serializers/client.js';

/**
 * Recomputes a client's health, and emits `client.health_changed` if its status changes. Call it after a cause has
 * changed and is written: the lock on the client makes concurrent calls run one after the other. Does nothing if the
 * client is deleted.
 */
export async function recomputeClientHealth(ctx: Ctx, clientId: string): Promise<void> {
  const all = seeingAll(ctx);
  const client = await Client.lockFound(all, clientId);
  const [facts] = await clientFacts(all, clientId);
  if (!client || !facts) return;
  const health = healthOf(facts);
  if (health.score === client.health_score) return;
  const changed = await client.patch(ctx, { health_score: health.score, health_status: health.status });
  if (changed.health_status === client.health_status) return noteSilentChanges(ctx, [clientId]);
  const before = serializeClient(client).health;
  await emit(ctx, 'client.health_changed', serializeClient(changed), {
    changes: { health: { from: before, to: health } },
  });
}

/**
 * Daily job: recomputes the health of clients whose score changes with time alone, such as by silence or by old events
 * that no longer count. Each client has its own transaction.
 */
export async function recomputeHealthOfAll(ctx: Ctx): Promise<void> {
  const changed = (await clientFacts(seeingAll(ctx))).filter((facts) => healthOf(facts).score !== facts.health_score);
  await oneByOne(changed, ({ id }) => changing(ctx, (within) => recomputeClientHealth(within, id)));
}
