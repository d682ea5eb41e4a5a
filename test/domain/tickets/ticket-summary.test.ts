import { expect } from 'chai';
import { ticketSummary, type SummarizedActivity } from '../../../domain/tickets/ticket-summary.js';

const ticket = { title: 'Certificate expired', opened_at: new Date('2026-01-30T23:30:00Z') };
const activity = (type: string, values: Partial<SummarizedActivity> = {}): SummarizedActivity => ({
  type,
  content: null,
  user_name: 'Ada Miller',
  visibility: 'internal',
  old_value: null,
  new_value: null,
  created_at: new Date('2026-01-31T10:00:00Z'),
  ...values,
});
const summary = (...activities: SummarizedActivity[]): string => ticketSummary(ticket, activities, 'Europe/Berlin');

describe('the summary of a ticket', () => {
  it('begins with what it was about, with the day of the workspace', () => {
    expect(summary()).to.equal('"Certificate expired", opened on 2026-01-31.');
  });

  it('lists the changes of status and priority', () => {
    const lines = summary(
      activity('status_change', { old_value: 'New', new_value: 'In Progress' }),
      activity('priority_change', { old_value: 'Low', new_value: 'High' }),
      activity('status_change', { old_value: 'In Progress', new_value: 'Resolved' }),
    ).split('\n');
    expect(lines.slice(1)).to.deep.equal(['Status: New → In Progress → Resolved.', 'Priority: Low → High.']);
  });

  it('names everyone who handled it once, and nobody for an assignment that was taken back', () => {
    const lines = summary(
      activity('assignment', { new_value: 'Ada Miller' }),
      activity('assignment', { old_value: 'Ada Miller', new_value: 'Ben Ode' }),
      activity('assignment', { old_value: 'Ben Ode', new_value: null }),
      activity('assignment', { new_value: 'Ada Miller' }),
    ).split('\n');
    expect(lines.at(-1)).to.equal('Handled by Ada Miller, Ben Ode.');
  });

  it('counts how often it was reopened', () => {
    expect(summary(activity('reopened'))).to.contain('Reopened once.');
    expect(summary(activity('reopened'), activity('reopened'))).to.contain('Reopened 2 times.');
  });

  it('quotes public comments, and nothing internal', () => {
    const text = summary(
      activity('comment', { content: 'The client is late with payments', visibility: 'internal' }),
      activity('comment', { content: 'We renewed\n  the certificate.', visibility: 'public' }),
      activity('time_logged', { content: 'Called the registrar', new_value: '2.5' }),
    );
    expect(text).to.contain('2026-01-31, Ada Miller: We renewed the certificate.');
    expect(text).not.to.contain('late').and.not.to.contain('registrar').and.not.to.contain('2.5');
  });

  it('quotes the last five comments, and only the beginning of a long one', () => {
    const said = Array.from({ length: 7 }, (_, index) =>
      activity('comment', { content: `Comment ${index} ${'😀'.repeat(600)}`, visibility: 'public' }),
    );
    const lines = summary(...said).split('\n');
    expect(lines).to.have.lengthOf(6);
    expect(lines[1]).to.contain('Comment 2').and.to.match(/😀…$/u);
    expect(Array.from(lines[1] ?? '').length).to.be.lessThan(540);
  });
});
