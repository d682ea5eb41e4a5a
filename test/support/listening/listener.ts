/** Reads the stream of `GET /v1/changes` over plain HTTP, without the SDK. */
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { ApiClient } from '../service/api.js';
import { until } from '../service/waiting.js';

export interface Change {
  readonly id: string;
  readonly type: string;
  readonly resource_id: string;
  /** When the message arrived, in milliseconds on a monotonic clock. */
  readonly at: number;
}

export interface ListenOptions {
  readonly lastEventId?: string | undefined;
  /** The query parameter `after`. */
  readonly after?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export class Listener {
  readonly changes: Change[] = [];
  /** The ids of the `reset` messages, after which a client must read everything again. */
  readonly resets: string[] = [];
  comments = 0;
  /** The id of the last message, from which to resume. */
  lastId = '';
  isOver = false;
  #text = '';

  private constructor(
    private readonly clientRequest: ClientRequest,
    readonly response: IncomingMessage,
  ) {
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => this.#take(chunk));
    response.once('close', () => (this.isOver = true));
    response.once('error', () => (this.isOver = true));
  }

  /** Resolves when the response's head has arrived. */
  static async open(
    { url, key }: Pick<ApiClient, 'url' | 'key'>,
    { lastEventId, after, headers }: ListenOptions = {},
  ): Promise<Listener> {
    const query = after === undefined ? '' : `?after=${after}`;
    const clientRequest = request(`${url}/v1/changes${query}`, {
      agent: false,
      headers: {
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
        ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
        ...headers,
      },
    });
    clientRequest.end();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      clientRequest.once('response', resolve).once('error', reject);
    });
    clientRequest.on('error', () => undefined);
    return new Listener(clientRequest, response);
  }

  /** Like `open`, but resolves when the first message has given the id at which the stream begins. */
  static async begin(client: Pick<ApiClient, 'url' | 'key'>, options: ListenOptions = {}): Promise<Listener> {
    const listener = await Listener.open(client, options);
    await until(() => listener.lastId !== '' || listener.isOver, 2);
    return listener;
  }

  get status(): number {
    return this.response.statusCode ?? 0;
  }

  /** The types of the changes reported for one object. */
  typesOf(resourceId: string): string[] {
    return this.changes.filter(({ resource_id }) => resource_id === resourceId).map(({ type }) => type);
  }

  /** Resolves when a change of this object has arrived. */
  hears(resourceId: string): Promise<void> {
    return until(() => this.typesOf(resourceId).length > 0, 2);
  }

  over(): Promise<void> {
    return until(() => this.isOver, 2);
  }

  close(): void {
    this.clientRequest.destroy();
  }

  #take(chunk: string): void {
    this.#text += chunk;
    const blocks = this.#text.split('\n\n');
    this.#text = blocks.pop() ?? '';
    for (const block of blocks) this.#block(block.split('\n'));
  }

  #block(lines: readonly string[]): void {
    const valueOf = (field: string): string | undefined =>
      lines
        .find((line) => line.startsWith(`${field}:`))
        ?.slice(field.length + 1)
        .trimStart();
    if (valueOf('') !== undefined) this.comments += 1;
    const [id, data, event] = [valueOf('id'), valueOf('data'), valueOf('event')];
    if (id !== undefined) this.lastId = id;
    if (data === undefined) return;
    if (event === 'reset') this.resets.push(this.lastId);
    else
      this.changes.push({ ...(JSON.parse(data) as Omit<Change, 'id' | 'at'>), id: this.lastId, at: performance.now() });
  }
}
