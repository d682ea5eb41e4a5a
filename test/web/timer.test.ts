/** The timer that the dashboard shows while the server has not received its changes. */
import { expect } from 'chai';
import fc from 'fast-check';
import { timerAfter, dropRefused, type Intent } from '../../web/timer/intents.js';

const start = (key: string, at: string): Intent => ({ key, kind: 'start', at, work: { description: key } });
const stop = (key: string, at: string): Intent => ({ key, kind: 'stop', at });
const early = '2026-11-02T08:00:00Z';
const later = '2026-11-02T09:30:00Z';
const latest = '2026-11-02T10:00:00Z';
const known = { entryId: 'tim_1', startedAt: early, work: {} };

describe('the timer that is shown', () => {
  for (const [what, intents, startedAt] of [
    ['the one of the server while nothing is under way', [], early],
    ['none once it was stopped here', [stop('a', later)], undefined],
    ['the one that was started here instead', [start('a', later)], later],
    ['the last of several that were started here', [start('a', later), start('b', latest)], latest],
    ['none once the one that was started here was stopped', [start('a', later), stop('b', latest)], undefined],
  ] as const)
    it(`is ${what}`, () => {
      expect(timerAfter(known, intents)?.startedAt).to.equal(startedAt);
    });
});

describe('a start or stop that the server refuses', () => {
  it('is kept as unsaved time with its true instants, together with its stop', () => {
    const { intents, unsaved } = dropRefused(
      [start('a', early), stop('b', later), start('c', latest)],
      start('a', early),
      'Too long ago.',
    );
    expect(intents).to.deep.equal([start('c', latest)]);
    expect(unsaved).to.deep.equal({
      key: 'a',
      from: early,
      to: later,
      work: { description: 'a' },
      reason: 'Too long ago.',
    });
  });

  it('ends at the next start, if nothing stopped it before', () => {
    const { intents, unsaved } = dropRefused([start('a', early), start('b', later)], start('a', early), 'No.');
    expect(unsaved?.to).to.equal(later);
    expect(intents).to.deep.equal([start('b', later)]);
  });

  it('leaves what was done before and after it as it was', () => {
    const anyIntents = fc
      .uniqueArray(fc.string({ minLength: 1 }))
      .map((keys) => keys.map((key, at) => (at % 2 === 0 ? start(key, early) : stop(key, later))));
    fc.assert(
      fc.property(anyIntents, fc.nat(), (intents, number) => {
        const refused = intents[number % Math.max(1, intents.length)];
        if (!refused) return;
        const { intents: left } = dropRefused(intents, refused, 'No.');
        const gone = intents.filter(({ key }) => !left.some((one) => one.key === key));
        expect(gone).to.have.length.within(1, 2);
        expect(gone[0]).to.equal(refused);
        expect(left).to.deep.equal(intents.filter((intent) => !gone.includes(intent)));
      }),
    );
  });
});
