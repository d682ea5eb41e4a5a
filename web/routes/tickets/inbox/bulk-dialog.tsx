/** Makes one change to many tickets in batches, each of them whole or not at all. Refusals are shown by ticket. */
import { ApiError, type TicketSummary, type TicketUpdate } from 'docket-sdk';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { inBatches, PartlyDoneError } from '../../../api/batches.js';
import { useBulkUndo } from '../../../api/bulk-undo.js';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { closeTicketsFields } from '../../../generated/fields.js';
import { listTicketsOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { CheckboxField } from '../../../ui/check-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Notice } from '../../../ui/notice.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextArea } from '../../../ui/text-field.js';
import { tagsOf, useBulkTagsUndo } from '../../../entities/tag/bulk-tags-undo.js';
import { optionsNamed, usePriorities, useStatuses } from '../../../entities/ticket/ticket-choices.js';
import { PersonField } from '../../../entities/user/person-field.js';
import { refusalsOf, type Refusal } from './bulk-refusals.js';
import { TagField } from '../../../entities/ticket/tag-field.js';
import { t } from '../../../messages/text.js';

export type BulkKind = 'assign' | 'status' | 'priority' | 'tags' | 'close';

export interface Bulk {
  readonly kind: BulkKind;
  readonly ids: readonly string[];
  /** Ticket numbers by id, as far as they were loaded. */
  readonly names: ReadonlyMap<string, string>;
}

export function BulkButtons({ onStart }: { readonly onStart: (kind: BulkKind) => void }) {
  return (
    <>
      <Button icon="user" shortcut="a" onPress={() => onStart('assign')}>
        {t('tickets.assign')}
      </Button>
      <Button shortcut="t" onPress={() => onStart('status')}>
        {t('common.status')}
      </Button>
      <Button onPress={() => onStart('priority')}>{t('common.priority')}</Button>
      <Button icon="tag" onPress={() => onStart('tags')}>
        {t('common.addTags')}
      </Button>
      <Button icon="check" shortcut="e" onPress={() => onStart('close')}>
        {t('shell.close')}
      </Button>
    </>
  );
}

