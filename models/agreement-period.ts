import sql, { type Sql } from 'sql-template-tag';
import { Agreement } from './agreement.js';
import { WorkspaceModel } from './base.js';
import type { Ctx } from './context.js';
import { identifier } from './select.js';

/** A stretch of an agreement that hours draw on. */
export class AgreementPeriod extends WorkspaceModel {
  static override tableName = 'agreement_periods';
  static override idPrefix = 'per';
  /** As its agreement. */
  static override limitVisible = (ctx: Ctx, alias: string): Sql | undefined => {
    const agreement = Agreement.limitVisible(ctx, 'a');
    return (
      agreement &&
      sql`EXISTS (SELECT 1 FROM agreements a WHERE a.id = ${identifier(`${alias}.agreement_id`)} AND ${agreement})`
    );
  };

  declare agreement_id: string;
}
