/** Shows a secret once. */
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { FormActions } from '../../ui/form-actions.js';
import { Notice } from '../../ui/notice.js';
import { t } from '../../messages/text.js';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  /** What the secret is for. */
  readonly words: string;
  readonly onClose: () => void;
}

export function SecretDialog({ title, secret, words, onClose }: SecretDialogProps) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setSaid(t('developers.copied'));
    } catch {
      setSaid(t('developers.copyBlocked'));
    }
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} isPersistent>
      <Notice kind="warn">{t('developers.shownOnce')}</Notice>
      <div className="secret">
        <code>{secret}</code>
        <Button icon="copy" autoFocus onPress={() => void copy()}>
          {t('common.copy')}
        </Button>
      </div>
      <p aria-live="polite">{said}</p>
      <p>{words}</p>
      <FormActions>
        <Button kind="primary" onPress={onClose}>
          {t('common.done')}
        </Button>
      </FormActions>
    </Dialog>
  );
}

/** A text as it was sent; JSON is indented. */
export function SecretText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <pre className="developer-text" tabIndex={0} role="region" aria-label={label} dir="auto">
      {pretty(text)}
    </pre>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Not JSON: shown unchanged.
    return text;
  }
}
