/** The form for all editable fields of a client. */
import type { Client, ClientUpdate } from 'docket-sdk';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { withEtag } from '../../api/etags.js';
import { clientStatusLabels } from '../../generated/labels.js';
import { getClientOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Section } from '../../ui/page.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { MetadataFields, metadataChange } from '../../entities/metadata-fields.js';
import { TagsField } from '../../entities/tag/tags.js';
import { clientBodyOf, clientLabels } from './client-body.js';
import { ClientAddress, ClientBasics, ClientBillingFields, ClientNotes } from './client-fields.js';
import { ClientMailFields } from './mail-fields.js';
import { ClientReminderFields } from './reminder-fields.js';
import { ClientTaxFields } from './tax-fields.js';
import { SlaFields } from './sla-fields.js';
import { t } from '../../messages/text.js';

const bodyOf = (client: Client) => ({ ...clientBodyOf(client), metadata: client.metadata });
const ways = { status: { words: clientStatusLabels } };
const labels = {
  ...clientLabels,
  tags: t('shell.tags'),
  sla_overrides: t('clients.slaTargets'),
  metadata: t('common.metadata'),
};

export function ClientSettings({ client }: { readonly client: Client }) {
  const draft = useDraft({
    source: client,
    bodyOf,
    refetchNow: useRefetchNow(getClientOptions(client.id)),
  });
  const change = useChange({
    operation: 'updateClient',
    send: async ({ body, ifMatch }: { body: ClientUpdate; ifMatch: string | undefined }) =>
      withEtag(docket.clients.update(client.id, body, { ifMatch })),
    successMessage: t('clients.clientSaved'),
    handlesErrors: true,
  });
  const { values, set } = draft;
  return (
    <Form
      draft={{ name: 'client', id: client.id, ...draft.stored }}
      label={t('clients.clientSettings')}
      onSubmit={async () =>
        draft.save(async ({ metadata, ...body }, ifMatch) =>
          change.mutateAsync({
            body: { ...body, ...(metadata && { metadata: metadataChange(client.metadata, metadata) }) },
            ifMatch,
          }),
        )
      }
    >
      <ConflictNotice edit={draft} labels={labels} ways={ways} />
      <div className="settings-grid">
        <Section title={t('common.client')}>
          <ClientBasics values={values} set={set} />
          <SelectField
            label={labels.status}
            name="status"
            options={optionsOf(clientStatusLabels)}
            value={values.status}
            onChange={(status) => status && set({ status })}
          />
          <TagsField label={t('shell.tags')} name="tags" value={values.tags} onChange={(tags) => set({ tags })} />
        </Section>
        <Section title={t('shell.billing')}>
          <ClientBillingFields values={values} set={set} />
        </Section>
        <Section title={t('shell.reminders')}>
          <ClientReminderFields values={values} set={set} />
        </Section>
        <Section title={t('shell.emails')}>
          <ClientMailFields values={values} set={set} />
        </Section>
        <Section title={t('common.eInvoicingAndTax')}>
          <ClientTaxFields values={values} set={set} />
        </Section>
        <Section title={t('common.address')}>
          <ClientAddress values={values} set={set} />
        </Section>
        <Section title={t('clients.slaTargets')}>
          <SlaFields value={values.sla_overrides} onChange={(sla_overrides) => set({ sla_overrides })} />
        </Section>
        <Section title={t('clients.notesAndIntegrations')}>
          <ClientNotes values={values} set={set} />
          <MetadataFields value={values.metadata} onChange={(metadata) => set({ metadata })} />
        </Section>
      </div>
      <FormActions>
        {draft.isChanged && <Button onPress={draft.undo}>{t('common.discardChanges')}</Button>}
        <SubmitButton isDisabled={!draft.isChanged}>{t('clients.saveClient')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
