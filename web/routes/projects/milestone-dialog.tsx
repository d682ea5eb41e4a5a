/** The forms of a new and an existing milestone. */
import type { Milestone, MilestoneCreate } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { delayWrite } from '../../api/delay-write.js';
import { docket } from '../../api/docket.js';
import { changedIn } from '../../api/draft-state.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { useSession } from '../../api/session.js';
import { createProjectMilestoneFields as limits } from '../../generated/fields.js';
import { getProjectMilestoneOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { DayField } from '../../ui/day-field.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Loaded } from '../../ui/query-state.js';
import { MoneyField } from '../../ui/number-field.js';
import { TextField } from '../../ui/text-field.js';
import { fieldProps, type FormOf } from '../../ui/field-props.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { OptionalArea } from '../../ui/optional-text.js';
import { PhaseField } from '../../entities/project/phase-field.js';
import { t } from '../../messages/text.js';

type Body = Required<Omit<MilestoneCreate, 'amount'>> & Pick<MilestoneCreate, 'amount'>;

const labels = {
  title: t('common.title'),
  description: t('common.description'),
  phase_id: t('common.phase'),
  due_date: t('common.due'),
  amount: t('common.amount'),
} as const;

const blank: Body = { title: '', description: null, phase_id: null, due_date: null, amount: null };

const bodyOf = ({ title, description, phase_id, due_date, amount }: Milestone): Body => ({
  title,
  description,
  phase_id,
  due_date,
  ...(amount !== undefined && { amount }),
});

interface NewMilestoneProps {
  readonly projectId: string;
  /** Currency of the client. */
  readonly currency: string | undefined;
  readonly onClose: () => void;
}

export function NewMilestone({ projectId, currency, onClose }: NewMilestoneProps) {
  const [values, setValues] = useState(blank);
  const create = useChange({
    operation: 'createProjectMilestone',
    send: async () => docket.projects.createMilestone(projectId, { ...changedIn(blank, values), title: values.title }),
    handlesErrors: true,
    onDone: onClose,
  });
  return (
    <Dialog title={t('projects.newMilestone')} isOpen isPersistent onClose={onClose}>
      <Form
        draft={{ name: 'new-milestone', id: projectId, value: values, restore: setValues }}
        onSubmit={async () => create.mutateAsync(undefined)}
      >
        <MilestoneFields
          projectId={projectId}
          currency={currency}
          values={values}
          set={(change) => setValues((now) => ({ ...now, ...change }))}
        />
        <FormActions>
          <SubmitButton>{t('projects.addMilestone')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

interface MilestoneProps extends NewMilestoneProps {
  readonly milestone: Milestone;
}

export function EditMilestone(props: MilestoneProps) {
  const { projectId, milestone, onClose } = props;
  const reading = useQuery({ ...getProjectMilestoneOptions(projectId, milestone.id), throwOnError: false });
  return (
    <Dialog title={t('projects.editMilestone')} isOpen isPersistent onClose={onClose}>
      <Loaded reading={reading}>{(one) => <MilestoneForm {...props} milestone={one} />}</Loaded>
    </Dialog>
  );
}

function MilestoneForm({ projectId, currency, milestone, onClose }: MilestoneProps) {
  const { can } = useSession();
  const refetchNow = useRefetchNow(getProjectMilestoneOptions(projectId, milestone.id));
  const draft = useDraft({ source: milestone, bodyOf, refetchNow });
  const update = useChange({
    operation: 'updateProjectMilestone',
    send: async ({ body, ifMatch }: { body: Partial<Body>; ifMatch: string | undefined }) =>
      docket.projects.updateMilestone(projectId, milestone.id, body, { ifMatch }),
    handlesErrors: true,
    onDone: onClose,
  });
  const remove = (): void => {
    void delayWrite({
      operation: 'deleteProjectMilestone',
      requests: [(api) => api.projects.deleteMilestone(projectId, milestone.id, { ifMatch: draft.ifMatch })],
      hides: [milestone.id],
      message: t('projects.wasDeleted', { title: milestone.title }),
    });
    onClose();
  };
  return (
    <>
      <Form
        draft={{ name: 'milestone', id: milestone.id, ...draft.stored }}
        onSubmit={async () => draft.save(async (body, ifMatch) => update.mutateAsync({ body, ifMatch }))}
      >
        <ConflictNotice edit={draft} labels={labels} {...(currency && { ways: { amount: { currency } } })} />
        <MilestoneFields projectId={projectId} currency={currency} values={draft.values} set={draft.set} />
        <FormActions>
          {can('deleteProjectMilestone') && (
            <Button kind="danger" onPress={remove}>
              {t('projects.deleteMilestone')}
            </Button>
          )}
          <SubmitButton>{t('projects.saveMilestone')}</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}

type FieldsProps = FormOf<Body> & Pick<NewMilestoneProps, 'projectId' | 'currency'>;

function MilestoneFields({ projectId, currency, ...form }: FieldsProps) {
  const { has } = useSession();
  const field = fieldProps(form, labels, limits);
  return (
    <>
      <TextField {...field('title')} autoFocus />
      <FormRow>
        <DayField {...field('due_date')} />
        {has('can_see_rates') && (
          <MoneyField
            {...field('amount')}
            value={form.values.amount ?? null}
            hint={t('projects.milestoneAmountHint')}
            currency={currency ?? null}
          />
        )}
      </FormRow>
      <PhaseField {...field('phase_id')} projectId={projectId} />
      <OptionalArea {...field('description')} />
    </>
  );
}
