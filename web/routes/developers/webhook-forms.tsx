/** The forms of a new and an existing webhook. */
import type { EventType, Webhook, WebhookFilter, WebhookUpdate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { createWebhookFields, updateWebhookFields } from '../../generated/fields.js';
import { getWebhookOptions } from '../../generated/queries.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { TextField } from '../../ui/text-field.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { EventPicker } from './event-picker.js';
import { WebhookFilterFields } from './webhook-filter-fields.js';
import { t } from '../../messages/text.js';

interface NewWebhookProps {
  readonly onClose: () => void;
  readonly onMade: (secret: string) => void;
}

export function NewWebhook({ onClose, onMade }: NewWebhookProps) {
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [events, setEvents] = useState<readonly EventType[]>([]);
  const [filter, setFilter] = useState<WebhookFilter | null>(null);
  const create = useChange({
    operation: 'createWebhook',
    send: () =>
      docket.webhooks.create({
        url,
        events: [...events],
        ...(description !== '' && { description }),
        ...(filter && { filter }),
      }),
    onDone: ({ secret }) => {
      // Forgets the response, so that the secret is only in the dialog that shows it.
      create.reset();
      onMade(secret);
    },
    handlesErrors: true,
  });
  return (
    <Dialog title={t('developers.newWebhook')} isOpen onClose={onClose} isPersistent={url !== ''}>
      <Form
        draft={{
          name: 'new-webhook',
          value: { url, description, events, filter },
          restore: (last) => {
            setUrl(last.url);
            setDescription(last.description);
            setEvents(last.events);
            setFilter(last.filter);
          },
        }}
        onSubmit={async () => create.mutateAsync(undefined)}
      >
        <TextField
          label={t('developers.url')}
          name="url"
          type="url"
          value={url}
          onChange={setUrl}
          limits={createWebhookFields.url}
          placeholder="https://"
          autoFocus
        />
        <TextField label={t('common.description')} name="description" value={description} onChange={setDescription} />
        <EventPicker value={events} onChange={setEvents} />
        <WebhookFilterFields value={filter} onChange={setFilter} />
        <FormActions>
          <SubmitButton>{t('developers.addWebhook')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

interface Edited {
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly EventType[];
  readonly filter: WebhookFilter | null;
}

export function EditWebhook({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const draft = useDraft<Webhook, Edited>({
    source: webhook,
    bodyOf: ({ url, description, events, filter }) => ({ url, description, events, filter }),
    refetchNow: useRefetchNow(getWebhookOptions(webhook.id)),
  });
  const update = useChange({
    operation: 'updateWebhook',
    send: ({ body, ifMatch }: { body: WebhookUpdate; ifMatch: string | undefined }) =>
      docket.webhooks.update(webhook.id, body, { ifMatch }),
    onDone: onClose,
    successMessage: t('developers.webhookSaved'),
    handlesErrors: true,
  });
  const send = async ({ events, ...rest }: Partial<Edited>, ifMatch: string | undefined): Promise<unknown> =>
    update.mutateAsync({ body: { ...rest, ...(events && { events: [...events] }) }, ifMatch });
  const { url, description, events, filter } = draft.values;
  return (
    <Dialog title={t('developers.editWebhook')} isOpen onClose={onClose} isPersistent={draft.isChanged}>
      <Form
        draft={{ name: 'webhook', id: webhook.id, ...draft.stored }}
        onSubmit={async () => (draft.isChanged ? draft.save(send) : onClose())}
      >
        <ConflictNotice
          edit={draft}
          labels={{
            url: t('developers.url'),
            description: t('common.description'),
            events: t('developers.events'),
            filter: t('developers.onlyFor'),
          }}
        />
        <TextField
          label={t('developers.url')}
          name="url"
          type="url"
          value={url}
          onChange={(text) => draft.set({ url: text })}
          limits={updateWebhookFields.url}
          isRequired
          autoFocus
        />
        <TextField
          label={t('common.description')}
          name="description"
          value={description ?? ''}
          onChange={(text) => draft.set({ description: text === '' ? null : text })}
        />
        <EventPicker value={events} onChange={(next) => draft.set({ events: next })} />
        <WebhookFilterFields value={filter} onChange={(next) => draft.set({ filter: next })} />
        <FormActions>
          <SubmitButton>{t('common.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
