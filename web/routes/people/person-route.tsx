/** One person: profile, role, rates and time, as far as the user may see and change them. */
import type { User } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, useParams } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { userRoleLabels } from '../../generated/labels.js';
import { getUserOptions } from '../../generated/queries.js';
import { Link } from '../../ui/link.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { Columns, DefinitionList, Page, Section } from '../../ui/page.js';
import { Moment } from '../../ui/times.js';
import { HistoryLink, useHistoryFact } from '../../entities/history.js';
import { LastWrite } from '../../entities/last-write.js';
import { UserStatusBadge } from '../../entities/user/user-status.js';
import { managedFields, ownFields, workFields } from './people-labels.js';
import { NotificationForm } from './notification-form.js';
import { OwnApp } from './account/own-app.js';
import { OwnPasskeys } from './account/own-passkeys.js';
import { OwnPassword } from './account/own-password.js';
import { OwnSessions } from './account/own-sessions.js';
import { PersonalData } from '../../entities/personal-data/personal-data.js';
import { PersonActions } from './person-actions.js';
import { PersonForm } from './person-form.js';
import { PersonPermissions } from './person-permissions.js';
import { PersonRole } from './person-role.js';
import { PersonTime } from './person-time.js';
import { useRights } from './rights.js';
import { Hours } from '../../ui/amounts.js';
import './people.css';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export const personRoute = createLazyRoute('/people/$userId')({ component: PersonScreen });

function PersonScreen() {
  const { userId } = useParams({ from: '/people/$userId' });
  const one = useQuery(getUserOptions(userId));
  if (!one.data)
    return (
      <Page title={t('common.person')} back={<Link to="/people">{t('shell.people')}</Link>}>
        {one.error ? <Problem error={one.error} onRetry={() => void one.refetch()} /> : <Skeleton />}
      </Page>
    );
  return <Known user={one.data} key={userId} />;
}

function Known({ user }: { readonly user: User }) {
  const { user: me } = useSession();
  const rights = useRights();
  const isMe = user.id === me.id;
  const canManage = rights.canManage(user);
  const own = isMe && rights.ownProfile;
  const { status } = user;
  return (
    <Page
      title={user.name}
      back={<Link to="/people">{t('shell.people')}</Link>}
      status={status && status !== 'active' && <UserStatusBadge status={status} />}
      lead={[userRoleLabels[user.role], user.title, user.department].filter(Boolean).join(' · ')}
      actions={<PersonActions user={user} />}
    >
      <Columns
        main={
          <>
            {canManage ? (
              <PersonForm
                user={user}
                title={isMe ? t('shell.yourProfile') : t('people.profile')}
                shown={managedFields}
              />
            ) : (
              own && <PersonForm user={user} title={t('shell.yourProfile')} shown={ownFields} />
            )}
            {(isMe || canManage) && <NotificationForm user={user} />}
            {canManage && <PersonForm user={user} title={t('people.capacityAndRates')} shown={workFields} />}
            {rights.seesTime(user) && <PersonTime user={user} />}
            {isMe && <OwnSessions />}
            {isMe && <OwnPasskeys />}
          </>
        }
        side={
          <>
            <Facts user={user} />
            {isMe && <OwnPassword />}
            {isMe && (
              <div id="second-factor">
                <OwnApp />
              </div>
            )}
            {rights.administers && <PersonRole user={user} />}
            {user.permissions && <PersonPermissions user={user} />}
            <PersonalData kind="user" id={user.id} name={user.name} canErase={user.status === 'deactivated'} />
          </>
        }
      />
      <LastWrite />
    </Page>
  );
}

function Facts({ user }: { readonly user: User }) {
  const history = useHistoryFact(user.id);
  return (
    <Section title={t('common.details')}>
      <DefinitionList
        facts={[
          user.email !== undefined && {
            label: t('people.email'),
            value: <a href={`mailto:${user.email}`}>{user.email}</a>,
          },
          user.phone ? { label: t('common.phone'), value: user.phone } : null,
          user.timezone ? { label: t('common.timeZone'), value: user.timezone.replaceAll('_', ' ') } : null,
          user.capacity && {
            label: t('people.capacity'),
            value: <>{rich('people.perWeek', { hours: <Hours hours={user.capacity.hours_per_week} /> })}</>,
          },
          user.last_active_at ? { label: t('people.lastActive'), value: <Moment at={user.last_active_at} /> } : null,
          user.invitation_sent_at
            ? { label: t('common.invited'), value: <Moment at={user.invitation_sent_at} /> }
            : null,
          user.invitation_expires_at
            ? { label: t('people.linkExpires'), value: <Moment at={user.invitation_expires_at} /> }
            : null,
          user.deactivated_at ? { label: t('people.deactivated'), value: <Moment at={user.deactivated_at} /> } : null,
          user.created_at ? { label: t('people.joined'), value: <Moment at={user.created_at} /> } : null,
          history && {
            label: history.label,
            value: (
              <>
                {history.value}
                <br />
                <HistoryLink search={{ person: user.id }} />
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
