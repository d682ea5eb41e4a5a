/** Saves changes to a ticket, each based on the state that the user saw. */
import { PreconditionFailedError, type Ticket, type TicketUpdate } from 'docket-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { etagOf, withEtag } from '../../../api/etags.js';
import { t } from '../../../messages/text.js';
import { notify } from '../../../ui/toast.js';
import { errorText } from '../../../ui/text/problems.js';
import type { TicketChoiceField } from '../../../entities/ticket/ticket-choice.js';
import { choiceMessage } from '../choice-message.js';
import { changedFields, fieldNames, type EditedField } from './changed-fields.js';
import { shownTicket } from './shown-ticket.js';

/** Fields that two people changed at the same time. */
export interface Conflict {
  /** The user's own change. */
  readonly mine: TicketUpdate;
  readonly before: Ticket;
  /** The current ticket. */
  readonly after: Ticket;
  readonly fields: readonly EditedField[];
}

export interface TicketEdit {
  /** Sends a change based on `before`. Throws a refusal, but turns a contested field into `conflict`, and returns false. */
  readonly save: (mine: TicketUpdate, before: Ticket) => Promise<boolean>;
  readonly isSaving: boolean;
  readonly conflict: Conflict | undefined;
  readonly keepMine: () => Promise<void>;
  readonly dropMine: () => void;
}

interface Sent {
  readonly mine: TicketUpdate;
  readonly before: Ticket;
}

export function useTicketEdit(): TicketEdit {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();
  const change = useChange({
    operation: 'updateTicket',
    send: async ({ mine, before }: Sent) =>
      withEtag(docket.tickets.update(before.id, mine, { ifMatch: etagOf(before) })),
    onDone: (answer, { before }) =>
      client.setQueryData<Ticket>(shownTicket(before.id).queryKey, (shown) => shown && { ...shown, ...answer }),
    handlesErrors: true,
  });
  const save = async (mine: TicketUpdate, before: Ticket): Promise<boolean> => {
    try {
      await change.mutateAsync({ mine, before });
      return true;
    } catch (error) {
      if (!(error instanceof PreconditionFailedError)) throw error;
      const after = await withEtag(docket.tickets.get(before.id, { include: ['client', 'project', 'assignee'] }));
      const changed = changedFields(before, after);
      const contested = changed.filter((field) => Object.hasOwn(mine, field));
      if (contested.length > 0) {
        setConflict({ mine, before, after, fields: contested });
        return false;
      }
      // Others changed something else: both changes stand.
      const isSaved = await save(mine, after);
      if (changed.length > 0)
        notify(t('tickets.savedWithOthersChanges', { fields: changed.map((field) => fieldNames[field]).join(', ') }));
      return isSaved;
    }
  };
  return {
    save,
    isSaving: change.isPending,
    conflict,
    keepMine: async () => {
      if (!conflict) return;
      setConflict(undefined);
      await save(conflict.mine, conflict.after);
    },
    dropMine: () => setConflict(undefined),
  };
}

/** For fields that save when chosen. They have no form to show a refusal, so a toast does. */
export function useFieldEdit({ save }: Pick<TicketEdit, 'save'>, ticket: Ticket): (mine: TicketUpdate) => void {
  return (mine) => {
    save(mine, ticket).catch((error: unknown) => notify(errorText(error), { kind: 'bad' }));
  };
}

/** For status, priority and assignee: saved when chosen, with Undo. */
export function useStateEdit({ save }: Pick<TicketEdit, 'save'>, ticket: Ticket) {
  const undo = useChange({
    operation: 'updateTicket',
    send: (former: TicketUpdate) => docket.tickets.update(ticket.id, former),
    successMessage: t('common.undoneCount', { count: 1 }),
  });
  return (field: TicketChoiceField, update: TicketUpdate): void => {
    const former = { [field]: ticket[field] };
    save(update, ticket).then(
      (isSaved) => isSaved && notify(choiceMessage(field, update, 1), { undo: () => undo.mutate(former) }),
      (error: unknown) => notify(errorText(error), { kind: 'bad' }),
    );
  };
}
