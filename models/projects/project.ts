import type { Metadata } from '../../domain/metadata.js';
import type { Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { ofTheirClient } from '../portal-visibility.js';
import { teamOrAssigned } from '../visibility.js';

/**
 * Work for a client with a beginning, an end and a budget. Queries may also read a generated column: `budget_used`, the
 * used part of the budget in percent, not rounded; null without a budget.
 */
export class Project extends WorkspaceModel {
  static override tableName = 'projects';
  static override idPrefix = 'prj';
  static override jsonAttributes = ['tags', 'metadata'];
  static override limitVisible = teamOrAssigned('id', 'project_id');
  static override limitOfContact = ofTheirClient('client_id');

  declare title: string;
  declare description: string | null;
  declare client_id: string;
  declare status: Schemas['ProjectStatus'];
  declare type_id: string | null;
  declare billing_type: Schemas['BillingType'];
  declare manager_id: string | null;
  declare contact_id: string | null;
  /** Only where `billing_type` is retainer. */
  declare agreement_id: string | null;
  /** Whether only work that the client has approved can be billed. */
  declare require_client_approval: boolean;
  declare start_date: string | null;
  declare due_date: string | null;
  declare commenced_at: Date | null;
  declare completed_at: Date | null;
  declare budget_hours: Decimal | null;
  /** In the client's currency, as `amount_billed`. */
  declare budget_amount: Decimal | null;
  /** All hours logged on the project; only commands/projects/project-budget.ts writes it. */
  declare hours_used: Decimal;
  /**
   * The amount that invoice lines bill for the project, including drafts but not void invoices; only
   * commands/projects/project-budget.ts writes it.
   */
  declare amount_billed: Decimal;
  /** Whether `custom_rate` or the card `rate_id` comes before the rates of client and user. */
  declare rate_override: boolean;
  declare rate_id: string | null;
  declare custom_rate: Decimal | null;
  declare notes: string | null;
  declare contract_url: string | null;
  /** Names of its tags, in any order; null for none. Only models/tags/taggings.ts writes it. */
  declare tags: string[] | null;
  declare external_id: string | null;
  declare metadata: Metadata | null;
}
