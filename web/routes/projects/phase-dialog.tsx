/** The forms of a new and an existing phase. */
import type { Phase, PhaseCreate } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { delayWrite } from '../../api/delay-write.js';
import { docket } from '../../api/docket.js';
import { changedIn } from '../../api/draft-state.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { useSession } from '../../api/session.js';
import { createProjectPhaseFields as limits } from '../../generated/fields.js';
import { phaseStatusLabels } from '../../generated/labels.js';
import { getProjectPhaseOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { DayField } from '../../ui/day-field.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Loaded } from '../../ui/query-state.js';
import { HoursField } from '../../ui/number-field.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { fieldProps, type FormOf } from '../../ui/field-props.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { OptionalArea } from '../../ui/optional-text.js';
import { t } from '../../messages/text.js';

type Body = Required<PhaseCreate>;

const labels = {
  title: t('common.title'),
  description: t('common.description'),
  start_date: t('common.start'),
  due_date: t('common.due'),
  budget_hours: t('projects.budgetInHours'),
  status: t('common.status'),
} as const;

const blank: Body = {
  title: '',
  description: null,
  start_date: null,
  due_date: null,
  budget_hours: null,
  status: 'pending',
};

const bodyOf = ({ title, description, start_date, due_date, budget_hours, status }: Phase): Body => ({
  title,
  description,
  start_date,
  due_date,
  budget_hours,
  status,
});

interface NewPhaseProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

export function NewPhase({ projectId, onClose }: NewPhaseProps) {
  const [values, setValues] = useState(blank);
  const create = useChange({
    operation: 'createProjectPhase',
    send: async () => docket.projects.createPhase(projectId, { ...changedIn(blank, values), title: values.title }),
    handlesErrors: true,
    onDone: onClose,
  });
  return (
    <Dialog title={t('projects.newPhase')} isOpen isPersistent onClose={onClose}>
      <Form
        draft={{ name: 'new-phase', id: projectId, value: values, restore: setValues }}
        onSubmit={async () => create.mutateAsync(undefined)}
      >
        <PhaseFields values={values} set={(change) => setValues((now) => ({ ...now, ...change }))} />
        <FormActions>
          <SubmitButton>{t('projects.addPhase')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

interface PhaseProps extends NewPhaseProps {
  readonly phase: Phase;
}

export function EditPhase({ projectId, phase, onClose }: PhaseProps) {
  const reading = useQuery({ ...getProjectPhaseOptions(projectId, phase.id), throwOnError: false });
  return (
    <Dialog title={t('projects.editPhase')} isOpen isPersistent onClose={onClose}>
      <Loaded reading={reading}>{(one) => <PhaseForm projectId={projectId} phase={one} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

function PhaseForm({ projectId, phase, onClose }: PhaseProps) {
  const { can } = useSession();
  const refetchNow = useRefetchNow(getProjectPhaseOptions(projectId, phase.id));
  const draft = useDraft({ source: phase, bodyOf, refetchNow });
  const update = useChange({
    operation: 'updateProjectPhase',
    send: async ({ body, ifMatch }: { body: Partial<Body>; ifMatch: string | undefined }) =>
      docket.projects.updatePhase(projectId, phase.id, body, { ifMatch }),
    handlesErrors: true,
    onDone: onClose,
  });
  const remove = (): void => {
    void delayWrite({
      operation: 'deleteProjectPhase',
      requests: [(api) => api.projects.deletePhase(projectId, phase.id, { ifMatch: draft.ifMatch })],
      hides: [phase.id],
      message: t('projects.wasDeleted', { title: phase.title }),
    });
    onClose();
  };
  return (
    <>
      <Form
        draft={{ name: 'phase', id: phase.id, ...draft.stored }}
        onSubmit={async () => draft.save(async (body, ifMatch) => update.mutateAsync({ body, ifMatch }))}
      >
        <ConflictNotice edit={draft} labels={labels} ways={{ status: { words: phaseStatusLabels } }} />
        <PhaseFields values={draft.values} set={draft.set} />
        <FormActions>
          {can('deleteProjectPhase') && (
            <Button kind="danger" onPress={remove}>
              {t('projects.deletePhase')}
            </Button>
          )}
          <SubmitButton>{t('projects.savePhase')}</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}

function PhaseFields(form: FormOf<Body>) {
  const field = fieldProps(form, labels, limits);
  const { values, set } = form;
  return (
    <>
      <TextField {...field('title')} autoFocus />
      <FormRow>
        <DayField {...field('start_date')} />
        <DayField {...field('due_date')} {...(values.start_date !== null && { earliest: values.start_date })} />
      </FormRow>
      <FormRow>
        <HoursField {...field('budget_hours')} />
        <SelectField
          {...field('status')}
          options={optionsOf(phaseStatusLabels)}
          onChange={(status) => status && set({ status })}
        />
      </FormRow>
      <OptionalArea {...field('description')} />
    </>
  );
}
