/** Changes roles and mails of all selected contacts. */
import type { Contact, ContactUpdate } from 'docket-sdk';
import { useState } from 'react';
import { useBulkUpdate } from '../../api/bulk-undo.js';
import { docket } from '../../api/docket.js';
import { listContactsOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { SelectField } from '../../ui/select-field.js';
import { contactLabels } from './contact-body.js';
import { t } from '../../messages/text.js';

const fields = [
  'is_billing',
  'is_technical',
  'receives_invoices',
  'receives_reports',
  'receives_project_updates',
  'receives_ticket_replies',
] as const;
type Field = (typeof fields)[number];

const answers = [
  { id: 'yes', label: t('common.yes') },
  { id: 'no', label: t('common.no') },
] as const;

function valuesOf({ roles, communication }: Contact, updates: ContactUpdate): ContactUpdate {
  const flags: Readonly<Record<Field, boolean>> = { ...roles, ...communication };
  return Object.fromEntries(
    fields.filter((field) => updates[field] !== undefined).map((field) => [field, flags[field]]),
  );
}

export interface BulkChangeProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

export function BulkChange({ ids, onDone }: BulkChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Partial<Record<Field, 'yes' | 'no'>>>({});
  const change = useBulkUpdate({
    operation: 'updateContacts',
    list: listContactsOptions(),
    ids,
    send: async (some, updates: ContactUpdate) => docket.contacts.updateMany({ ids: some, updates }),
    valuesOf,
    message: t('clients.contactsChanged', { count: ids.length }),
    onDone: () => {
      setOpen(false);
      setChosen({});
      onDone();
    },
  });
  const updates: ContactUpdate = {};
  for (const field of fields) if (chosen[field]) updates[field] = chosen[field] === 'yes';
  return (
    <>
      <Button icon="edit" onPress={() => setOpen(true)}>
        {t('common.change')}
      </Button>
      <Dialog
        title={t('clients.changeCount', { count: ids.length })}
        size="s"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isPersistent
      >
        <Form draft="selection" onSubmit={async () => change.mutateAsync(updates)}>
          {fields.map((field) => (
            <SelectField
              key={field}
              label={
                field.startsWith('receives')
                  ? t('clients.receives', { label: contactLabels[field] })
                  : contactLabels[field]
              }
              options={answers}
              noneLabel={t('common.asItIs')}
              value={chosen[field] ?? null}
              onChange={(answer) => setChosen((before) => ({ ...before, [field]: answer ?? undefined }))}
            />
          ))}
          <FormActions>
            <SubmitButton isDisabled={Object.keys(updates).length === 0}>{t('common.changeThem')}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
    </>
  );
}
