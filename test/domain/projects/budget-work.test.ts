import { expect } from 'chai';
import { dec, toNumber } from '../../../domain/money.js';
import {
  unbilledTime,
  workByPhase,
  workByTicket,
  workByUser,
  type TimeOnTicket,
  type WorkSums,
} from '../../../domain/projects/budget-work.js';

/** A ticket by its id; its phase is the part before the dash. */
const ticketOf = (id: string): TimeOnTicket['ticket'] => ({
  id,
  number: `TKT-${id}`,
  title: id,
  phaseId: id.split('-')[0] ?? '',
  billingType: id.endsWith('fixed') ? 'fixed_fee' : 'time_and_materials',
  isVisible: true,
});

/** Half of the hours are billable, at 100, and a quarter is to be billed. */
const work = (user: string, ticket: string | null, hours: number): TimeOnTicket => ({
  user: { id: user, name: user.toUpperCase() },
  ticket: ticket === null ? null : ticketOf(ticket),
  hours: dec(hours),
  billableHours: dec(hours / 2),
  value: dec(hours * 50),
  billedHours: dec(hours / 4),
  toBill: { hours: dec(hours / 4), value: dec(hours * 25) },
  cost: dec(hours * 10),
});

const all = [
  work('ann', 'a-1', 4),
  work('bob', 'a-1', 2),
  work('ann', 'b-2', 6),
  work('ann', null, 8),
  work('cem', 'a-fixed', 12),
];

const sumsOf = ({ hours, billableHours, value }: WorkSums): readonly number[] => [
  toNumber(hours),
  toNumber(billableHours),
  toNumber(value),
];

describe('the work on a project', () => {
  it('by user has most hours first', () => {
    expect(workByUser(all).map((row) => [row.id, row.name, ...sumsOf(row)])).to.deep.equal([
      ['ann', 'ANN', 18, 9, 900],
      ['cem', 'CEM', 12, 6, 600],
      ['bob', 'BOB', 2, 1, 100],
    ]);
  });

  it('by ticket has most hours first, and the ticket of the lower id among equal ones', () => {
    const { listed, omitted } = workByTicket([...all, work('bob', 'b-2', 2)], 100);
    expect(listed.map(({ id, ticket, ...row }) => [id, ticket?.id, ...sumsOf(row)])).to.deep.equal([
      ['a-fixed', 'a-fixed', 12, 6, 600],
      ['b-2', 'b-2', 8, 4, 400],
      [null, undefined, 8, 4, 400],
      ['a-1', 'a-1', 6, 3, 300],
    ]);
    expect(omitted).to.equal(0);
  });

  it('by ticket leaves out the least, and counts tickets alone', () => {
    const some = workByTicket([...all, work('ann', null, -7)], 2);
    expect(some.listed.map(({ id }) => id)).to.deep.equal(['a-fixed', 'a-1']);
    expect(some.omitted).to.equal(1);
  });

  it('by phase is in the order of the phases, the rest last', () => {
    const phases = [{ id: 'b' }, { id: 'empty' }, { id: 'a' }];
    expect(workByPhase(all, phases).map(({ phase, ...row }) => [phase?.id, ...sumsOf(row)])).to.deep.equal([
      ['b', 6, 3, 300],
      ['empty', 0, 0, 0],
      ['a', 18, 9, 900],
      [undefined, 8, 4, 400],
    ]);
  });

  it('by phase has no rest if there is none, and counts tickets of other phases to it', () => {
    const ofA = all.filter(({ ticket }) => ticket?.phaseId === 'a');
    expect(workByPhase(ofA, [{ id: 'a' }])).to.have.length(1);
    expect(workByPhase(ofA, [])).to.have.length(1);
    expect(workByPhase(ofA, [])[0]?.phase).to.equal(null);
  });

  const table: readonly (readonly [string, Parameters<typeof unbilledTime>[0], readonly number[]])[] = [
    // A quarter of 4 + 2 + 6 + 8 hours; not of the ticket at a fixed fee.
    ['is that of tickets billed by time, and of none', 'time_and_materials', [5, 500]],
    ['is none in a project at a fixed fee', 'fixed_fee', [0, 0]],
    ['is none in a project on a retainer', 'retainer', [0, 0]],
  ];
  for (const [what, billingType, expected] of table)
    it(`to be billed ${what}`, () => {
      const { hours, value } = unbilledTime(billingType, all);
      expect([toNumber(hours), toNumber(value)]).to.deep.equal(expected);
    });
});
