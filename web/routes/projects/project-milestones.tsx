/** The milestones of a project: what is due, and what is billed when it is reached. */
import type { Milestone, MilestoneCreate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { changedIn } from '../../api/draft-state.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { createProjectMilestoneFields as limits } from '../../generated/fields.js';
import { listProjectMilestonesOptions } from '../../generated/queries.js';
import { Button, IconButton } from '../../ui/button.js';
import { DayField } from '../../ui/day-field.js';
import { ConfirmDialog, Dialog } from '../../ui/dialog.js';
import { Money } from '../../ui/figures.js';
import { Form, FormActions, FormRow, SubmitButton } from '../../ui/form.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { MoneyField } from '../../ui/number-field.js';
import { Section } from '../../ui/page.js';
import { Status } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table.js';
import { TextField } from '../../ui/text-field.js';
import { Day } from '../../ui/times.js';
import { OptionalArea } from '../../work/optional-text.js';
import { PhaseField } from './phase-field.js';
import type { OfProject } from './project-overview.js';

export function ProjectMilestones({ project, currency }: OfProject) {
  const { can, has } = useSession();
  const [edited, setEdited] = useState<Milestone | 'new' | null>(null);
  const rows = useListPages((page) => listProjectMilestonesOptions(project.id, page));
  const add = can('createProjectMilestone') && (
    <Button kind="primary" icon="add" onPress={() => setEdited('new')}>
      New milestone
    </Button>
  );
  const onEdit = can('updateProjectMilestone') ? setEdited : undefined;
  return (
    <Section title="Milestones" isFlush actions={add}>
      <Table
        label="Milestones"
        columns={columnsOf(has('can_see_rates'), currency, onEdit)}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        {...(onEdit && { onOpen: onEdit })}
        empty={
          <Empty icon="star" title="No milestones yet">
            A milestone marks a day that counts; with an amount it can be billed when it is reached.
          </Empty>
        }
      />
      {edited !== null && (
        <MilestoneDialog
          projectId={project.id}
          currency={currency}
          milestone={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

const columnsOf = (
  seesMoney: boolean,
  currency: string | undefined,
  onEdit: ((milestone: Milestone) => void) | undefined,
): readonly (Column<Milestone> | false | undefined)[] => [
  { id: 'title', header: 'Milestone', width: '2fr', cell: ({ title }) => <span dir="auto">{title}</span> },
  { id: 'due', header: 'Due', cell: ({ due_date }) => <Day day={due_date} /> },
  seesMoney && {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Money amount={amount ?? null} currency={currency ?? null} />,
  },
  {
    id: 'billed',
    header: 'Billing',
    cell: ({ billing }) =>
      billing.billed ? <Status kind="good">Billed</Status> : <Status kind="quiet">Not billed</Status>,
  },
  onEdit && {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    width: 48,
    cell: (milestone) => <IconButton icon="edit" label={`Edit ${milestone.title}`} onPress={() => onEdit(milestone)} />,
  },
];

type Body = Required<Omit<MilestoneCreate, 'amount'>> & Pick<MilestoneCreate, 'amount'>;

const bodyOf = (milestone: Milestone | undefined): Body => ({
  title: milestone?.title ?? '',
  description: milestone?.description ?? null,
  phase_id: milestone?.phase_id ?? null,
  due_date: milestone?.due_date ?? null,
  amount: milestone?.amount ?? null,
});

interface MilestoneDialogProps {
  readonly projectId: string;
  readonly currency: string | undefined;
  readonly milestone: Milestone | undefined;
  readonly onClose: () => void;
}

function MilestoneDialog({ projectId, currency, milestone, onClose }: MilestoneDialogProps) {
  const { has, can } = useSession();
  const [before] = useState(() => bodyOf(milestone));
  const [values, setValues] = useState(before);
  const [isDeleting, setDeleting] = useState(false);
  const set = (change: Partial<Body>): void => setValues((now) => ({ ...now, ...change }));
  const change = useChange({
    operation: milestone ? 'updateProjectMilestone' : 'createProjectMilestone',
    send: async () =>
      milestone
        ? docket.projects.updateMilestone(projectId, milestone.id, changedIn(before, values))
        : docket.projects.createMilestone(projectId, { ...changedIn(before, values), title: values.title }),
    showsProblems: true,
    onDone: onClose,
  });
  const remove = useChange({
    operation: 'deleteProjectMilestone',
    send: async (id: string) => docket.projects.deleteMilestone(projectId, id),
    said: 'Milestone deleted',
    showsProblems: true,
    onDone: onClose,
  });
  return (
    <Dialog title={milestone ? 'Edit milestone' : 'New milestone'} isOpen isHeld onClose={onClose}>
      <Form onSubmit={async () => change.mutateAsync(undefined)}>
        <TextField
          label="Title"
          name="title"
          limits={limits.title}
          autoFocus
          value={values.title}
          onChange={(title) => set({ title })}
        />
        <FormRow>
          <DayField label="Due" name="due_date" value={values.due_date} onChange={(due_date) => set({ due_date })} />
          {has('can_see_rates') && (
            <MoneyField
              label="Amount"
              name="amount"
              hint="Billed once, when it is reached."
              limits={limits.amount}
              currency={currency ?? null}
              value={values.amount ?? null}
              onChange={(amount) => set({ amount })}
            />
          )}
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
          value={values.description}
          onChange={(description) => set({ description })}
        />
        <FormActions>
          {milestone && can('deleteProjectMilestone') && (
            <Button kind="danger" onPress={() => setDeleting(true)}>
              Delete milestone
            </Button>
          )}
          <SubmitButton>{milestone ? 'Save milestone' : 'Add milestone'}</SubmitButton>
        </FormActions>
      </Form>
      {milestone && (
        <ConfirmDialog
          title={`Delete ${milestone.title}?`}
          isOpen={isDeleting}
          isDanger
          action="Delete milestone"
          onClose={() => setDeleting(false)}
          onConfirm={async () => remove.mutateAsync(milestone.id)}
        >
          This cannot be undone. A milestone that is billed cannot be deleted.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
