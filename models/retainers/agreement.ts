import type { Metadata } from '../../domain/metadata.js';
import type { Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { agreedWithTheirClient, ifTheySeeInvoices } from '../portal-visibility.js';
import { teamOrAssigned } from '../visibility.js';

/** A retainer agreement with a client. Changes of its terms apply to periods that open later. */
export class Agreement extends WorkspaceModel {
  static override tableName = 'agreements';
  static override idPrefix = 'agr';
  static override jsonAttributes = ['metadata'];
  static override limitVisible = teamOrAssigned('client_id', 'client_id');
  static override limitOfContact = ifTheySeeInvoices(agreedWithTheirClient);

  declare client_id: string;
  declare type_id: string | null;
  declare contact_id: string | null;
  declare title: string;
  declare status: Schemas['AgreementStatus'];
  /** The client's currency, in which `monthly_fee` and `overage_rate` are. */
  declare currency: string;
  declare monthly_fee: Decimal;
  /** For each month, as `monthly_fee`. */
  declare hours_included: Decimal;
  declare overage_rate: Decimal | null;
  /** 31 for the last day of each month. */
  declare billing_day: number;
  declare interval: Schemas['AgreementInterval'];
  declare rollover_enabled: boolean;
  declare rollover_max_hours: Decimal | null;
  declare rollover_expires_months: number | null;
  declare start_date: string;
  /** Its last day as agreed; null for an open end. */
  declare end_date: string | null;
  /** Its last day as cancelled; null if it was not cancelled. */
  declare effective_date: string | null;
  declare cancel_reason: string | null;
  /** The `end_date` that agreement.expiring_soon was emitted for. */
  declare expiry_told_for: string | null;
  declare prorate_first_period: boolean;
  declare auto_invoice: boolean;
  declare invoice_method: Schemas['InvoiceMethod'];
  declare notes: string | null;
  declare external_id: string | null;
  declare metadata: Metadata | null;
}

/** The last day of an agreement, the earlier of its end and its cancellation; null if there is neither. */
export function endsOn({ end_date, effective_date }: Pick<Agreement, 'end_date' | 'effective_date'>): string | null {
  if (end_date === null || effective_date === null) return end_date ?? effective_date;
  return end_date < effective_date ? end_date : effective_date;
}
