/** All of a task: what it is, whose, and until when. */
import type { Task, Ticket } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { updateTicketTaskFields as fields } from '../../../generated/fields.js';
import { getUserOptions } from '../../../generated/queries.js';
import { ComboField } from '../../../ui/combo-field.js';
import { DayField } from '../../../ui/day-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, FormActions, FormRow, SubmitButton } from '../../../ui/form.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { searchUsers } from '../../../entities/ticket/choices.js';

interface TaskDialogProps {
  readonly ticket: Ticket;
  readonly task: Task;
  readonly onClose: () => void;
}

export function TaskDialog({ ticket, task, onClose }: TaskDialogProps) {
  const [{ title, description, assignee_id, due_date }, setDraft] = useState(task);
  const set = (change: Partial<Task>): void => setDraft((before) => ({ ...before, ...change }));
  const assignee = useQuery({
    ...getUserOptions(assignee_id ?? ''),
    enabled: assignee_id !== null,
    throwOnError: false,
  });
  const save = useChange({
    operation: 'updateTicketTask',
    send: () => docket.tickets.updateTask(ticket.id, task.id, { title, description, assignee_id, due_date }),
    showsProblems: true,
    onDone: onClose,
  });
  return (
    <Dialog title="Task" isOpen onClose={onClose} isHeld>
      <Form onSubmit={() => save.mutateAsync(undefined)}>
        <TextField
          label="Title"
          name="title"
          value={title}
          onChange={(text) => set({ title: text })}
          limits={{ ...fields.title, required: true }}
          autoFocus
        />
        <TextArea
          label="Description"
          name="description"
          value={description ?? ''}
          onChange={(text) => set({ description: text || null })}
          limits={fields.description}
        />
        <FormRow>
          <ComboField
            label="Assignee"
            name="assignee_id"
            value={assignee_id}
            valueLabel={assignee.data?.name ?? null}
            onChange={(id) => set({ assignee_id: id })}
            queryKey={['users']}
            search={searchUsers}
            placeholder="Nobody"
          />
          <DayField label="Due" name="due_date" value={due_date} onChange={(day) => set({ due_date: day })} />
        </FormRow>
        <FormActions>
          <SubmitButton>Save</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
