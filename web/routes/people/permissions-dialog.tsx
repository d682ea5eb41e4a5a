/** Sets the permissions of one person: by their role, or granted or withdrawn one by one. */
import type { PermissionsUpdate, User } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { canHave, defaultPermissions, permissions, type Permission } from '../../../domain/people/policy.js';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useDraft } from '../../api/draft.js';
import { getUserOptions } from '../../generated/queries.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { SelectField } from '../../ui/select-field.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { isOwn, mayNow } from './permission-state.js';
import { permissionLabels } from './people-labels.js';
import { t } from '../../messages/text.js';

interface PermissionsDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function PermissionsDialog({ user: { id, name }, onClose }: PermissionsDialogProps) {
  const one = useQuery(getUserOptions(id));
  return (
    <Dialog title={t('people.permissionsOf', { name })} isOpen onClose={onClose} isPersistent>
      {one.data ? (
        <PermissionsForm
          user={one.data}
          onDone={onClose}
          refetchNow={async () => (await one.refetch({ throwOnError: true })).data ?? one.data}
        />
      ) : one.error ? (
        <Problem error={one.error} onRetry={() => void one.refetch()} />
      ) : (
        <Skeleton />
      )}
    </Dialog>
  );
}

type Own = Record<Permission, boolean | null>;

const ownOf = (user: User): Own => {
  const of = (permission: Permission): boolean | null => (isOwn(user, permission) ? mayNow(user, permission) : null);
  return {
    can_see_rates: of('can_see_rates'),
    can_see_costs: of('can_see_costs'),
    can_approve_time: of('can_approve_time'),
    can_manage_invoices: of('can_manage_invoices'),
    can_manage_clients: of('can_manage_clients'),
    can_manage_projects: of('can_manage_projects'),
    can_manage_team: of('can_manage_team'),
    can_view_reports: of('can_view_reports'),
    can_export_data: of('can_export_data'),
  };
};

interface PermissionsFormProps {
  readonly user: User;
  readonly onDone: () => void;
  readonly refetchNow: () => Promise<User>;
}

function PermissionsForm({ user, onDone, refetchNow }: PermissionsFormProps) {
  const draft = useDraft<User, Own>({ source: user, bodyOf: ownOf, refetchNow });
  const change = useChange({
    operation: 'updateUserPermissions',
    send: ({ body, ifMatch }: { body: PermissionsUpdate; ifMatch: string | undefined }) =>
      docket.users.updatePermissions(user.id, body, { ifMatch }),
    onDone,
    successMessage: t('people.permissionsSaved', { name: user.name }),
    handlesErrors: true,
  });
  const byRole = defaultPermissions(user.role);
  return (
    <Form
      draft={{ name: 'permissions', id: user.id, ...draft.stored }}
      onSubmit={async () =>
        draft.isChanged ? draft.save(async (body, ifMatch) => change.mutateAsync({ body, ifMatch })) : onDone()
      }
    >
      <ConflictNotice
        edit={draft}
        labels={Object.fromEntries(permissions.map((one) => [one, permissionLabels[one].long]))}
      />
      {permissions.map((permission, at) => (
        <SelectField
          key={permission}
          label={permissionLabels[permission].long}
          name={permission}
          autoFocus={at === 0}
          isDisabled={!canHave(user.role, permission)}
          hint={canHave(user.role, permission) ? undefined : t('people.notForThisRole')}
          noneLabel={byRole.has(permission) ? t('people.roleDefaultYes') : t('people.roleDefaultNo')}
          options={[
            { id: 'yes', label: t('common.yes') },
            { id: 'no', label: t('common.no') },
          ]}
          value={draft.values[permission] === null ? null : draft.values[permission] ? 'yes' : 'no'}
          onChange={(next) => draft.set({ [permission]: next === null ? null : next === 'yes' })}
        />
      ))}
      <FormActions>
        <SubmitButton>{t('common.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
