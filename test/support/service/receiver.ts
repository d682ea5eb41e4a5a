/** A real HTTP server that receives webhooks: it records each delivery and responds as the test sets. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from './api.js';
import { checkEvent } from '../contract/closed-contract.js';
import { hangMs } from './hang.js';

/** An event as webhooks send it: that of `GET /v1/events/{id}` without the actor. */
type SentEvent = Omit<Schemas['Event'], 'actor' | 'resource_id'>;

export interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body as sent, before parsing. */
  readonly raw: string;
  readonly event: SentEvent;
}

/** Returns the status of the response to a delivery, which `received` already includes. */
type Answer = (delivery: Delivery) => number | Promise<number>;

export interface Receiver {
  readonly url: string;
  readonly received: readonly Delivery[];
  /** The status of further responses; 200 by default. */
  answer: Answer;
  /** The body of further responses. */
  answerBody: string | Buffer;
  /** Waits until at least this many deliveries have arrived, and returns them all; throws if they never come. */
  waitFor(count: number): Promise<readonly Delivery[]>;
}

const running = new Set<() => Promise<void>>();

/** Starts a receiver, by default on any free port. The hooks stop it after the test file. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Delivery[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const delivery = await readDelivery(request);
    if (!delivery) return;
    received.push(delivery);
    response.writeHead(await receiver.answer(delivery)).end(receiver.answerBody);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: () => 200,
    answerBody: '{"received":true}',
    async waitFor(count) {
      for (const until = Date.now() + hangMs; received.length < count; await pause(20))
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

/** For the hooks: stops all receivers. */
export async function stopReceivers(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
  running.clear();
}

/** Reads a delivery and checks its event; undefined if the sender disconnects before the end. */
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

/** Whether a delivery has a valid signature with this secret, checked as the contract describes it to receivers. */
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

/** A webhook for these events, with its secret, and a receiver at its URL. */
export async function buildWebhook(
  owner: ApiClient,
  events: Schemas['WebhookEvents'] = ['client.created'],
): Promise<{ webhook: Schemas['WebhookWithSecret']; receiver: Receiver }> {
  const receiver = await startReceiver();
  const { data } = await owner.call('createWebhook', { body: { url: receiver.url, events } });
  return { webhook: data, receiver };
}
