/** Actions on a whole project: timer, status, completion, deletion. */
import type { Project, ProjectStatus } from 'docket-sdk';
import { InvalidStateError } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf } from '../../api/etags.js';
import { errorText } from '../../ui/text/problems.js';
import { useSession } from '../../api/session.js';
import { projectStatusLabels } from '../../generated/labels.js';
import { listProjectTicketsOptions } from '../../generated/queries.js';
import { useTimer } from '../../timer/use-timer.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { Counted, Hours } from '../../ui/amounts.js';
import { Menu } from '../../ui/menu.js';
import { nextStatuses } from './project-body.js';

interface OfProject {
  readonly project: Project;
}

export function ProjectActions({ project }: OfProject) {
  const { can } = useSession();
  const { start } = useTimer();
  const { id, title, status } = project;
  const [dialog, setDialog] = useState<'delete' | 'complete' | null>(null);
  const change = useChange({
    operation: 'updateProject',
    send: async (body: { status: ProjectStatus }) => docket.projects.update(id, body, { ifMatch: etagOf(project) }),
    successMessage: (_answer, body) => `Project is ${projectStatusLabels[body.status].toLowerCase()}`,
  });
  const close = (): void => setDialog(null);
  const isOpen = status !== 'completed' && status !== 'cancelled';
  return (
    <>
      {can('startTimer') && isOpen && (
        <Button icon="play" kind="primary" onPress={() => start({ project_id: id, title })}>
          Start timer
        </Button>
      )}
      {can('updateProject') && (
        <Menu
          label="Change status"
          items={nextStatuses[status]
            .filter((next) => next !== status)
            .map((next) => ({
              id: next,
              label: projectStatusLabels[next],
              onAction: () => (next === 'completed' ? setDialog('complete') : change.mutate({ status: next })),
            }))}
        />
      )}
      <Menu
        label="More for this project"
        isIconOnly
        items={[
          can('deleteProject') && {
            id: 'delete',
            label: 'Delete project',
            icon: 'trash',
            kind: 'danger',
            onAction: () => setDialog('delete'),
          },
        ]}
      />
      {dialog === 'complete' && <CompleteProject project={project} onClose={close} />}
      {dialog === 'delete' && <DeleteProject project={project} onClose={close} />}
    </>
  );
}

interface ProjectDialogProps extends OfProject {
  readonly onClose: () => void;
}

function CompleteProject({ project, onClose }: ProjectDialogProps) {
  const [open, setOpen] = useState<string>();
  const change = useChange({
    operation: 'updateProject',
    send: async () =>
      docket.projects.update(
        project.id,
        { status: 'completed', ...(open !== undefined && { force: true }) },
        { ifMatch: etagOf(project) },
      ),
    successMessage: 'Project is completed',
    handlesErrors: true,
  });
  const complete = async (): Promise<void> => {
    try {
      await change.mutateAsync(undefined);
    } catch (error) {
      // Timers, tickets or tasks are still open: a second confirmation ends them with `force`.
      if (error instanceof InvalidStateError) setOpen(errorText(error));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      title={`Complete ${project.title}?`}
      isOpen
      action={open === undefined ? 'Complete project' : 'End everything and complete'}
      onClose={onClose}
      onConfirm={complete}
    >
      {open === undefined ? (
        <p>No more work is expected on it. It can be set active again.</p>
      ) : (
        <p>
          Confirm again to end what is still open, whoever it belongs to: timers are stopped and logged, tickets closed,
          and tasks completed.
        </p>
      )}
    </ConfirmDialog>
  );
}

function DeleteProject({ project, onClose }: ProjectDialogProps) {
  const { id, title, budget } = project;
  const navigate = useNavigate();
  const tickets = useQuery(listProjectTicketsOptions(id, { status: 'all', per_page: 1 })).data?.pagination.total;
  const change = useChange({
    operation: 'deleteProject',
    send: async () => docket.projects.delete(id, { ifMatch: etagOf(project) }),
    successMessage: `${title} was deleted`,
    handlesErrors: true,
    onDone: () => void navigate({ to: '/projects', replace: true }),
  });
  return (
    <ConfirmDialog
      title={`Delete ${title}?`}
      isOpen
      isDanger
      action="Delete project"
      onClose={onClose}
      onConfirm={async () => change.mutateAsync(undefined)}
    >
      <p>
        With it go <Counted count={tickets} one="ticket" /> and everything on them, <Hours hours={budget.hours_used} />{' '}
        hours of logged time, and all phases, milestones and tasks. This cannot be undone. Its expenses stay, without a
        project.
      </p>
      <p>A project with anything billed cannot be deleted. Setting it cancelled ends it and keeps everything.</p>
    </ConfirmDialog>
  );
}
