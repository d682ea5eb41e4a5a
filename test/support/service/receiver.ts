/** A real HTTP server as a receiver of webhooks: it records what arrives and responds as it is told. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from './api.js';
import { checkEvent } from '../contract/closed-contract.js';

/** The event as it is sent: like `GET /v1/events/{id}`, but without the actor. */
type SentEvent = Omit<Schemas['Event'], 'actor' | 'resource_id'>;

export interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body as it was sent. */
  readonly raw: string;
  readonly event: SentEvent;
}

/** The status with which to answer a delivery, which `received` already includes. */
type Answer = (delivery: Delivery) => number | Promise<number>;

export interface Receiver {
  readonly url: string;
  readonly received: readonly Delivery[];
  /** How to respond from now on; 200 by default. */
  answer: Answer;
  /** The body with which to respond from now on. */
  answerBody: string | Buffer;
  /** Waits until there are this many deliveries, and returns them. */
  waitFor(count: number): Promise<readonly Delivery[]>;
}

const timeoutMs = 15_000;
const running = new Set<() => Promise<void>>();

/** Starts a receiver, which is stopped after the tests of its mocha worker. */
export async function startReceiver(): Promise<Receiver> {
  const received: Delivery[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const delivery = await readDelivery(request);
    if (!delivery) return;
    received.push(delivery);
    response.writeHead(await receiver.answer(delivery)).end(receiver.answerBody);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: () => 200,
    answerBody: '{"received":true}',
    async waitFor(count) {
      for (const until = Date.now() + timeoutMs; received.length < count; await pause(20))
        if (Date.now() > until) throw new Error(`${received.length} deliveries came instead of ${count}`);
      return received;
    },
  };
  running.add(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return receiver;
}

/** For the hooks. */
export async function stopReceivers(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
  running.clear();
}

/** Undefined if the sender disconnects before it has sent everything. */
async function readDelivery(request: IncomingMessage): Promise<Delivery | undefined> {
  let raw = '';
  request.setEncoding('utf8');
  try {
    for await (const chunk of request) raw += String(chunk);
  } catch {
    return undefined;
  }
  const event = JSON.parse(raw) as SentEvent;
  checkEvent(event);
  return { path: request.url ?? '', headers: request.headers, raw, event };
}

/** Checks a signature the way the contract tells receivers to. */
export function isSigned({ headers, raw }: Delivery, secret: string): boolean {
  const parts = String(headers['x-service-signature'])
    .split(',')
    .map((part) => part.split('='));
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${raw}`).digest();
  const given = parts.filter(([name]) => name === 'v1').map(([, hex = '']) => Buffer.from(hex, 'hex'));
  return given.some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
}

/** How many signatures a delivery carries. */
export const signaturesOf = ({ headers }: Delivery): number =>
  String(headers['x-service-signature'])
    .split(',')
    .filter((part) => part.startsWith('v1=')).length;

/** A webhook with its own receiver, including its secret. */
export async function buildWebhook(
  owner: ApiClient,
  events: Schemas['WebhookEvents'] = ['client.created'],
): Promise<{ webhook: Schemas['WebhookWithSecret']; receiver: Receiver }> {
  const receiver = await startReceiver();
  const { data } = await owner.call('createWebhook', { body: { url: receiver.url, events } });
  return { webhook: data, receiver };
}
