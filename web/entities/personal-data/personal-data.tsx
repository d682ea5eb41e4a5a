/** What is stored about a user or contact: saves it as a file, and erases it once the name was typed. */
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Section } from '../../ui/page.js';
import { saveFile } from '../../ui/save-file.js';
import { TextField } from '../../ui/text-field.js';
import { t } from '../../messages/text.js';

export interface PersonalDataProps {
  readonly kind: 'user' | 'contact';
  readonly id: string;
  readonly name: string;
  /** Whether they can be erased now; a user only once they are deactivated. */
  readonly canErase: boolean;
  readonly onErased?: () => void;
}

const resources = { user: docket.users, contact: docket.contacts } as const;

export function PersonalData({ kind, id, name, canErase, onErased }: PersonalDataProps) {
  const { can, user: me } = useSession();
  const [isErasing, setErasing] = useState(false);
  const isOwn = id === me.id;
  const mayRead = can('eraseContact') || isOwn;
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      const text = JSON.stringify(await resources[kind].getPersonalData(id), null, 2);
      const blob = async (): Promise<Blob> => Promise.resolve(new Blob([text], { type: 'application/json' }));
      await saveFile({ blob, filename: undefined }, `personal-data-${id}.json`);
    } finally {
      setSaving(false);
    }
  };
  if (!mayRead) return null;
  return (
    <Section title={t('common.personalData')}>
      <p>{t('common.personalDataHint')}</p>
      <FormActions>
        <Button icon="download" isPending={isSaving} onPress={() => void save()}>
          {t('common.downloadPersonalData')}
        </Button>
        {canErase && !isOwn && (
          <Button kind="danger" onPress={() => setErasing(true)}>
            {t('common.erasePersonalData')}
          </Button>
        )}
      </FormActions>
      {isErasing && (
        <Erase
          {...{ kind, id, name }}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            onErased?.();
          }}
        />
      )}
    </Section>
  );
}

interface EraseProps extends Pick<PersonalDataProps, 'kind' | 'id' | 'name'> {
  readonly onClose: () => void;
  readonly onErased: () => void;
}

function Erase({ kind, id, name, onClose, onErased }: EraseProps) {
  const [typed, setTyped] = useState('');
  const erase = useChange({
    operation: kind === 'user' ? 'eraseUser' : 'eraseContact',
    send: () => resources[kind].erase(id),
    successMessage: t('common.personalDataErased'),
    handlesErrors: true,
    onDone: onErased,
  });
  return (
    <Dialog title={t('common.erasePersonalDataQuestion', { name })} size="s" isOpen onClose={onClose}>
      <Form draft="question" onSubmit={async () => erase.mutateAsync()}>
        <p>{t('common.erasePersonalDataHint')}</p>
        <TextField
          label={t('common.typeToConfirm', { name })}
          name="confirmation"
          value={typed}
          onChange={setTyped}
          autoFocus
        />
        <FormActions>
          <SubmitButton kind="danger" isDisabled={typed !== name}>
            {t('common.erasePersonalData')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
