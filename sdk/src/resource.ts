import { Download } from './files.js';
import { ApiRequest, ListRequest, type Page } from './request.js';
import { beginning, SyncRequest } from './sync.js';
import type { Call, CallOptions, Transport } from './transport.js';

/** The base of the generated classes: a method for each kind of response. */
export abstract class Resource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Returns what is under `data`. */
  protected data<T>(call: Call, options: CallOptions = {}): ApiRequest<T> {
    const read = async (response: Response): Promise<T> => ((await response.json()) as { data: T }).data;
    return new ApiRequest(this.#transport.send(call, options, read));
  }

  /** Returns the whole body. */
  protected whole<T>(call: Call, options: CallOptions = {}): ApiRequest<T> {
    return new ApiRequest(this.#transport.send(call, options, (response) => response.json() as Promise<T>));
  }

  /** Returns a page, or all pages one after the other. */
  protected page<P extends Page<unknown>>(call: Call, options: CallOptions = {}): ListRequest<P> {
    const ask = (query: object | undefined) =>
      this.#transport.send({ ...call, query }, options, (response) => response.json() as Promise<P>);
    return new ListRequest(ask(call.query), (next) => ask({ ...call.query, ...next }));
  }

  /** Returns what changed since a mark; without one, everything. */
  protected changes<Item>(call: Call, mark: string | undefined, options: CallOptions = {}): SyncRequest<Item> {
    return new SyncRequest(mark, async (cursor) => {
      const query = { per_page: 100, ...call.query, updated_since: beginning, cursor };
      const read = (response: Response): Promise<Page<Item>> => response.json() as Promise<Page<Item>>;
      return (await this.#transport.send({ ...call, query }, options, read)).data;
    });
  }

  /** Returns a file. */
  protected file(call: Call, options: CallOptions = {}): ApiRequest<Download> {
    return new ApiRequest(this.#transport.send(call, options, (...answer) => new Download(...answer)));
  }
}
