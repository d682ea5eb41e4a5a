/** The fields of a contact. */
import { updateContactFields as limits } from '../../generated/fields.js';
import { CheckboxField } from '../../ui/check-field.js';
import { FormRow } from '../../ui/form.js';
import { TextField } from '../../ui/text-field.js';
import { OptionalArea, OptionalText } from '../../work/optional-text.js';
import { TagsField } from '../../work/tags.js';
import { contactLabels as labels, type ContactBody } from './contact-body.js';

export interface ContactFieldsProps {
  readonly values: ContactBody;
  readonly set: (change: Partial<ContactBody>) => void;
  readonly isNew?: boolean;
}

const roles = ['is_primary', 'is_billing', 'is_technical'] as const;
const mails = ['receives_invoices', 'receives_reports', 'receives_project_updates', 'receives_ticket_replies'] as const;

export function ContactFields({ values, set, isNew }: ContactFieldsProps) {
  const text = (name: 'email' | 'phone' | 'mobile' | 'title' | 'department' | 'external_id') => ({
    label: labels[name],
    name,
    limits: limits[name],
    value: values[name],
    onChange: (value: string | null) => set({ [name]: value }),
  });
  const checks = (names: readonly ((typeof roles)[number] | (typeof mails)[number])[]) =>
    names.map((name) => (
      <CheckboxField
        key={name}
        label={labels[name]}
        name={name}
        value={values[name]}
        onChange={(value) => set({ [name]: value })}
      />
    ));
  return (
    <>
      <TextField
        label={labels.name}
        name="name"
        limits={limits.name}
        isRequired
        autoFocus={isNew === true}
        value={values.name}
        onChange={(name) => set({ name })}
      />
      <OptionalText {...text('email')} type="email" />
      <FormRow>
        <OptionalText {...text('phone')} type="tel" />
        <OptionalText {...text('mobile')} type="tel" />
      </FormRow>
      <FormRow>
        <OptionalText {...text('title')} />
        <OptionalText {...text('department')} />
      </FormRow>
      <fieldset className="check-set">
        <legend>Is a</legend>
        {checks(roles)}
      </fieldset>
      <fieldset className="check-set">
        <legend>Receives by mail</legend>
        {checks(mails)}
      </fieldset>
      <TagsField label="Tags" name="tags" value={values.tags} onChange={(tags) => set({ tags })} />
      <OptionalArea
        label={labels.notes}
        name="notes"
        limits={limits.notes}
        value={values.notes}
        onChange={(notes) => set({ notes })}
      />
      <OptionalText {...text('external_id')} />
    </>
  );
}
