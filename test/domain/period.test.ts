import { expect } from 'chai';
import { periodLabel, periodRange } from '../../domain/period.js';

describe('periodRange', () => {
  for (const [period, day, from, to] of [
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['this_week', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['this_week', '2026-03-02', '2026-03-02', '2026-03-08'],
    ['last_week', '2026-03-02', '2026-02-23', '2026-03-01'],
    ['this_month', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['this_quarter', '2026-05-31', '2026-04-01', '2026-06-30'],
    ['last_quarter', '2026-02-15', '2025-10-01', '2025-12-31'],
    ['this_year', '2026-07-04', '2026-01-01', '2026-12-31'],
    ['last_year', '2026-07-04', '2025-01-01', '2025-12-31'],
  ] as const) {
    it(`resolves ${period} on ${day} to the days from ${from} to ${to}`, () => {
      expect(periodRange({ period }, day)).to.deep.equal({ from, to });
    });
  }

  it('is this month by default', () => {
    expect(periodRange({}, '2026-04-15')).to.deep.equal({ from: '2026-04-01', to: '2026-04-30' });
  });

  it('accepts from and to, with custom or without a period', () => {
    const range = { from: '2026-01-05', to: '2026-01-09' };
    expect(periodRange(range, '2026-04-15')).to.deep.equal(range);
    expect(periodRange({ ...range, period: 'custom' }, '2026-04-15')).to.deep.equal(range);
  });

  for (const [query, field] of [
    [{ period: 'custom' }, 'from'],
    [{ from: '2026-01-05' }, 'to'],
    [{ to: '2026-01-05' }, 'from'],
    [{ from: '2026-01-05', to: '2026-01-04' }, 'to'],
    [{ period: 'this_month', from: '2026-01-05', to: '2026-01-06' }, 'period'],
  ] as const) {
    it(`refuses ${JSON.stringify(query)}, naming ${field}`, () => {
      expect(() => periodRange(query, '2026-04-15'))
        .to.throw()
        .with.nested.property('extras.field', field);
    });
  }
});

describe('periodLabel', () => {
  for (const [from, to, label] of [
    ['2026-01-05', '2026-01-05', '5 January 2026'],
    ['2026-01-01', '2026-01-31', 'January 2026'],
    ['2028-02-01', '2028-02-28', '1 Feb 2028 – 28 Feb 2028'],
    ['2028-02-01', '2028-02-29', 'February 2028'],
    ['2026-01-01', '2026-03-31', 'Q1 2026'],
    ['2026-10-01', '2026-12-31', 'Q4 2026'],
    ['2026-02-01', '2026-04-30', '1 Feb 2026 – 30 Apr 2026'],
    ['2026-01-01', '2026-12-31', '2026'],
    ['2025-12-29', '2026-01-04', '29 Dec 2025 – 4 Jan 2026'],
  ] as const)
    it(`calls the days from ${from} to ${to} ${label}`, () => {
      expect(periodLabel({ from, to })).to.equal(label);
    });
});
