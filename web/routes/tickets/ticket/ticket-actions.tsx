/** Actions on a whole ticket: close, reopen, edit, delete. */
import { useNavigate } from '@tanstack/react-router';
import type { Ticket } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { closeTicketFields, reopenTicketFields } from '../../../generated/fields.js';
import { Button } from '../../../ui/button.js';
import { CheckboxField } from '../../../ui/check-field.js';
import { ConfirmDialog, Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Menu } from '../../../ui/menu.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { TextArea } from '../../../ui/text-field.js';
import { lastInbox } from '../last-inbox.js';
import { t } from '../../../messages/text.js';

export type TicketAction = 'edit' | 'close' | 'reopen' | 'delete';

interface ActionsProps {
  readonly ticket: Ticket;
  readonly onStart: (action: TicketAction) => void;
}

export function TicketActions({ ticket, onStart }: ActionsProps) {
  const { can } = useSession();
  const isOpen = ticket.dates.closed_at === null;
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
            onAction: () => onStart('delete'),
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
  const close = useChange({
    operation: 'closeTicket',
    send: () => {
      if (isGenerated) return docket.tickets.close(ticket.id, { generate_summary: true });
      return docket.tickets.close(ticket.id, summary.trim() === '' ? {} : { resolution_summary: summary });
    },
    handlesErrors: true,
    successMessage: t('tickets.numberClosed', { number: ticket.number }),
    onDone: onClose,
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

export function DeleteTicket({ ticket, onClose }: DialogProps) {
  const navigate = useNavigate();
  const remove = useChange({
    operation: 'deleteTicket',
    send: () => docket.tickets.delete(ticket.id),
    handlesErrors: true,
    successMessage: t('tickets.numberDeleted', { number: ticket.number }),
    onDone: () => void navigate({ to: '/tickets', search: lastInbox(), replace: true }),
  });
  return (
    <ConfirmDialog
      title={t('tickets.deleteNumber', { number: ticket.number })}
      isOpen
      onClose={onClose}
      action={t('tickets.deleteTicket')}
      isDanger
      onConfirm={() => remove.mutateAsync(undefined)}
    >
      {t('tickets.ticketWillBeDeleted')}
    </ConfirmDialog>
  );
}
