/** The time on a ticket: logged entries, the user's timer, and the form to log more. */
import type { Ticket } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../api/session.js';
import { listTicketTimeEntriesOptions } from '../../../generated/queries.js';
import { useTimer } from '../../../timer/use-timer.js';
import { Button } from '../../../ui/button.js';
import { Hours } from '../../../ui/amounts.js';
import { Link } from '../../../ui/link.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { Meter } from '../../../ui/status.js';
import { Day } from '../../../ui/times.js';
import { LogTime } from './log-time.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

const shownAtOnce = 10;

export function TimePanel({ ticket }: { readonly ticket: Ticket }) {
  const { can } = useSession();
  const [isLogging, setLogging] = useState(false);
  const [count, setCount] = useState(shownAtOnce);
  const time = useQuery(listTicketTimeEntriesOptions(ticket.id, { per_page: count }));
  const entries = time.data?.data ?? [];
  const total = time.data?.pagination.total ?? 0;
  return (
    <Section
      title={t('shell.time')}
      actions={
        <>
          {can('startTimer') && <TicketTimer ticket={ticket} />}
          {can('createTicketTimeEntry') && (
            <Button icon="add" onPress={() => setLogging(true)}>
              {t('common.logTime')}
            </Button>
          )}
        </>
      }
    >
      <Used ticket={ticket} />
      {time.isPending && <Skeleton lines={2} />}
      {time.error && !time.data && <Problem error={time.error} onRetry={() => void time.refetch()} />}
      {entries.length > 0 && (
        <ul className="ticket-time" aria-label={t('tickets.timeLogged')}>
          {entries.map(({ id, date, hours, user_name, description }) => (
            <li key={id}>
              <span>
                <Link to="/time" search={{ entry: id }} kind="quiet" dir="auto">
                  {description ?? t('common.noDescription')}
                </Link>
                <small dir="auto">
                  {user_name}, <Day day={date} />
                </small>
              </span>
              <Hours hours={hours} />
            </li>
          ))}
        </ul>
      )}
      {total > entries.length && count < 100 && (
        <Button kind="quiet" onPress={() => setCount(100)}>
          {t('common.showMore')}
        </Button>
      )}
      {isLogging && <LogTime ticket={ticket} onClose={() => setLogging(false)} />}
    </Section>
  );
}

function Used({ ticket: { time } }: { readonly ticket: Ticket }) {
  const { logged_hours: logged, estimated_hours: estimated } = time;
  return (
    <Meter
      label={t('tickets.logged')}
      used={logged}
      limit={estimated}
      words={
        estimated == null ? (
          <Hours hours={logged} />
        ) : (
          <>{rich('common.of', { hours: <Hours hours={logged} />, hours2: <Hours hours={estimated} /> })}</>
        )
      }
    />
  );
}

function TicketTimer({ ticket }: { readonly ticket: Ticket }) {
  const { running, start, stop } = useTimer();
  if (running?.work.ticket_id === ticket.id)
    return (
      <Button icon="stop" onPress={stop}>
        {t('tickets.stopTimer')}
      </Button>
    );
  return (
    <Button icon="play" onPress={() => start({ ticket_id: ticket.id, title: ticket.title, description: null })}>
      {t('tickets.startTicketTimer')}
    </Button>
  );
}
