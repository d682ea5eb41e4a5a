/** Adds several contacts from pasted text, one per line. */
import type { Client } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { TextArea } from '../../ui/text-field.js';
import { t } from '../../messages/text.js';

export interface SeveralContactsProps {
  readonly client: Client;
  readonly onClose: () => void;
}

export function SeveralContacts({ client, onClose }: SeveralContactsProps) {
  const [text, setText] = useState('');
  const contacts = contactsIn(text);
  const change = useChange({
    operation: 'createContacts',
    send: async () =>
      docket.contacts.createMany({ contacts: contacts.map((contact) => ({ ...contact, client_id: client.id })) }),
    successMessage: (made) => t('clients.contactsAdded', { count: made.length }),
    handlesErrors: true,
    onDone: onClose,
  });
  return (
    <Dialog title={t('clients.addSeveralContacts')} isOpen isPersistent onClose={onClose}>
      <Form
        draft={{ name: 'several-contacts', id: client.id, value: { text }, restore: (last) => setText(last.text) }}
        onSubmit={async () => change.mutateAsync(undefined)}
      >
        <TextArea
          label={t('clients.onePerLine')}
          value={text}
          onChange={setText}
          rows={8}
          placeholder={t('clients.contactsExample')}
          hint={t('clients.allOrNone')}
          autoFocus
        />
        <FormActions>
          <SubmitButton isDisabled={contacts.length === 0}>
            {contacts.length === 0 ? t('clients.addContacts') : t('clients.addCount', { count: contacts.length })}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

/**
 * Parses lines with parts between commas, semicolons or tabs, as copied from a table. The part with an @ is the
 * address.
 */
export function contactsIn(text: string): { name: string; email?: string; title?: string }[] {
  return text.split('\n').flatMap((line) => {
    const parts = line
      .split(/[,;\t]/)
      .map((part) => part.trim())
      .filter(Boolean);
    const email = parts.find((part) => part.includes('@'));
    const [name = email, title] = parts.filter((part) => part !== email);
    return name === undefined ? [] : [{ name, ...(email && { email }), ...(title && { title }) }];
  });
}
