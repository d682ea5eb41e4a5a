/** Edits the texts of a ticket: title, description, resolution, external id. */
import type { Ticket, TicketUpdate } from 'docket-sdk';
import { useState } from 'react';
import { asRead, etagOf } from '../../../api/etags.js';
import { updateTicketFields as fields } from '../../../generated/fields.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { FormatBox } from '../comments/format-keys.js';
import type { TicketEdit } from './use-ticket-edit.js';
import { t } from '../../../messages/text.js';

interface EditTicketProps {
  readonly ticket: Ticket;
  readonly edit: TicketEdit;
  readonly onClose: () => void;
}

const textsOf = ({ title, description, resolution_summary, external_id }: Ticket) => ({
  title,
  description,
  resolution_summary,
  external_id,
});

export function EditTicket({ ticket, edit, onClose }: EditTicketProps) {
  // The ticket when the edit began: on saving, changes by others since then are found.
  const [before, setBefore] = useState(ticket);
  const [title, setTitle] = useState(before.title);
  const [description, setDescription] = useState(before.description ?? '');
  const [summary, setSummary] = useState(before.resolution_summary ?? '');
  const [externalId, setExternalId] = useState(before.external_id ?? '');
  const mine: TicketUpdate = {
    ...(title !== before.title && { title }),
    ...(description !== (before.description ?? '') && { description: description || null }),
    ...(summary !== (before.resolution_summary ?? '') && { resolution_summary: summary || null }),
    ...(externalId !== (before.external_id ?? '') && { external_id: externalId || null }),
  };
  const isChanged = Object.keys(mine).length > 0;
  const save = async (): Promise<void> => {
    if (isChanged) await edit.save(mine, before);
    onClose();
  };
  return (
    <Dialog
      title={t('tickets.editNumber', { number: ticket.number })}
      isOpen
      onClose={onClose}
      isPersistent={isChanged}
    >
      <Form
        draft={{
          name: 'ticket',
          id: ticket.id,
          value: { base: textsOf(before), etag: etagOf(before), title, description, summary, externalId },
          restore: (last) => {
            setBefore(asRead({ ...ticket, ...last.base }, last.etag));
            setTitle(last.title);
            setDescription(last.description);
            setSummary(last.summary);
            setExternalId(last.externalId);
          },
        }}
        onSubmit={save}
      >
        <TextField
          label={t('common.title')}
          name="title"
          value={title}
          onChange={setTitle}
          limits={{ ...fields.title, required: true }}
          autoFocus
        />
        <FormatBox>
          <TextArea
            label={t('common.description')}
            name="description"
            value={description}
            onChange={setDescription}
            limits={fields.description}
            rows={6}
          />
        </FormatBox>
        {(before.dates.closed_at !== null || before.resolution_summary !== null) && (
          <TextArea
            label={t('tickets.resolution')}
            name="resolution_summary"
            value={summary}
            onChange={setSummary}
            limits={fields.resolution_summary}
          />
        )}
        <TextField
          label={t('common.externalId')}
          name="external_id"
          value={externalId}
          onChange={setExternalId}
          limits={fields.external_id}
          hint={t('tickets.externalIdHint')}
        />
        <FormActions>
          <SubmitButton shortcut="ctrl+enter">{t('common.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
