import { listen, type ChangeNotice, type ChangesOptions } from './changes.js';
import { Resources } from './generated/resources.js';
import type { DocketOptions } from './options.js';
import { Transport } from './transport.js';

/**
 * A client of Docket for one API key.
 *
 * @example
 * ```ts
 * const docket = new Docket({ baseUrl: 'https://docket.example', apiKey: process.env.DOCKET_KEY });
 * const invoice = await docket.invoices.createFromTime({ client_id, from: '2026-01-01', to: '2026-01-31' });
 * ```
 */
export class Docket extends Resources {
  readonly #transport: Transport;

  constructor(options: DocketOptions) {
    const transport = new Transport(options);
    super(transport);
    this.#transport = transport;
  }

  /**
   * The changes to whatever the user may see, as they happen: type and id. It continues for as long as you iterate, even if the
   * service is unavailable for a while: a stream that is cut is resumed after the last change, so that none is missed or repeated.
   * It ends with `break` or with the signal, whose reason it throws; it throws an `ApiError` if the key may no longer listen.
   *
   * `GET /v1/changes`
   *
   * @example
   * ```ts
   * for await (const change of docket.changes()) {
   *   if (change.type === 'reset') await readEverything();
   *   else if (change.type.startsWith('ticket.')) await readTicket(change.resource_id);
   * }
   * ```
   */
  changes(options: ChangesOptions = {}): AsyncGenerator<ChangeNotice, void, undefined> {
    return listen(this.#transport, options);
  }
}
