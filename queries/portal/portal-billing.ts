/**
 * Invoices, credit notes and agreements for contacts; `limitOfContact` of the models limits the rows to their client.
 */
import sql from 'sql-template-tag';
import { CreditNote, type NamedCreditNote } from '../../models/billing/credit-note.js';
import { Invoice } from '../../models/billing/invoice.js';
import type { Ctx } from '../../models/context.js';
import { AgreementPeriod } from '../../models/retainers/agreement-period.js';
import { Agreement } from '../../models/retainers/agreement.js';
import { isOneOf } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { PortalPeriod } from '../../serializers/portal/portal-billing.js';
import { creditNoteList } from '../billing/credit-notes.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';
import { hoursOfPeriods } from '../retainers/period-hours.js';

export const portalInvoiceList = listOf<'listPortalInvoices'>()<Invoice>({
  model: Invoice,
  columns: sql`t.*`,
  filters: { status: among('t.status') },
  sorts: { invoice_date: 't.invoice_date', due_date: 't.due_date' },
});

export const portalCreditNoteList = listOf<'listPortalCreditNotes'>()<NamedCreditNote>({
  model: CreditNote,
  columns: creditNoteList.columns,
  ...(creditNoteList.joins ? { joins: creditNoteList.joins } : {}),
  filters: {},
  sorts: { credit_date: 't.credit_date' },
});

export const portalAgreementList = listOf<'listPortalAgreements'>()<Agreement>({
  model: Agreement,
  columns: sql`t.*`,
  filters: {},
  sorts: { created_at: 't.created_at' },
});

/** The open periods of these agreements with their hours, by the id of the agreement. */
export async function openPeriods(ctx: Ctx, agreements: readonly Agreement[]): Promise<Map<string, PortalPeriod>> {
  const all = seeingAll(ctx);
  const ids = agreements.map(({ id }) => id);
  const periods = await AgreementPeriod.all(all, sql`${isOneOf('t.agreement_id', ids)} AND t.closed_at IS NULL`);
  const hoursOf = await hoursOfPeriods(
    all,
    periods.map(({ id }) => id),
  );
  return new Map(
    periods.flatMap((period): [string, PortalPeriod][] => {
      const hours = hoursOf.get(period.id);
      return hours ? [[period.agreement_id, { period, hours }]] : [];
    }),
  );
}
