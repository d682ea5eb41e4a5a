/** The tasks of a ticket, checked off one by one. */
import type { Task, Ticket } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { delayWrite } from '../../../api/delay-write.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { createTicketTaskFields as fields } from '../../../generated/fields.js';
import { listTicketTasksOptions } from '../../../generated/queries.js';
import { IconButton } from '../../../ui/button.js';
import { CheckboxField } from '../../../ui/check-field.js';
import { Form } from '../../../ui/form.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { Menu } from '../../../ui/menu.js';
import { TextField } from '../../../ui/text-field.js';
import { Day } from '../../../ui/times.js';
import { TaskDialog } from './task-dialog.js';
import { t } from '../../../messages/text.js';

const query = { per_page: 100 } as const;

export function TasksPanel({ ticket }: { readonly ticket: Ticket }) {
  const { can } = useSession();
  const tasks = useQuery(listTicketTasksOptions(ticket.id, query));
  const all = tasks.data?.data ?? [];
  const done = all.filter(({ completed }) => completed).length;
  return (
    <Section title={all.length === 0 ? t('common.tasks') : t('tickets.tasksDone', { done, count: all.length })}>
      {tasks.isPending && <Skeleton lines={2} />}
      {tasks.error && !tasks.data && <Problem error={tasks.error} onRetry={() => void tasks.refetch()} />}
      {all.length > 0 && (
        <ul className="ticket-tasks" aria-label={t('common.tasks')}>
          {all.map((task) => (
            <li key={task.id}>
              <TaskLine ticket={ticket} task={task} />
            </li>
          ))}
        </ul>
      )}
      {can('createTicketTask') ? (
        <NewTask ticket={ticket} />
      ) : (
        all.length === 0 && tasks.data && <p className="ticket-none">{t('tickets.noneYet')}</p>
      )}
    </Section>
  );
}

function TaskLine({ ticket, task }: { readonly ticket: Ticket; readonly task: Task }) {
  const { can } = useSession();
  const [isEditing, setEditing] = useState(false);
  const check = useChange({
    operation: 'updateTicketTask',
    send: (completed: boolean) => docket.tickets.updateTask(ticket.id, task.id, { completed }),
    optimisticUpdate: (completed, screen) =>
      screen.update(listTicketTasksOptions(ticket.id, query), (page) => ({
        ...page,
        data: page.data.map((each) => (each.id === task.id ? { ...each, completed } : each)),
      })),
  });
  const remove = (): void =>
    void delayWrite({
      operation: 'deleteTicketTask',
      requests: [(api) => api.tickets.deleteTask(ticket.id, task.id)],
      hides: [task.id],
      message: t('tickets.taskDeleted'),
    });
  return (
    <div className="ticket-task" data-done={task.completed ? '' : undefined}>
      <CheckboxField
        label={task.title}
        value={task.completed}
        onChange={(completed) => check.mutate(completed)}
        isReadOnly={!can('updateTicketTask')}
      />
      {task.due_date !== null && <Day day={task.due_date} />}
      <Menu
        label={t('shell.actionsFor', { title: task.title })}
        isIconOnly
        items={[
          can('updateTicketTask') && {
            id: 'edit',
            label: t('common.edit'),
            icon: 'edit',
            onAction: () => setEditing(true),
          },
          can('deleteTicketTask') && {
            id: 'delete',
            label: t('common.delete'),
            icon: 'trash',
            kind: 'danger',
            onAction: remove,
          },
        ]}
      />
      {isEditing && <TaskDialog ticket={ticket} task={task} onClose={() => setEditing(false)} />}
    </div>
  );
}

function NewTask({ ticket }: { readonly ticket: Ticket }) {
  const [title, setTitle] = useState('');
  const add = useChange({
    operation: 'createTicketTask',
    send: (sent: string) => docket.tickets.createTask(ticket.id, { title: sent.trim() }),
    handlesErrors: true,
    // The user may already be typing the next title: then it stays.
    onDone: (_task, sent) => setTitle((now) => (now === sent ? '' : now)),
  });
  return (
    <Form
      draft={{ name: 'new-ticket-task', id: ticket.id, value: { title }, restore: (last) => setTitle(last.title) }}
      label={t('common.newTask')}
      onSubmit={() => (title.trim() === '' ? undefined : add.mutateAsync(title))}
    >
      <div className="ticket-new-task">
        <TextField
          label={t('common.newTask')}
          isLabelHidden
          name="title"
          value={title}
          onChange={setTitle}
          limits={{ maxLength: fields.title.maxLength ?? Infinity }}
          placeholder={t('tickets.addATask')}
        />
        <IconButton icon="add" label={t('tickets.addTask')} type="submit" isPending={add.isPending} />
      </div>
    </Form>
  );
}
