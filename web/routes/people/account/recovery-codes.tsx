/** Shows recovery codes once, and saves them as a file. */
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Notice } from '../../../ui/notice.js';
import { saveFile } from '../../../ui/save-file.js';
import { t } from '../../../messages/text.js';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { workspace } = useSession();
  const text = codes.join('\n');
  const save = async (): Promise<void> => {
    const blob = async (): Promise<Blob> => Promise.resolve(new Blob([`${text}\n`], { type: 'text/plain' }));
    await saveFile({ blob, filename: undefined }, `recovery-codes-${workspace.id}.txt`);
  };
  return (
    <Dialog title={t('people.recoveryCodes')} isOpen onClose={onClose} isPersistent>
      <Notice kind="warn">{t('people.recoveryCodesOnce')}</Notice>
      <p>{t('people.recoveryCodesHint')}</p>
      <pre className="recovery-codes" tabIndex={0} role="region" aria-label={t('people.recoveryCodes')}>
        {text}
      </pre>
      <FormActions>
        <Button icon="download" autoFocus onPress={() => void save()}>
          {t('people.downloadCodes')}
        </Button>
        <Button kind="primary" onPress={onClose}>
          {t('common.done')}
        </Button>
      </FormActions>
    </Dialog>
  );
}
