/** The dialog that names a new view, or renames one. */
import type { SavedView, SavedViewCreate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { createSavedViewFields as limits } from '../../generated/fields.js';
import { CheckboxField } from '../../ui/check-field.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { TextField } from '../../ui/text-field.js';
import { t } from '../../messages/text.js';

export interface NameViewProps {
  readonly naming: SavedView | 'new' | undefined;
  /** What a new view holds. */
  readonly body: Omit<SavedViewCreate, 'name'>;
  readonly hasDefault: boolean;
  readonly onClose: () => void;
  readonly onCreated: (view: SavedView) => void;
}

export function NameView({ naming, body, hasDefault, onClose, onCreated }: NameViewProps) {
  const { user } = useSession();
  const view = typeof naming === 'object' ? naming : undefined;
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(false);
  const [isDefault, setDefault] = useState(false);
  const rename = useChange({
    operation: 'updateSavedView',
    send: async (id: string) => docket.savedViews.update(id, { name: name.trim() }),
    handlesErrors: true,
    onDone: onClose,
  });
  const create = useChange({
    operation: 'createSavedView',
    send: async () => docket.savedViews.create({ ...body, name: name.trim(), shared, is_default: isDefault }),
    handlesErrors: true,
    onDone: (created) => {
      onClose();
      onCreated(created);
    },
  });
  return (
    <Dialog title={view ? t('views.renameView') : t('views.saveAsView')} size="s" isOpen onClose={onClose} isPersistent>
      <Form
        draft={{
          name: 'view',
          id: view?.id ?? body.screen,
          value: { name, shared, isDefault },
          restore: (last) => {
            setName(last.name);
            setShared(last.shared);
            setDefault(last.isDefault);
          },
        }}
        onSubmit={async () => (view ? rename.mutateAsync(view.id) : create.mutateAsync(undefined))}
      >
        <TextField
          label={t('common.name')}
          name="name"
          value={name}
          onChange={setName}
          limits={limits.name}
          hint={view ? undefined : t('views.aViewHolds')}
          autoFocus
        />
        {!view && (
          <>
            {user.role !== 'viewer' && (
              <CheckboxField label={t('views.shareWithTheTeam')} value={shared} onChange={setShared} />
            )}
            {hasDefault && (
              <CheckboxField label={t('views.openThisScreenWithIt')} value={isDefault} onChange={setDefault} />
            )}
          </>
        )}
        <FormActions>
          <SubmitButton>{t('common.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
