/** Retainers that are signed, used, closed and cancelled over two years, compared with a plain model. */
import { expect } from 'chai';
import { addDays } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { startOn } from '../service/clock.js';
import { buildClient } from '../builders/factories.js';
import { Dice } from './dice.js';
import { RetainerModel, type Terms } from './retainer-model.js';
import { buildWorkspace } from '../builders/workspace.js';
import { seen } from '../answers/seen.js';

const months = 24;
const firstDay = '2027-01-01';

interface Entry {
  readonly id: string;
  hours: number;
  readonly period: number;
}

/** An agreement and its model. */
interface Retainer {
  readonly id: string;
  readonly model: RetainerModel;
  entries: Entry[];
}

const hours = (hundredths: number): number => hundredths / 100;

class RetainerSimulation {
  readonly retainers: Retainer[] = [];
  today = firstDay;

  constructor(
    private readonly owner: ApiClient,
    private readonly clientId: string,
    private readonly dice: Dice,
  ) {}

  private get open(): Retainer[] {
    return this.retainers.filter(({ model }) => model.current);
  }

  async sign(): Promise<void> {
    const { dice } = this;
    const start = addDays(this.today, dice.between(-45, 20));
    const end = dice.oneIn(5) ? null : addDays(start, dice.between(0, 200));
    const terms: Terms = {
      fee: dice.between(0, 5) * 10_000 + dice.between(0, 99),
      included: dice.oneIn(8) ? 0 : dice.between(1, 160) * 25,
      overageRate: dice.oneIn(6) ? null : dice.between(5000, 15_000),
      billingDay: dice.between(1, 28),
      rollover: dice.oneIn(3)
        ? null
        : {
            max: dice.oneIn(2) ? null : dice.between(0, 3000),
            months: dice.oneIn(2) ? null : dice.between(1, 4),
          },
    };
    const { data } = await this.owner.call('createAgreement', { body: bodyOf(this.clientId, terms, start, end) });
    const model = new RetainerModel(terms, start, end);
    model.reach(this.today);
    this.retainers.push({ id: data.id, model, entries: [] });
  }

  async goOn(days: number): Promise<void> {
    this.today = addDays(this.today, days);
    await this.owner.call('advanceTestClock', { body: { to: `${this.today}T12:00:00Z` } });
    for (const { model } of this.retainers) model.reach(this.today);
  }

  async log(count: number): Promise<void> {
    const { dice } = this;
    if (this.open.length === 0) return;
    const chosen = Array.from({ length: count }, () => ({
      on: dice.pick(this.open),
      hundredths: dice.between(1, 900),
    }));
    const entries = chosen.map(({ on, hundredths }) => ({
      client_id: this.clientId,
      agreement_id: on.id,
      date: addDays(this.today, -dice.between(0, 40)),
      hours: hours(hundredths),
    }));
    const { data } = await this.owner.call('createTimeEntries', { body: { entries } });
    for (const [at, { on, hundredths }] of chosen.entries()) {
      on.model.draw(hundredths);
      on.entries.push({ id: data[at]?.id ?? '', hours: hundredths, period: on.model.current?.number ?? 0 });
    }
  }

  /** Changes or deletes an entry of an open period. */
  async correct(): Promise<void> {
    const { dice } = this;
    const changeable = this.open.flatMap((on) =>
      on.entries.filter(({ period }) => period === on.model.current?.number).map((entry) => ({ on, entry })),
    );
    if (changeable.length === 0) return;
    const { on, entry } = dice.pick(changeable);
    const params = { id: entry.id };
    const next = dice.oneIn(2) ? 0 : dice.between(1, 900);
    if (next === 0) await this.owner.call('deleteTimeEntry', { params });
    else await this.owner.call('updateTimeEntry', { params, body: { hours: hours(next) } });
    on.model.draw(next - entry.hours);
    entry.hours = next;
    if (next === 0) on.entries = on.entries.filter((each) => each !== entry);
  }

  async closeEarly(): Promise<void> {
    const begun = this.open.filter(({ model }) => (model.current?.start ?? this.today) <= this.today);
    if (begun.length === 0) return;
    const { id, model } = this.dice.pick(begun);
    const { data } = await this.owner.call('getAgreement', { params: { id } });
    const params = { id, period_id: data.current_period?.id ?? '' };
    await this.owner.call('closeAgreementPeriod', { params });
    model.close(this.today);
  }

  async cancel(): Promise<void> {
    const some = this.open.filter(({ model }) => model.canBeCancelled);
    if (some.length === 0) return;
    const { id, model } = this.dice.pick(some);
    const effective_date = addDays(this.today, this.dice.between(0, 40));
    await this.owner.call('cancelAgreement', { params: { id }, body: { effective_date } });
    model.cancel(effective_date);
  }

