import { expect } from 'chai';
import { addDays, daysBetween, monthStart, weekStart } from '../../../web/ui/days.js';
import { namedRanges } from '../../../web/ui/named-ranges.js';

describe('days of the dashboard', () => {
  it('are counted without zones, over ends of months, leap days and changes of the clock', () => {
    expect(addDays('2024-02-28', 1)).to.equal('2024-02-29');
    expect(addDays('2026-03-28', 2)).to.equal('2026-03-30');
    expect(addDays('2026-01-01', -1)).to.equal('2025-12-31');
    expect(daysBetween('2026-03-01', '2026-04-01')).to.equal(31);
    expect(monthStart('2026-01-31', -1)).to.equal('2025-12-01');
  });

  it('fall into weeks from Monday, or from Sunday', () => {
    expect(weekStart('2026-11-22', 1)).to.equal('2026-11-16');
    expect(weekStart('2026-11-23', 1)).to.equal('2026-11-23');
    expect(weekStart('2026-11-23', 0)).to.equal('2026-11-22');
  });

  it('are offered in the stretches people ask for', () => {
    const ranges = new Map(namedRanges('2026-01-15').map(({ label, from, to }) => [label, `${from} ${to}`]));
    expect(ranges.get('This week')).to.equal('2026-01-12 2026-01-18');
    expect(ranges.get('Last week')).to.equal('2026-01-05 2026-01-11');
    expect(ranges.get('This month')).to.equal('2026-01-01 2026-01-31');
    expect(ranges.get('Last month')).to.equal('2025-12-01 2025-12-31');
    expect(ranges.get('This quarter')).to.equal('2026-01-01 2026-03-31');
    expect(ranges.get('Last quarter')).to.equal('2025-10-01 2025-12-31');
    expect(ranges.get('Last year')).to.equal('2025-01-01 2025-12-31');
  });
});
