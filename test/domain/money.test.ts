import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { createFormats } from '../../documents/formats.js';
import { dec, maximumAmount, maximumRate, toNumber } from '../../domain/money.js';

/** Any amount up to the limit, positive or negative, with at most three decimals. */
const thousandths = fc
  .bigInt({ min: -8_000_000_000_000_000n, max: 8_000_000_000_000_000n })
  .map((value) => dec(value.toString()).div(dec(1000)));

describe('an amount', () => {
  it('up to 8,000,000,000,000 with three decimals is the same as a JSON number, and printed from it', () => {
    const written = createFormats('US', 'KWD');
    fc.assert(
      fc.property(thousandths, (amount) => {
        const read = JSON.parse(JSON.stringify(toNumber(amount))) as number;
        return dec(read).eq(amount) && written.amount(String(read)) === written.amount(amount.toFixed());
      }),
      { examples: [[dec('7999999999999.999')], [dec('7999999999999.001')], [maximumAmount]] },
    );
  });
});

/** All upper bounds in the contract that are large enough to be of money. */
function* boundsIn(value: unknown): Generator<number> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (name === 'maximum' && typeof inner === 'number' && inner >= 100_000_000) yield inner;
    else yield* boundsIn(inner);
}

describe('the contract', () => {
  it('has the same limits for every amount and every hourly rate', () => {
    const limits = new Set(boundsIn(JSON.parse(readFileSync('generated/openapi.json', 'utf8'))));
    expect([...limits].toSorted((a, b) => a - b)).to.deep.equal([toNumber(maximumRate), toNumber(maximumAmount)]);
  });
});
