import type { Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import { WorkspaceModel } from '../base.js';
import { whoMay } from '../visibility.js';

/** The days of an invoice whose late interest another invoice charges. */
export class InterestCharge extends WorkspaceModel {
  static override tableName = 'interest_charges';
  static override idPrefix = 'ich';
  static override limitVisible = whoMay('view_invoices');

  declare invoice_id: string;
  /** The invoice that charges it; while that is void, there is no row. */
  declare charged_on_id: string;
  declare from_day: Day;
  declare to_day: Day;
  declare amount: Decimal;
}
