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
import { Hours } from '../../ui/amounts.js';
import { Menu } from '../../ui/menu.js';
import { nextStatuses } from './project-body.js';
import { notify } from '../../ui/toast.js';
import { Skeleton } from '../../ui/notice.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

interface OfProject {
  readonly project: Project;
}

interface StatusChange {
  readonly status: ProjectStatus;
  readonly before: ProjectStatus;
}

export function ProjectActions({ project }: OfProject) {
  const { can } = useSession();
  const { start } = useTimer();
  const { id, title, status } = project;
  const [dialog, setDialog] = useState<'delete' | 'complete' | null>(null);
  const change = useChange({
    operation: 'updateProject',
    // `before` is part of the input: when the response is here, this screen may already show the changed project.
    send: async ({ status: next }: StatusChange) =>
      docket.projects.update(id, { status: next }, { ifMatch: etagOf(project) }),
    onDone: (_answer, { status: next, before }) =>
      notify(t('projects.statusChanged', { status: projectStatusLabels[next] }), { undo: () => goBack.mutate(before) }),
    handlesErrors: true,
  });
  const setStatus = async (next: ProjectStatus): Promise<void> => {
    try {
      await change.mutateAsync({ status: next, before: status });
    } catch (error) {
      // Timers, tickets or tasks are still open.
      if (next === 'completed' && error instanceof InvalidStateError) setDialog('complete');
      else notify(errorText(error), { kind: 'bad' });
    }
  };
  const goBack = useChange({
    operation: 'updateProject',
    send: (before: ProjectStatus) => docket.projects.update(id, { status: before }),
    successMessage: (_answer, before) => t('projects.statusChanged', { status: projectStatusLabels[before] }),
  });
  const close = (): void => setDialog(null);
  const isOpen = status !== 'completed' && status !== 'cancelled';
  return (
    <>
      {can('startTimer') && isOpen && (
        <Button icon="play" kind="primary" onPress={() => start({ project_id: id, title })}>
          {t('shell.startTimer')}
        </Button>
      )}
      {can('updateProject') && (
        <Menu
          label={t('projects.changeStatus')}
          items={nextStatuses[status]
            .filter((next) => next !== status)
            .map((next) => ({
              id: next,
              label: projectStatusLabels[next],
              onAction: () => void setStatus(next),
            }))}
        />
      )}
      <Menu
        label={t('projects.moreForThisProject')}
        isIconOnly
        items={[
          can('deleteProject') && {
            id: 'delete',
            label: t('projects.deleteProject'),
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

/** Asks before work that is still open is ended with the project: it cannot be undone. */
function CompleteProject({ project, onClose }: ProjectDialogProps) {
  const change = useChange({
    operation: 'updateProject',
    send: async () =>
      docket.projects.update(project.id, { status: 'completed', force: true }, { ifMatch: etagOf(project) }),
    successMessage: t('projects.projectCompleted'),
    handlesErrors: true,
  });
  return (
    <ConfirmDialog
      title={t('projects.complete', { title: project.title })}
      isOpen
      action={t('projects.endOpenWork')}
      onClose={onClose}
      onConfirm={async () => change.mutateAsync(undefined)}
    >
      {t('projects.endOpenWorkWarning')}
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
    successMessage: t('projects.wasDeleted', { title }),
    handlesErrors: true,
    onDone: () => void navigate({ to: '/projects', replace: true }),
  });
  return (
    <ConfirmDialog
      title={t('projects.delete', { title })}
      isOpen
      isDanger
      action={t('projects.deleteProject')}
      onClose={onClose}
      onConfirm={async () => change.mutateAsync(undefined)}
    >
      {tickets === undefined ? (
        <Skeleton lines={2} />
      ) : (
        <p>{rich('projects.withItGoAndEverythingOn', { tickets, hours: <Hours hours={budget.hours_used} /> })}</p>
      )}
      <p>{t('projects.aProjectWithAnythingBilledCannot')}</p>
    </ConfirmDialog>
  );
}
