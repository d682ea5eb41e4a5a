import type { Outcome } from './main-job.js';

/** The result of the main job, in every language. */
export const expected: Outcome = {
  statuses: ['draft', 'sent', 'partial', 'overdue', 'paid', 'void'],
  // (1 + 7.5 + 2.25) × 120 = 1290; × 0.0825 = 106.425
  amounts: {
    subtotal: 1290,
    tax_rate: 0.0825,
    taxes: [
      {
        name: null,
        rate: 0.0825,
        category: 'standard',
        is_compound: false,
        reason: null,
        reason_code: null,
        taxable: 1290,
        tax: 106.43,
      },
    ],
    tax_amount: 106.43,
    rounding: 0,
    total: 1396.43,
    amount_paid: 1000,
    outstanding: 396.43,
    credited: 0,
    refundable: 0,
  },
  lines: [['Shop relaunch', 10.75, 120]],
  hours: 10.75,
  pdfBegins: '%PDF-',
  receipt: 'taxi.txt: Taxi, 12.50',
  refused: ['invalid_state', 'precondition_failed', 'invalid_state'],
  subjects: [
    'Reminder: Invoice INV-2026-0001 from Test Firm',
    'Test Firm: 1 notification of the last day',
    'Invoice INV-2026-0001 from Test Firm',
  ],
  events: [
    'invoice.created',
    'invoice.updated',
    'invoice.sent',
    'invoice.partial_payment',
    'invoice.updated', // its due date passed
    'invoice.overdue',
    'invoice.updated', // reminded
    'invoice.paid',
    'invoice.updated', // the first refund
    'invoice.overdue',
    'invoice.updated', // the second
    'invoice.voided',
  ],
  changes: ['project.created', 'time_entry.created', 'time_entry.timer_started'],
};
