/** The buttons of a form that changes an object: Save, and Undo changes while there are some. */
import { Button } from './button.js';
import { FormActions } from './form-actions.js';
import { SubmitButton } from './form.js';
import { t } from '../messages/text.js';

interface DraftActionsProps {
  readonly draft: { readonly isChanged: boolean; readonly undo: () => void };
}

export function DraftActions({ draft }: DraftActionsProps) {
  return (
    <FormActions>
      {draft.isChanged && (
        <Button kind="quiet" icon="undo" onPress={draft.undo}>
          {t('common.undoChanges')}
        </Button>
      )}
      <SubmitButton>{t('common.save')}</SubmitButton>
    </FormActions>
  );
}
