/** The fields of a project, in the groups in which they are asked for. */
import type { ProjectStatus } from 'docket-sdk';
import { useSession } from '../../api/session.js';
import { updateProjectFields as limits } from '../../generated/fields.js';
import { billingTypeLabels, projectStatusLabels } from '../../generated/labels.js';
import { CheckboxField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { FormRow } from '../../ui/form.js';
import { MoneyField, NumberField } from '../../ui/number-field.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { OptionalArea, OptionalText } from '../../work/optional-text.js';
import { AgreementField, ContactField, PersonField, ProjectTypeField, RateCardField } from '../../work/pick-fields.js';
import { ClientField } from '../../work/client-field.js';
import { TagsField } from '../../work/tags.js';
import { moneyLabels, projectLabels as labels, type ProjectBody } from './project-body.js';

export interface ProjectFieldsProps {
  readonly values: ProjectBody;
  readonly set: (change: Partial<ProjectBody>) => void;
}

interface BasicsProps extends ProjectFieldsProps {
  readonly isNew?: boolean;
  /** The states that it can be in next; all unless told. */
  readonly statuses?: readonly ProjectStatus[];
}

export function ProjectBasics({ values, set, isNew, statuses }: BasicsProps) {
  const states = optionsOf(projectStatusLabels).filter(({ id }) => !statuses || statuses.includes(id));
  return (
    <>
      <TextField
        label={labels.title}
        name="title"
        limits={limits.title}
        isRequired
        autoFocus={isNew === true}
        value={values.title}
        onChange={(title) => set({ title })}
      />
      <ClientField
        label={labels.client_id}
        name="client_id"
        isRequired
        value={values.client_id === '' ? null : values.client_id}
        // What belongs to the client before does not belong to the next.
        onChange={(id) => set({ client_id: id ?? '', contact_id: null, agreement_id: null })}
      />
      <FormRow>
        <DayField
          label={labels.start_date}
          name="start_date"
          value={values.start_date}
          onChange={(start_date) => set({ start_date })}
        />
        <DayField
          label={labels.due_date}
          name="due_date"
          value={values.due_date}
          onChange={(due_date) => set({ due_date })}
          {...(values.start_date !== null && { earliest: values.start_date })}
        />
      </FormRow>
      <FormRow>
        <SelectField
          label={labels.status}
          name="status"
          options={states}
          value={values.status}
          onChange={(status) => status && set({ status })}
        />
        <PersonField
          label={labels.manager_id}
          name="manager_id"
          value={values.manager_id}
          onChange={(manager_id) => set({ manager_id })}
        />
      </FormRow>
      <OptionalArea
        label={labels.description}
        name="description"
        limits={limits.description}
        value={values.description}
        onChange={(description) => set({ description })}
      />
      <TagsField label="Tags" name="tags" value={values.tags} onChange={(tags) => set({ tags })} />
    </>
  );
}

const clientOf = ({ client_id }: ProjectBody): string | null => (client_id === '' ? null : client_id);

export interface MoneyFieldsProps extends ProjectFieldsProps {
  /** Of the client. */
  readonly currency?: string | undefined;
}

export function ProjectBilling({ values, set, currency }: MoneyFieldsProps) {
  const { has } = useSession();
  return (
    <>
      <SelectField
        label={labels.billing_type}
        name="billing_type"
        options={optionsOf(billingTypeLabels)}
        value={values.billing_type}
        onChange={(billing_type) =>
          billing_type && set({ billing_type, ...(billing_type !== 'retainer' && { agreement_id: null }) })
        }
      />
      {values.billing_type === 'retainer' && (
        <AgreementField
          label={labels.agreement_id}
          name="agreement_id"
          clientId={clientOf(values)}
          value={values.agreement_id}
          onChange={(agreement_id) => set({ agreement_id })}
        />
      )}
      <NumberField
        label={labels.budget_hours}
        name="budget_hours"
        limits={limits.budget_hours}
        unit="h"
        value={values.budget_hours}
        onChange={(budget_hours) => set({ budget_hours })}
      />
      {has('can_see_rates') && <Rates values={values} set={set} currency={currency} />}
      <CheckboxField
        label={labels.require_client_approval}
        name="require_client_approval"
        hint="Time and milestones are billed only once the client has approved them."
        value={values.require_client_approval}
        onChange={(require_client_approval) => set({ require_client_approval })}
      />
    </>
  );
}

function Rates({ values, set, currency }: MoneyFieldsProps) {
  return (
    <>
      <MoneyField
        label={moneyLabels.budget_amount}
        name="budget_amount"
        limits={limits.budget_amount}
        currency={currency ?? null}
        value={values.budget_amount ?? null}
        onChange={(budget_amount) => set({ budget_amount })}
      />
      <CheckboxField
        label={moneyLabels.rate_override}
        name="rate_override"
        hint="In place of the rates of the client and of people."
        value={values.rate_override ?? false}
        onChange={(rate_override) => set({ rate_override })}
      />
      {values.rate_override && (
        <FormRow>
          <MoneyField
            label={moneyLabels.custom_rate}
            name="custom_rate"
            limits={limits.custom_rate}
            currency={currency ?? null}
            value={values.custom_rate ?? null}
            onChange={(custom_rate) => set({ custom_rate })}
          />
          <RateCardField
            label={moneyLabels.rate_id}
            name="rate_id"
            currency={currency}
            value={values.rate_id ?? null}
            onChange={(rate_id) => set({ rate_id })}
          />
        </FormRow>
      )}
    </>
  );
}

export function ProjectMore({ values, set }: ProjectFieldsProps) {
  return (
    <>
      <FormRow>
        <ContactField
          label={labels.contact_id}
          name="contact_id"
          clientId={clientOf(values)}
          value={values.contact_id}
          onChange={(contact_id) => set({ contact_id })}
        />
        <ProjectTypeField
          label={labels.type_id}
          name="type_id"
          value={values.type_id}
          onChange={(type_id) => set({ type_id })}
        />
      </FormRow>
      <OptionalText
        label={labels.contract_url}
        name="contract_url"
        type="url"
        placeholder="https://"
        limits={limits.contract_url}
        value={values.contract_url}
        onChange={(contract_url) => set({ contract_url })}
      />
      <OptionalArea
        label={labels.notes}
        name="notes"
        limits={limits.notes}
        value={values.notes}
        onChange={(notes) => set({ notes })}
      />
      <OptionalText
        label={labels.external_id}
        name="external_id"
        limits={limits.external_id}
        hint="What another system calls this project, so that both find it."
        value={values.external_id}
        onChange={(external_id) => set({ external_id })}
      />
    </>
  );
}
