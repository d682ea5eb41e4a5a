import { expect } from 'chai';
import { addDays, daysBetween } from '../../web/ui/days.js';
import { budgetLines, type BudgetData } from '../../web/routes/projects/budget/budget-lines.js';

const today = '2026-03-10';

const data = (overrides: Partial<BudgetData<'hours'>> = {}): BudgetData<'hours'> => ({
  totals: [
    { date: '2026-03-06', sums: { hours: 4 } },
    { date: '2026-03-09', sums: { hours: 10 } },
  ],
  interval: 'day',
  today,
  forecast: null,
  ...overrides,
});

/** Running totals of ten hours every day, from a day to today. */
const daily = (first: string): BudgetData<'hours'>['totals'] => {
  const [start, ...others] = Array.from({ length: daysBetween(first, today) + 1 }, (_day, at) => ({
    date: addDays(first, at),
    sums: { hours: (at + 1) * 10 },
  }));
  if (!start) throw new Error('No days');
  return [start, ...others];
};

describe('the lines of a budget', () => {
  it('begin with the first day that has time, and hold the last total until today', () => {
    const { days, sums, forecast } = budgetLines(data(), ['hours']);
    expect(days).to.deep.equal(['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10']);
    expect(sums.hours).to.deep.equal([4, 4, 4, 10, 10]);
    expect(forecast).to.equal(null);
  });

  it('lead from today by the pace of a day to the budget, on the day on which it is used up', () => {
    const forecast = { used: 10, perDay: 2, budget: 15, endsOn: '2026-03-13' };
    const lines = budgetLines(data({ forecast }), ['hours']);
    expect(lines.days.slice(4)).to.deep.equal(['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']);
    expect(lines.forecast).to.deep.equal([null, null, null, null, 10, 12, 14, 15]);
    expect(lines.sums.hours.slice(4)).to.deep.equal([10, null, null, null]);
  });

  it('end eight weeks ahead if the budget lasts longer, so that what is used stays readable', () => {
    const forecast = { used: 10, perDay: 0.01, budget: 15, endsOn: '2030-01-01' };
    const { days, forecast: ahead } = budgetLines(data({ forecast }), ['hours']);
    expect(days.at(-1)).to.equal(addDays(today, 56));
    expect(ahead?.at(-1)).to.equal(10.56);
  });

  it('end with the last day of a finished project', () => {
    expect(budgetLines(data({ today: null }), ['hours']).days.at(-1)).to.equal('2026-03-09');
  });

  it('have the same days for several totals, each with its own sums', () => {
    const { sums } = budgetLines(
      {
        totals: [
          { date: '2026-03-06', sums: { billed: 0, value: 400 } },
          { date: '2026-03-09', sums: { billed: 300, value: 1000 } },
        ],
        interval: 'day',
        today,
        forecast: null,
      },
      ['billed', 'value'],
    );
    expect(sums).to.deep.equal({ billed: [0, 0, 0, 300, 300], value: [400, 400, 400, 1000, 1000] });
  });

  it('show time that is dated in the future', () => {
    const [first] = data().totals;
    const totals = [first, { date: '2026-03-12', sums: { hours: 9 } }] as const;
    expect(budgetLines(data({ totals }), ['hours']).sums.hours).to.deep.equal([4, 4, 4, 4, 4, 4, 9]);
  });

  it('have a point a week for a long project, with today as one of them', () => {
    const { days, sums } = budgetLines(data({ totals: daily('2025-06-01') }), ['hours']);
    expect(days.length).to.be.within(40, 43);
    expect(days.at(-1)).to.equal(today);
    expect(days.at(-2)).to.equal('2026-03-03');
    expect(sums.hours.at(-2)).to.equal((daysBetween('2025-06-01', '2026-03-03') + 1) * 10);
  });

  it('have the days of the totals where these are the last of weeks or months', () => {
    const weeks = budgetLines(
      data({
        interval: 'week',
        totals: [
          { date: '2026-02-20', sums: { hours: 3 } },
          { date: '2026-03-01', sums: { hours: 5 } },
        ],
      }),
      ['hours'],
    );
    expect(weeks.days).to.deep.equal(['2026-02-20', '2026-02-22', '2026-03-01', '2026-03-08', '2026-03-10']);
    expect(weeks.sums.hours).to.deep.equal([3, 3, 5, 5, 5]);
    const months = budgetLines(data({ interval: 'month', totals: [{ date: '2026-01-15', sums: { hours: 3 } }] }), [
      'hours',
    ]);
    expect(months.days).to.deep.equal(['2026-01-15', '2026-01-31', '2026-02-28', '2026-03-10']);
  });
});
