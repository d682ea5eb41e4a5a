/** The comments and other activities of a ticket, oldest first. */
import type { Ticket, TicketActivity } from 'docket-sdk';
import { useQueries } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { listTicketActivitiesOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Comment } from './comment.js';
import { ActivityLine } from './activity-line.js';
import { t } from '../../../messages/text.js';

const atOnce = 50;

export function Conversation({ ticket }: { readonly ticket: Ticket }) {
  const [pages, setPages] = useState(1);
  // Pages are read from the newest, so that a long history opens with its latest activities.
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_page, at) =>
      listTicketActivitiesOptions(ticket.id, { order: 'desc', per_page: atOnce, page: at + 1 }),
    ),
  });
  const [first] = answers;
  const named = useNamedActivity(answers.flatMap(({ data }) => data?.data ?? []));
  if (first?.isPending) return <Skeleton lines={6} />;
  if (first?.error && !first.data) return <Problem error={first.error} onRetry={() => void first.refetch()} />;
  const all = answers.flatMap(({ data }) => data?.data ?? []);
  // A new activity shifts the pages, so the same one can be in two of them.
  const activities = [...new Map(all.map((activity) => [activity.id, activity])).values()].toReversed();
  const hasMore = (first?.data?.pagination.total ?? 0) > all.length;
  return (
    <>
      {hasMore && (
        <Button kind="quiet" icon="arrowUp" onPress={() => setPages(pages + 1)}>
          {t('tickets.showEarlierActivity')}
        </Button>
      )}
      <ol className="ticket-talk" aria-label={t('tickets.conversation')}>
        {activities.map((activity) => (
          <li key={activity.id} id={activity.id} tabIndex={-1} data-named={activity.id === named ? '' : undefined}>
            <ActivityItem ticket={ticket} activity={activity} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The activity that the address names, as those of notifications do: once it is loaded, it is shown and has the focus. */
function useNamedActivity(loaded: readonly TicketActivity[]): string {
  const named = useRouterState({ select: ({ location }) => location.hash });
  const isLoaded = loaded.some(({ id }) => id === named);
  useEffect(() => {
    const item = isLoaded ? document.getElementById(named) : null;
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  }, [isLoaded, named]);
  return named;
}

const ActivityItem = ({ ticket, activity }: { readonly ticket: Ticket; readonly activity: TicketActivity }) =>
  activity.type === 'comment' ? <Comment ticket={ticket} activity={activity} /> : <ActivityLine activity={activity} />;
