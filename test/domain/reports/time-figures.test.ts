import { expect } from 'chai';
import * as fc from 'fast-check';
import { valuesByCurrency } from '../../../domain/reports/currency-values.js';
import { dec, type Decimal } from '../../../domain/money.js';
import { addDays, weekday, workingDays } from '../../../domain/time.js';
import { capacityHours, utilization } from '../../../domain/reports/utilization.js';

const week = { from: '2026-01-05', to: '2026-01-11' };

describe('workingDays', () => {
  it('counts Monday to Friday', () => {
    expect(workingDays(week)).to.equal(5);
    expect(workingDays({ from: '2026-01-10', to: '2026-01-11' })).to.equal(0);
    expect(workingDays({ from: '2026-01-01', to: '2026-01-31' })).to.equal(22);
  });

  it('counts the same as going through the calendar day by day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 60 }), (start, length) => {
        const from = addDays('2020-01-01', start);
        const days = Array.from({ length: length + 1 }, (_, index) => addDays(from, index));
        expect(workingDays({ from, to: addDays(from, length) })).to.equal(
          days.filter((day) => weekday(day) <= 5).length,
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('utilization', () => {
  it('is billable hours over capacity hours', () => {
    const capacity = capacityHours(40, week);
    expect(capacity.toString()).to.equal('40');
    expect(utilization(dec('30'), capacity).toString()).to.equal('0.75');
  });

  it('is 0 without capacity', () => {
    expect(utilization(dec('30'), capacityHours(0, week)).toString()).to.equal('0');
  });
});

describe('valuesApart', () => {
  const sums = new Map([
    ['USD', '10.005000' as Decimal],
    ['JPY', '99.5' as Decimal],
    ['EUR', '0.000000' as Decimal],
    ['CHF', '1.25' as Decimal],
  ]);

  it('rounds each currency to its minor unit and never adds them up', () => {
    expect(valuesByCurrency(sums, 'USD')).to.deep.equal({
      value: 10.01,
      other_currencies: [
        { currency: 'CHF', value: 1.25 },
        { currency: 'JPY', value: 100 },
      ],
    });
  });

  it('is 0 if nothing is in the own currency', () => {
    expect(valuesByCurrency(new Map(), 'USD')).to.deep.equal({ value: 0, other_currencies: [] });
  });
});
