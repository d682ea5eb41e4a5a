/** The form of a task: who does it, until when, in which phase. */
import type { ProjectTaskUpdate, Task } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { changedIn } from '../../api/draft-state.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { updateProjectTaskFields as limits } from '../../generated/fields.js';
import { Button } from '../../ui/button.js';
import { CheckboxField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormActions, FormRow, SubmitButton } from '../../ui/form.js';
import { TextField } from '../../ui/text-field.js';
import { OptionalArea } from '../../work/optional-text.js';
import { PersonField } from '../../work/pick-fields.js';
import { PhaseField } from './phase-field.js';

type Body = Required<ProjectTaskUpdate>;

const bodyOf = ({ title, description, assignee_id, phase_id, due_date, completed }: Task): Body => ({
  title,
  description,
  assignee_id,
  phase_id,
  due_date,
  completed,
});

export interface TaskDialogProps {
  readonly projectId: string;
  readonly task: Task;
  readonly onClose: () => void;
}

export function TaskDialog({ projectId, task, onClose }: TaskDialogProps) {
  const { can } = useSession();
  const [before] = useState(() => bodyOf(task));
  const [values, setValues] = useState(before);
  const set = (change: Partial<Body>): void => setValues((now) => ({ ...now, ...change }));
  const change = useChange({
    operation: 'updateProjectTask',
    send: async () => docket.projects.updateTask(projectId, task.id, changedIn(before, values)),
    showsProblems: true,
    onDone: onClose,
  });
  const remove = useChange({
    operation: 'deleteProjectTask',
    send: async () => docket.projects.deleteTask(projectId, task.id),
    said: 'Task deleted',
    onDone: onClose,
  });
  return (
    <Dialog title="Edit task" isOpen isHeld onClose={onClose}>
      <Form onSubmit={async () => change.mutateAsync(undefined)}>
        <TextField
          label="Title"
          name="title"
          limits={limits.title}
          isRequired
          autoFocus
          value={values.title}
          onChange={(title) => set({ title })}
        />
        <FormRow>
          <PersonField
            label="Assignee"
            name="assignee_id"
            value={values.assignee_id}
            onChange={(assignee_id) => set({ assignee_id })}
          />
          <DayField label="Due" name="due_date" value={values.due_date} onChange={(due_date) => set({ due_date })} />
        </FormRow>
        <PhaseField
          label="Phase"
          name="phase_id"
          projectId={projectId}
          value={values.phase_id}
          onChange={(phase_id) => set({ phase_id })}
        />
        <OptionalArea
          label="Description"
          name="description"
          limits={limits.description}
          value={values.description}
          onChange={(description) => set({ description })}
        />
        <CheckboxField
          label="Done"
          name="completed"
          value={values.completed}
          onChange={(completed) => set({ completed })}
        />
        <FormActions>
          {can('deleteProjectTask') && (
            <Button kind="danger" onPress={() => remove.mutate(undefined)}>
              Delete task
            </Button>
          )}
          <SubmitButton>Save task</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
