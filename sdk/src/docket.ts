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
   * What changes, as it happens, of what the user may see: type and id. Goes on for as long as it is asked, also when the service is
   * away for a while: a stream that is cut is resumed after the last change, so that none is missed and none is told twice. Ends with
   * `break` or the signal, whose reason it throws; throws an `ApiError` when the key may not listen any more.
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
