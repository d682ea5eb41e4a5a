import { expect } from 'chai';
import { businessTime } from '../../../domain/tickets/business-time.js';
import { slaSignals, slaState, withPause, type SlaFacts, type SlaState } from '../../../domain/tickets/sla.js';

const time = businessTime(null, 'UTC');
const at = (text: string): Date => new Date(`2026-01-30T${text}Z`);
const targets = { response_target: 60, resolution_target: 240 };
const open: SlaFacts = { opened_at: at('09:00:00'), first_response_at: null, resolved_at: null, pauses: [] };
const state = (now: string, facts: Partial<SlaFacts> = {}): SlaState =>
  slaState({ ...open, ...facts }, targets, time, at(now));
const met = ({ response, resolution }: SlaState) => [response?.met, resolution?.met];

describe('the state of an SLA', () => {
  it('is undecided until the last minute is over', () => {
    expect(met(state('09:59:59.999'))).to.deep.equal([null, null]);
    expect(met(state('10:00:00'))).to.deep.equal([false, null]);
    expect(met(state('13:00:00'))).to.deep.equal([false, false]);
  });

  it('is met by anything before that, and by nothing later', () => {
    expect(
      met(state('18:00:00', { first_response_at: at('09:59:59.999'), resolved_at: at('12:59:59') })),
    ).to.deep.equal([true, true]);
    expect(met(state('18:00:00', { first_response_at: at('10:00:00'), resolved_at: at('13:00:00') }))).to.deep.equal([
      false,
      false,
    ]);
  });

  it('is missed from the first missed target on', () => {
    expect(state('18:00:00').breached_at).to.deep.equal(at('10:00:00'));
    expect(state('18:00:00', { first_response_at: at('09:01:00') }).breached_at).to.deep.equal(at('13:00:00'));
    expect(state('09:30:00').breached_at).to.equal(null);
  });

  it('must be checked at each warning and each end of an undecided target', () => {
    const looks = ['09:00:00', '09:48:00', '10:00:00', '12:12:00', '13:00:00'].map((now) => state(now).next_at);
    expect(looks).to.deep.equal([at('09:48:00'), at('10:00:00'), at('12:12:00'), at('13:00:00'), null]);
    expect(state('09:30:00', { first_response_at: at('09:10:00') }).next_at).to.deep.equal(at('12:12:00'));
  });

  it('needs no check while paused, or once everything is decided', () => {
    expect(state('09:30:00', { pauses: [{ from: at('09:10:00'), to: null }] }).next_at).to.equal(null);
    expect(state('09:30:00', { first_response_at: at('09:10:00'), resolved_at: at('09:20:00') }).next_at).to.equal(
      null,
    );
  });

  it('is empty without targets', () => {
    const none = slaState(open, { response_target: null, resolution_target: null }, time, at('18:00:00'));
    expect(none).to.deep.equal({ response: null, resolution: null, breached_at: null, next_at: null });
    expect(slaSignals(none)).to.deep.equal([]);
  });
});

describe('the events of an SLA', () => {
  it('are everything that has happened, in order', () => {
    const all = ['response_warning', 'response_breach', 'resolution_warning', 'resolution_breach'];
    for (const [now, count] of [
      ['09:47:59', 0],
      ['09:48:00', 1],
      ['10:00:00', 2],
      ['12:12:00', 3],
      ['13:00:00', 4],
    ] as const)
      expect(slaSignals(state(now)), now).to.deep.equal(all.slice(0, count));
  });

  it('have the time at which they happened, however late they are found', () => {
    expect(
      slaSignals(state('18:00:00', { first_response_at: at('09:47:00'), resolved_at: at('12:30:00') })),
    ).to.deep.equal(['resolution_warning']);
  });
});

describe('the pauses of an SLA', () => {
  const [nine, ten] = [at('09:00:00'), at('10:00:00')];

  it('begin and end once', () => {
    const paused = withPause([], true, nine);
    expect(paused).to.deep.equal([{ from: nine, to: null }]);
    expect(withPause(paused, true, ten)).to.deep.equal(paused);
    expect(withPause(paused, false, ten)).to.deep.equal([{ from: nine, to: ten }]);
    expect(withPause([{ from: nine, to: ten }], false, at('11:00:00'))).to.deep.equal([{ from: nine, to: ten }]);
  });

  it('leave no trace if they end when they begin', () => {
    expect(withPause(withPause([], true, nine), false, nine)).to.deep.equal([]);
  });
});
