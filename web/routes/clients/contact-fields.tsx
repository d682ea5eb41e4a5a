/** The fields of a contact. */
import { updateContactFields as limits } from '../../generated/fields.js';
import { CheckboxField } from '../../ui/check-field.js';
import { FormRow } from '../../ui/form.js';
import { TextField } from '../../ui/text-field.js';
import { fieldProps, type FormOf } from '../../ui/field-props.js';
import { OptionalArea, OptionalText } from '../../ui/optional-text.js';
import { TagsField } from '../../entities/tag/tags.js';
import { contactLabels, type ContactBody } from './contact-body.js';
import { t } from '../../messages/text.js';

const roles = ['is_primary', 'is_billing', 'is_technical'] as const;
const mails = ['receives_invoices', 'receives_reports', 'receives_project_updates', 'receives_ticket_replies'] as const;

export function ContactFields({ isNew, ...form }: FormOf<ContactBody> & { readonly isNew?: boolean }) {
  const field = fieldProps(form, { ...contactLabels, tags: t('shell.tags') }, limits);
  const checks = (names: readonly ((typeof roles)[number] | (typeof mails)[number])[]) =>
    names.map((name) => <CheckboxField key={name} {...field(name)} />);
  return (
    <>
      <TextField {...field('name')} isRequired autoFocus={isNew === true} />
      <OptionalText {...field('email')} type="email" />
      <FormRow>
        <OptionalText {...field('phone')} type="tel" />
        <OptionalText {...field('mobile')} type="tel" />
      </FormRow>
      <FormRow>
        <OptionalText {...field('title')} />
        <OptionalText {...field('department')} />
      </FormRow>
      <fieldset className="check-set">
        <legend>{t('clients.roles')}</legend>
        {checks(roles)}
      </fieldset>
      <fieldset className="check-set">
        <legend>{t('clients.receivesByEmail')}</legend>
        {checks(mails)}
      </fieldset>
      <TagsField {...field('tags')} />
      <OptionalArea {...field('notes')} />
      <OptionalText {...field('external_id')} />
    </>
  );
}
