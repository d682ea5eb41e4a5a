/** A webhook whose delivery attempts a test triggers one by one, by moving a stopped clock. */
import type { ApiClient } from '../service/api.js';
import { stopClock, type StoppedClock } from '../service/clock.js';
import { buildWebhook, type Receiver } from '../service/receiver.js';
import { buildWorkspace } from './workspace.js';

export type Watched = {
  owner: ApiClient;
  clock: StoppedClock;
  receiver: Receiver;
  params: { id: string };
  secret: string;
};

/** A workspace with a stopped clock and a webhook for `client.created`. */
export async function buildWatched(): Promise<Watched> {
  const { owner } = await buildWorkspace();
  const clock = await stopClock(owner);
  const { webhook, receiver } = await buildWebhook(owner);
  return { owner, clock, receiver, params: { id: webhook.id }, secret: webhook.secret };
}

export const deliveriesOf = async ({ owner, params }: Watched) =>
  (await owner.call('listWebhookDeliveries', { params, query: { per_page: 100 } })).data;
export const statusOf = async ({ owner, params }: Watched) => (await owner.call('getWebhook', { params })).data.status;

/** The time of all retries together and one more day, in minutes. */
export const allRetries = 1 + 5 + 30 + 2 * 60 + 8 * 60 + 24 * 60 + 24 * 60;
