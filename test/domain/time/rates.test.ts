import { expect } from 'chai';
import { dec, toDecimal, toNumber, type Decimal } from '../../../domain/money.js';
import { rateFrom, type LadderRateType, type PricedCard, type RateLadder } from '../../../domain/time/rates.js';

const decimal = (value: number): Decimal => toDecimal(dec(value));
const card = (id: string, standard: number, emergency: number | null = null): PricedCard => ({
  id,
  standard_rate: decimal(standard),
  emergency_rate: emergency === null ? null : decimal(emergency),
});
const nothing: RateLadder = {
  requested: undefined,
  projectRate: null,
  projectCard: undefined,
  clientCard: undefined,
  userRate: null,
  defaultCard: undefined,
  workspaceRate: null,
};

/** All sources of a rate, the first one that applies at the top. Each test removes one more from the top. */
const rungs: readonly (readonly [string, Partial<RateLadder>, number, string | null])[] = [
  ['the card that is asked for', { requested: card('asked', 10) }, 10, 'asked'],
  ["the project's own rate", { projectRate: decimal(20) }, 20, null],
  ["the project's card", { projectCard: card('project', 30) }, 30, 'project'],
  ["the client's card", { clientCard: card('client', 40) }, 40, 'client'],
  ["the user's bill rate", { userRate: decimal(50) }, 50, null],
  ['the default card', { defaultCard: card('default', 60) }, 60, 'default'],
  ["the workspace's rate", { workspaceRate: decimal(70) }, 70, null],
];

describe('the rate ladder', () => {
  for (const [index, [what, , rate, id]] of rungs.entries()) {
    it(`prefers ${what} to everything below`, () => {
      const ladder = Object.assign({}, nothing, ...rungs.slice(index).map(([, rung]) => rung)) as RateLadder;
      const found = rateFrom(ladder, 'standard', decimal(1.5));
      expect([toNumber(found.rate_charged), found.rate_id]).to.deep.equal([rate, id]);
    });
  }

  const table: readonly (readonly [string, Partial<RateLadder>, LadderRateType, number, number])[] = [
    ['is 0 if there is no rate at all', {}, 'standard', 1.5, 0],
    ['is 0 for an emergency too', {}, 'emergency', 1.5, 0],
    ['takes a rate of 0 as a rate', { projectRate: decimal(0), userRate: decimal(50) }, 'standard', 1.5, 0],
    ["takes a card's emergency rate", { clientCard: card('c', 100, 180) }, 'emergency', 1.5, 180],
    ['multiplies a card without one', { clientCard: card('c', 100) }, 'emergency', 1.5, 150],
    ['multiplies a plain rate', { userRate: decimal(90) }, 'emergency', 2, 180],
    ['keeps 4 decimals of an emergency rate', { userRate: decimal(33.3333) }, 'emergency', 1.25, 41.6666],
    ['leaves the emergency rate out of standard work', { clientCard: card('c', 100, 180) }, 'standard', 1.5, 100],
  ];
  for (const [what, rungsGiven, type, multiplier, rate] of table) {
    it(what, () => {
      const found = rateFrom({ ...nothing, ...rungsGiven }, type, decimal(multiplier));
      expect(toNumber(found.rate_charged)).to.equal(rate);
    });
  }
});
