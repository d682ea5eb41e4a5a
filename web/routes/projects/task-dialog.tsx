/** The form of a task, with assignee, due day and phase. */
import type { ProjectTaskUpdate, Task } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../api/change.js';
import { delayWrite } from '../../api/delay-write.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { useSession } from '../../api/session.js';
import { updateProjectTaskFields as limits } from '../../generated/fields.js';
import { getProjectTaskOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { CheckboxField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Loaded } from '../../ui/query-state.js';
import { TextField } from '../../ui/text-field.js';
import { fieldProps } from '../../ui/field-props.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { OptionalArea } from '../../ui/optional-text.js';
import { PersonField } from '../../entities/user/person-field.js';
import { PhaseField } from '../../entities/project/phase-field.js';
import { t } from '../../messages/text.js';

type Body = Required<ProjectTaskUpdate>;

const labels = {
  title: t('common.title'),
  description: t('common.description'),
  assignee_id: t('common.assignee'),
  phase_id: t('common.phase'),
  due_date: t('common.due'),
  completed: t('common.done'),
} as const;

const bodyOf = ({ title, description, assignee_id, phase_id, due_date, completed }: Task): Body => ({
  title,
  description,
  assignee_id,
  phase_id,
  due_date,
  completed,
});

interface TaskProps {
  readonly projectId: string;
  readonly task: Task;
  readonly onClose: () => void;
}

export function EditTask({ projectId, task, onClose }: TaskProps) {
  const reading = useQuery({ ...getProjectTaskOptions(projectId, task.id), throwOnError: false });
  return (
    <Dialog title={t('projects.editTask')} isOpen isPersistent onClose={onClose}>
      <Loaded reading={reading}>{(one) => <TaskForm projectId={projectId} task={one} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

function TaskForm({ projectId, task, onClose }: TaskProps) {
  const { can } = useSession();
  const refetchNow = useRefetchNow(getProjectTaskOptions(projectId, task.id));
  const draft = useDraft({ source: task, bodyOf, refetchNow });
  const update = useChange({
    operation: 'updateProjectTask',
    send: async ({ body, ifMatch }: { body: ProjectTaskUpdate; ifMatch: string | undefined }) =>
      docket.projects.updateTask(projectId, task.id, body, { ifMatch }),
    handlesErrors: true,
    onDone: onClose,
  });
  const remove = (): void => {
    void delayWrite({
      operation: 'deleteProjectTask',
      requests: [(api) => api.projects.deleteTask(projectId, task.id, { ifMatch: draft.ifMatch })],
      hides: [task.id],
      message: t('projects.wasDeleted', { title: task.title }),
    });
    onClose();
  };
  const field = fieldProps(draft, labels, limits);
  return (
    <>
      <Form
        draft={{ name: 'task', id: task.id, ...draft.stored }}
        onSubmit={async () => draft.save(async (body, ifMatch) => update.mutateAsync({ body, ifMatch }))}
      >
        <ConflictNotice edit={draft} labels={labels} />
        <TextField {...field('title')} isRequired autoFocus />
        <FormRow>
          <PersonField {...field('assignee_id')} placeholder={t('common.nobody')} />
          <DayField {...field('due_date')} />
        </FormRow>
        <PhaseField {...field('phase_id')} projectId={projectId} />
        <OptionalArea {...field('description')} />
        <CheckboxField {...field('completed')} />
        <FormActions>
          {can('deleteProjectTask') && (
            <Button kind="danger" onPress={remove}>
              {t('common.deleteTask')}
            </Button>
          )}
          <SubmitButton>{t('projects.saveTask')}</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
