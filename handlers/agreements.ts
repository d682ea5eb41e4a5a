import sql from 'sql-template-tag';
import { fillAgreement } from '../commands/retainers/agreement-data.js';
import {
  activateAgreement,
  cancelAgreement,
  createAgreement,
  pauseAgreement,
  resumeAgreement,
  updateAgreement,
} from '../commands/retainers/agreements.js';
import { closeOnRequest } from '../commands/retainers/close-period.js';
import { invalidState, notFound } from '../domain/errors.js';
import { AgreementPeriod, openPeriodOf } from '../models/retainers/agreement-period.js';
import { Agreement } from '../models/retainers/agreement.js';
import type { Ctx } from '../models/context.js';
import type { Schemas } from '../contract/contract.js';
import { balanceOf } from '../queries/retainers/agreement-balance.js';
import { drawdownOf } from '../queries/retainers/agreement-drawdown.js';
import { agreementIncludes, entriesOf, showPeriods } from '../queries/retainers/agreement-includes.js';
import {
  agreementList,
  fillAgreements,
  ledgerList,
  mrrOf,
  periodList,
  type AgreementTotals,
  type NamedAgreement,
} from '../queries/retainers/agreements.js';
import { serializeAgreement, serializeAgreementSummary, serializeMovement } from '../serializers/agreement.js';
import { viewOf } from '../serializers/view.js';
import { answerList, answerRows, answerSummedList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const agreements = {
  async listAgreements(ctx, { query }) {
    const view = viewOf(ctx.scope);
    const show = async (rows: readonly NamedAgreement[], at: Ctx) =>
      (await fillAgreements(at, rows)).map((filled) =>
        serializeAgreementSummary(filled, filled.agreement.client_name, view),
      );
    const sum = ({ active_agreements, expiring_soon, ...totals }: AgreementTotals) => ({
      ...view.rates(mrrOf(totals)),
      active_agreements,
      expiring_soon,
    });
    return answerSummedList(ctx, agreementList, query, show, sum);
  },

  async createAgreement(ctx, { body }) {
    return shown(ctx, await createAgreement(ctx, body));
  },

  async getAgreement(ctx, { params, query }) {
    const agreement = await Agreement.get(ctx, params.id);
    const included = await agreementIncludes(ctx, agreement, query.include ?? []);
    return { data: { ...(await shown(ctx, agreement)).data, ...included } };
  },

  async updateAgreement(ctx, { params, body }) {
    return shown(ctx, await updateAgreement(ctx, await Agreement.lock(ctx, params.id), body));
  },

  async cancelAgreement(ctx, { params, body }) {
    return shown(ctx, await cancelAgreement(ctx, await Agreement.lock(ctx, params.id), body ?? {}));
  },

  async pauseAgreement(ctx, { params }) {
    return shown(ctx, await pauseAgreement(ctx, await Agreement.lock(ctx, params.id)));
  },

  async resumeAgreement(ctx, { params }) {
    return shown(ctx, await resumeAgreement(ctx, await Agreement.lock(ctx, params.id)));
  },

  async activateAgreement(ctx, { params }) {
    return shown(ctx, await activateAgreement(ctx, await Agreement.lock(ctx, params.id)));
  },

  async listAgreementPeriods(ctx, { params, query }) {
    const agreement = await Agreement.get(ctx, params.id);
    const { limit, per_page = limit, ...others } = query;
    const latestFirst = { ...others, limit, per_page, sort: 'number' };
    const show = (rows: readonly AgreementPeriod[], at: Ctx) => showPeriods(at, agreement, rows);
    return answerList(ctx, periodList, latestFirst, show, sql`t.agreement_id = ${agreement.id}`);
  },

  async getAgreementPeriod(ctx, { params, query }) {
    const agreement = await Agreement.get(ctx, params.id);
    const data = await shownPeriod(
      ctx,
      agreement,
      ofAgreement(agreement, await AgreementPeriod.get(ctx, params.period_id)),
    );
    const names = query.include ?? [];
    if (!names.includes('time_entries')) return { data };
    return { data: { ...data, time_entries: await entriesOf(ctx, 'period_id', data.id) } };
  },

  async closeAgreementPeriod(ctx, { params, body }) {
    const agreement = await Agreement.lock(ctx, params.id);
    const period = ofAgreement(agreement, await AgreementPeriod.lock(ctx, params.period_id));
    const closed = await closeOnRequest(ctx, agreement, period, body?.generate_invoice);
    return { data: await shownPeriod(ctx, closed.agreement, closed.period) };
  },

  async getAgreementBalance(ctx, { params }) {
    const agreement = await Agreement.get(ctx, params.id);
    const period = await openPeriodOf(ctx, agreement.id);
    if (!period) throw invalidState('The agreement has no open period: activate or resume it');
    return { data: await balanceOf(ctx, agreement, period, viewOf(ctx.scope)) };
  },

  async listAgreementLedger(ctx, { params, query }) {
    const { id } = await Agreement.get(ctx, params.id);
    return answerList(ctx, ledgerList, query, each(serializeMovement), sql`t.agreement_id = ${id}`);
  },

  async listAgreementDrawdown(ctx, { query }) {
    const { rows, summary } = await drawdownOf(ctx, query, viewOf(ctx.scope));
    const answer = answerRows(ctx, 'listAgreementDrawdown', rows, query);
    return 'data' in answer ? { ...answer, summary } : answer;
  },
} satisfies Handlers<'agreements'>;

async function shown(ctx: Ctx, agreement: Agreement): Promise<{ data: Schemas['Agreement'] }> {
  return { data: serializeAgreement(await fillAgreement(ctx, agreement), viewOf(ctx.scope)) };
}

/** Throws `not_found` unless the period belongs to the agreement. */
function ofAgreement<P extends AgreementPeriod>({ id }: Agreement, period: P): P {
  if (period.agreement_id !== id) throw notFound();
  return period;
}

async function shownPeriod(
  ctx: Ctx,
  agreement: Agreement,
  period: AgreementPeriod,
): Promise<Schemas['AgreementPeriod']> {
  const [data] = await showPeriods(ctx, agreement, [period]);
  if (!data) throw notFound();
  return data;
}
