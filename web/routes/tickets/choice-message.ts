/** What is said after a choice in the small menu of tickets. */
import type { TicketUpdate } from 'docket-sdk';
import type { TicketChoiceField } from '../../entities/ticket/ticket-choice.js';
import { t } from '../../messages/text.js';

export function choiceMessage(field: TicketChoiceField, update: TicketUpdate, count: number): string {
  if (field !== 'assignee_id') return t('tickets.ticketsUpdated', { count });
  return update.assignee_id === null
    ? t('tickets.ticketsUnassigned', { count })
    : t('tickets.ticketsAssigned', { count });
}
