/** Actions on a webhook: send a test, make a new secret, recover missed events. */
import type { EventType, Webhook } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useClock } from '../../api/workspace-clock.js';
import { eventTypeLabels } from '../../generated/labels.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { NumberField } from '../../ui/number-field.js';
import { SelectField } from '../../ui/select-field.js';
import { notify } from '../../ui/toast.js';
import { t } from '../../messages/text.js';

interface TestWebhookProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  /** Called with the id of the test delivery. */
  readonly onDone: (deliveryId: string) => void;
}

export function TestWebhook({ webhook: { id, events }, onClose, onDone }: TestWebhookProps) {
  const [type, setType] = useState<EventType | null>(events[0] ?? null);
  const test = useChange({
    operation: 'testWebhook',
    send: () => docket.webhooks.test(id, type === null ? {} : { event_type: type }),
    onDone: (delivery) => onDone(delivery.id),
    handlesErrors: true,
  });
  return (
    <Dialog title={t('developers.sendTestEvent')} size="s" isOpen onClose={onClose}>
      <Form draft="question" onSubmit={async () => test.mutateAsync(undefined)}>
        <SelectField
          label={t('developers.event')}
          name="event_type"
          options={events.map((one) => ({ id: one, label: eventTypeLabels[one] }))}
          value={type}
          onChange={setType}
          autoFocus
          hint={t('developers.testHint')}
        />
        <FormActions>
          <SubmitButton icon="send">{t('common.send')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

interface RotateSecretProps {
  readonly webhookId: string;
  readonly onClose: () => void;
  readonly onDone: (secret: string) => void;
}

export function RotateSecret({ webhookId, onClose, onDone }: RotateSecretProps) {
  const [hours, setHours] = useState<number | null>(24);
  const rotate = useChange({
    operation: 'rotateWebhookSecret',
    send: () => docket.webhooks.rotateSecret(webhookId, hours === null ? {} : { grace_hours: hours }),
    onDone: ({ secret }) => {
      // Forgets the response, so that the secret is only in the dialog that shows it.
      rotate.reset();
      onDone(secret);
    },
    handlesErrors: true,
  });
  return (
    <Dialog title={t('developers.newSecret')} size="s" isOpen onClose={onClose}>
      <Form draft="question" onSubmit={async () => rotate.mutateAsync(undefined)}>
        <NumberField
          label={t('developers.oldSecretValidFor')}
          name="grace_hours"
          unit={t('developers.hours')}
          digits={0}
          value={hours}
          onChange={setHours}
          autoFocus
          hint={t('developers.oldSecretHint')}
        />
        <FormActions>
          <SubmitButton>{t('developers.createSecret')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

const spans = [
  { id: '1', label: t('developers.lastHour') },
  { id: '24', label: t('developers.last24Hours') },
  { id: '72', label: t('developers.last3Days') },
  { id: '168', label: t('developers.last7Days') },
  { id: '720', label: t('developers.last30Days') },
] as const;
const hourMs = 3_600_000;

export function RecoverWebhook({ webhookId, onClose }: { readonly webhookId: string; readonly onClose: () => void }) {
  const clock = useClock();
  const [span, setSpan] = useState<(typeof spans)[number]['id']>('24');
  const recover = useChange({
    operation: 'recoverWebhook',
    send: () => docket.webhooks.recover(webhookId, { since: new Date(clock() - Number(span) * hourMs).toISOString() }),
    onDone: ({ queued }) => {
      notify(words(queued));
      onClose();
    },
    handlesErrors: true,
  });
  return (
    <Dialog title={t('developers.recoverEvents')} size="s" isOpen onClose={onClose}>
      <Form draft="question" onSubmit={async () => recover.mutateAsync(undefined)}>
        <SelectField
          label={t('common.period')}
          name="since"
          options={spans}
          value={span}
          onChange={(next) => setSpan(next ?? span)}
          hint={t('developers.recoverHint')}
          autoFocus
        />
        <FormActions>
          <SubmitButton>{t('developers.sendEvents')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function words(queued: number): string {
  if (queued === 0) return t('developers.noMissedEvents');
  return t('developers.eventsSent', { count: queued });
}
