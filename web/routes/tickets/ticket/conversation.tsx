/** The comments and other activities of a ticket, oldest first. */
import type { Ticket, TicketActivity } from 'docket-sdk';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
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
          <li key={activity.id}>
            <ActivityItem ticket={ticket} activity={activity} />
          </li>
        ))}
      </ol>
    </>
  );
}

const ActivityItem = ({ ticket, activity }: { readonly ticket: Ticket; readonly activity: TicketActivity }) =>
  activity.type === 'comment' ? <Comment ticket={ticket} activity={activity} /> : <ActivityLine activity={activity} />;
