/** Resets the second factor of a person who has lost it. */
import type { User } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { t } from '../../messages/text.js';

export function ResetFactor({ user: { id, name } }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  const reset = useChange({
    operation: 'resetUserFactor',
    send: () => docket.users.resetFactor(id),
    successMessage: t('people.factorReset', { name }),
    handlesErrors: true,
  });
  return (
    <>
      <Button icon="lock" onPress={() => setOpen(true)}>
        {t('people.resetFactor')}
      </Button>
      <ConfirmDialog
        title={t('people.resetFactorOf', { name })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        action={t('people.resetFactor')}
        isDanger
        onConfirm={async () => reset.mutateAsync(undefined)}
      >
        {t('people.resetFactorHint')}
      </ConfirmDialog>
    </>
  );
}
