import type { Metadata } from '../../domain/metadata.js';
import type { Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { ofTheirClient } from '../portal-visibility.js';
import { teamOrAssigned } from '../visibility.js';

/** A client: a firm that the workspace works for. */
export class Client extends WorkspaceModel {
  static override tableName = 'clients';
  static override idPrefix = 'cli';
  static override jsonAttributes = [
    'sla_overrides',
    'tags',
    'metadata',
    'tax_rate_ids',
    'identifiers',
    'electronic_address',
    'reminder_schedule',
    'mail_cc',
  ];
  static override limitVisible = teamOrAssigned('id', 'client_id');
  static override limitOfContact = ofTheirClient('id');

  declare name: string;
  /** Lower-cased name, by which two clients are the same. */
  declare name_key: string;
  declare email: string | null;
  declare email_key: string | null;
  declare phone: string | null;
  declare website: string | null;
  declare address_line1: string | null;
  declare address_line2: string | null;
  declare city: string | null;
  declare state: string | null;
  declare postal_code: string | null;
  declare country: string | null;
  /** A BCP 47 tag; null means that of the workspace. */
  declare locale: string | null;
  declare currency: string;
  /** The VAT id as it was written, or else the tax number (domain/billing/parties/tax-ids.ts). */
  declare tax_id: string | null;
  declare tax_number: string | null;
  declare identifiers: readonly Schemas['PartyIdentifier'][] | null;
  declare electronic_address: Schemas['ElectronicAddress'] | null;
  declare buyer_reference: string | null;
  declare accounting_reference: string | null;
  /** Null means `none`. */
  declare e_invoice_format: Schemas['ElectronicInvoiceFormat'] | null;
  /** Null means `mail`. */
  declare e_invoice_via: Schemas['ElectronicInvoiceVia'] | null;
  declare tax_rate: Decimal | null;
  /** The tax rates of its invoices; null for `tax_rate`, or else the default of the workspace. */
  declare tax_rate_ids: string[] | null;
  declare payment_terms_days: number | null;
  /** Null follows the workspace; an empty one sends none. */
  declare reminder_schedule: readonly Schemas['ReminderStep'][] | null;
  /** Recipients of a copy of mails about billing; null for those of the workspace. */
  declare mail_cc: readonly string[] | null;
  /** Where replies to these go; null for that of the workspace. */
  declare mail_reply_to: string | null;
  /** The day on which its schedule was set; reminders of days before it are not made up for. */
  declare reminders_since: Day | null;
  declare rate_id: string | null;
  declare notes: string | null;
  declare status: Schemas['ClientStatus'];
  declare sla_overrides: Schemas['SlaOverride'][];
  declare health_score: number;
  declare health_status: Schemas['ClientHealthStatus'];
  declare archived_at: Date | null;
  /** Names of its tags, in any order; null for none. Only models/tags/taggings.ts writes it. */
  declare tags: string[] | null;
  declare external_id: string | null;
  declare metadata: Metadata | null;
}
