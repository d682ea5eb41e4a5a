/** The arrays of the revenue report, one for each grouping. */
import sql from 'sql-template-tag';
import { quarterWith, type Month } from '../../domain/months.js';
import { roundMoney, sum, toNumber, zero, type Big } from '../../domain/money.js';
import { maxGroups } from '../../domain/reports/reports.js';
import { AgreementType } from '../../models/retainers/agreement-type.js';
import type { Ctx } from '../../models/context.js';
import { ProjectType } from '../../models/projects/project-type.js';
import { scoped, select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { grouped } from '../../domain/grouped.js';
import type { Collected, Invoiced } from './money-figures.js';
import { namesOf } from './names.js';
import type { Projection } from './projection.js';
import type { RevenueShare } from './revenue-shares.js';

type Report = Schemas['RevenueReport'];
type Arrays = Pick<Report, 'by_month' | 'by_quarter' | 'by_client' | 'by_project' | 'by_service_type' | 'omitted'>;

/** The revenue to be grouped, all in one currency. */
export interface GroupedRevenue {
  readonly currency: string;
  /** Every month of the period. */
  readonly months: readonly Month[];
  readonly invoiced: readonly Omit<Invoiced, 'gross'>[];
  readonly collected: readonly Collected[];
  readonly shares: readonly RevenueShare[];
  /** Undefined unless the query includes the forecast. */
  readonly ahead: Projection | undefined;
}

type Groupings = Record<
  Schemas['RevenueReportGrouping'],
  (ctx: Ctx, revenue: GroupedRevenue) => Promise<Arrays> | Arrays
>;

/** The array of the response for each grouping. */
export const revenueGroups: Groupings = {
  month(_, revenue) {
    const { listed, omitted } = bounded(revenue.months);
    return { by_month: listed.map((month) => ({ month, ...spanOf(revenue, [month]) })), omitted };
  },
  quarter(_, revenue) {
    const { listed, omitted } = bounded([...grouped(revenue.months, quarterWith)]);
    return { by_quarter: listed.map(([quarter, months]) => ({ quarter, ...spanOf(revenue, months) })), omitted };
  },
  async client(ctx, { currency, invoiced, collected }) {
    const net = new Map(invoiced.map((row) => [row.key, row.net]));
    const paid = new Map(collected.map((row) => [row.key, row.amount]));
    const groups = [...new Set([...net.keys(), ...paid.keys()])].map((key) => {
      return { key, amount: net.get(key) ?? zero, paid: paid.get(key) ?? zero };
    });
    const { listed, omitted } = bounded(
      groups.toSorted((a, b) => b.amount.cmp(a.amount) || b.paid.cmp(a.paid) || byKey(a, b)),
    );
    const clients = await namesOf(ctx, 'clients', keysOf(listed));
    const by_client = listed.map((group) => ({
      client_id: group.key ?? '',
      client_name: clients.get(group.key)?.name ?? '',
      invoiced: toNumber(roundMoney(group.amount, currency)),
      collected: toNumber(roundMoney(group.paid, currency)),
    }));
    return { by_client, omitted };
  },
  async project(ctx, { currency, shares }) {
    const { listed, omitted } = bounded(addedUp(shares, ({ project }) => project));
    const projects = await namesOf(ctx, 'projects', keysOf(listed));
    const by_project = listed.map(({ key, amount }) => ({
      project_id: key,
      project_title: projects.get(key)?.title ?? null,
      client_name: projects.get(key)?.client_name ?? null,
      invoiced: toNumber(roundMoney(amount, currency)),
    }));
    return { by_project, omitted };
  },
  async service_type(ctx, { currency, shares }) {
    const { listed, omitted } = bounded(addedUp(shares, ({ serviceType }) => serviceType));
    const names = await serviceNames(ctx);
    const by_service_type = listed.map(({ key, amount }) => ({
      type_id: key,
      service_type: names.get(key) ?? null,
      invoiced: toNumber(roundMoney(amount, currency)),
    }));
    return { by_service_type, omitted };
  },
};

const bounded = <T>(all: readonly T[]): { listed: readonly T[]; omitted: number } => ({
  listed: all.slice(0, maxGroups),
  omitted: Math.max(all.length - maxGroups, 0),
});

/** Revenue of some months, and the forecast of those among them that are ahead. */
function spanOf(
  { currency, invoiced, collected, ahead }: GroupedRevenue,
  months: readonly Month[],
): Omit<Schemas['RevenueReportMonth'], 'month'> {
  const isWithin = ({ key }: { readonly key: string | null }): boolean => key !== null && months.includes(key);
  const money = (values: readonly Big[]): number => toNumber(roundMoney(sum(values), currency));
  const coming = ahead ? months.filter((month) => month > ahead.present) : [];
  const expected = coming.map((month) => ahead?.revenueIn(month, currency) ?? zero);
  return {
    invoiced: money(invoiced.filter(isWithin).map(({ net }) => net)),
    collected: money(collected.filter(isWithin).map(({ amount }) => amount)),
    ...(ahead ? { forecast: coming.length === 0 ? null : money(expected) } : {}),
  };
}

interface Group {
  readonly key: string | null;
  readonly amount: Big;
}

/** Shares added up by key, the largest first; groups whose sum is 0 are left out. */
const addedUp = (shares: readonly RevenueShare[], keyOf: (share: RevenueShare) => string | null): Group[] =>
  [...grouped(shares, keyOf)]
    .map(([key, some]) => ({ key, amount: sum(some.map(({ amount }) => amount)) }))
    .filter(({ amount }) => !amount.eq(zero))
    .toSorted(maxFirst);

const maxFirst = (a: Group, b: Group): number => b.amount.cmp(a.amount) || byKey(a, b);
const byKey = (a: Pick<Group, 'key'>, b: Pick<Group, 'key'>): number => ((a.key ?? '') < (b.key ?? '') ? -1 : 1);
const keysOf = (groups: readonly Group[]): (string | null)[] => groups.map(({ key }) => key);

/** The names of project types and agreement types, by id. */
async function serviceNames(ctx: Ctx): Promise<ReadonlyMap<string | null, string>> {
  const firm = seeingAll(ctx);
  const rows = await select<{ id: string; name: string }>(
    ctx,
    sql`SELECT t.id, t.name FROM project_types t WHERE ${scoped(firm, ProjectType, 't')}
        UNION ALL SELECT t.id, t.name FROM agreement_types t WHERE ${scoped(firm, AgreementType, 't')}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
