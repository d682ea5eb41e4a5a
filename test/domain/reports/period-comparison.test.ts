import { expect } from 'chai';
import { changePercent, comparedRange } from '../../../domain/reports/period-comparison.js';
import { dec } from '../../../domain/money.js';
import { periodRange, type PeriodQuery } from '../../../domain/period.js';

const on = (query: PeriodQuery, compareTo: 'previous_period' | 'previous_year', day = '2031-03-16'): string => {
  const { from, to } = comparedRange(query, periodRange(query, day), compareTo);
  return `${from} ${to}`;
};

describe('comparedRange', () => {
  const cases: [PeriodQuery, string][] = [
    [{}, '2031-02-01 2031-02-28'],
    [{ period: 'today' }, '2031-03-15 2031-03-15'],
    [{ period: 'yesterday' }, '2031-03-14 2031-03-14'],
    [{ period: 'this_week' }, '2031-03-03 2031-03-09'],
    [{ period: 'last_week' }, '2031-02-24 2031-03-02'],
    [{ period: 'this_month' }, '2031-02-01 2031-02-28'],
    [{ period: 'last_month' }, '2031-01-01 2031-01-31'],
    [{ period: 'this_quarter' }, '2030-10-01 2030-12-31'],
    [{ period: 'last_quarter' }, '2030-07-01 2030-09-30'],
    [{ period: 'this_year' }, '2030-01-01 2030-12-31'],
    [{ period: 'last_year' }, '2029-01-01 2029-12-31'],
    [{ from: '2031-03-01', to: '2031-03-31' }, '2031-01-29 2031-02-28'],
    [{ period: 'custom', from: '2031-03-10', to: '2031-03-10' }, '2031-03-09 2031-03-09'],
    [{ from: '1900-01-01', to: '2999-12-31' }, '0800-01-01 1899-12-31'],
  ];
  for (const [query, expected] of cases)
    it(`goes back from ${JSON.stringify(query)} to ${expected}`, () => {
      expect(on(query, 'previous_period')).to.equal(expected);
    });

  it('goes back a year to the same days, from 29 February to the 28th', () => {
    expect(on({ period: 'this_week' }, 'previous_year')).to.equal('2030-03-10 2030-03-16');
    expect(on({ period: 'this_month' }, 'previous_year', '2028-02-10')).to.equal('2027-02-01 2027-02-28');
    expect(on({ from: '2028-02-29', to: '2028-02-29' }, 'previous_year')).to.equal('2027-02-28 2027-02-28');
  });
});

describe('changePercent', () => {
  it('is in percent with two decimals, and null against nothing', () => {
    expect([changePercent(dec(4), dec(3)), changePercent(dec(1), dec(3)), changePercent(dec(5), dec(0))]).to.deep.equal(
      [33.33, -66.67, null],
    );
  });

  it('is positive if there is more than before, even if that was below 0', () => {
    expect([changePercent(dec(-1), dec(-4)), changePercent(dec(-6), dec(-4))]).to.deep.equal([75, -50]);
  });
});
