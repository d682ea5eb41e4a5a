import type { Decimal } from '../../domain/money.js';
import { WorkspaceModel } from '../base.js';
import { whoMay } from '../visibility.js';

/** A payment by the test method that arrives on a later day of the test clock. */
export class TestPayment extends WorkspaceModel {
  static override tableName = 'test_payments';
  static override idPrefix = 'tpay';
  static override limitVisible = whoMay('view_invoices');

  declare invoice_id: string;
  declare reference: string;
  declare amount: Decimal;
  declare due_on: string;
}
