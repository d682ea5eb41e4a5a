import type { ReportName } from '../../domain/reports/reports.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { whoMayElseOwn } from '../visibility.js';

/** A report that is mailed regularly, with the figures that its user may see. */
export class ScheduledReport extends WorkspaceModel {
  static override tableName = 'scheduled_reports';
  static override idPrefix = 'srep';
  static override jsonAttributes = ['recipients', 'parameters'];
  static override limitVisible = whoMayElseOwn('administer');

  /** The user with whose visibility it is computed. */
  declare user_id: string;
  declare report_type: ReportName;
  declare schedule: Schemas['ReportFrequency'];
  declare day_of_week: number | null;
  declare day_of_month: number | null;
  declare recipients: readonly string[];
  /** The query of the report as it was validated, defaults included. */
  declare parameters: Readonly<Record<string, unknown>>;
  /** Its next regular time, or the next retry after a failure. */
  declare next_run_at: Date;
  declare last_run_at: Date | null;
  /** Why the last run failed; null when it went well. */
  declare last_error: string | null;
  /** How often it has failed in a row. */
  declare attempts: number;
  declare lease_by: string | null;
  declare lease_until: Date | null;
}
