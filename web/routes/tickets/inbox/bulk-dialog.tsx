/** Dialogs that add tags to many tickets, and close many. */
import type { TicketSummary, TicketUpdate } from 'docket-sdk';
import { useState, type ReactNode } from 'react';
import { useBulkUndo } from '../../../api/bulk-undo.js';
import { docket } from '../../../api/docket.js';
import { closeTicketsFields } from '../../../generated/fields.js';
import { listTicketsOptions } from '../../../generated/queries.js';
import { CheckboxField } from '../../../ui/check-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { TextArea } from '../../../ui/text-field.js';
import { tagsOf, useBulkTagsUndo } from '../../../entities/tag/bulk-tags-undo.js';
import { TagField } from '../../../entities/ticket/tag-field.js';
import { RefusedTickets, useBulkRequest, type ChosenTickets, type Refused } from './bulk-request.js';
import { t } from '../../../messages/text.js';

export type BulkDialogKind = 'tags' | 'close';

interface BulkDialogProps {
  readonly kind: BulkDialogKind;
  readonly tickets: ChosenTickets;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function BulkDialog({ kind, tickets, onClose, onDone }: BulkDialogProps) {
  const count = tickets.ids.length;
  const isTags = kind === 'tags';
  return (
    <Dialog
      title={isTags ? t('tickets.addTagsToTickets', { count }) : t('tickets.closeTickets', { count })}
      isOpen
      onClose={onClose}
      size="s"
      isPersistent
    >
      {isTags ? <AddTags tickets={tickets} onDone={onDone} /> : <Close tickets={tickets} onDone={onDone} />}
    </Dialog>
  );
}

type PartProps = Pick<BulkDialogProps, 'tickets' | 'onDone'>;

interface BulkFormProps {
  readonly refused: Refused;
  readonly action: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

const BulkForm = ({ refused, action, onSubmit, children }: BulkFormProps) => (
  <Form draft="selection" onSubmit={onSubmit}>
    <RefusedTickets refused={refused} />
    {children}
    <FormActions>
      <SubmitButton>{action}</SubmitButton>
    </FormActions>
  </Form>
);

function AddTags({ tickets, onDone }: PartProps) {
  const [tags, setTags] = useState<readonly string[]>([]);
  const { remember, offer } = useBulkTagsUndo('tickets');
  const { submit, refused } = useBulkRequest<readonly string[]>({
    of: tickets,
    operation: 'addTagsInBulk',
    send: (resource_ids, added) => docket.tags.addInBulk({ resource_type: 'tickets', resource_ids, tags: [...added] }),
    undo: { remember, offer: (message, ids) => offer(message, ids, tagsOf) },
    message: () => t('tickets.ticketsTagged', { count: tickets.ids.length }),
    onDone,
  });
  return (
    <BulkForm refused={refused} action={t('common.addTags')} onSubmit={async () => submit(tags)}>
      <TagField value={tags} onChange={setTags} />
    </BulkForm>
  );
}

interface Resolution {
  readonly resolution_summary?: string;
  readonly generate_summary?: boolean;
}

function Close({ tickets, onDone }: PartProps) {
  const [summary, setSummary] = useState('');
  const [isGenerated, setGenerated] = useState(false);
  const { remember, offer } = useBulkUndo({
    operation: 'updateTickets',
    list: listTicketsOptions(),
    send: (ids, updates: TicketUpdate) => docket.tickets.updateMany({ ids, updates }),
  });
  const { submit, refused } = useBulkRequest<Resolution>({
    of: tickets,
    operation: 'closeTickets',
    send: (ids, resolution) => docket.tickets.closeMany({ ids, ...resolution }),
    undo: { remember, offer: (message, ids) => offer(message, ids, stateOf) },
    message: () => t('tickets.ticketsClosed', { count: tickets.ids.length }),
    onDone,
  });
  const typed = summary.trim() === '' ? {} : { resolution_summary: summary };
  return (
    <BulkForm
      refused={refused}
      action={t('shell.close')}
      onSubmit={async () => submit(isGenerated ? { generate_summary: true } : typed)}
    >
      <TextArea
        label={t('tickets.resolution')}
        name="resolution_summary"
        value={summary}
        onChange={setSummary}
        limits={closeTicketsFields.resolution_summary}
        isDisabled={isGenerated}
        autoFocus
      />
      <CheckboxField label={t('tickets.draftFromEachActivity')} value={isGenerated} onChange={setGenerated} />
    </BulkForm>
  );
}

const stateOf = ({ status_id, resolution_summary }: TicketSummary): TicketUpdate => ({ status_id, resolution_summary });
