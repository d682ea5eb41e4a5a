/** The user's authenticator app: set up, turned off, and its recovery codes. */
import type { Totp } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { confirmTotpFields } from '../../../generated/fields.js';
import { getSecondFactorOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { TextField } from '../../../ui/text-field.js';
import { t } from '../../../messages/text.js';
import { RecoveryCodes } from './recovery-codes.js';

/** What a code of the app is entered for. */
type CodeFor = 'codes' | 'off';

export function OwnApp() {
  const one = useQuery(getSecondFactorOptions());
  const [totp, setTotp] = useState<Totp>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [codeFor, setCodeFor] = useState<CodeFor>();
  const begin = useChange({
    operation: 'createTotp',
    send: () => docket.users.createTotp(),
    onDone: (made) => {
      // Forgets the response, so that the secret is only in the dialog that shows it.
      begin.reset();
      setTotp(made);
    },
  });
  const close = (): void => {
    setTotp(undefined);
    setCodeFor(undefined);
  };
  return (
    <Section title={t('people.authenticatorApp')}>
      {one.data ? (
        <>
          <p>{one.data.confirmed_at === null ? t('people.appOff') : t('people.appOn')}</p>
          {one.data.recovery_codes_left > 0 && <p>{t('people.codesLeft', { count: one.data.recovery_codes_left })}</p>}
          <FormActions>
            {one.data.recovery_codes_left > 0 && (
              <Button onPress={() => setCodeFor('codes')}>{t('people.newCodes')}</Button>
            )}
            {one.data.confirmed_at === null ? (
              <Button icon="lock" isPending={begin.isPending} onPress={() => begin.mutate(undefined)}>
                {t('people.setUpApp')}
              </Button>
            ) : (
              <Button kind="danger" onPress={() => setCodeFor('off')}>
                {t('people.turnOffApp')}
              </Button>
            )}
          </FormActions>
        </>
      ) : one.error ? (
        <Problem error={one.error} onRetry={() => void one.refetch()} />
      ) : (
        <Skeleton lines={2} />
      )}
      {totp && <SetUp totp={totp} onClose={close} onCodes={setCodes} />}
      {codeFor && <WithCode codeFor={codeFor} onClose={close} onCodes={setCodes} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Section>
  );
}

interface CodeDialogProps {
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

function CodeField({ value, onChange }: { readonly value: string; readonly onChange: (code: string) => void }) {
  return (
    <TextField
      label={t('people.code')}
      name="code"
      limits={confirmTotpFields.code}
      autoComplete="one-time-code"
      autoFocus
      isShort
      value={value}
      onChange={onChange}
    />
  );
}

function SetUp({ totp, onClose, onCodes }: CodeDialogProps & { readonly totp: Totp }) {
  const [code, setCode] = useState('');
  const confirm = useChange({
    operation: 'confirmTotp',
    send: () => docket.users.confirmTotp({ code }),
    onDone: ({ recovery_codes: codes }) => {
      confirm.reset();
      onClose();
      onCodes(codes);
    },
    handlesErrors: true,
  });
  return (
    <Dialog title={t('people.setUpApp')} isOpen onClose={onClose}>
      <Form draft="secret" onSubmit={async () => confirm.mutateAsync(undefined)}>
        <p>{t('people.scanHint')}</p>
        <img
          className="totp-code"
          src={`data:image/svg+xml,${encodeURIComponent(totp.qr_svg)}`}
          alt={t('people.qrCode')}
        />
        <p>
          <code>{totp.secret}</code>
        </p>
        <p>
          <a href={totp.uri}>{t('people.openApp')}</a>
        </p>
        <CodeField value={code} onChange={setCode} />
        <FormActions>
          <SubmitButton>{t('people.turnOnApp')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function WithCode({ codeFor, onClose, onCodes }: CodeDialogProps & { readonly codeFor: CodeFor }) {
  const [code, setCode] = useState('');
  const renew = useChange({
    operation: 'createRecoveryCodes',
    send: () => docket.users.createRecoveryCodes({ code }),
    onDone: ({ recovery_codes: codes }) => {
      renew.reset();
      onClose();
      onCodes(codes);
    },
    handlesErrors: true,
  });
  const remove = useChange({
    operation: 'deleteTotp',
    send: () => docket.users.deleteTotp({ code }),
    onDone: onClose,
    successMessage: t('people.appTurnedOff'),
    handlesErrors: true,
  });
  const isOff = codeFor === 'off';
  const send = async (): Promise<unknown> => (isOff ? remove.mutateAsync(undefined) : renew.mutateAsync(undefined));
  return (
    <Dialog title={isOff ? t('people.turnOffApp') : t('people.newCodes')} size="s" isOpen onClose={onClose}>
      <Form draft="secret" onSubmit={send}>
        <p>{isOff ? t('people.turnOffHint') : t('people.newCodesHint')}</p>
        <CodeField value={code} onChange={setCode} />
        <FormActions>
          <SubmitButton>{isOff ? t('people.turnOffApp') : t('people.newCodes')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
