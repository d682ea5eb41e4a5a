/**
 * Loaded before the tests on another engine: raises every timeout to half an hour or more, because tests set theirs for
 * MariaDB.
 */
import Mocha from 'mocha';

const minMs = 1_800_000;

for (const { prototype } of [Mocha.Suite, Mocha.Runnable]) {
  const limit = prototype.timeout as (this: object, ms?: string | number) => unknown;
  const patient = function (this: object, ms?: string | number): unknown {
    return ms === undefined ? limit.call(this) : limit.call(this, Math.max(Number(ms), minMs));
  };
  Object.assign(prototype, { timeout: patient });
}
