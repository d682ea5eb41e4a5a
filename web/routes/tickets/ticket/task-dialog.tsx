/** The form of a task of a ticket. */
import type { Task, Ticket } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { updateTicketTaskFields as fields } from '../../../generated/fields.js';
import { DayField } from '../../../ui/day-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, FormRow, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { TextField } from '../../../ui/text-field.js';
import { PersonField } from '../../../entities/user/person-field.js';
import { fieldProps } from '../../../ui/field-props.js';
import { OptionalArea } from '../../../ui/optional-text.js';
import { t } from '../../../messages/text.js';

interface TaskDialogProps {
  readonly ticket: Ticket;
  readonly task: Task;
  readonly onClose: () => void;
}

const labels = {
  title: t('common.title'),
  description: t('common.description'),
  assignee_id: t('common.assignee'),
  due_date: t('common.due'),
};
const limits = { ...fields, title: { ...fields.title, required: true } } as const;

export function TaskDialog({ ticket, task, onClose }: TaskDialogProps) {
  const [values, setDraft] = useState(task);
  const field = fieldProps(
    { values, set: (change: Partial<Task>) => setDraft((before) => ({ ...before, ...change })) },
    labels,
    limits,
  );
  const { title, description, assignee_id, due_date } = values;
  const save = useChange({
    operation: 'updateTicketTask',
    send: () => docket.tickets.updateTask(ticket.id, task.id, { title, description, assignee_id, due_date }),
    handlesErrors: true,
    onDone: onClose,
  });
  return (
    <Dialog title={t('tickets.task')} isOpen onClose={onClose} isPersistent>
      <Form
        draft={{ name: 'ticket-task', id: task.id, value: values, restore: setDraft }}
        onSubmit={() => save.mutateAsync(undefined)}
      >
        <TextField {...field('title')} autoFocus />
        <OptionalArea {...field('description')} />
        <FormRow>
          <PersonField {...field('assignee_id')} placeholder={t('common.nobody')} />
          <DayField {...field('due_date')} />
        </FormRow>
        <FormActions>
          <SubmitButton>{t('common.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
