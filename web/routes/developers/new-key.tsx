/** Creates an API key for a side, with its scope and its expiry. */
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { useClock } from '../../api/workspace-clock.js';
import { createApiKeyFields } from '../../generated/fields.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { fullKey, KeyFields, keyBody } from './key-fields.js';
import { t } from '../../messages/text.js';

const spans = [
  { id: '30', label: t('developers.in30Days') },
  { id: '90', label: t('developers.in90Days') },
  { id: '365', label: t('developers.inAYear') },
] as const;
const dayMs = 86_400_000;

interface NewKeyProps {
  readonly onClose: () => void;
  readonly onMade: (key: string) => void;
}

export function NewKey({ onClose, onMade }: NewKeyProps) {
  const { workspace } = useSession();
  const clock = useClock();
  const [name, setName] = useState('');
  const [choice, setChoice] = useState(() => fullKey(workspace.mode));
  const [days, setDays] = useState<(typeof spans)[number]['id'] | null>(null);
  const create = useChange({
    operation: 'createApiKey',
    send: () =>
      docket.apiKeys.create({
        name,
        ...keyBody(choice),
        ...(days !== null && { expires_at: new Date(clock() + Number(days) * dayMs).toISOString() }),
      }),
    onDone: ({ key }) => {
      // Forgets the response, so that the key is only in the dialog that shows it.
      create.reset();
      if (key !== undefined) onMade(key);
    },
    handlesErrors: true,
  });
  return (
    <Dialog title={t('developers.newApiKey')} isOpen onClose={onClose} isPersistent={name !== ''}>
      <Form
        draft={{
          name: 'api-key',
          value: { name, choice, days },
          restore: (last) => {
            setName(last.name);
            setChoice(last.choice);
            setDays(last.days);
          },
        }}
        onSubmit={async () => create.mutateAsync(undefined)}
      >
        <TextField
          label={t('common.name')}
          name="name"
          value={name}
          onChange={setName}
          limits={createApiKeyFields.name}
          hint={t('developers.keyNameHint')}
          autoFocus
        />
        <KeyFields choice={choice} onChoice={setChoice} />
        <SelectField
          label={t('developers.expires')}
          name="expires_at"
          options={spans}
          value={days}
          onChange={setDays}
          noneLabel={t('developers.never')}
        />
        <FormActions>
          <SubmitButton>{t('developers.createKey')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
