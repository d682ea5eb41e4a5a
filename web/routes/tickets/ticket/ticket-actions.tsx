/** Actions on a whole ticket: close, reopen, edit, delete. */
import { useNavigate } from '@tanstack/react-router';
import type { Ticket } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { delayWrite } from '../../../api/delay-write.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { closeTicketFields, reopenTicketFields } from '../../../generated/fields.js';
import { Button } from '../../../ui/button.js';
import { CheckboxField } from '../../../ui/check-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Menu } from '../../../ui/menu.js';
import { notify } from '../../../ui/toast.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { TextArea } from '../../../ui/text-field.js';
import { lastInbox } from '../last-inbox.js';
import { t } from '../../../messages/text.js';

export type TicketAction = 'edit' | 'close' | 'reopen';

interface ActionsProps {
  readonly ticket: Ticket;
  readonly onStart: (action: TicketAction) => void;
}

export function TicketActions({ ticket, onStart }: ActionsProps) {
  const { can } = useSession();
  const isOpen = ticket.dates.closed_at === null;
  const remove = useTicketDeletion(ticket);
  const settle: TicketAction = isOpen ? 'close' : 'reopen';
  const canSettle = can(isOpen ? 'closeTicket' : 'reopenTicket');
  useShortcut('e', () => onStart(settle), isOpen ? t('tickets.closeTicket') : t('tickets.reopenTicket'), canSettle);
  return (
    <>
      {canSettle && (
        <Button
          kind={isOpen ? 'primary' : 'plain'}
          icon={isOpen ? 'check' : 'undo'}
          shortcut="e"
          onPress={() => onStart(settle)}
        >
          {isOpen ? t('tickets.closeTicket') : t('common.reopen')}
        </Button>
      )}
      <Menu
        label={t('common.moreActions')}
        isIconOnly
        items={[
          can('updateTicket') && {
            id: 'edit',
            label: t('tickets.editTitleAndDescription'),
            icon: 'edit',
            onAction: () => onStart('edit'),
          },
          can('deleteTicket') && {
            id: 'delete',
            label: t('tickets.deleteTicket'),
            icon: 'trash',
            kind: 'danger',
            onAction: remove,
          },
        ]}
      />
    </>
  );
}

interface DialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

export function CloseTicket({ ticket, onClose }: DialogProps) {
  const [summary, setSummary] = useState('');
  const [isGenerated, setGenerated] = useState(false);
  // The ticket before it is closed, for Undo.
  const [{ status_id, resolution_summary }] = useState(ticket);
  const goBack = useChange<void, Ticket>({
    operation: 'updateTicket',
    send: () => docket.tickets.update(ticket.id, { status_id, resolution_summary }),
    successMessage: t('tickets.numberReopened', { number: ticket.number }),
  });
  const close = useChange({
    operation: 'closeTicket',
    send: () => {
      if (isGenerated) return docket.tickets.close(ticket.id, { generate_summary: true });
      return docket.tickets.close(ticket.id, summary.trim() === '' ? {} : { resolution_summary: summary });
    },
    handlesErrors: true,
    onDone: () => {
      notify(t('tickets.numberClosed', { number: ticket.number }), { undo: () => goBack.mutate() });
      onClose();
    },
  });
  return (
    <Dialog title={t('tickets.closeNumber', { number: ticket.number })} isOpen onClose={onClose} size="s" isPersistent>
      <Form
        draft={{
          name: 'close-ticket',
          id: ticket.id,
          value: { summary, isGenerated },
          restore: (last) => {
            setSummary(last.summary);
            setGenerated(last.isGenerated);
          },
        }}
        onSubmit={() => close.mutateAsync(undefined)}
      >
        <TextArea
          label={t('tickets.resolution')}
          name="resolution_summary"
          value={summary}
          onChange={setSummary}
          limits={closeTicketFields.resolution_summary}
          hint={ticket.resolution_summary === null ? undefined : t('tickets.leaveEmptyToKeepResolution')}
          isDisabled={isGenerated}
          autoFocus
        />
        <CheckboxField label={t('tickets.draftFromActivity')} value={isGenerated} onChange={setGenerated} />
        <FormActions>
          <SubmitButton shortcut="ctrl+enter">{t('tickets.closeTicket')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

export function ReopenTicket({ ticket, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  const reopen = useChange({
    operation: 'reopenTicket',
    send: () => docket.tickets.reopen(ticket.id, { reason: reason.trim() || null }),
    handlesErrors: true,
    successMessage: t('tickets.numberReopened', { number: ticket.number }),
    onDone: onClose,
  });
  return (
    <Dialog title={t('tickets.reopenNumber', { number: ticket.number })} isOpen onClose={onClose} size="s" isPersistent>
      <Form
        draft={{ name: 'reopen-ticket', id: ticket.id, value: { reason }, restore: (last) => setReason(last.reason) }}
        onSubmit={() => reopen.mutateAsync(undefined)}
      >
        <TextArea
          label={t('common.reason')}
          name="reason"
          value={reason}
          onChange={setReason}
          limits={reopenTicketFields.reason}
          autoFocus
        />
        <FormActions>
          <SubmitButton shortcut="ctrl+enter">{t('common.reopen')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

/** Deletes a ticket in ten seconds, unless the user undoes it, and goes back to the inbox. */
export function useTicketDeletion({ id, number }: Ticket): () => void {
  const navigate = useNavigate();
  return () => {
    void delayWrite({
      operation: 'deleteTicket',
      requests: [(api) => api.tickets.delete(id)],
      hides: [id],
      message: t('tickets.numberDeleted', { number }),
    });
    void navigate({ to: '/tickets', search: lastInbox(), replace: true });
  };
}
