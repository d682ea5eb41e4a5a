/** Changes the user's own password. */
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { updatePasswordFields } from '../../../generated/fields.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Section } from '../../../ui/page.js';
import { TextField } from '../../../ui/text-field.js';
import { t } from '../../../messages/text.js';

export function OwnPassword() {
  const { user } = useSession();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = useChange({
    operation: 'updatePassword',
    send: async () => docket.users.updatePassword({ current_password: current, new_password: next }),
    onDone: () => {
      setCurrent('');
      setNext('');
    },
    successMessage: t('people.passwordChanged'),
    handlesErrors: true,
  });
  return (
    <Section title={t('people.changePassword')}>
      <Form draft="secret" label={t('people.changePassword')} onSubmit={async () => change.mutateAsync(undefined)}>
        <input type="text" autoComplete="username" value={user.email ?? ''} readOnly hidden />
        <TextField
          label={t('people.currentPassword')}
          name="current_password"
          limits={updatePasswordFields.current_password}
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <TextField
          label={t('people.newPassword')}
          name="new_password"
          limits={updatePasswordFields.new_password}
          type="password"
          autoComplete="new-password"
          hint={t('people.newPasswordHint')}
          value={next}
          onChange={setNext}
        />
        <FormActions>
          <SubmitButton kind="plain">{t('people.changePassword')}</SubmitButton>
        </FormActions>
      </Form>
      <p>
        <a href="/forgotten-password">{t('people.forgotPassword')}</a>
      </p>
    </Section>
  );
}
