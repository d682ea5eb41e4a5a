/** Who has logged nothing in a week, or less than is likely: two requests, however many people there are. */
import type { User } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../api/session.js';
import { getTimeSummaryOptions, listUsersOptions } from '../../generated/queries.js';
import { Hours } from '../../ui/amounts.js';
import { addDays, weekStart } from '../../ui/days.js';
import { Link } from '../../ui/link.js';
import { useToday } from '../../ui/locale.js';
import { Section } from '../../ui/page.js';
import { SelectField } from '../../ui/select-field.js';
import { Person } from '../../ui/status.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

const weeks = [
  { id: 'this', label: t('values.reportPeriod.this_week') },
  { id: 'last', label: t('values.reportPeriod.last_week') },
] as const;

/** Of a week that is over, less than this part of the capacity is likely forgotten, as for the notification. */
const expectedPart = 0.8;

/** As many people as a page of the API has. */
const perPage = 100;

export function MissingTime() {
  const { can } = useSession();
  return can('getTimeSummary') && can('listUsers') ? <Missing /> : null;
}

function Missing() {
  const today = useToday();
  const [which, setWhich] = useState<'this' | 'last'>('this');
  const first = addDays(weekStart(today), which === 'this' ? 0 : -7);
  const summary = useQuery(getTimeSummaryOptions({ from: first, to: addDays(first, 6), group_by: 'user' }));
  const users = useQuery(listUsersOptions({ per_page: perPage }));
  if (!summary.data || !users.data) return null;
  const hours = new Map(summary.data.by_user?.map(({ user_id, hours: of }) => [user_id, of]));
  const missing = users.data.data.flatMap((user) => {
    const capacity = user.capacity?.hours_per_week ?? 0;
    const logged = hours.get(user.id) ?? 0;
    const isMissing = which === 'this' ? logged === 0 : logged < capacity * expectedPart;
    return capacity > 0 && isMissing ? [{ user, logged, capacity }] : [];
  });
  return (
    <Section
      title={which === 'this' ? t('approvals.noTimeThisWeek') : t('approvals.timeMissingLastWeek')}
      actions={
        <SelectField
          label={t('shell.week')}
          isLabelHidden
          options={weeks}
          value={which}
          onChange={(id) => setWhich(id ?? 'this')}
        />
      }
    >
      {missing.length === 0 ? (
        <p>{t('approvals.nobodyIsMissing')}</p>
      ) : (
        <ul className="missing-time">
          {missing.map((one) => (
            <MissingPerson key={one.user.id} {...one} week={first} />
          ))}
        </ul>
      )}
      {users.data.pagination.total > perPage && (
        <p>{t('approvals.onlyFirstPeople', { count: perPage, total: users.data.pagination.total })}</p>
      )}
    </Section>
  );
}

interface MissingPersonProps {
  readonly user: User;
  readonly logged: number;
  readonly capacity: number;
  readonly week: string;
}

const MissingPerson = ({ user, logged, capacity, week }: MissingPersonProps) => (
  <li>
    <Link to="/time" search={{ user_id: [user.id], week }}>
      <Person name={user.name} />
    </Link>
    <span>
      {rich('shell.hoursOfCapacity', { hours: <Hours hours={logged} />, capacity: <Hours hours={capacity} /> })}
    </span>
  </li>
);
