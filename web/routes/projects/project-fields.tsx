/** The fields of a project, in the groups of their forms. */
import type { ProjectStatus } from 'docket-sdk';
import { useSession } from '../../api/session.js';
import { updateProjectFields as limits } from '../../generated/fields.js';
import { billingTypeLabels, projectStatusLabels } from '../../generated/labels.js';
import { CheckboxField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { FormRow } from '../../ui/form.js';
import { HoursField, MoneyField } from '../../ui/number-field.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { fieldProps, type FormOf } from '../../ui/field-props.js';
import { ClientField } from '../../entities/client/client-field.js';
import { OptionalArea, OptionalText } from '../../ui/optional-text.js';
import { PersonField } from '../../entities/user/person-field.js';
import { AgreementField } from '../../entities/agreement/agreement-field.js';
import { ContactField } from '../../entities/contact/contact-field.js';
import { ProjectTypeField } from '../../entities/project/project-type-field.js';
import { RateCardField } from '../../entities/rate-card/rate-card-field.js';
import { TagsField } from '../../entities/tag/tags.js';
import { projectLabels, type ProjectBody } from './project-body.js';
import { t } from '../../messages/text.js';

type ProjectForm = FormOf<ProjectBody>;

const fieldsOf = (form: ProjectForm) => fieldProps(form, projectLabels, limits);
const clientOf = ({ client_id }: ProjectBody): string | null => (client_id === '' ? null : client_id);

interface BasicsProps extends ProjectForm {
  readonly isNew?: boolean;
  /** The statuses to offer; all by default. */
  readonly statuses?: readonly ProjectStatus[];
}

export function ProjectBasics({ isNew, statuses, ...form }: BasicsProps) {
  const states = optionsOf(projectStatusLabels).filter(({ id }) => !statuses || statuses.includes(id));
  const field = fieldsOf(form);
  const { values, set } = form;
  return (
    <>
      <TextField {...field('title')} isRequired autoFocus={isNew === true} />
      <ClientField
        {...field('client_id')}
        isRequired
        value={clientOf(values)}
        // Contact and agreement belong to the previous client.
        onChange={(id) => set({ client_id: id ?? '', contact_id: null, agreement_id: null })}
      />
      <FormRow>
        <DayField {...field('start_date')} />
        <DayField {...field('due_date')} {...(values.start_date !== null && { earliest: values.start_date })} />
      </FormRow>
      <FormRow>
        <SelectField {...field('status')} options={states} onChange={(status) => status && set({ status })} />
        <PersonField {...field('manager_id')} placeholder={t('common.nobody')} />
      </FormRow>
      <OptionalArea {...field('description')} />
      <TagsField {...field('tags')} />
    </>
  );
}

interface BillingProps extends ProjectForm {
  /** Currency of the client. */
  readonly currency?: string | undefined;
}

export function ProjectBilling({ currency, ...form }: BillingProps) {
  const { has } = useSession();
  const field = fieldsOf(form);
  const { values, set } = form;
  return (
    <>
      <SelectField
        {...field('billing_type')}
        options={optionsOf(billingTypeLabels)}
        onChange={(billing_type) =>
          billing_type && set({ billing_type, ...(billing_type !== 'retainer' && { agreement_id: null }) })
        }
      />
      {values.billing_type === 'retainer' && <AgreementField {...field('agreement_id')} clientId={clientOf(values)} />}
      <HoursField {...field('budget_hours')} />
      {has('can_see_rates') && <Rates {...form} currency={currency} />}
      <CheckboxField {...field('require_client_approval')} hint={t('projects.clientApprovalHint')} />
    </>
  );
}

function Rates({ currency, ...form }: BillingProps) {
  const field = fieldsOf(form);
  const { values } = form;
  return (
    <>
      <MoneyField {...field('budget_amount')} value={values.budget_amount ?? null} currency={currency ?? null} />
      <CheckboxField
        {...field('rate_override')}
        hint={t('projects.projectRateHint')}
        value={values.rate_override ?? false}
      />
      {values.rate_override && (
        <FormRow>
          <MoneyField {...field('custom_rate')} value={values.custom_rate ?? null} currency={currency ?? null} />
          <RateCardField {...field('rate_id')} value={values.rate_id ?? null} currency={currency} />
        </FormRow>
      )}
    </>
  );
}

export function ProjectMore(form: ProjectForm) {
  const field = fieldsOf(form);
  return (
    <>
      <FormRow>
        <ContactField {...field('contact_id')} clientId={clientOf(form.values)} />
        <ProjectTypeField {...field('type_id')} />
      </FormRow>
      <OptionalText {...field('contract_url')} type="url" placeholder="https://" />
      <OptionalArea {...field('notes')} />
      <OptionalText {...field('external_id')} hint={t('projects.externalIdHint')} />
    </>
  );
}
