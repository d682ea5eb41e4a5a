/** The permissions of a person. Users who decide on them can open the form that changes them. */
import type { User } from 'docket-sdk';
import { useState } from 'react';
import { permissions } from '../../../domain/people/policy.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Section } from '../../ui/page.js';
import { Status } from '../../ui/status.js';
import { isOwn, mayNow } from './permission-state.js';
import { PermissionsDialog } from './permissions-dialog.js';
import { permissionLabels } from './people-labels.js';
import { useRights } from './rights.js';
import { t } from '../../messages/text.js';

export function PersonPermissions({ user }: { readonly user: User }) {
  const { canSetPermissions } = useRights();
  const [isOpen, setOpen] = useState(false);
  const shown = permissions.filter((one) => mayNow(user, one) || isOwn(user, one));
  return (
    <Section
      title={t('people.permissions')}
      actions={canSetPermissions(user) && <Button onPress={() => setOpen(true)}>{t('common.change')}</Button>}
    >
      {shown.length === 0 && <p>{t('people.noExtraPermissions')}</p>}
      <ul className="person-permissions">
        {shown.map((one) => (
          <li key={one}>
            <Icon name={mayNow(user, one) ? 'check' : 'close'} />
            <span>{permissionLabels[one].long}</span>
            {isOwn(user, one) && <Status>{mayNow(user, one) ? t('people.granted') : t('people.revoked')}</Status>}
          </li>
        ))}
      </ul>
      {isOpen && <PermissionsDialog user={user} onClose={() => setOpen(false)} />}
    </Section>
  );
}
