/** The firm of the journeys (test/journeys): people with keys, and a receiver of all events. */
import { createKeyFor } from '../../commands/people/keys/manage-keys.js';
import type { Role } from '../../domain/people/policy.js';
import { eventSamples } from '../../generated/event-samples.js';
import type { EventType, Schemas } from '../../contract/contract.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { stopClock, type StoppedClock } from '../support/service/clock.js';
import { systemContextOf } from '../support/service/context.js';
import { buildWebhook, type Receiver } from '../support/service/receiver.js';
import { buildWorkspace } from '../support/builders/workspace.js';

/** A firm on its first day: the clock is stopped, and the receiver gets every event from the first on. */
export interface Firm {
  readonly owner: ApiClient;
  readonly live: ApiClient;
  readonly clock: StoppedClock;
  readonly webhook: Schemas['WebhookWithSecret'];
  readonly receiver: Receiver;
}

export const allEventTypes = Object.keys(eventSamples) as EventType[];

/** Creates the firm. Its people send their requests to `url`, by default the service under test. */
export async function foundFirm(url?: string): Promise<Firm> {
  const { owner: direct, live } = await buildWorkspace();
  const owner = new ApiClient(url ?? direct.url, direct.key, direct.workspaceId, direct.userId);
  const clock = await stopClock(owner);
  const { webhook, receiver } = await buildWebhook(owner, allEventTypes);
  return { owner, live, clock, webhook, receiver };
}

/** A user and a key, created by the command behind `npm run keys`. */
export async function hire(owner: ApiClient, email: string, role: Role): Promise<ApiClient> {
  const { key, user_id, workspace_id } = await createKeyFor(await systemContextOf(owner), {
    email,
    role,
    mode: 'test',
    scope: 'full',
    access: null,
    allowed_ips: [],
    name: 'Laptop',
    workspaceId: owner.workspaceId,
  });
  return new ApiClient(owner.url, key, workspace_id, user_id);
}

/** All events of a workspace, oldest first; at most 300. */
export async function allEvents(owner: ApiClient): Promise<Schemas['Event'][]> {
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await owner.call('listEvents', { query: { page, per_page: 100 } })).data),
  );
  return pages.flat().toReversed();
}

/** How often each name occurs. */
export function countOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/**
 * The HTML of a sent invoice's hosted page. The service under test does not listen at `PUBLIC_URL`, so the request goes
 * to its own address.
 */
export async function openHostedPage({ hosted_url: link }: Schemas['Invoice']): Promise<string> {
  const { url, settings } = await testApi();
  const response = await fetch((link ?? '').replace(settings.PUBLIC_URL, url));
  if (!response.ok) throw new Error(`${link} answered ${response.status}`);
  return response.text();
}
