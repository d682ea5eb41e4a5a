/** The tasks of a project: added by title, checked off, assigned and reordered. */
import type { Project, Task } from 'docket-sdk';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { createProjectTaskFields as limits } from '../../generated/fields.js';
import { listProjectTasksOptions } from '../../generated/queries.js';
import { IconButton } from '../../ui/button.js';
import { CheckboxField } from '../../ui/check-field.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { ReorderHandle, useReorder, type Reorder } from '../../ui/reorder.js';
import { Person } from '../../ui/status.js';
import { TextField } from '../../ui/text-field.js';
import { Day } from '../../ui/times.js';
import { useNameOf } from '../../entities/name-of.js';
import { EditTask } from './task-dialog.js';
import { t } from '../../messages/text.js';

const pageOf = (projectId: string, page: number) => listProjectTasksOptions(projectId, { per_page: 100, page });

/** Loads all tasks, because a new order is sent as a whole. */
function useAllTasks(projectId: string) {
  const first = useQuery(pageOf(projectId, 1));
  const pages = first.data?.pagination.total_pages ?? 1;
  const rest = useQueries({
    queries: Array.from({ length: pages - 1 }, (_page, at) => ({
      ...pageOf(projectId, at + 2),
      placeholderData: undefined,
    })),
  });
  const tasks = [first, ...rest].flatMap(({ data }) => data?.data ?? []);
  return { first, tasks };
}

export function ProjectTasks({ project: { id } }: { readonly project: Project }) {
  const { can } = useSession();
  const { first, tasks } = useAllTasks(id);
  const [edited, setEdited] = useState<Task | null>(null);
  const done = tasks.filter(({ completed }) => completed).length;
  return (
    <Section title={tasks.length > 0 ? t('projects.tasksOfDone', { done, count: tasks.length }) : t('common.tasks')}>
      {can('createProjectTask') && <AddTask projectId={id} />}
      {first.error && <Problem error={first.error} onRetry={() => void first.refetch()} />}
      {first.isPending && <Skeleton />}
      {first.data && tasks.length === 0 && (
        <Empty icon="check" title={t('projects.noTasksYet')}>
          {t('projects.tasksHint')}
        </Empty>
      )}
      {tasks.length > 0 && <TaskList projectId={id} tasks={tasks} onEdit={setEdited} />}
      {edited && <EditTask projectId={id} task={edited} onClose={() => setEdited(null)} />}
    </Section>
  );
}

function AddTask({ projectId }: { readonly projectId: string }) {
  const [title, setTitle] = useState('');
  const change = useChange({
    operation: 'createProjectTask',
    send: async (sent: string) => docket.projects.createTask(projectId, { title: sent }),
    handlesErrors: true,
    // The user may already be typing the next title: then it stays.
    onDone: (_task, sent) => setTitle((now) => (now === sent ? '' : now)),
  });
  return (
    <Form
      draft={{ name: 'new-task', id: projectId, value: { title }, restore: (last) => setTitle(last.title) }}
      label={t('common.newTask')}
      onSubmit={async () => change.mutateAsync(title)}
    >
      <div className="task-add">
        <TextField
          label={t('common.newTask')}
          isLabelHidden
          name="title"
          limits={limits.title}
          placeholder={t('projects.newTaskPlaceholder')}
          value={title}
          onChange={setTitle}
        />
        <SubmitButton icon="add">{t('projects.addTask')}</SubmitButton>
      </div>
    </Form>
  );
}

interface TaskListProps {
  readonly projectId: string;
  readonly tasks: readonly Task[];
  readonly onEdit: (task: Task) => void;
}

function TaskList({ projectId, tasks, onEdit }: TaskListProps) {
  const reorder = useChange({
    operation: 'reorderProjectTasks',
    send: async (task_ids: string[]) => docket.projects.reorderTasks(projectId, { task_ids }),
    // Only the first page is updated at once; the other pages show the new order after the response.
    optimisticUpdate: (ids, screen) =>
      screen.update(pageOf(projectId, 1), (page) => ({
        ...page,
        data: ids.slice(0, page.data.length).flatMap((id) => tasks.filter((one) => one.id === id)),
      })),
  });
  const check = useChange({
    operation: 'updateProjectTask',
    send: async ({ id, completed }: Pick<Task, 'id' | 'completed'>) =>
      docket.projects.updateTask(projectId, id, { completed }),
    optimisticUpdate: ({ id, completed }, screen) =>
      screen.update(pageOf(projectId, 1), (page) => ({
        ...page,
        data: page.data.map((one) => (one.id === id ? { ...one, completed } : one)),
      })),
  });
  const order = useReorder(
    tasks.map(({ id }) => id),
    (ids) => reorder.mutate(ids),
  );
  return (
    <div className="tasks" ref={order.list.ref}>
      {order.ids.map((id, at) => {
        const task = tasks.find((one) => one.id === id);
        return (
          task && (
            <TaskRow
              key={id}
              task={task}
              at={at}
              of={tasks.length}
              order={order}
              onCheck={(completed) => check.mutate({ id, completed })}
              onEdit={onEdit}
            />
          )
        );
      })}
    </div>
  );
}

interface TaskRowProps {
  readonly task: Task;
  readonly at: number;
  readonly of: number;
  readonly order: Reorder;
  readonly onCheck: (isCompleted: boolean) => void;
  readonly onEdit: (task: Task) => void;
}

function TaskRow({ task, at, of, order, onCheck, onEdit }: TaskRowProps) {
  const { can } = useSession();
  const { id, title, completed, assignee_id, due_date } = task;
  const name = useNameOf(assignee_id ?? undefined);
  return (
    <div className="task" data-reorder={id} data-moving={order.moving === id ? '' : undefined}>
      {can('reorderProjectTasks') && <ReorderHandle name={title} at={at + 1} of={of} {...order.handleOf(id)} />}
      <CheckboxField label={title} value={completed} onChange={onCheck} isDisabled={!can('updateProjectTask')} />
      <span className="task-facts">
        {assignee_id !== null && <Person name={name} />}
        {due_date !== null && <Day day={due_date} />}
      </span>
      {can('updateProjectTask') && (
        <IconButton icon="edit" label={t('common.edit2', { title })} onPress={() => onEdit(task)} />
      )}
    </div>
  );
}
