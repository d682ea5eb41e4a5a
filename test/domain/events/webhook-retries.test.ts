import { expect } from 'chai';
import { maxAttempts, nextAttemptAt } from '../../../domain/events/webhook-retries.js';

describe('nextAttemptAt', () => {
  const start = new Date('2026-01-01T00:00:00.000Z');
  const table: [attempt: number, minutes: number | null][] = [
    [1, 1],
    [2, 5],
    [3, 30],
    [4, 2 * 60],
    [5, 8 * 60],
    [6, 24 * 60],
    [7, null],
    [8, null],
  ];
  for (const [attempt, minutes] of table) {
    it(`after attempt ${attempt} is ${minutes === null ? 'never' : `${minutes} minutes later`}`, () => {
      const expected = minutes === null ? null : new Date(start.getTime() + minutes * 60_000);
      expect(nextAttemptAt(attempt, start)).to.deep.equal(expected);
    });
  }

  it('makes 7 attempts in all', () => expect(maxAttempts).to.equal(7));
});