interface BulkDialogProps {
  readonly bulk: Bulk;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function BulkDialog({ bulk, onClose, onDone }: BulkDialogProps) {
  const count = bulk.ids.length;
  const parts: Readonly<Record<BulkKind, ReactNode>> = {
    assign: <Assign bulk={bulk} onDone={onDone} />,
    status: <Move bulk={bulk} onDone={onDone} field="status_id" />,
    priority: <Move bulk={bulk} onDone={onDone} field="priority_id" />,
    tags: <AddTags bulk={bulk} onDone={onDone} />,
    close: <Close bulk={bulk} onDone={onDone} />,
  };
  const titles: Readonly<Record<BulkKind, string>> = {
    assign: t('tickets.assignTickets', { count }),
    status: t('tickets.setStatusOfTickets', { count }),
    priority: t('tickets.setPriorityOfTickets', { count }),
    tags: t('tickets.addTagsToTickets', { count }),
    close: t('tickets.closeTickets', { count }),
  };
  return (
    <Dialog title={titles[bulk.kind]} isOpen onClose={onClose} size="s" isPersistent>
      {parts[bulk.kind]}
    </Dialog>
  );
}

type PartProps = Omit<BulkDialogProps, 'onClose'>;

interface BulkFormProps extends PartProps {
  readonly operation: 'updateTickets' | 'closeTickets' | 'addTagsInBulk';
  readonly send: (ids: string[]) => PromiseLike<unknown>;
  readonly undo: {
    readonly remember: (ids: readonly string[]) => void;
    readonly offer: (message: string, ids: readonly string[]) => void;
  };
  readonly action: string;
  readonly successMessage: (count: number) => string;
  readonly children: ReactNode;
}

function BulkForm({ bulk, onDone, operation, send, undo, action, successMessage, children }: BulkFormProps) {
  const { ids, names } = bulk;
  const [left, setLeft] = useState(ids);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const change = useChange({
    operation,
    send: async () => {
      undo.remember(left);
      await inBatches(left, send);
    },
    handlesErrors: true,
    onDone: () => {
      undo.offer(successMessage(ids.length), ids);
      onDone();
    },
  });
  const submit = async (): Promise<void> => {
    setRefused([]);
    try {
      await change.mutateAsync(undefined);
    } catch (error) {
      const { done, cause } = error instanceof PartlyDoneError ? error : { done: 0, cause: error };
      const rest = left.slice(done);
      setLeft(rest);
      const refusals = cause instanceof ApiError ? refusalsOf(cause, rest, names) : [];
      if (refusals.length === 0) throw error;
      setRefused(refusals);
    }
  };
  return (
    <Form draft="selection" onSubmit={submit}>
      {refused.length > 0 && (
        <Notice kind="bad">
          {left.length === ids.length
            ? t('tickets.nothingWasChanged')
            : t('tickets.someUpdated', {
                done: ids.length - left.length,
                count: ids.length,
              })}
          <ul className="ticket-refusals">
            {refused.map(({ id, name, message }) => (
              <li key={id + message}>
                <strong>{name}</strong>: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {children}
      <FormActions>
        <SubmitButton>{action}</SubmitButton>
      </FormActions>
    </Form>
  );
}

const update = (updates: TicketUpdate) => (ids: string[]) => docket.tickets.updateMany({ ids, updates });

function useTicketsUndo(valuesOf: (ticket: TicketSummary) => TicketUpdate): BulkFormProps['undo'] {
  const { remember, offer } = useBulkUndo({
    operation: 'updateTickets',
    list: listTicketsOptions(),
    send: (ids, updates: TicketUpdate) => docket.tickets.updateMany({ ids, updates }),
  });
  return { remember, offer: (message, ids) => offer(message, ids, valuesOf) };
}

/** For one ticket, a choice is sent as it is made; for several, by the button. Belongs inside the form. */
function useSentChoice({ bulk: { ids } }: PartProps, value: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const isSingle = ids.length === 1;
  useEffect(() => {
    if (value !== null && isSingle) place.current?.closest('form')?.requestSubmit();
  }, [value, isSingle]);
  return place;
}

function Assign(props: PartProps) {
  const [assignee, setAssignee] = useState<string | null>(null);
  const place = useSentChoice(props, assignee);
  return (
    <BulkForm
      {...props}
      operation="updateTickets"
      send={update({ assignee_id: assignee })}
      undo={useTicketsUndo(({ assignee_id }) => ({ assignee_id }))}
      action={assignee === null ? t('tickets.removeAssignee') : t('tickets.assign')}
      successMessage={(count) =>
        assignee === null ? t('tickets.ticketsUnassigned', { count }) : t('tickets.ticketsAssigned', { count })
      }
    >
      <div ref={place}>
        <PersonField
          label={t('common.assignee')}
          value={assignee}
          onChange={setAssignee}
          placeholder={t('common.nobody')}
          autoFocus
        />
      </div>
    </BulkForm>
  );
}

function Move({ field, ...props }: PartProps & { readonly field: 'status_id' | 'priority_id' }) {
  const [value, setValue] = useState<string | null>(null);
  const place = useSentChoice(props, value);
  const [statuses, priorities] = [useStatuses(), usePriorities()];
  const isStatus = field === 'status_id';
  return (
    <BulkForm
      {...props}
      operation="updateTickets"
      send={update({ [field]: value })}
      undo={useTicketsUndo((ticket) => ({ [field]: ticket[field] }))}
      action={isStatus ? t('tickets.setStatus') : t('tickets.setPriority')}
      successMessage={(count) => t('tickets.ticketsUpdated', { count })}
    >
      <div ref={place}>
        <SelectField
          label={isStatus ? t('common.status') : t('common.priority')}
          name={`updates.${field}`}
          limits={{ required: true }}
          options={optionsNamed(isStatus ? statuses : priorities)}
          value={value}
          onChange={setValue}
          autoFocus
        />
      </div>
    </BulkForm>
  );
}

function AddTags(props: PartProps) {
  const [tags, setTags] = useState<readonly string[]>([]);
  const { remember, offer } = useBulkTagsUndo('tickets');
  return (
    <BulkForm
      {...props}
      operation="addTagsInBulk"
      send={(resource_ids) => docket.tags.addInBulk({ resource_type: 'tickets', resource_ids, tags: [...tags] })}
      undo={{ remember, offer: (message, ids) => offer(message, ids, tagsOf) }}
      action={t('common.addTags')}
      successMessage={(count) => t('tickets.ticketsTagged', { count })}
    >
      <TagField value={tags} onChange={setTags} />
    </BulkForm>
  );
}

function Close(props: PartProps) {
  const [summary, setSummary] = useState('');
  const [isGenerated, setGenerated] = useState(false);
  const resolution = isGenerated
    ? { generate_summary: true }
    : summary.trim() === ''
      ? {}
      : { resolution_summary: summary };
  return (
    <BulkForm
      {...props}
      operation="closeTickets"
      send={(ids) => docket.tickets.closeMany({ ids, ...resolution })}
      undo={useTicketsUndo(({ status_id, resolution_summary }) => ({ status_id, resolution_summary }))}
      action={t('shell.close')}
      successMessage={(count) => t('tickets.ticketsClosed', { count })}
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
