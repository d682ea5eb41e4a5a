/** The account at Stripe by which clients pay online: it is connected, paused and disconnected here. */
import type { StripeConnection, StripeConnectionUpdate } from 'docket-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { withEtag } from '../../../api/etags.js';
import { useSession } from '../../../api/session.js';
import { updateStripeConnectionFields } from '../../../generated/fields.js';
import { getStripeConnectionOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { SwitchField } from '../../../ui/check-field.js';
import { CopyText } from '../../../ui/copy-text.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Actions, DefinitionList, Section } from '../../../ui/page.js';
import { TextField } from '../../../ui/text-field.js';
import { t } from '../../../messages/text.js';

export function StripePart() {
  const { data, error, refetch } = useQuery(getStripeConnectionOptions());
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />;
  return (
    <Section title={t('settings.stripe')}>
      <p className="settings-lead">{t('settings.stripeLead')}</p>
      {data.connected && <Connected stripe={data} />}
      <KeyForm key={data.secret_key_last4} stripe={data} />
    </Section>
  );
}

/** Changes the connection, and shows what it is then. */
function useConnection(successMessage: string) {
  const client = useQueryClient();
  return useChange({
    operation: 'updateStripeConnection',
    send: (body: StripeConnectionUpdate) => withEtag(docket.workspace.updateStripeConnection(body)),
    onDone: (answer) => client.setQueryData(getStripeConnectionOptions().queryKey, answer),
    successMessage,
    handlesErrors: true,
  });
}

function Connected({ stripe }: { readonly stripe: StripeConnection }) {
  const [isRemoving, setRemoving] = useState(false);
  const change = useConnection(t('common.saved'));
  const remove = useChange({
    operation: 'deleteStripeConnection',
    send: () => docket.workspace.deleteStripeConnection(),
    successMessage: t('settings.stripeDisconnected'),
    handlesErrors: true,
  });
  const address = t('settings.stripeAddress');
  return (
    <>
      <DefinitionList
        facts={[
          { label: t('settings.stripeAccount'), value: stripe.account_name ?? stripe.account_id ?? '–' },
          { label: t('settings.stripeKey'), value: <code dir="ltr">…{stripe.secret_key_last4}</code> },
          ...(stripe.webhook_registered
            ? []
            : [{ label: address, value: <CopyText label={address} text={stripe.webhook_url} /> }]),
        ]}
      />
      <SwitchField
        label={t('settings.stripeEnabled')}
        name="enabled"
        hint={t('settings.stripeEnabledHint')}
        value={stripe.enabled}
        onChange={(enabled) => change.mutate({ enabled })}
      />
      {change.error && <Problem error={change.error} />}
      <Actions>
        <Button kind="quiet" icon="trash" onPress={() => setRemoving(true)}>
          {t('settings.disconnectStripe')}
        </Button>
      </Actions>
      <ConfirmDialog
        title={t('settings.disconnectStripeQuestion')}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        action={t('settings.disconnectStripe')}
        isDanger
        onConfirm={async () => remove.mutateAsync(undefined)}
      >
        {t('settings.disconnectStripeWarning')}
      </ConfirmDialog>
    </>
  );
}

/** A key to connect with, or to replace the present one. */
function KeyForm({ stripe }: { readonly stripe: StripeConnection }) {
  const { workspace } = useSession();
  const [key, setKey] = useState('');
  const [secret, setSecret] = useState('');
  const change = useConnection(t('settings.stripeConnected'));
  const send = async (): Promise<void> => {
    await change.mutateAsync({
      enabled: stripe.connected ? stripe.enabled : true,
      secret_key: key.trim(),
      ...(secret.trim() === '' ? {} : { webhook_secret: secret.trim() }),
    });
    setKey('');
    setSecret('');
  };
  const action = stripe.connected ? t('settings.replaceStripeKey') : t('settings.connectStripe');
  return (
    <Form draft="secret" label={action} onSubmit={send}>
      <TextField
        label={t('settings.stripeSecretKey')}
        name="secret_key"
        type="password"
        autoComplete="off"
        limits={updateStripeConnectionFields.secret_key}
        isRequired
        value={key}
        onChange={setKey}
        hint={
          workspace.mode === 'live'
            ? t('settings.stripeLiveKeyHint', { start: 'sk_live_, rk_live_' })
            : t('settings.stripeTestKeyHint', { start: 'sk_test_, rk_test_' })
        }
      />
      <TextField
        label={t('settings.stripeSigningSecret')}
        name="webhook_secret"
        type="password"
        autoComplete="off"
        limits={updateStripeConnectionFields.webhook_secret}
        value={secret}
        onChange={setSecret}
        hint={t('settings.stripeSigningSecretHint', { address: stripe.webhook_url })}
      />
      <FormActions>
        <SubmitButton>{action}</SubmitButton>
      </FormActions>
    </Form>
  );
}
