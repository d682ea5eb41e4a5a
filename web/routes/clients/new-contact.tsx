/** The form for a new contact, optionally with access to the portal. */
import type { Client, Contact } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { changedIn } from '../../api/draft-state.js';
import { docket } from '../../api/docket.js';
import { errorText } from '../../ui/text/problems.js';
import { portalAccessLabels } from '../../generated/labels.js';
import { CheckboxField } from '../../ui/check-field.js';
import { Drawer } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { notify } from '../../ui/toast.js';
import { emptyContact } from './contact-body.js';
import { ContactFields } from './contact-fields.js';
import { t } from '../../messages/text.js';

export interface NewContactProps {
  readonly client: Client;
  readonly onClose: () => void;
}

export function NewContact({ client, onClose }: NewContactProps) {
  const [values, setValues] = useState(emptyContact);
  const [access, setAccess] = useState<keyof typeof portalAccessLabels>('none');
  const [isInvited, setInvited] = useState(true);
  const grant = useChange({
    operation: 'enableContactPortal',
    send: async (contact: Contact) =>
      docket.contacts.enablePortal(contact.id, {
        access_level: access === 'full' ? 'full' : 'view',
        send_invitation: isInvited,
      }),
    handlesErrors: true,
    successMessage: isInvited ? t('clients.contactInvited') : t('clients.contactGivenAccess'),
  });
  const change = useChange({
    operation: 'createContact',
    send: async () =>
      docket.contacts.create({ ...changedIn(emptyContact, values), client_id: client.id, name: values.name }),
    handlesErrors: true,
  });
  const add = async (): Promise<void> => {
    const contact = await change.mutateAsync(undefined);
    if (access !== 'none')
      try {
        await grant.mutateAsync(contact);
      } catch (error) {
        // The contact exists: sending the form again would add them twice.
        notify(t('clients.contactWithoutAccess', { error: errorText(error) }), { kind: 'bad' });
      }
    onClose();
  };
  return (
    <Drawer title={t('clients.newContact')} isOpen isPersistent onClose={onClose}>
      <Form
        draft={{
          name: 'new-contact',
          id: client.id,
          value: { values, access, isInvited },
          restore: (last) => {
            setValues(last.values);
            setAccess(last.access);
            setInvited(last.isInvited);
          },
        }}
        onSubmit={add}
      >
        <ContactFields values={values} set={(more) => setValues((before) => ({ ...before, ...more }))} isNew />
        <SelectField
          label={t('clients.portalAccess')}
          options={optionsOf(portalAccessLabels)}
          value={access}
          onChange={(level) => setAccess(level ?? 'none')}
          hint={t('clients.accessHint', { view: portalAccessLabels.view, full: portalAccessLabels.full })}
          {...(access !== 'none' && !values.email && { error: t('clients.accessNeedsEmail') })}
        />
        {access !== 'none' && (
          <CheckboxField label={t('clients.emailPasswordLink')} value={isInvited} onChange={setInvited} />
        )}
        <FormActions>
          <SubmitButton isDisabled={access !== 'none' && !values.email}>{t('clients.addContact')}</SubmitButton>
        </FormActions>
      </Form>
    </Drawer>
  );
}
