import { expect } from 'chai';
import { isLost, retryLost } from '../../database/failures.js';
import { toApiError } from '../../server/responses/errors.js';

const failure = (errno: number): Error => Object.assign(new Error(`the database says ${errno}`), { errno });

const told = (error: unknown): unknown[] => {
  const { code, extras } = toApiError(error);
  return [code, extras.retryAfter];
};

describe('what the database fails with', () => {
  for (const [engine, numbers] of Object.entries({
    'every engine': [1213, 1020],
    'a Galera cluster': [1180],
    TiDB: [8002, 8022, 8028, 9007],
  }))
    it(`is retried as a whole if nothing was written, by the error codes of ${engine}, and is 503 if that does not help`, async () => {
      for (const errno of numbers) {
        let attempts = 0;
        const outcome = await retryLost(async () => {
          attempts += 1;
          if (attempts < 3) throw failure(errno);
          return 'done';
        });
        expect([outcome, attempts], String(errno)).to.deep.equal(['done', 3]);
        expect(told(failure(errno)), String(errno)).to.deep.equal(['unavailable', 1]);
      }
    });

  it('is 503 with Retry-After if the server is unavailable, and is not retried', () => {
    for (const errno of [1047, 1205, 8027, 9001, 9002, 9003, 9004, 9005, 9008, 9010, 9011]) {
      expect(told(failure(errno)), String(errno)).to.deep.equal(['unavailable', 1]);
      expect(isLost(failure(errno)), String(errno)).to.equal(false);
    }
  });

  it('is 503 if TiDB waited for a lock for too long, also where it has no number for that', () => {
    const unnumbered = (message: string): Error => Object.assign(new Error(message), { errno: 1105 });
    expect(told(unnumbered('lock wait timeout'))).to.deep.equal(['unavailable', 1]);
    expect(told(unnumbered('something else'))).to.deep.equal(['internal_error', undefined]);
  });

  it('is invalid_state if it was more than TiDB accepts at once, and is not retried', () => {
    for (const errno of [8004, 8175]) {
      expect(told(failure(errno)), String(errno)).to.deep.equal(['invalid_state', undefined]);
      expect(toApiError(failure(errno)).message).to.contain('in smaller parts');
      expect(isLost(failure(errno)), String(errno)).to.equal(false);
    }
  });

  it('is an internal error otherwise', () => {
    expect(told(failure(1064))).to.deep.equal(['internal_error', undefined]);
  });
});
