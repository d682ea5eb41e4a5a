import sql, { type Sql } from 'sql-template-tag';
import { valuesByCurrency } from '../../domain/reports/currency-values.js';
import { soonDays } from '../../domain/retainers/drawdown.js';
import type { Decimal } from '../../domain/money.js';
import { addDays, today } from '../../domain/time.js';
import { AgreementPeriod } from '../../models/retainers/agreement-period.js';
import { AgreementType } from '../../models/retainers/agreement-type.js';
import { Agreement } from '../../models/retainers/agreement.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { HourMovement } from '../../models/retainers/hour-movement.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { isOneOf } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';
import type { FilledAgreement } from '../../serializers/agreement.js';
import { externalFilters } from '../external-filters.js';
import { among, containing } from '../filters.js';
import { listOf, type Grouped, type SummaryQuery } from '../list.js';
import { convertedMrr } from './converted-mrr.js';
import { hoursOfPeriods } from './period-hours.js';

export type NamedAgreement = Agreement & { readonly client_name: string };

/** A condition over agreements `t`: active, and `end_date` is at most `soonDays` ahead. */
function isExpiringSoon(ctx: Ctx): Sql {
  const now = today(ctx.now, ctx.workspace.timezone);
  return sql`(t.status = 'active' AND t.end_date IS NOT NULL AND t.end_date BETWEEN ${now} AND ${addDays(now, soonDays)})`;
}

/** Totals over all agreements of a list. */
export interface AgreementTotals {
  readonly active_agreements: number;
  readonly expiring_soon: number;
  readonly mrr: ReturnType<typeof valuesByCurrency>;
  readonly converted?: Schemas['ConvertedMrr'];
}

export const matchingAgreements = containing('t.title');

export const agreementList = listOf<'listAgreements'>()<NamedAgreement, AgreementTotals, Active>({
  model: Agreement,
  columns: sql`t.*, c.name AS client_name`,
  joins: sql`LEFT JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id`,
  filters: {
    ...externalFilters('agreements'),
    client_id: among('t.client_id'),
    status: among('t.status'),
    type_id: among('t.type_id'),
    search: matchingAgreements,
    expiring_soon: (flag, ctx) => (flag ? isExpiringSoon(ctx) : sql`NOT ${isExpiringSoon(ctx)}`),
  },
  references: { client_id: Client, type_id: AgreementType },
  sorts: { created_at: 't.created_at', start_date: 't.start_date', monthly_fee: 't.monthly_fee' },
  sortNeeds: { monthly_fee: 'can_see_rates' },
  summary: { columns: sql`COUNT(IF(t.status = 'active', 1, NULL)) AS active`, read: readSummary },
});

interface Active {
  readonly active: number;
}

async function readSummary(
  { active }: Active,
  ctx: Ctx,
  grouped: Grouped,
  { in: into }: SummaryQuery,
): Promise<AgreementTotals> {
  const rows = await grouped<{ currency: string; mrr: Decimal; soon: number }>(
    't.currency',
    sql`SUM(IF(t.status = 'active', t.monthly_fee, 0)) AS mrr, COUNT(IF(${isExpiringSoon(ctx)}, 1, NULL)) AS soon`,
  );
  return {
    active_agreements: active,
    expiring_soon: rows.reduce((all, { soon }) => all + soon, 0),
    mrr: valuesByCurrency(new Map(rows.map(({ currency, mrr }) => [currency, mrr])), ctx.workspace.currency),
    ...(into !== undefined && { converted: await convertedMrr(ctx, into, rows) }),
  };
}

/** The agreements, each with its open period and that period's hours, read by two statements. */
export async function fillAgreements<A extends Agreement>(
  ctx: Ctx,
  agreements: readonly A[],
): Promise<(FilledAgreement & { readonly agreement: A })[]> {
  if (agreements.length === 0) return [];
  const ids = agreements.map(({ id }) => id);
  const open = await AgreementPeriod.all(seeingAll(ctx), isOneOf('t.open_of', ids));
  const hours = await hoursOfPeriods(
    ctx,
    open.map(({ id }) => id),
  );
  const byAgreement = new Map(open.map((period) => [period.agreement_id, period]));
  return agreements.map((agreement) => {
    const period = byAgreement.get(agreement.id);
    const filled = period && hours.get(period.id);
    return { agreement, current: period && filled && { period, hours: filled } };
  });
}

export const ledgerList = listOf<'listAgreementLedger'>()<HourMovement>({
  model: HourMovement,
  columns: sql`t.*`,
  filters: {
    period_id: among('t.period_id'),
    time_entry_id: among('t.time_entry_id'),
  },
  references: { period_id: AgreementPeriod },
  sorts: {},
});

/** The periods of one agreement; the handler adds the condition on its id. */
export const periodList = listOf<'listAgreementPeriods'>()<AgreementPeriod>({
  model: AgreementPeriod,
  columns: sql`t.*`,
  filters: {},
  sorts: { number: 't.number' },
  index: () => 'agreement_periods_number_unique',
});

/** The monthly fees in a list's summary, as the API shows them: in the workspace's currency, and in others. */
export const mrrOf = ({
  mrr,
  converted,
}: Pick<AgreementTotals, 'mrr' | 'converted'>): Pick<
  Schemas['AgreementListSummary'],
  'total_mrr' | 'other_currencies' | 'converted'
> => ({
  total_mrr: mrr.value,
  other_currencies: mrr.other_currencies.map(({ currency, value }) => ({ currency, total_mrr: value })),
  ...(converted && { converted }),
});
