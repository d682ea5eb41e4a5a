/** The milestones of a project, with due day, amount and billing. */
import type { Milestone } from 'docket-sdk';
import { useState } from 'react';
import { useSession } from '../../api/session.js';
import { listProjectMilestonesOptions } from '../../generated/queries.js';
import { Button, IconButton } from '../../ui/button.js';
import { Money } from '../../ui/amounts.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Status } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Day } from '../../ui/times.js';
import { EditMilestone, NewMilestone } from './milestone-dialog.js';
import type { OfProject } from './project-overview.js';
import { t } from '../../messages/text.js';

export function ProjectMilestones({ project, currency }: OfProject) {
  const { can, has } = useSession();
  const [edited, setEdited] = useState<Milestone | 'new' | null>(null);
  const rows = useListPages((page) => listProjectMilestonesOptions(project.id, page));
  const add = can('createProjectMilestone') && (
    <Button kind="primary" icon="add" onPress={() => setEdited('new')}>
      {t('projects.newMilestone')}
    </Button>
  );
  const onEdit = can('updateProjectMilestone') ? setEdited : undefined;
  return (
    <Section title={t('projects.milestones')} isFlush actions={add}>
      <Table
        label={t('projects.milestones')}
        columns={columnsOf(has('can_see_rates'), currency, onEdit)}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        {...(onEdit && { onOpen: onEdit })}
        isMain
        empty={
          <Empty icon="star" title={t('projects.noMilestonesYet')}>
            {t('projects.milestonesHint')}
          </Empty>
        }
      />
      {edited === 'new' && <NewMilestone projectId={project.id} currency={currency} onClose={() => setEdited(null)} />}
      {edited !== null && edited !== 'new' && (
        <EditMilestone projectId={project.id} currency={currency} milestone={edited} onClose={() => setEdited(null)} />
      )}
    </Section>
  );
}

const columnsOf = (
  seesMoney: boolean,
  currency: string | undefined,
  onEdit: ((milestone: Milestone) => void) | undefined,
): readonly (Column<Milestone> | false | undefined)[] => [
  { id: 'title', header: t('common.milestone'), width: '2fr', cell: ({ title }) => <span dir="auto">{title}</span> },
  { id: 'due', header: t('common.due'), cell: ({ due_date }) => <Day day={due_date} /> },
  seesMoney && {
    id: 'amount',
    header: t('common.amount'),
    align: 'end',
    cell: ({ amount }) => <Money amount={amount ?? null} currency={currency ?? null} />,
  },
  {
    id: 'billed',
    header: t('shell.billing'),
    cell: ({ billing }) =>
      billing.billed ? (
        <Status kind="good">{t('common.billed')}</Status>
      ) : (
        <Status kind="quiet">{t('common.unbilled')}</Status>
      ),
  },
  onEdit && {
    id: 'actions',
    header: t('common.actions'),
    isHeaderHidden: true,
    width: 48,
    cell: (milestone) => (
      <IconButton icon="edit" label={t('common.edit2', { title: milestone.title })} onPress={() => onEdit(milestone)} />
    ),
  },
];
