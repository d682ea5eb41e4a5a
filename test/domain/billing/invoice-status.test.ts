import { expect } from 'chai';
import fc from 'fast-check';
import { ApiError } from '../../../domain/errors.js';
import {
  assertAllowed,
  deriveStatus,
  isPastDue,
  isSent,
  owedStatuses,
  statuses,
  type InvoiceAction,
  type InvoiceStatus,
  type StatusFacts,
} from '../../../domain/billing/invoice-status.js';
import { dec } from '../../../domain/money.js';

const today = '2026-03-10';
const facts = (overrides: Partial<StatusFacts> = {}): StatusFacts => ({
  status: 'sent',
  outstanding: dec(100),
  amount_paid: dec(0),
  due_date: today,
  viewed_at: null,
  ...overrides,
});

describe('deriveStatus', () => {
  const cases: readonly [string, Partial<StatusFacts>, InvoiceStatus][] = [
    ['sent while nothing has happened', {}, 'sent'],
    ['viewed once the client has seen it', { viewed_at: new Date() }, 'viewed'],
    ['partial when something is paid, seen or not', { amount_paid: dec(1), viewed_at: new Date() }, 'partial'],
    [
      'overdue the day after the due date, whatever is paid',
      { due_date: '2026-03-09', amount_paid: dec(1) },
      'overdue',
    ],
    [
      'paid when nothing is outstanding, past the due date too',
      { due_date: '2026-03-09', outstanding: dec(0) },
      'paid',
    ],
    ['sent again when a payment went back', { status: 'paid' }, 'sent'],
    ['a draft whatever its total', { status: 'draft', outstanding: dec(0), due_date: '2020-01-01' }, 'draft'],
    [
      'pending approval until somebody decides',
      { status: 'pending_approval', outstanding: dec(0) },
      'pending_approval',
    ],
    ['approved until it is sent', { status: 'approved', due_date: '2020-01-01' }, 'approved'],
    ['void for good', { status: 'void', outstanding: dec(0) }, 'void'],
    ['uncollectible for good', { status: 'uncollectible', outstanding: dec(0) }, 'uncollectible'],
  ];
  for (const [what, given, expected] of cases) {
    it(`is ${what}`, () => expect(deriveStatus(facts(given), today)).to.equal(expected));
  }

  it('stays the same when derived again', () => {
    const all = fc.record({
      status: fc.constantFrom(...statuses),
      outstanding: fc.constantFrom(dec(0), dec(5)),
      amount_paid: fc.constantFrom(dec(0), dec(5)),
      due_date: fc.constantFrom('2026-03-09', '2026-03-10'),
      viewed_at: fc.constantFrom(null, new Date()),
    });
    fc.assert(
      fc.property(all, (given) => {
        const once = deriveStatus(given, today);
        return deriveStatus({ ...given, status: once }, today) === once;
      }),
    );
  });
});

describe('isPastDue', () => {
  it('applies to what is owed, even before the daily job has marked it', () => {
    const late = { due_date: '2026-03-09' };
    expect(statuses.filter((status) => isPastDue(facts({ ...late, status }), today))).to.deep.equal([...owedStatuses]);
    expect(isPastDue(facts(), today)).to.equal(false);
    expect(isPastDue(facts({ ...late, outstanding: dec(0) }), today)).to.equal(false);
  });
});

describe('assertAllowed', () => {
  /** The statuses that allow an action. The others must be refused with a reason. */
  function allowing(action: InvoiceAction): InvoiceStatus[] {
    return statuses.filter((status) => {
      try {
        assertAllowed(status, action, 'rate');
        return true;
      } catch (error) {
        expect(error).to.be.instanceOf(ApiError);
        expect((error as ApiError).message).to.match(/^This invoice is [a-z ]+: .{10}/);
        expect((error as ApiError).extras.field).to.equal('rate');
        return false;
      }
    });
  }

  const sent: InvoiceStatus[] = ['sent', 'viewed', 'partial', 'overdue'];
  const expected: Record<InvoiceAction, InvoiceStatus[]> = {
    change: ['draft'],
    submit: ['draft'],
    approve: ['pending_approval'],
    reject_approval: ['pending_approval', 'approved'],
    send: ['draft', 'approved', ...sent, 'paid'],
    pay: [...sent, 'paid', 'uncollectible'],
    credit: [...sent, 'paid', 'uncollectible'],
    remind: sent,
    void: ['draft', 'pending_approval', 'approved', ...sent, 'paid', 'uncollectible'],
    mark_uncollectible: sent,
  };
  for (const [action, from] of Object.entries(expected)) {
    it(`lets ${from.join(', ')} ${action}`, () => expect(allowing(action as InvoiceAction)).to.deep.equal(from));
  }

  it('agrees with what has been sent', () => {
    expect(statuses.filter(isSent)).to.deep.equal([...sent, 'paid', 'uncollectible']);
  });
});
