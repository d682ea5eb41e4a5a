/** One entry beside the week or list: a new one, an existing one, or time that the timer could not save. */
import { useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TimeEntry } from 'docket-sdk';
import { isGone } from '../../api/gone.js';
import { useSession } from '../../api/session.js';
import { getTimeEntryOptions } from '../../generated/queries.js';
import { useTimer } from '../../timer/use-timer.js';
import { weekStart } from '../../ui/days.js';
import { Drawer } from '../../ui/dialog.js';
import { dayIn, useLocaleSettings, useToday } from '../../ui/locale.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { idsOf } from '../../entities/time-entry/work-ids.js';
import { useWorkTitle } from '../../entities/time-entry/work-title.js';
import type { EntryDraft } from './entry-draft.js';
import { ChangeEntry, NewEntry } from './entry-form.js';
import { workOf } from './week.js';
import { t } from '../../messages/text.js';

interface PartProps {
  readonly onClose: () => void;
}

export function EntryDrawer({ onClose }: PartProps) {
  const search = useSearch({ from: '/time' });
  if (search.entry !== undefined)
    return (
      <Drawer title={t('common.timeEntry')} isOpen onClose={onClose} isPersistent>
        <KnownEntry key={search.entry} id={search.entry} onClose={onClose} />
      </Drawer>
    );
  return (
    <Drawer title={t('shell.newTimeEntry')} isOpen onClose={onClose} isPersistent>
      {search.unsaved === undefined ? (
        <EmptyEntry onClose={onClose} />
      ) : (
        <UnsavedEntry id={search.unsaved} onClose={onClose} />
      )}
    </Drawer>
  );
}

function EmptyEntry({ onClose }: PartProps) {
  const { user } = useSession();
  const today = useToday();
  const { user_id, day, on, of, week, project_id, ticket_id, client_id } = useSearch({ from: '/time' });
  const filtered = { project_id: project_id?.[0], ticket_id: ticket_id?.[0], client_id: client_id?.[0] };
  const ids = of === undefined ? workOf(filtered) : idsOf(of);
  const hasWork = Object.values(ids).some((id) => id != null);
  const title = useWorkTitle(ids);
  if (title === undefined) return <Skeleton />;
  const draft: EntryDraft = {
    userId: user_id?.[0] ?? user.id,
    work: hasWork ? { ids, title } : undefined,
    description: '',
    date: on ?? day ?? (week === undefined || weekStart(week) === weekStart(today) ? today : weekStart(week)),
    hours: null,
    billable: undefined,
    rate: undefined,
  };
  return (
    <NewEntry
      id={[draft.userId, ids.ticket_id, ids.project_id, ids.client_id, on].join()}
      draft={draft}
      onDone={onClose}
    />
  );
}

function UnsavedEntry({ id, onClose }: PartProps & { readonly id: string }) {
  const { user } = useSession();
  const { zone } = useLocaleSettings();
  const { unsaved, forget } = useTimer();
  // Held while the form is open, because logging removes it from `unsaved`.
  const [one] = useState(() => unsaved.find(({ key }) => key === id));
  const ids = workOf(one?.work ?? {});
  const known = useWorkTitle(one?.work.title === undefined ? ids : {});
  if (!one) return <Empty title={t('common.thisTimeIsLoggedOrDiscarded')} />;
  if (known === undefined) return <Skeleton />;
  const hours = one.to === undefined ? null : (Date.parse(one.to) - Date.parse(one.from)) / 3_600_000;
  const draft: EntryDraft = {
    userId: user.id,
    work: Object.values(ids).some((each) => each != null) ? { ids, title: one.work.title ?? known } : undefined,
    description: one.work.description ?? '',
    date: dayIn(zone, new Date(one.from)),
    hours: hours === null ? null : Math.max(0.01, Math.round(hours * 100) / 100),
    billable: undefined,
    rate: undefined,
  };
  return (
    <NewEntry
      id={id}
      draft={draft}
      onDone={() => {
        forget(one);
        onClose();
      }}
    />
  );
}

function KnownEntry({ id, onClose }: PartProps & { readonly id: string }) {
  const { data, error, refetch } = useQuery({ ...getTimeEntryOptions(id), throwOnError: false });
  if (data) return <OpenEntry entry={data} onClose={onClose} />;
  if (!error) return <Skeleton />;
  if (isGone(error)) return <Empty title={t('common.thisEntryIsGone')}>{t('common.itWasDeletedOrYouMay')}</Empty>;
  return <Problem error={error} onRetry={() => void refetch()} />;
}

function OpenEntry({ entry, onClose }: PartProps & { readonly entry: TimeEntry }) {
  const title = useWorkTitle(workOf(entry));
  const [isOpen, setOpen] = useState(false);
  // If others move the entry, the form stays open while the title of the new work loads.
  if (title !== undefined && !isOpen) setOpen(true);
  if (title === undefined && !isOpen) return <Skeleton />;
  return <ChangeEntry entry={entry} title={title ?? ''} onDone={onClose} />;
}
