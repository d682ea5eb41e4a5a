/** An activity that the server recorded on a ticket, shown as one line. */
import type { TicketActivity, TicketActivityType } from 'docket-sdk';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.js';
import { Hours } from '../../../ui/amounts.js';
import { Moment } from '../../../ui/times.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

const icons: Readonly<Record<TicketActivityType, IconName>> = {
  comment: 'mail',
  status_change: 'right',
  priority_change: 'sort',
  assignment: 'user',
  created: 'add',
  closed: 'check',
  reopened: 'undo',
  attachment: 'attach',
  time_logged: 'clock',
};

export const whoOf = ({ user_name, contact_name }: TicketActivity): string => user_name ?? contact_name ?? 'Docket';

export function ActivityLine({ activity }: { readonly activity: TicketActivity }) {
  const { type, created_at, content } = activity;
  return (
    <div className="ticket-happening">
      <Icon name={icons[type]} />
      <div>
        <What activity={activity} />{' '}
        <span className="ticket-when">
          <Moment at={created_at} />
        </span>
        {content !== null && type !== 'attachment' && (
          <p className="ticket-text" dir="auto">
            {content}
          </p>
        )}
      </div>
    </div>
  );
}

/** A whole sentence, because other languages order its words in their own way. */
function What({ activity }: { readonly activity: TicketActivity }) {
  const { type, old_value: from, new_value: to, content, visibility } = activity;
  const who = <span dir="auto">{whoOf(activity)}</span>;
  const before = <Named name={from} />;
  const after = <Named name={to} />;
  const words: Readonly<Record<TicketActivityType, ReactNode>> = {
    comment: rich('tickets.commented', { who }),
    created: rich('tickets.openedTheTicket', { who }),
    closed: rich('tickets.closedTheTicket', { who }),
    reopened: rich('tickets.reopenedTheTicket', { who }),
    status_change: rich('tickets.changedTheStatusFromTo', { who, before, after }),
    priority_change: rich('tickets.changedThePriorityFromTo', { who, before, after }),
    assignment:
      to === null ? rich('tickets.unassignedFrom', { who, before }) : rich('tickets.assignedTo', { who, after }),
    attachment: rich(visibility === 'public' ? 'tickets.attachedForTheClient' : 'tickets.attachedForTheTeam', {
      who,
      file: <Named name={content} />,
    }),
    time_logged: rich('tickets.loggedTime', { who, hours: <Hours hours={Number(to)} /> }),
  };
  return words[type];
}

const Named = ({ name }: { readonly name: string | null }) => <strong dir="auto">{name ?? t('tickets.nobody')}</strong>;
