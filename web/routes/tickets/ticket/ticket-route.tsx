/** The screen of one ticket: its conversation, files and time; beside them SLA, details and tasks. */
import { createLazyRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Ticket } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../api/session.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { Link } from '../../../ui/link.js';
import { Empty, Problem, Skeleton } from '../../../ui/notice.js';
import { Columns, Page, Section } from '../../../ui/page.js';
import { lazyPart, Part } from '../../../ui/part.js';
import { Moment } from '../../../ui/times.js';
import { isGone } from '../../../api/gone.js';
import { useStatuses } from '../../../entities/ticket/ticket-choices.js';
import { ColoredName } from '../../../entities/ticket/status-and-tags.js';
import { Composer } from './composer.js';
import { ConflictDialog } from './conflict-dialog.js';
import { Conversation } from './conversation.js';
import { DetailsPanel } from './details-panel.js';
import { lastInbox } from '../last-inbox.js';
import { SlaPanel } from './sla-panel.js';
import { SlaSign } from '../../../entities/ticket/sla-sign.js';
import { TasksPanel } from './tasks-panel.js';
import { CloseTicket, ReopenTicket, TicketActions, type TicketAction } from './ticket-actions.js';
import type { Mention } from '../comments/typed-mention.js';
import { TextReferences } from '../comments/text-references.js';
import { isTicketNumber, TicketByNumber } from '../ticket-by-number.js';
import { TimePanel } from './time-panel.js';
import { shownTicket } from './shown-ticket.js';
import { useTicketEdit } from './use-ticket-edit.js';
import { WatchersPanel } from './watchers-panel.js';
import { FormattedText } from './formatted-text.js';
import './ticket.css';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export const ticketRoute = createLazyRoute('/tickets/$ticketId')({ component: TicketScreen });

const route = getRouteApi('/tickets/$ticketId');

const LazyFilesPanel = lazyPart(async () => import('./files-panel.js').then((module) => module.FilesPanel));
const LazyEditTicket = lazyPart(async () => import('./edit-ticket.js').then((module) => module.EditTicket));

function TicketScreen() {
  const { ticketId } = route.useParams();
  return isTicketNumber(ticketId) ? <TicketByNumber number={ticketId} /> : <TicketById ticketId={ticketId} />;
}

function TicketById({ ticketId }: { readonly ticketId: string }) {
  const { data: ticket, error, refetch } = useQuery(shownTicket(ticketId));
  if (ticket && !isGone(error)) return <Shown key={ticketId} ticket={ticket} />;
  // The ticket is still cached, but a later read found it gone.
  if (ticket)
    return (
      <Page title={ticket.title} back={<BackToInbox />}>
        <Empty title={t('tickets.ticketNoLongerExists')} icon="ticket">
          {t('tickets.goneOrNoAccess')}
        </Empty>
      </Page>
    );
  return (
    <Page title={t('shell.ticket2')} back={<BackToInbox />}>
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
    </Page>
  );
}

function Shown({ ticket }: { readonly ticket: Ticket }) {
  const { can } = useSession();
  const edit = useTicketEdit();
  const [action, setAction] = useState<TicketAction>();
  const stop = (): void => setAction(undefined);
  const { number, title } = ticket;
  const navigate = useNavigate();
  useShortcut('u', () => void navigate({ to: '/tickets', search: lastInbox() }), t('tickets.backToTickets'));
  return (
    <Page
      title={title}
      windowTitle={`${number} ${title}`}
      back={
        <>
          <BackToInbox /> / {number}
        </>
      }
      status={<SlaSign ticket={ticket} />}
      lead={<Lead ticket={ticket} />}
      actions={<TicketActions ticket={ticket} onStart={setAction} />}
    >
      <Columns
        main={
          <>
            <Section title={t('tickets.conversation')}>
              <Opening ticket={ticket} />
              <Conversation ticket={ticket} />
              {can('createTicketActivity') && <Composer ticket={ticket} onClose={() => setAction('close')} />}
            </Section>
            <Part fallback={<Skeleton />}>
              <LazyFilesPanel ticket={ticket} />
            </Part>
            <TimePanel ticket={ticket} />
          </>
        }
        side={
          <>
            <SlaPanel ticket={ticket} />
            <WatchersPanel ticket={ticket} />
            <DetailsPanel ticket={ticket} edit={edit} />
            <TasksPanel ticket={ticket} />
          </>
        }
      />
      {action === 'edit' && (
        <Part onClose={stop}>
          <LazyEditTicket ticket={ticket} edit={edit} onClose={stop} />
        </Part>
      )}
      {action === 'close' && <CloseTicket ticket={ticket} onClose={stop} />}
      {action === 'reopen' && <ReopenTicket ticket={ticket} onClose={stop} />}
      <ConflictDialog edit={edit} />
    </Page>
  );
}

const BackToInbox = () => (
  <Link to="/tickets" search={lastInbox()}>
    {t('shell.tickets')}
  </Link>
);

/** The status, the client and the project. */
function Lead({ ticket }: { readonly ticket: Ticket }) {
  const status = useStatuses().find(({ id }) => id === ticket.status_id);
  const { client, project } = ticket;
  return (
    <span className="ticket-lead">
      {status && <ColoredName {...status} />}
      {client && (
        <Link to="/clients/$clientId" params={{ clientId: client.id }} dir="auto">
          {client.name}
        </Link>
      )}
      {project && (
        <Link to="/projects/$projectId" params={{ projectId: project.id }} dir="auto">
          {project.title}
        </Link>
      )}
      <span>{rich('tickets.openedAt', { moment: <Moment at={ticket.dates.opened_at} /> })}</span>
    </span>
  );
}

const noMentions: readonly Mention[] = [];

/** The description, and how the ticket was resolved. */
function Opening({ ticket: { description, resolution_summary: summary } }: { readonly ticket: Ticket }) {
  return (
    <>
      {description !== null && description !== '' && (
        <FormattedText text={description} draw={(words) => <TextReferences text={words} mentioned={noMentions} />} />
      )}
      {summary !== null && summary !== '' && (
        <div className="ticket-resolution">
          <h3>{t('tickets.resolution')}</h3>
          <p className="ticket-text" dir="auto">
            {summary}
          </p>
        </div>
      )}
    </>
  );
}
