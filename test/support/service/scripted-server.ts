/**
 * A real HTTP server with scripted responses: one for each request in turn, and the last one for all further requests.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** When the request arrived, in milliseconds on a monotonic clock. */
  readonly at: number;
}

export type Answer = (response: ServerResponse, request: Received) => void;

export interface ScriptedServer {
  readonly url: string;
  readonly received: readonly Received[];
  stop(): Promise<void>;
}

/** Responds with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Responds with an error in the service's envelope. */
export const error = (status: number, code: string, headers: Record<string, string> = {}, more: object = {}): Answer =>
  json(
    { error: { code, message: `It is ${code}`, request_id: 'req_1', doc_url: 'http://docs', ...more } },
    status,
    headers,
  );

/** Closes the connection without a response. */
export const hangUp: Answer = (response) => void response.destroy();

/** Accepts the request and never responds. */
export const silence: Answer = () => undefined;

export async function startScriptedServer(...answers: Answer[]): Promise<ScriptedServer> {
  const received: Received[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const told = { method, target: url, headers, body: await text(request), at: performance.now() };
    received.push(told);
    answers[Math.min(received.length, answers.length) - 1]?.(response, told);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends events on a stream of server-sent events, and ends it unless `stays`. */
export const stream =
  (events: string, { stays = false } = {}): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(events);
    if (!stays) response.end();
  };

/** The `n`th change of a stream of changes. */
export const change = (n: number): string =>
  `id: evt_${n}\ndata: {"type":"client.updated","resource_id":"cli_${n}"}\n\n`;
