/** Which changes of a payment notify somebody, and of what. */
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { noticesOf } from '../../../domain/notifications/notices.js';
import { newId } from '../../../models/ids.js';

type Dispute = NonNullable<Schemas['ClientPayment']['dispute']>;

const dispute = (status: Dispute['status'], due_by: string | null = '2026-03-21T02:00:00.000Z'): Dispute => ({
  status,
  reason: 'fraudulent',
  due_by,
});

/** The notices of a change of a payment, for a firm in New York. */
const noticesAbout = (
  payment: object,
  changes: Schemas['EventContext']['changes'],
  invoice_id: string | null = 'inv_1',
) =>
  noticesOf(
    {
      id: newId('evt'),
      type: 'payment.updated',
      resource_id: 'pay_1',
      data: { id: 'pay_1', invoice_id, client_id: 'cli_1', dispute: null, refund_error: null, ...payment },
      context: changes === undefined ? {} : { changes },
      user_id: null,
      contact_id: null,
    },
    'America/New_York',
  ).map(({ kind, subject, details }) => [kind, subject.id, details]);

const opened = { dispute: { from: null, to: dispute('needs_response') } };
const moved = { 'dispute.status': { from: 'under_review', to: 'won' } };
const failed = { refund_status: { from: 'pending', to: 'failed' } };

const rows = [
  [
    'a new dispute, with the local day of its last moment',
    [{ dispute: dispute('needs_response') }, opened],
    [['payment_disputed', 'inv_1', { dispute: 'needs_response', reason: 'fraudulent', date: '2026-03-20' }]],
  ],
  [
    'a dispute without a last moment',
    [{ dispute: dispute('needs_response', null) }, opened],
    [['payment_disputed', 'inv_1', { dispute: 'needs_response', reason: 'fraudulent' }]],
  ],
  [
    'a dispute of a payment for no invoice, by its client',
    [{ dispute: dispute('lost') }, moved, null],
    [['payment_disputed', 'cli_1', { dispute: 'lost', reason: 'fraudulent' }]],
  ],
  [
    'a dispute that is won',
    [{ dispute: dispute('won') }, moved],
    [['payment_disputed', 'inv_1', { dispute: 'won', reason: 'fraudulent' }]],
  ],
  ['no dispute that the bank looks at', [{ dispute: dispute('under_review') }, moved], []],
  ['no inquiry that is over', [{ dispute: dispute('closed') }, moved], []],
  ['no fee of a disputed payment', [{ dispute: dispute('lost') }, { provider_fee: { from: null, to: {} } }], []],
  ['no credit that was allocated', [{ dispute: dispute('lost') }, { unallocated_amount: { from: 10, to: 0 } }], []],
  [
    'a refund that failed',
    [{ refund_error: 'expired card' }, failed],
    [['refund_failed', 'inv_1', { reason: 'expired card' }]],
  ],
  ['no refund that was made', [{}, { refund_status: { from: 'pending', to: 'succeeded' } }], []],
  ['no refund that waits', [{ refund_error: 'Away' }, { refund_error: { from: null, to: 'Away' } }], []],
  ['nothing without changes', [{ dispute: dispute('lost') }, undefined], []],
] as const;

describe('a payment that its provider says something new about', () => {
  for (const [name, [payment, changes, invoice], notices] of rows)
    it(`notifies of ${name}`, () => {
      expect(noticesAbout(payment, changes, invoice)).to.deep.equal(notices);
    });
});
