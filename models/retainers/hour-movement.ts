import type { HourSource } from '../../domain/retainers/hour-allowance.js';
import type { Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { AgreementPeriod } from './agreement-period.js';
import { WorkspaceModel } from '../base.js';

/**
 * A movement of retainer hours. Rows are added and never changed. The movements of a closed period add up to 0, those
 * of an open one to its balance.
 */
export class HourMovement extends WorkspaceModel {
  static override tableName = 'hour_movements';
  static override idPrefix = 'mov';
  static override limitVisible = AgreementPeriod.limitVisible;

  declare agreement_id: string;
  declare period_id: string;
  declare type: Schemas['HourMovementType'];
  declare source: HourSource;
  /** For hours from a rollover lot, the period whose unused hours they were; otherwise null. */
  declare lot_period_id: string | null;
  /** Negative where hours leave the period. */
  declare hours: Decimal;
  declare time_entry_id: string | null;
}
