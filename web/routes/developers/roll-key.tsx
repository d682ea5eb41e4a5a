/** Gives a key a new secret, and chooses for how long the old one works too. */
import type { ApiKey } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { SelectField } from '../../ui/select-field.js';
import { t } from '../../messages/text.js';

const graces = [
  { id: '0', label: t('developers.graceNone') },
  { id: '24', label: t('developers.graceDay') },
  { id: '168', label: t('developers.graceWeek') },
] as const;

interface RollKeyProps {
  readonly of: ApiKey;
  readonly onClose: () => void;
  readonly onMade: (key: string) => void;
}

export function RollKey({ of, onClose, onMade }: RollKeyProps) {
  const [hours, setHours] = useState<(typeof graces)[number]['id']>('24');
  const roll = useChange({
    operation: 'rollApiKey',
    send: () => docket.apiKeys.roll(of.id, { grace_hours: Number(hours) }),
    onDone: ({ key }) => {
      // Forgets the response, so that the key is only in the dialog that shows it.
      roll.reset();
      if (key !== undefined) onMade(key);
    },
    handlesErrors: true,
  });
  return (
    <Dialog title={t('developers.rollNamed', { name: of.name })} isOpen onClose={onClose}>
      <Form draft="question" onSubmit={async () => roll.mutateAsync(undefined)}>
        <p>{t('developers.rollHint')}</p>
        <SelectField
          label={t('developers.oldSecretWorks')}
          name="grace_hours"
          options={graces}
          value={hours}
          onChange={(next) => setHours(next ?? hours)}
        />
        <FormActions>
          <SubmitButton>{t('developers.rollKey')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
