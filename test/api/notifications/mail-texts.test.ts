/** What mails about notifications say and where they lead, for every kind and in every language. */
import { expect } from 'chai';
import { notificationLine } from '../../../commands/notifications/notification-line.js';
import type { Schemas } from '../../../contract/contract.js';
import { createFormats } from '../../../documents/formats.js';
import { languages, wordsFor } from '../../../documents/messages/words.js';
import { screenOf } from '../../../domain/page-links.js';
import { readApprovalsSearch } from '../../../web/routes/approvals/approvals-search.js';
import { readExpensesSearch } from '../../../web/routes/expenses/expenses-search.js';
import { readTimeSearch } from '../../../web/routes/time/time-search.js';
import { sourceFiles, textOf } from '../../support/source/source-imports.js';

type Notification = Schemas['Notification'];

const about = (
  kind: Notification['kind'],
  type: Notification['subject']['type'],
  details: Notification['details'] = {},
): Notification => ({
  id: 'ntf_1',
  kind,
  event_id: null,
  subject: { type, id: `${type}_1`, number: 'X-7', name: 'Login fails' },
  comment: null,
  details,
  actor: { user_id: 'usr_1', contact_id: null, name: 'Ada' },
  read_at: null,
  snoozed_until: null,
  created_at: '2026-11-02T09:00:00.000Z',
});

/** The line of each kind in English, and in each of its cases. */
const lines: readonly (readonly [Notification, string])[] = [
  [about('ticket_assigned', 'ticket'), 'Ada assigned a ticket to you: X-7 Login fails'],
  [about('mentioned', 'ticket'), 'Ada mentioned you: X-7 Login fails'],
  [about('client_replied', 'ticket'), 'Ada replied: X-7 Login fails'],
  [about('ticket_answered', 'ticket'), 'Ada commented: X-7 Login fails'],
  [
    about('time_rejected', 'time_entry', { date: '2026-11-02' }),
    'Your time was rejected: X-7 Login fails (November 2, 2026)',
  ],
  [
    about('expense_rejected', 'expense', { date: '2026-11-02' }),
    'Your expense was rejected: X-7 Login fails (November 2, 2026)',
  ],
  [about('approval_requested', 'invoice'), 'An invoice is waiting for your approval: X-7 Login fails'],
  [about('approval_requested', 'approval'), 'Ada requested an approval from a client: X-7 Login fails'],
  [about('approval_decided', 'approval', { decision: 'approved' }), 'Ada approved: X-7 Login fails'],
  [about('approval_decided', 'invoice', { decision: 'rejected' }), 'Ada rejected: X-7 Login fails'],
  [about('budget_crossed', 'project', { threshold: 75 }), '75% of a budget is used: X-7 Login fails'],
  [about('sla_warning', 'ticket', { target: 'response' }), '80% of the time for a ticket is used: X-7 Login fails'],
  [about('sla_breached', 'ticket', { target: 'response' }), 'A ticket has missed its SLA target: X-7 Login fails'],
  [
    about('invoice_overdue', 'invoice', { date: '2026-11-02' }),
    'An invoice is overdue: X-7 Login fails (November 2, 2026)',
  ],
  [about('invoice_paid', 'invoice'), 'An invoice was paid: X-7 Login fails'],
  [
    about('invoice_mail_failed', 'invoice', { recipients: ['ada@example.com', 'bob@example.com'] }),
    'An email to ada@example.com, bob@example.com could not be delivered: X-7 Login fails',
  ],
  [
    about('payment_disputed', 'invoice', { dispute: 'needs_response', reason: 'fraudulent', date: '2026-11-02' }),
    'A payment was disputed: X-7 Login fails (November 2, 2026)',
  ],
  [about('payment_disputed', 'invoice', { dispute: 'won' }), 'A dispute was won: X-7 Login fails'],
  [about('payment_disputed', 'client', { dispute: 'lost' }), 'A dispute was lost: X-7 Login fails'],
  [about('refund_failed', 'invoice', { reason: 'expired card' }), 'A refund could not be made: X-7 Login fails'],
  [
    about('retainer_near_limit', 'agreement', { limit: 'near' }),
    'The hours of a retainer are nearly used up: X-7 Login fails',
  ],
  [
    about('retainer_near_limit', 'agreement', { limit: 'over' }),
    'The hours of a retainer are exceeded: X-7 Login fails',
  ],
  [
    about('retainer_ending', 'agreement', { date: '2026-11-02' }),
    'A retainer ends soon: X-7 Login fails (November 2, 2026)',
  ],
  [
    about('time_missing', 'user', { from: '2026-11-02', to: '2026-11-08', hours: 12.5, expected_hours: 40 }),
    'Time is missing for Nov 2 – 8, 2026: 12.50 of 40.00 hours are logged',
  ],
];

const voiceIn = (locale: string) => ({
  locale,
  words: wordsFor(locale),
  formats: createFormats('US', 'USD', locale),
});

describe('a mail about a notification', () => {
  for (const [notification, line] of lines)
    it(`says "${line}"`, () => {
      expect(notificationLine(notification, voiceIn('en')).replaceAll(/\s/g, ' ')).to.equal(line);
    });

  it('says it in each language', () => {
    for (const [notification] of lines) {
      const said = languages.map((locale) => notificationLine(notification, voiceIn(locale)));
      expect(new Set(said).size, said.join('\n')).to.equal(languages.length);
      for (const each of said) expect(each).not.to.match(/[{}]|undefined|null|NaN/);
    }
  });

  it('names nobody and nothing in words if both are gone', () => {
    const gone = { ...about('mentioned', 'ticket'), actor: null };
    const line = notificationLine({ ...gone, subject: { ...gone.subject, number: null, name: null } }, voiceIn('en'));
    expect(line).to.equal('Someone mentioned you: no description');
  });
});

describe('the address in a mail about a notification', () => {
  const paths = sourceFiles
    .filter((path) => path.startsWith('web/router/'))
    .flatMap((path) => [...textOf(path).matchAll(/\bpath: '\/([\w/-]+)(\/\$\w+)?'/g)])
    .map(([, path = '', parameter]) => `${path}${parameter === undefined ? '' : '/'}`);

  for (const type of ['ticket', 'project', 'agreement', 'invoice', 'client', 'user'] as const)
    it(`is a screen of the dashboard: ${type}`, () => {
      const address = screenOf({ type, id: 'x' });
      expect(paths).to.include(address.slice(0, -1));
    });

  for (const [type, read, field] of [
    ['approval', readApprovalsSearch, 'approval'],
    ['time_entry', readTimeSearch, 'entry'],
    ['expense', readExpensesSearch, 'expense'],
  ] as const)
    it(`opens the object on its screen: ${type}`, () => {
      const { pathname, searchParams } = new URL(screenOf({ type, id: 'x' }), 'https://docket.example');
      expect(paths).to.include(pathname.slice(1));
      expect(read(Object.fromEntries(searchParams))).to.include({ [field]: 'x' });
    });
});
