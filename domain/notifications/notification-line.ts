/** What a notification says in a mail. */
import type { Schemas } from '../../contract/contract.js';

/** A line about a notification; names are those of now. */
export function notificationLine({ kind, subject, actor, details }: Schemas['Notification']): string {
  const who = actor?.name ?? 'Somebody';
  const what = [subject.number, subject.name].filter((each) => each !== null).join(' ') || 'without a description';
  const day = details.date === undefined ? '' : ` (${details.date})`;
  const lines: Readonly<Record<Schemas['NotificationKind'], string>> = {
    ticket_assigned: `${who} assigned a ticket to you: ${what}`,
    mentioned: `${who} mentioned you: ${what}`,
    client_replied: `${who} replied: ${what}`,
    ticket_answered: `${who} commented: ${what}`,
    time_rejected: `Your time was rejected: ${what}${day}`,
    expense_rejected: `Your expense was rejected: ${what}${day}`,
    approval_requested:
      subject.type === 'invoice' ? `Please approve an invoice: ${what}` : `${who} asked a client to approve: ${what}`,
    approval_decided: `${who} ${details.decision ?? 'decided'}: ${what}`,
    budget_crossed: `${details.threshold ?? 100} % of a budget are used: ${what}`,
    sla_warning: `80 % of the time of a ticket are used: ${what}`,
    sla_breached: `A ticket is too late: ${what}`,
    invoice_overdue: `An invoice is overdue: ${what}`,
    invoice_paid: `An invoice was paid: ${what}`,
    retainer_near_limit: `The hours of a retainer are ${details.limit === 'over' ? 'exceeded' : 'nearly used'}: ${what}`,
    time_missing: `Time is missing from ${details.from ?? ''} to ${details.to ?? ''}: ${details.hours ?? 0} of ${details.expected_hours ?? 0} hours`,
    retainer_ending: `A retainer ends soon: ${what}${day}`,
  };
  return lines[kind];
}
