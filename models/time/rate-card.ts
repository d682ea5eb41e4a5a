import type { Decimal } from '../../domain/money.js';
import { WorkspaceModel } from '../base.js';
import { whoMay } from '../visibility.js';

/** Hourly rates that clients, projects and time entries may refer to. */
export class RateCard extends WorkspaceModel {
  static override tableName = 'rate_cards';
  static override idPrefix = 'rate';
  static override limitVisible = whoMay('can_manage_invoices');

  declare name: string;
  /** Lower-cased name, by which two cards are the same. */
  declare name_key: string;
  declare currency: string;
  declare standard_rate: Decimal;
  /** Null: the standard rate × the workspace's emergency_multiplier. */
  declare emergency_rate: Decimal | null;
  /** True for at most one card of each currency. */
  declare is_default: boolean;
}
