import { expect } from 'chai';
import { assertProjectMove, statusColumns, type StatusColumns } from '../../../domain/projects/project-status.js';

type Status = StatusColumns['status'];
const all: readonly Status[] = ['pending', 'active', 'on_hold', 'completed', 'cancelled'];

/** The statuses to which a project can change from each status; staying the same is allowed. */
const allowed: Record<Status, readonly Status[]> = {
  pending: ['pending', 'active', 'on_hold', 'completed', 'cancelled'],
  active: ['active', 'on_hold', 'completed', 'cancelled'],
  on_hold: ['active', 'on_hold', 'completed', 'cancelled'],
  completed: ['active', 'completed'],
  cancelled: ['active', 'cancelled'],
};

describe('the status of a project', () => {
  for (const from of all) {
    for (const to of all) {
      const may = allowed[from].includes(to);
      it(`${may ? 'goes' : 'does not go'} from ${from} to ${to}`, () => {
        const move = (): void => assertProjectMove(from, to);
        if (may) expect(move).not.to.throw();
        else expect(move).to.throw(`cannot become ${to}`);
      });
    }
  }

  const [day1, day2] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')];
  const row = (status: Status, commenced_at: Date | null, completed_at: Date | null): StatusColumns => ({
    status,
    commenced_at,
    completed_at,
  });
  const moves: readonly (readonly [string, StatusColumns | undefined, Status, Date | null, Date | null])[] = [
    ['commences when it is made active', undefined, 'active', day2, null],
    ['has neither instant when it is made pending', undefined, 'pending', null, null],
    ['is completed when it is made so, without ever commencing', undefined, 'completed', null, day2],
    ['commences at the first active', row('pending', null, null), 'active', day2, null],
    ['stays commenced at its first active', row('on_hold', day1, null), 'active', day1, null],
    ['completes', row('active', day1, null), 'completed', day1, day2],
    ['is no longer completed once reopened', row('completed', day1, day1), 'active', day1, null],
    ['stays completed when it was', row('completed', day1, day1), 'completed', day1, day1],
    ['does not complete when cancelled', row('active', day1, null), 'cancelled', day1, null],
  ];
  for (const [what, before, to, commenced_at, completed_at] of moves) {
    it(what, () => expect(statusColumns(before, to, day2)).to.deep.equal({ status: to, commenced_at, completed_at }));
  }
});
