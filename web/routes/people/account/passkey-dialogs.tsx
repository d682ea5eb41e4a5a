/** The dialogs of a passkey. Adding and removing one takes the password. */
import type { Passkey } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { createPasskeyFields, createPasskeyOptionsFields, updatePasskeyFields } from '../../../generated/fields.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Notice } from '../../../ui/notice.js';
import { TextField } from '../../../ui/text-field.js';
import { t } from '../../../messages/text.js';
import { makePasskey } from './make-passkey.js';

function PasswordField({ value, onChange }: { readonly value: string; readonly onChange: (password: string) => void }) {
  const { user } = useSession();
  return (
    <>
      <input type="text" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <TextField
        label={t('people.currentPassword')}
        name="current_password"
        limits={createPasskeyOptionsFields.current_password}
        type="password"
        autoComplete="current-password"
        value={value}
        onChange={onChange}
      />
    </>
  );
}

interface AddPasskeyProps {
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function AddPasskey({ onClose, onCodes }: AddPasskeyProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isRefused, setRefused] = useState(false);
  const add = useChange({
    operation: 'createPasskey',
    send: async () => {
      setRefused(false);
      const { options } = await docket.users.createPasskeyOptions({ current_password: password });
      const credential = await makePasskey(options);
      return credential && docket.users.createPasskey({ name, credential });
    },
    onDone: (added) => {
      add.reset();
      if (!added) {
        setRefused(true);
        return;
      }
      onClose();
      if (added.recovery_codes) onCodes(added.recovery_codes);
    },
    handlesErrors: true,
  });
  return (
    <Dialog title={t('people.addPasskey')} size="s" isOpen onClose={onClose}>
      <Form draft="secret" onSubmit={async () => add.mutateAsync(undefined)}>
        <p>{t('people.addPasskeyHint')}</p>
        {isRefused && <Notice kind="bad">{t('people.passkeyNotMade')}</Notice>}
        <TextField
          label={t('people.passkeyName')}
          name="name"
          limits={createPasskeyFields.name}
          hint={t('people.passkeyNameHint')}
          autoComplete="off"
          autoFocus
          value={name}
          onChange={setName}
        />
        <PasswordField value={password} onChange={setPassword} />
        <FormActions>
          <SubmitButton>{t('people.addPasskey')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

interface PasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenamePasskey({ passkey, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState(passkey.name);
  const rename = useChange({
    operation: 'updatePasskey',
    send: () => docket.users.updatePasskey(passkey.id, { name }),
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <Dialog title={t('people.renamePasskey', { name: passkey.name })} size="s" isOpen onClose={onClose}>
      <Form draft="question" onSubmit={async () => rename.mutateAsync(undefined)}>
        <TextField
          label={t('people.passkeyName')}
          name="name"
          limits={updatePasskeyFields.name}
          autoFocus
          value={name}
          onChange={setName}
        />
        <FormActions>
          <SubmitButton>{t('people.rename')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

export function RemovePasskey({ passkey, onClose }: PasskeyDialogProps) {
  const [password, setPassword] = useState('');
  const remove = useChange({
    operation: 'deletePasskey',
    send: () => docket.users.deletePasskey(passkey.id, { current_password: password }),
    onDone: onClose,
    successMessage: t('people.passkeyRemoved', { name: passkey.name }),
    handlesErrors: true,
  });
  return (
    <Dialog title={t('people.removePasskey', { name: passkey.name })} size="s" isOpen onClose={onClose}>
      <Form draft="secret" onSubmit={async () => remove.mutateAsync(undefined)}>
        <p>{t('people.removePasskeyHint')}</p>
        <PasswordField value={password} onChange={setPassword} />
        <FormActions>
          <SubmitButton kind="danger">{t('people.remove')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
