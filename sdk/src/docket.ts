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
  constructor(options: DocketOptions) {
    super(new Transport(options));
  }
}
