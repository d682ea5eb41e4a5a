/** Deletes the workspace once its name was typed. The notice above every screen takes it back (shell/deletion-notice.tsx). */
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Section } from '../../../ui/page.js';
import { TextField } from '../../../ui/text-field.js';
import { Moment } from '../../../ui/times.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function DeletePart() {
  const { workspace } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { deletion, mode } = workspace;
  return (
    <Section title={t('settings.deleteWorkspace')}>
      {deletion ? (
        <p>{rich('settings.deletedOn', { moment: <Moment at={deletion.deletes_at} isExact /> })}</p>
      ) : (
        <>
          <p className="settings-lead">{t('settings.deleteWorkspaceHint')}</p>
          {mode === 'live' ? (
            <FormActions>
              <Button kind="danger" onPress={() => setAsking(true)}>
                {t('settings.deleteWorkspace')}
              </Button>
            </FormActions>
          ) : (
            <p>{t('settings.deletedFromLive')}</p>
          )}
        </>
      )}
      {isAsking && <DeleteDialog name={workspace.name} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function DeleteDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const remove = useChange({
    operation: 'deleteWorkspace',
    send: () => docket.workspace.delete({ name: typed }),
    handlesErrors: true,
    onDone: onClose,
  });
  return (
    <Dialog title={t('settings.deleteWorkspaceQuestion', { name })} size="s" isOpen onClose={onClose}>
      <Form draft="question" onSubmit={async () => remove.mutateAsync()}>
        <p>{t('settings.deleteWorkspaceHint')}</p>
        <TextField
          label={t('common.typeToConfirm', { name })}
          name="name"
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          autoFocus
        />
        <FormActions>
          <SubmitButton kind="danger" isDisabled={typed !== name}>
            {t('settings.deleteWorkspace')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
