/** Replaces a part that could not be loaded, and retries when the connection is back. */
import { useEffect } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { FormActions } from './form-actions.js';
import type { PartError } from './load-part.js';
import { Empty, Notice } from './notice.js';
import { t } from '../messages/text.js';

export interface MissingPartProps {
  readonly error: PartError;
  readonly onRetry: () => void;
  readonly onClose?: (() => void) | undefined;
  readonly isField?: boolean | undefined;
}

const title = t('shell.thisCouldNotBeLoaded');

export function MissingPart({ error, onRetry, onClose, isField }: MissingPartProps) {
  useEffect(() => {
    globalThis.addEventListener('online', onRetry);
    return () => globalThis.removeEventListener('online', onRetry);
  }, [onRetry]);
  const action = error.isPageOld ? (
    <Button icon="undo" onPress={() => globalThis.location.reload()}>
      {t('shell.reload')}
    </Button>
  ) : (
    <Button icon="undo" onPress={onRetry}>
      {t('shell.tryAgain')}
    </Button>
  );
  if (onClose)
    return (
      <Dialog title={title} isOpen onClose={onClose} size="s">
        <p>{error.message}</p>
        <FormActions>{action}</FormActions>
      </Dialog>
    );
  if (isField)
    return (
      <Notice kind="warn" action={action}>
        {title}. {error.message}
      </Notice>
    );
  return (
    <div role="alert">
      <Empty icon="alert" title={title} action={action}>
        {error.message}
      </Empty>
    </div>
  );
}
