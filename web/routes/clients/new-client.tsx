/** The form for a new client. A name is enough, because the required currency is preset. */
import type { ClientCreate } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { changedIn } from '../../api/draft-state.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { Drawer } from '../../ui/dialog.js';
import { useFirstStep } from '../../ui/first-step.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { Section } from '../../ui/page.js';
import { FormActions } from '../../ui/form-actions.js';
import { TagsField } from '../../entities/tag/tags.js';
import { emptyClient } from './client-body.js';
import { ClientAddress, ClientBasics, ClientBillingFields, ClientNotes } from './client-fields.js';
import { ClientTaxFields } from './tax-fields.js';
import { t } from '../../messages/text.js';

export function NewClient({ onClose }: { readonly onClose: () => void }) {
  const { workspace } = useSession();
  const navigate = useNavigate();
  const goBack = useFirstStep();
  const empty = emptyClient(workspace.currency);
  const [values, setValues] = useState(empty);
  const set = (change: Partial<typeof values>): void => setValues((before) => ({ ...before, ...change }));
  const change = useChange({
    operation: 'createClient',
    send: async (body: ClientCreate) => docket.clients.create(body),
    handlesErrors: true,
    onDone: ({ id }) =>
      goBack() || void navigate({ to: '/clients/$clientId', params: { clientId: id }, replace: true }),
  });
  return (
    <Drawer title={t('common.newClient')} isOpen isPersistent onClose={onClose}>
      <Form
        draft={{ name: 'new-client', value: values, restore: setValues }}
        onSubmit={async () =>
          change.mutateAsync({ ...changedIn(empty, values), name: values.name, currency: values.currency })
        }
      >
        <ClientBasics values={values} set={set} isNew />
        <ClientBillingFields values={values} set={set} />
        <ClientAddress values={values} set={set} />
        <Section title={t('common.eInvoicingAndTax')}>
          <ClientTaxFields values={values} set={set} />
        </Section>
        <TagsField label={t('shell.tags')} name="tags" value={values.tags} onChange={(tags) => set({ tags })} />
        <ClientNotes values={values} set={set} />
        <FormActions>
          <SubmitButton>{t('clients.createClient')}</SubmitButton>
        </FormActions>
      </Form>
    </Drawer>
  );
}
