/** The fields of a contact. */
import { updateContactFields as limits } from '../../generated/fields.js';
import { CheckboxField } from '../../ui/check-field.js';
import { FormRow } from '../../ui/form.js';
import { TextField } from '../../ui/text-field.js';
import { boundTo, type FormOf } from '../../ui/field-props.js';
import { OptionalArea, OptionalText } from '../../ui/optional-text.js';
import { TagsField } from '../../entities/tag/tags.js';
import { contactLabels, type ContactBody } from './contact-body.js';

const roles = ['is_primary', 'is_billing', 'is_technical'] as const;
const mails = ['receives_invoices', 'receives_reports', 'receives_project_updates', 'receives_ticket_replies'] as const;

export function ContactFields({ isNew, ...form }: FormOf<ContactBody> & { readonly isNew?: boolean }) {
  const of = boundTo(form, { ...contactLabels, tags: 'Tags' }, limits);
  const checks = (names: readonly ((typeof roles)[number] | (typeof mails)[number])[]) =>
    names.map((name) => <CheckboxField key={name} {...of(name)} />);
  return (
    <>
      <TextField {...of('name')} isRequired autoFocus={isNew === true} />
      <OptionalText {...of('email')} type="email" />
      <FormRow>
        <OptionalText {...of('phone')} type="tel" />
        <OptionalText {...of('mobile')} type="tel" />
      </FormRow>
      <FormRow>
        <OptionalText {...of('title')} />
        <OptionalText {...of('department')} />
      </FormRow>
      <fieldset className="check-set">
        <legend>Is a</legend>
        {checks(roles)}
      </fieldset>
      <fieldset className="check-set">
        <legend>Receives by mail</legend>
        {checks(mails)}
      </fieldset>
      <TagsField {...of('tags')} />
      <OptionalArea {...of('notes')} />
      <OptionalText {...of('external_id')} />
    </>
  );
}