  /** Compares every open period with the list of agreements. */
  async assertCurrent(): Promise<void> {
    const shown = new Map<string, Schemas['AgreementSummary']>();
    for (let page = 1; ; page += 1) {
      const { data, pagination } = await this.owner.call('listAgreements', { query: { page, per_page: 100 } });
      for (const agreement of data) shown.set(agreement.id, agreement);
      if (page >= pagination.total_pages) break;
    }
    for (const { id, model } of this.retainers)
      expect(figuresShown(shown.get(id)?.current_period), `${id} on ${this.today}`).to.deep.equal(figuresOf(model));
  }

  /** Compares every period so far, with its ledger and invoices. */
  async assertAll(): Promise<void> {
    for (const { id, model } of this.retainers) {
      const { data } = await this.owner.call('listAgreementPeriods', { params: { id }, query: { limit: 100 } });
      const wanted = model.periods.map((period) => periodWanted(model, period));
      expect(data.toReversed().map(periodShown), id).to.deep.equal(wanted);
      expect(await this.ledgerBalances(id, data), id).to.deep.equal(
        data.map(({ status, hours: { total_available, used } }) =>
          status === 'closed' ? 0 : Math.round((total_available - used) * 100),
        ),
      );
      const { data: whole } = await this.owner.call('getAgreement', {
        params: { id },
        query: { include: ['invoices'] },
      });
      const invoiced = (whole.invoices ?? []).reduce(
        (all, { amounts }) => all + Math.round(seen(amounts.total) * 100),
        0,
      );
      expect(invoiced, id).to.equal(model.invoiced);
    }
  }

  private async ledgerBalances(id: string, periods: readonly Schemas['AgreementPeriod'][]): Promise<number[]> {
    const sums = new Map<string, number>();
    for (let page = 1; ; page += 1) {
      const query = { page, per_page: 100 };
      const { data, pagination } = await this.owner.call('listAgreementLedger', { params: { id }, query });
      for (const { period_id, hours: moved } of data)
        sums.set(period_id, (sums.get(period_id) ?? 0) + Math.round(moved * 100));
      if (page >= pagination.total_pages) break;
    }
    return periods.map((period) => sums.get(period.id) ?? 0);
  }
}

function bodyOf(client_id: string, terms: Terms, start_date: string, end_date: string | null) {
  return {
    client_id,
    title: 'Retainer',
    start_date,
    end_date,
    monthly_fee: terms.fee / 100,
    hours_included: hours(terms.included),
    overage_rate: terms.overageRate === null ? null : terms.overageRate / 100,
    billing_day: terms.billingDay,
    rollover_enabled: terms.rollover !== null,
    rollover_max_hours: terms.rollover?.max == null ? null : hours(terms.rollover.max),
    rollover_expires_months: terms.rollover?.months ?? null,
    auto_invoice: true,
  };
}

const figuresShown = (period: Schemas['CurrentPeriod'] | null | undefined) =>
  period && [period.start_date, period.end_date, period.hours_used, period.rollover_hours, period.hours_remaining];

function figuresOf(model: RetainerModel) {
  const { current } = model;
  if (!current) return null;
  const available = model.available(current);
  return [
    current.start,
    current.end,
    hours(current.used),
    hours(available - model.terms.included),
    hours(Math.max(0, available - current.used)),
  ];
}

const periodShown = ({ start_date, end_date, hours: shown, billing, closed_at }: Schemas['AgreementPeriod']) => ({
  start_date,
  end_date,
  used: shown.used,
  available: shown.total_available,
  ...(closed_at === null ? {} : { overage: shown.overage, rolled: shown.rolled_over, total: billing?.total }),
});

const periodWanted = (model: RetainerModel, period: RetainerModel['periods'][number]) => ({
  start_date: period.start,
  end_date: period.end,
  used: hours(period.used),
  available: hours(model.available(period)),
  ...(period.closed === undefined
    ? {}
    : {
        overage: hours(period.closed.overage),
        rolled: hours(period.closed.rolledOver),
        total: period.closed.total / 100,
      }),
});

/**
 * Lives two years with this number of retainers, and compares all that the API shows of them with the model after each
 * month: no hour and no cent appears or disappears. SEED chooses other years.
 */
export async function assertTwoYearsMatch(agreementCount: number): Promise<void> {
  const dice = new Dice(Number(process.env['SEED'] ?? 20_270_101));
  const { owner } = await buildWorkspace();
  await startOn(owner, firstDay);
  const { id: clientId } = await buildClient(owner);
  const simulation = new RetainerSimulation(owner, clientId, dice);
  for (let month = 0; month < months; month += 1) {
    const last = Math.ceil((agreementCount * (month + 1)) / months);
    while (simulation.retainers.length < last) await simulation.sign();
    await simulation.log(Math.ceil(agreementCount / 3));
    for (let count = 0; count < 12; count += 1) await simulation.correct();
    for (let count = 0; count < 4; count += 1) await simulation.closeEarly();
    for (let count = 0; count < agreementCount / 30; count += 1) await simulation.cancel();
    await simulation.assertCurrent();
    await simulation.goOn(dice.between(10, 50));
    await simulation.assertCurrent();
  }
  await simulation.assertAll();
}
