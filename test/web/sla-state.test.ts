/** How the dashboard words the state of a ticket's SLA. */
import { expect } from 'chai';
import { slaStateOf, slaWords, type SlaFacts } from '../../web/entities/ticket/sla-state.js';

const now = Date.parse('2026-05-04T12:00:00Z');
const inMinutes = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();

interface Given {
  readonly response?: number | null;
  readonly resolution?: number | null;
  readonly isAnswered?: boolean;
  readonly isClosed?: boolean;
  readonly isBreached?: boolean;
}

/** Minutes until each deadline: null while paused, undefined without a target. */
const ticket = ({ response, resolution, isAnswered, isClosed, isBreached = false }: Given): SlaFacts => ({
  sla: {
    response_target: response === undefined ? null : 60,
    resolution_target: resolution === undefined ? null : 600,
    response_due_at: response == null ? null : inMinutes(response),
    resolution_due_at: resolution == null ? null : inMinutes(resolution),
    response_met: null,
    resolution_met: null,
    breached: isBreached,
  },
  dates: {
    first_response_at: isAnswered ? inMinutes(-1) : null,
    resolved_at: isClosed ? inMinutes(-1) : null,
    closed_at: isClosed ? inMinutes(-1) : null,
  },
});

describe("the words for the state of a ticket's SLA", () => {
  const cases: readonly [string, Given, string, string][] = [
    ['the first response while it is owed', { response: 30, resolution: 400 }, 'ok', 'First response in 30 min'],
    ['what is close', { response: 5, resolution: 400 }, 'soon', 'First response in 5 min 0 s'],
    ['by how much it is overdue', { response: -125, resolution: 400 }, 'late', 'First response overdue by 2 h 5 min'],
    ['days', { response: -60 * 50, resolution: 400 }, 'late', 'First response overdue by 2 d 2 h'],
    [
      'the resolution once it is answered',
      { response: -5, resolution: 400, isAnswered: true },
      'ok',
      'Resolution in 6 h 40 min',
    ],
    ['the resolution where it comes first', { response: 30, resolution: 20 }, 'soon', 'Resolution in 20 min'],
    ['that nothing counts', { response: null, resolution: null }, 'paused', 'First response paused'],
    ['that nothing was promised', {}, 'none', 'No SLA'],
    ['that it was met', { response: 5, resolution: 5, isClosed: true }, 'met', 'SLA met'],
    ['that it was missed', { response: -5, resolution: 5, isClosed: true, isBreached: true }, 'missed', 'SLA missed'],
  ];
  for (const [what, given, kind, words] of cases)
    it(`are: ${what}`, () => {
      const standing = slaStateOf(ticket(given), now);
      expect([standing.kind, slaWords(standing)]).to.deep.equal([kind, words]);
    });

  it('is overdue at the very end of its last minute', () => {
    expect(slaStateOf(ticket({ response: 0 }), now).kind).to.equal('late');
  });
});
