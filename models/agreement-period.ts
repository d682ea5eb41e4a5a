import { WorkspaceModel } from './base.js';

/** A stretch of an agreement that hours draw on. */
export class AgreementPeriod extends WorkspaceModel {
  static override tableName = 'agreement_periods';
  static override idPrefix = 'per';

  declare agreement_id: string;
}
