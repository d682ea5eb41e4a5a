/** Each permission of each person, and whether it comes from their role or was granted or withdrawn. */
import type { User } from 'docket-sdk';
import { useMemo, useState } from 'react';
import { permissions, type Permission } from '../../../domain/people/policy.js';
import { userRoleLabels } from '../../generated/labels.js';
import { listUsersOptions } from '../../generated/queries.js';
import { Icon } from '../../ui/icon.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Person } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { notify } from '../../ui/toast.js';
import { isOwn, mayNow } from './permission-state.js';
import { PermissionsDialog } from './permissions-dialog.js';
import { permissionLabels } from './people-labels.js';
import { useRights } from './rights.js';
import './people.css';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

const filters = { status: ['active', 'invited'], sort: 'name', order: 'asc' } as const;

export function PermissionsMatrix() {
  const { canSetPermissions, administers } = useRights();
  const [open, setOpen] = useState<User | null>(null);
  const rows = useListPages((page) => listUsersOptions({ ...filters, status: [...filters.status], ...page }));
  const columns = useMemo(() => [...fixed, ...permissions.map(columnOf)], []);
  return (
    <>
      <p className="permission-legend">
        <span>{rich('people.markFromRole', { mark: <Mark isGiven isOwn={false} /> })}</span>
        <span>{rich('people.markGranted', { mark: <Mark isGiven isOwn /> })}</span>
        <span>{rich('people.markRevoked', { mark: <Mark isGiven={false} isOwn /> })}</span>
        {administers && <span>{t('people.openAPerson')}</span>}
      </p>
      <Table
        label={t('people.permissions')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={
          administers
            ? (user) => {
                if (canSetPermissions(user)) setOpen(user);
                else notify(t('people.administratorsCanDoEverything'));
              }
            : undefined
        }
        isMain
        empty={<Empty title={t('people.noPeopleFound')} />}
      />
      {open && <PermissionsDialog user={open} onClose={() => setOpen(null)} />}
    </>
  );
}

const fixed: readonly Column<User>[] = [
  { id: 'name', header: t('common.name'), width: 'fit', isRowHeader: true, cell: ({ name }) => <Person name={name} /> },
  { id: 'role', header: t('people.role'), width: 'fit', cell: ({ role }) => userRoleLabels[role] },
];

const columnOf = (permission: Permission): Column<User> => ({
  id: permission,
  header: permissionLabels[permission].short,
  width: 'fit',
  align: 'center',
  isHiddenOnPhone: true,
  cell: (user) => <Mark isGiven={mayNow(user, permission)} isOwn={isOwn(user, permission)} />,
});

function Mark({ isGiven, isOwn: isOfTheirs }: { readonly isGiven: boolean; readonly isOwn: boolean }) {
  const words = isOfTheirs
    ? isGiven
      ? t('people.granted')
      : t('people.revoked')
    : isGiven
      ? t('people.fromRole')
      : t('common.no');
  return (
    <span
      className="permission-mark"
      data-own={isOfTheirs ? '' : undefined}
      role="img"
      aria-label={words}
      title={words}
    >
      {isGiven ? <Icon name="check" /> : isOfTheirs ? <Icon name="close" /> : '–'}
    </span>
  );
}
