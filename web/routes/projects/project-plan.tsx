/** The phases of a project on a time line, where they can be reordered, moved and stretched. */
import type { Milestone, Phase, PhaseUpdate, Project } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf, withEtag } from '../../api/etags.js';
import { UserError } from '../../ui/text/problems.js';
import { useSession } from '../../api/session.js';
import { phaseStatusLabels } from '../../generated/labels.js';
import { listProjectMilestonesOptions, listProjectPhasesOptions } from '../../generated/queries.js';
import { Button, IconButton } from '../../ui/button.js';
import { Hours } from '../../ui/amounts.js';
import { useToday } from '../../ui/locale.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { ReorderHandle, useReorder, type Reorder } from '../../ui/reorder.js';
import { Status } from '../../ui/status.js';
import { PlanAxis, PlanBar, PlanMark, spanOf, type PlanSpan } from '../../ui/time-plan.js';
import { EditPhase, NewPhase } from './phase-dialog.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

const all = { per_page: 100 } as const;

export function ProjectPlan({ project }: { readonly project: Project }) {
  const { can } = useSession();
  const phases = useQuery(listProjectPhasesOptions(project.id, all));
  const milestones = useQuery(listProjectMilestonesOptions(project.id, all)).data?.data ?? [];
  const [edited, setEdited] = useState<Phase | 'new' | null>(null);
  const add = can('createProjectPhase') && (
    <Button kind="primary" icon="add" onPress={() => setEdited('new')}>
      {t('projects.newPhase')}
    </Button>
  );
  return (
    <Section title={t('projects.phases')} actions={add}>
      {phases.error && <Problem error={phases.error} onRetry={() => void phases.refetch()} />}
      {phases.isPending && <Skeleton />}
      {phases.data?.data.length === 0 && (
        <Empty icon="calendar" title={t('projects.noPhasesYet')}>
          {t('projects.phasesHint')}
        </Empty>
      )}
      {phases.data && phases.data.data.length > 0 && (
        <Plan project={project} phases={phases.data.data} milestones={milestones} onEdit={setEdited} />
      )}
      {edited === 'new' && <NewPhase projectId={project.id} onClose={() => setEdited(null)} />}
      {edited !== null && edited !== 'new' && (
        <EditPhase projectId={project.id} phase={edited} onClose={() => setEdited(null)} />
      )}
    </Section>
  );
}

interface PlanProps {
  readonly project: Project;
  readonly phases: readonly Phase[];
  readonly milestones: readonly Milestone[];
  readonly onEdit: (phase: Phase) => void;
}

function Plan({ project, phases, milestones, onEdit }: PlanProps) {
  const today = useToday();
  const options = listProjectPhasesOptions(project.id, all);
  const reorder = useChange({
    operation: 'reorderProjectPhases',
    send: async (phase_ids: string[]) => docket.projects.reorderPhases(project.id, { phase_ids }),
    optimisticUpdate: (ids, screen) =>
      screen.update(options, (page) => ({
        ...page,
        data: ids.flatMap((id) => page.data.filter((one) => one.id === id)),
      })),
  });
  const move = useChange({
    operation: 'updateProjectPhase',
    // Arrow keys are pressed faster than the server answers, so moves are sent in order.
    mutationScope: `phases of ${project.id}`,
    send: async (moved: MovedPhase) => movePhase(project.id, moved),
    optimisticUpdate: ({ seen, body: { start_date, due_date } }, screen) =>
      screen.update(options, (page) => ({
        ...page,
        data: page.data.map((one) =>
          one.id === seen.id ? { ...one, start_date: start_date ?? null, due_date: due_date ?? null } : one,
        ),
      })),
  });
  const order = useReorder(
    phases.map(({ id }) => id),
    (ids) => reorder.mutate(ids),
  );
  const days = [...phases, ...milestones].flatMap((one) => ['start_date' in one ? one.start_date : null, one.due_date]);
  const span = spanOf(
    days.filter((day) => day !== null),
    today,
  );
  return (
    <div className="plan" ref={order.list.ref}>
      <div className="plan-row plan-head">
        <span />
        <PlanAxis span={span} />
      </div>
      {order.ids.map((id, at) => {
        const phase = phases.find((one) => one.id === id);
        return (
          phase && (
            <PhaseRow
              key={id}
              phase={phase}
              at={at}
              of={phases.length}
              span={span}
              order={order}
              milestones={milestones.filter(({ phase_id }) => phase_id === id)}
              onEdit={onEdit}
              onMove={(body) => move.mutate({ seen: phase, body })}
            />
          )
        );
      })}
    </div>
  );
}

interface MovedPhase {
  readonly seen: Phase;
  readonly body: PhaseUpdate;
}

/** Lists have no ETags: reads the phase, throws if its days are not those seen, and sends the ETag of that read. */
async function movePhase(projectId: string, { seen, body }: MovedPhase): Promise<Phase> {
  const now = await withEtag(docket.projects.getPhase(projectId, seen.id));
  if (now.start_date !== seen.start_date || now.due_date !== seen.due_date)
    throw new UserError(t('projects.phaseMovedMeanwhile', { title: seen.title }));
  return docket.projects.updatePhase(projectId, seen.id, body, { ifMatch: etagOf(now) });
}

interface PhaseRowProps {
  readonly phase: Phase;
  readonly at: number;
  readonly of: number;
  readonly span: PlanSpan;
  readonly order: Reorder;
  readonly milestones: readonly Milestone[];
  readonly onEdit: (phase: Phase) => void;
  readonly onMove: (body: PhaseUpdate) => void;
}

function PhaseRow({ phase, at, of, span, order, milestones, onEdit, onMove }: PhaseRowProps) {
  const { can } = useSession();
  const today = useToday();
  const { id, title, status, budget_hours, hours_used, start_date, due_date, progress_percent } = phase;
  const isLate = status !== 'completed' && due_date !== null && due_date < today;
  const isMine = can('updateProjectPhase');
  return (
    <div
      className="plan-row"
      role="group"
      aria-label={title}
      data-reorder={id}
      data-moving={order.moving === id ? '' : undefined}
    >
      <div className="plan-name">
        {isMine && <ReorderHandle name={title} at={at + 1} of={of} {...order.handleOf(id)} />}
        <span className="plan-words">
          <strong dir="auto">{title}</strong>
          <span className="burn-detail">
            <Status kind={isLate ? 'bad' : status === 'completed' ? 'good' : status === 'active' ? 'active' : 'quiet'}>
              {isLate ? t('common.overdue') : phaseStatusLabels[status]}
            </Status>{' '}
            {budget_hours === null ? (
              <Hours hours={hours_used} />
            ) : (
              rich('projects.hoursOfBudget', {
                hours: <Hours hours={hours_used} />,
                budget: <Hours hours={budget_hours} />,
              })
            )}
          </span>
        </span>
        {isMine && <IconButton icon="edit" label={t('common.edit2', { title })} onPress={() => onEdit(phase)} />}
      </div>
      <div className="plan-lane">
        <PlanBar
          span={span}
          name={title}
          start={start_date}
          end={due_date}
          percent={progress_percent}
          kind={isLate ? 'late' : status}
          onChange={isMine ? ({ start, end }) => onMove({ start_date: start, due_date: end }) : undefined}
          onOpen={() => onEdit(phase)}
        />
        {milestones.map(
          (milestone) =>
            milestone.due_date !== null && (
              <PlanMark
                key={milestone.id}
                span={span}
                day={milestone.due_date}
                name={t('projects.milestone', { title: milestone.title })}
              />
            ),
        )}
      </div>
    </div>
  );
}
