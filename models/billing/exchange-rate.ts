import type { Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { everyone } from '../visibility.js';

/** What one unit of a currency is worth in another from a day on (docs/decisions/exchange-rates.md). */
export class ExchangeRate extends WorkspaceModel {
  static override tableName = 'exchange_rates';
  static override idPrefix = 'fx';
  static override limitVisible = everyone;

  declare from_currency: string;
  declare to_currency: string;
  declare date: Day;
  declare rate: Decimal;
  declare source: Schemas['ExchangeRateSource'];
}
