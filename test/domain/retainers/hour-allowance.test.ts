import { expect } from 'chai';
import fc from 'fast-check';
import {
  closeAllowance,
  portionsBetween,
  totalAvailable,
  type Lot,
  type Portion,
} from '../../../domain/retainers/hour-allowance.js';
import { dec, sum, type Big } from '../../../domain/money.js';

const lot = (lot_id: string, origin: number, hours: number): Lot => ({ lot_id, origin, hours: dec(hours) });
const shown = (portions: readonly Portion[]) =>
  portions.map(({ source, lot_id, hours }) => `${lot_id ?? source} ${hours.toFixed()}`);
const lotsShown = (lots: readonly Lot[]) =>
  lots.map(({ lot_id, origin, hours }) => `${lot_id}/${origin} ${hours.toFixed()}`);

const allowance = { lots: [lot('jan', 1, 2), lot('feb', 2, 3)], included: dec(10) };

describe('portionsBetween', () => {
  const table: [from: number, to: number, portions: string[]][] = [
    [0, 1, ['jan 1']],
    [0, 2, ['jan 2']],
    [1, 4, ['jan 1', 'feb 2']],
    [4, 6.5, ['feb 1', 'included 1.5']],
    [5, 15, ['included 10']],
    [14.25, 17, ['included 0.75', 'overage 2']],
    [20, 21, ['overage 1']],
    [0, 16, ['jan 2', 'feb 3', 'included 10', 'overage 1']],
    [3, 3, []],
  ];
  for (const [from, to, portions] of table) {
    it(`between ${from} and ${to} hours used is ${portions.join(', ') || 'nothing'}`, () => {
      expect(shown(portionsBetween(allowance, dec(from), dec(to)))).to.deep.equal(portions);
    });
  }

  it('only counts overage if nothing is included', () => {
    expect(shown(portionsBetween({ lots: [], included: dec(0) }, dec(0), dec(2)))).to.deep.equal(['overage 2']);
  });
});

describe('closeAllowance', () => {
  const closing = { ...allowance, period_id: 'mar', number: 3, goesOn: true };
  const terms = { enabled: true, max_hours: null, expires_months: null };
  const close = (used: number, changed: Partial<typeof terms | { max_hours: Big; expires_months: number }> = {}) => {
    const { overage, carried, expired } = closeAllowance({
      ...closing,
      used: dec(used),
      terms: { ...terms, ...changed },
    });
    return { overage: overage.toFixed(), carried: lotsShown(carried), expired: shown(expired) };
  };

  it('carries over what is left of lots and of the included hours', () => {
    const carried = ['feb/2 1', 'mar/3 10'];
    expect(close(4)).to.deep.equal({ overage: '0', carried, expired: [] });
    expect(close(12.5)).to.deep.equal({ overage: '0', carried: ['mar/3 2.5'], expired: [] });
    expect(close(18)).to.deep.equal({ overage: '3', carried: [], expired: [] });
  });

  it('drops the oldest lots above the cap', () => {
    const expired = ['jan 2', 'feb 1'];
    expect(close(0, { max_hours: dec(12) })).to.deep.equal({ overage: '0', carried: ['feb/2 2', 'mar/3 10'], expired });
    expect(close(0, { max_hours: dec(0) }).carried).to.deep.equal([]);
    expect(close(0, { max_hours: dec(4) }).carried).to.deep.equal(['mar/3 4']);
  });

  it('lets a lot be used in as many of the next periods as it lasts', () => {
    expect(close(0, { expires_months: 1 }).carried).to.deep.equal(['mar/3 10']);
    expect(close(0, { expires_months: 2 }).carried).to.deep.equal(['feb/2 3', 'mar/3 10']);
    expect(close(0, { expires_months: 3 }).carried).to.deep.equal(['jan/1 2', 'feb/2 3', 'mar/3 10']);
  });

  it('carries nothing over if rollover is off, or no period follows', () => {
    const expired = ['feb 1', 'included 10'];
    expect(close(4, { enabled: false })).to.deep.equal({ overage: '0', carried: [], expired });
    const last = closeAllowance({ ...closing, goesOn: false, used: dec(4), terms });
    expect([lotsShown(last.carried), shown(last.expired)]).to.deep.equal([[], expired]);
  });

  const hours = fc.integer({ min: 0, max: 4000 }).map((hundredths) => dec(hundredths).div(dec(100)));
  const lots = fc
    .array(hours, { maxLength: 6 })
    .map((all) => all.map((each, at) => ({ lot_id: `p${at}`, origin: at + 1, hours: each })));

  it('neither loses nor creates an hour: each is used, carried over or expired', () => {
    const bound = fc.option(hours, { nil: null });
    const months = fc.option(fc.integer({ min: 1, max: 8 }), { nil: null });
    fc.assert(
      fc.property(lots, hours, hours, bound, months, fc.boolean(), fc.boolean(), (...all) => {
        const [some, included, used, max_hours, expires_months, enabled, goesOn] = all;
        const state = { lots: some, included };
        const { overage, carried, expired, rolledOut } = closeAllowance({
          ...state,
          period_id: 'now',
          number: some.length + 1,
          used,
          goesOn,
          terms: { enabled, max_hours, expires_months },
        });
        const total = (portions: readonly { hours: Big }[]): Big => sum(portions.map((portion) => portion.hours));
        const spent = used.minus(overage);
        expect(spent.plus(total(carried)).plus(total(expired)).eq(totalAvailable(state))).to.equal(true);
        expect(total(carried).eq(total(rolledOut))).to.equal(true);
        expect(max_hours === null || total(carried).lte(max_hours)).to.equal(true);
        expect(total(portionsBetween(state, dec(0), used)).eq(used)).to.equal(true);
      }),
    );
  });
});
