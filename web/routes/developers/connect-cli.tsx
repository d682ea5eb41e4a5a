/** Makes a code with which the command line signs in. */
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { fullKey, KeyFields, keyBody } from './key-fields.js';
import { t } from '../../messages/text.js';

interface ConnectCliProps {
  readonly onClose: () => void;
  readonly onMade: (code: string) => void;
}

export function ConnectCli({ onClose, onMade }: ConnectCliProps) {
  const { workspace } = useSession();
  const [choice, setChoice] = useState(() => fullKey(workspace.mode));
  const create = useChange({
    operation: 'createCliLogin',
    send: () => docket.cliLogins.create({ name: t('developers.commandLine'), ...keyBody(choice) }),
    onDone: ({ code }) => {
      // Forgets the response, so that the code is only in the dialog that shows it.
      create.reset();
      onMade(code);
    },
    handlesErrors: true,
  });
  return (
    <Dialog title={t('developers.connectCommandLine')} isOpen onClose={onClose}>
      <Form draft="question" onSubmit={async () => create.mutateAsync(undefined)}>
        <p>{t('developers.commandLineHint')}</p>
        <KeyFields choice={choice} onChoice={setChoice} />
        <FormActions>
          <SubmitButton>{t('developers.showCode')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

/** The command that asks for the code. */
export const loginCommand = (): string => `docket login --url ${globalThis.location.origin}`;
