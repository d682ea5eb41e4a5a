import { expect } from 'chai';
import fc from 'fast-check';
import { linesOfTime, type BillableTime } from '../../../domain/billing/invoice-lines.js';
import { lineAmount } from '../../../domain/billing/invoice-amounts.js';
import { dec, sum, toDecimal } from '../../../domain/money.js';

let count = 0;
function entry(hours: number, rate: number, overrides: Partial<BillableTime> = {}): BillableTime {
  count += 1;
  return {
    id: `time_${count}`,
    date: '2026-03-10',
    hours: toDecimal(dec(hours)),
    rate_charged: toDecimal(dec(rate)),
    description: null,
    project_id: null,
    project_title: null,
    ticket_id: null,
    ticket_name: null,
    user_id: 'usr_1',
    user_name: 'Ada Miller',
    ...overrides,
  };
}

const shape = (lines: ReturnType<typeof linesOfTime>) =>
  lines.map(({ description, quantity, rate, amount }) => [
    description,
    Number(quantity.toString()),
    Number(rate.toString()),
    Number(amount.toString()),
  ]);

const shop = { project_id: 'prj_shop', project_title: 'Shop' };
const blog = { project_id: 'prj_blog', project_title: 'Blog' };

describe('linesOfTime', () => {
  it('creates a line for each entry, with its description or its day', () => {
    const lines = linesOfTime(
      [entry(0.25, 27.5, { description: 'Call ' }), entry(0.25, 27.5, { description: ' ' })],
      'none',
      'USD',
    );
    expect(shape(lines)).to.deep.equal([
      ['Call', 0.25, 27.5, 6.88],
      ['Work on 2026-03-10', 0.25, 27.5, 6.88],
    ]);
  });

  it('adds up a group before it rounds', () => {
    expect(shape(linesOfTime([entry(0.25, 27.5), entry(0.25, 27.5)], 'user', 'USD'))).to.deep.equal([
      ['Ada Miller', 0.5, 27.5, 13.75],
    ]);
  });

  it('creates a line for each rate of a group, the highest first, with groups by name', () => {
    const entries = [entry(1, 80, shop), entry(2, 120, shop), entry(3, 80, blog), entry(4, 80, shop), entry(1, 90)];
    expect(shape(linesOfTime(entries, 'project', 'USD'))).to.deep.equal([
      ['Blog', 3, 80, 240],
      ['Other work', 1, 90, 90],
      ['Shop', 2, 120, 240],
      ['Shop', 5, 80, 400],
    ]);
  });

  it('groups by project if there is no ticket', () => {
    const ticket = { ...shop, ticket_id: 'tkt_1', ticket_name: 'TKT-1001 Login fails' };
    expect(shape(linesOfTime([entry(1, 80, ticket), entry(2, 80, shop)], 'ticket', 'USD'))).to.deep.equal([
      ['Shop', 2, 80, 160],
      ['TKT-1001 Login fails', 1, 80, 80],
    ]);
  });

  it('creates a line for each day', () => {
    const entries = [entry(1, 80), entry(2, 80, { date: '2026-03-09' }), entry(3, 80)];
    expect(shape(linesOfTime(entries, 'date', 'USD'))).to.deep.equal([
      ['Work on 2026-03-09', 2, 80, 160],
      ['Work on 2026-03-10', 4, 80, 320],
    ]);
  });

  it('sets the project of a line only if it is the same throughout', () => {
    const projectsOf = (...entries: BillableTime[]) =>
      linesOfTime(entries, 'user', 'USD').map((line) => line.project_id);
    expect([
      projectsOf(entry(1, 80, shop), entry(2, 80, shop)),
      projectsOf(entry(1, 80, shop), entry(2, 80, blog)),
    ]).to.deep.equal([['prj_shop'], [null]]);
  });

  it('uses every entry once, and quantity × rate is always the amount', () => {
    const entries = fc.array(
      fc
        .record({
          hours: fc.integer({ min: 1, max: 2400 }).map((value) => value / 100),
          rate: fc.constantFrom(80, 99.99, 120.1234),
          place: fc.constantFrom(shop, blog, {}),
          user_id: fc.constantFrom('usr_1', 'usr_2'),
          date: fc.constantFrom('2026-03-09', '2026-03-10'),
        })
        .map(({ hours, rate, place, ...more }) => entry(hours, rate, { ...place, ...more })),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(entries, fc.constantFrom('none', 'project', 'ticket', 'user', 'date'), (all, grouping) => {
        const lines = linesOfTime(all, grouping, 'USD');
        expect(lines.flatMap((line) => line.time_entry_ids).toSorted()).to.deep.equal(
          all.map(({ id }) => id).toSorted(),
        );
        expect(sum(lines.map(({ quantity }) => quantity)).eq(sum(all.map(({ hours }) => dec(hours))))).to.equal(true);
        expect(lines.every(({ quantity, rate, amount }) => lineAmount(quantity, rate, 'USD').eq(amount))).to.equal(
          true,
        );
      }),
    );
  });
});
