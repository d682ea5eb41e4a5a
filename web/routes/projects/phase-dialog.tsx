/** The form of a phase, new or not. */
import type { Phase, PhaseCreate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { changedIn } from '../../api/draft-state.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { createProjectPhaseFields as limits } from '../../generated/fields.js';
import { phaseStatusLabels } from '../../generated/labels.js';
import { Button } from '../../ui/button.js';
import { DayField } from '../../ui/day-field.js';
import { ConfirmDialog, Dialog } from '../../ui/dialog.js';
import { Form, FormActions, FormRow, SubmitButton } from '../../ui/form.js';
import { NumberField } from '../../ui/number-field.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { OptionalArea } from '../../work/optional-text.js';

type Body = Required<PhaseCreate>;

const bodyOf = (phase: Phase | undefined): Body => ({
  title: phase?.title ?? '',
  description: phase?.description ?? null,
  start_date: phase?.start_date ?? null,
  due_date: phase?.due_date ?? null,
  budget_hours: phase?.budget_hours ?? null,
  status: phase?.status ?? 'pending',
});

export interface PhaseDialogProps {
  readonly projectId: string;
  /** A new one, unless given. */
  readonly phase: Phase | undefined;
  readonly onClose: () => void;
}

export function PhaseDialog({ projectId, phase, onClose }: PhaseDialogProps) {
  const { can } = useSession();
  const [before] = useState(() => bodyOf(phase));
  const [values, setValues] = useState(before);
  const [isDeleting, setDeleting] = useState(false);
  const set = (change: Partial<Body>): void => setValues((now) => ({ ...now, ...change }));
  const change = useChange({
    operation: phase ? 'updateProjectPhase' : 'createProjectPhase',
    send: async () =>
      phase
        ? docket.projects.updatePhase(projectId, phase.id, changedIn(before, values))
        : docket.projects.createPhase(projectId, { ...changedIn(before, values), title: values.title }),
    showsProblems: true,
    onDone: onClose,
  });
  return (
    <Dialog title={phase ? 'Edit phase' : 'New phase'} isOpen isHeld onClose={onClose}>
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
          <DayField
            label="Start"
            name="start_date"
            value={values.start_date}
            onChange={(start_date) => set({ start_date })}
          />
          <DayField label="Due" name="due_date" value={values.due_date} onChange={(due_date) => set({ due_date })} />
        </FormRow>
        <FormRow>
          <NumberField
            label="Budget in hours"
            name="budget_hours"
            unit="h"
            limits={limits.budget_hours}
            value={values.budget_hours}
            onChange={(budget_hours) => set({ budget_hours })}
          />
          <SelectField
            label="Status"
            name="status"
            options={optionsOf(phaseStatusLabels)}
            value={values.status}
            onChange={(status) => status && set({ status })}
          />
        </FormRow>
        <OptionalArea
          label="Description"
          name="description"
          limits={limits.description}
          value={values.description}
          onChange={(description) => set({ description })}
        />
        <FormActions>
          {phase && can('deleteProjectPhase') && (
            <Button kind="danger" onPress={() => setDeleting(true)}>
              Delete phase
            </Button>
          )}
          <SubmitButton>{phase ? 'Save phase' : 'Add phase'}</SubmitButton>
        </FormActions>
      </Form>
      {phase && isDeleting && (
        <DeletePhase projectId={projectId} phase={phase} onClose={() => setDeleting(false)} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface DeletePhaseProps extends PhaseDialogProps {
  readonly phase: Phase;
  readonly onDone: () => void;
}

function DeletePhase({ projectId, phase, onClose, onDone }: DeletePhaseProps) {
  const change = useChange({
    operation: 'deleteProjectPhase',
    send: async () => docket.projects.deletePhase(projectId, phase.id),
    said: `${phase.title} was deleted`,
    showsProblems: true,
    onDone,
  });
  return (
    <ConfirmDialog
      title={`Delete ${phase.title}?`}
      isOpen
      isDanger
      action="Delete phase"
      onClose={onClose}
      onConfirm={async () => change.mutateAsync(undefined)}
    >
      Its tasks, milestones and tickets stay, without a phase. This cannot be undone.
    </ConfirmDialog>
  );
}
