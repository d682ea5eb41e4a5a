/** The people of the firm, their permissions, and invitations. */
import { createLazyRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { Page } from '../../ui/page.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { Tabs } from '../../ui/tabs.js';
import { LastWrite } from '../../entities/last-write.js';
import { InvitePerson } from './invite-person.js';
import { PeopleList } from './people-list.js';
import type { PeopleSearch } from './people-search.js';
import { PermissionsMatrix } from './permissions-matrix.js';
import { t } from '../../messages/text.js';

export const peopleRoute = createLazyRoute('/people')({ component: PeopleScreen });

function PeopleScreen() {
  const { new: isNew, ...search } = useSearch({ from: '/people' });
  const navigate = useNavigate();
  const { can } = useSession();
  const set = (next: PeopleSearch, replace = false): void => void navigate({ to: '/people', search: next, replace });
  const invite = (): void => set({ ...search, new: 1 });
  useShortcut('n', invite, t('common.inviteSomeone'), can('inviteUser'));
  const list = <PeopleList search={search} onSearch={set} onInvite={invite} />;
  return (
    <Page
      title={t('shell.people')}
      actions={
        can('inviteUser') && (
          <Button kind="primary" icon="add" shortcut="n" onPress={invite}>
            {t('common.invite')}
          </Button>
        )
      }
    >
      {can('inviteUser') ? (
        <Tabs
          label={t('shell.people')}
          tabs={[
            { id: 'people', label: t('common.everyone'), content: list },
            { id: 'permissions', label: t('people.permissions'), content: <PermissionsMatrix /> },
          ]}
          selected={search.tab ?? 'people'}
          onSelect={(tab) => {
            const { tab: _tab, ...rest } = search;
            set(tab === 'permissions' ? { ...rest, tab } : rest);
          }}
        />
      ) : (
        list
      )}
      {isNew && can('inviteUser') && <InvitePerson onClose={() => set(search, true)} />}
      <LastWrite />
    </Page>
  );
}
