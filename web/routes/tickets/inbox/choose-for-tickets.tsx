/** Sets the status, the priority or the assignee of the chosen tickets, with Undo. */
import type { TicketSummary, TicketUpdate } from 'docket-sdk';
import { useState } from 'react';
import { useBulkUndo } from '../../../api/bulk-undo.js';
import { docket } from '../../../api/docket.js';
import { TicketChoice, type TicketChoiceField } from '../../../entities/ticket/ticket-choice.js';
import { listTicketsOptions } from '../../../generated/queries.js';
import { Notice } from '../../../ui/notice.js';
import { errorText } from '../../../ui/text/problems.js';
import { choiceMessage } from '../choice-message.js';
import { RefusedTickets, useBulkRequest, type ChosenTickets } from './bulk-request.js';
import { t } from '../../../messages/text.js';

interface ChooseForTicketsProps {
  readonly field: TicketChoiceField;
  readonly tickets: ChosenTickets;
  /** The only chosen ticket, if it is one. */
  readonly only: TicketSummary | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const send = (ids: string[], updates: TicketUpdate) => docket.tickets.updateMany({ ids, updates });

export function ChooseForTickets({ field, tickets, only, onClose, onDone }: ChooseForTicketsProps) {
  const count = tickets.ids.length;
  const [problem, setProblem] = useState<string>();
  const { remember, offer } = useBulkUndo({ operation: 'updateTickets', list: listTicketsOptions(), send });
  const { submit, refused } = useBulkRequest<TicketUpdate>({
    of: tickets,
    operation: 'updateTickets',
    send,
    undo: {
      remember,
      offer: (message, ids) => offer(message, ids, (ticket: TicketSummary) => ({ [field]: ticket[field] })),
    },
    message: (update) => choiceMessage(field, update, count),
    onDone,
  });
  const choose = async (update: TicketUpdate): Promise<void> => {
    setProblem(undefined);
    try {
      await submit(update);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <TicketChoice
      field={field}
      label={labelOf(field, count)}
      value={only?.[field]}
      notice={problem === undefined ? <RefusedTickets refused={refused} /> : <Notice kind="bad">{problem}</Notice>}
      onChoose={(update) => void choose(update)}
      onClose={onClose}
    />
  );
}

function labelOf(field: TicketChoiceField, count: number): string {
  if (field === 'assignee_id') return t('tickets.assignTickets', { count });
  return field === 'status_id'
    ? t('tickets.setStatusOfTickets', { count })
    : t('tickets.setPriorityOfTickets', { count });
}
