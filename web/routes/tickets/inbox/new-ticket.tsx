/** The form for a new ticket. Title and client are required; all else has a default. */
import type { BillingType } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { changedIn } from '../../../api/draft-state.js';
import { useSession } from '../../../api/session.js';
import { AgreementField } from '../../../entities/agreement/agreement-field.js';
import { ClientField } from '../../../entities/client/client-field.js';
import { ContactField } from '../../../entities/contact/contact-field.js';
import { PhaseField } from '../../../entities/project/phase-field.js';
import { ProjectField } from '../../../entities/project/project-field.js';
import { TagField } from '../../../entities/ticket/tag-field.js';
import { optionsNamed, usePriorities, useStatuses } from '../../../entities/ticket/ticket-choices.js';
import { PersonField } from '../../../entities/user/person-field.js';
import { createTicketFields as limits } from '../../../generated/fields.js';
import { billingTypeLabels } from '../../../generated/labels.js';
import { DayField } from '../../../ui/day-field.js';
import { Drawer } from '../../../ui/dialog.js';
import { fieldProps, type FormOf } from '../../../ui/field-props.js';
import { Form, FormRow, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { HoursField } from '../../../ui/number-field.js';
import { OptionalArea } from '../../../ui/optional-text.js';
import { SelectField, optionsOf } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { FormatBox } from '../comments/format-keys.js';
import { t } from '../../../messages/text.js';

/** The values of the form; null leaves a field to the server. */
interface Draft {
  readonly title: string;
  readonly client_id: string | null;
  readonly project_id: string | null;
  readonly phase_id: string | null;
  readonly contact_id: string | null;
  readonly agreement_id: string | null;
  readonly description: string | null;
  readonly priority_id: string | null;
  readonly status_id: string | null;
  readonly assignee_id: string | null;
  readonly due_date: string | null;
  readonly estimated_hours: number | null;
  readonly billing_type: BillingType | null;
  readonly tags: readonly string[];
}

const blank: Draft = {
  title: '',
  client_id: null,
  project_id: null,
  phase_id: null,
  contact_id: null,
  agreement_id: null,
  description: null,
  priority_id: null,
  status_id: null,
  assignee_id: null,
  due_date: null,
  estimated_hours: null,
  billing_type: null,
  tags: [],
};

const labels = {
  title: t('common.title'),
  client_id: t('common.client'),
  project_id: t('common.project'),
  phase_id: t('common.phase'),
  contact_id: t('common.contact'),
  agreement_id: t('common.retainer'),
  description: t('common.description'),
  priority_id: t('common.priority'),
  status_id: t('common.status'),
  assignee_id: t('common.assignee'),
  due_date: t('common.due'),
  estimated_hours: t('common.estimate'),
  billing_type: t('shell.billing'),
};

const fieldsOf = (form: FormOf<Draft>) => fieldProps(form, labels, limits);

export function NewTicket({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [values, setValues] = useState(blank);
  const form: FormOf<Draft> = { values, set: (change) => setValues((before) => ({ ...before, ...change })) };
  const field = fieldsOf(form);
  const create = useChange({
    operation: 'createTicket',
    send: async () => {
      const { title, client_id, priority_id, status_id, billing_type, tags, ...optional } = values;
      return docket.tickets.create({
        ...changedIn<typeof optional>(blank, optional),
        title,
        client_id: client_id ?? '',
        ...(priority_id !== null && { priority_id }),
        ...(status_id !== null && { status_id }),
        ...(billing_type !== null && { billing_type }),
        ...(tags.length > 0 && { tags: [...tags] }),
      });
    },
    handlesErrors: true,
    onDone: ({ id }) => void navigate({ to: '/tickets/$ticketId', params: { ticketId: id } }),
  });
  return (
    <Drawer title={t('common.newTicket')} isOpen onClose={onClose} isPersistent={values.title !== ''}>
      <Form
        draft={{ name: 'new-ticket', value: values, restore: setValues }}
        onSubmit={async () => create.mutateAsync(undefined)}
      >
        <TextField {...field('title')} autoFocus />
        <ClientFields {...form} />
        <FormatBox>
          <OptionalArea {...field('description')} rows={5} />
        </FormatBox>
        <PlanFields {...form} />
        <TagField {...field('tags')} label={t('shell.tags')} canCreate />
        <FormActions>
          <SubmitButton shortcut="ctrl+enter">{t('tickets.createTicket')}</SubmitButton>
        </FormActions>
      </Form>
    </Drawer>
  );
}

function ClientFields(form: FormOf<Draft>) {
  const field = fieldsOf(form);
  const { client_id: clientId, project_id: projectId } = form.values;
  return (
    <>
      <ClientField
        {...field('client_id')}
        onChange={(client_id) =>
          form.set({ client_id, project_id: null, phase_id: null, contact_id: null, agreement_id: null })
        }
      />
      {clientId !== null && (
        <FormRow>
          <ProjectField
            {...field('project_id')}
            clientId={clientId}
            onChange={(project_id) => form.set({ project_id, phase_id: null })}
          />
          <ContactField {...field('contact_id')} clientId={clientId} hint={t('tickets.receivesRepliesByEmail')} />
          {projectId !== null && <PhaseField {...field('phase_id')} projectId={projectId} />}
          <AgreementField {...field('agreement_id')} clientId={clientId} />
        </FormRow>
      )}
    </>
  );
}

function PlanFields(form: FormOf<Draft>) {
  const { user } = useSession();
  const [statuses, priorities] = [useStatuses(), usePriorities()];
  const field = fieldsOf(form);
  const { values } = form;
  return (
    <FormRow>
      <SelectField
        {...field('priority_id')}
        options={optionsNamed(priorities)}
        value={values.priority_id ?? priorities.find(({ is_default }) => is_default)?.id ?? null}
      />
      <SelectField
        {...field('status_id')}
        options={optionsNamed(statuses)}
        value={values.status_id ?? statuses.find(({ type }) => type === 'open')?.id ?? null}
      />
      {user.role !== 'contractor' && <PersonField {...field('assignee_id')} placeholder={t('tickets.nobodyYet')} />}
      <DayField {...field('due_date')} />
      <HoursField {...field('estimated_hours')} />
      <SelectField
        {...field('billing_type')}
        options={optionsOf(billingTypeLabels)}
        noneLabel={t('tickets.sameAsProject')}
      />
    </FormRow>
  );
}
