/** A project's time by person, phase and ticket. Each row leads to the entries behind it. */
import type { ProjectBudgetPhase, ProjectBudgetTicket, ProjectBudgetUse, ProjectBudgetUser } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ToTarget, type Target } from '../../../entities/target.js';
import { HoursBurn } from '../../../entities/project/budget-meters.js';
import { Hours, Money, None } from '../../../ui/amounts.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { Section } from '../../../ui/page.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { t } from '../../../messages/text.js';

interface BudgetTablesProps {
  readonly use: ProjectBudgetUse;
}

export function BudgetTables({ use }: BudgetTablesProps) {
  const { project_id: projectId, currency, by_user, by_phase, by_ticket, omitted_tickets: omitted } = use;
  const navigate = useNavigate();
  const open = ({ needs: _needs, ...place }: Target): void => void navigate(place);
  const hasMoney = by_user.some(({ value }) => value !== undefined);
  const hasBudgets = by_phase.some(({ budget_hours }) => budget_hours !== null);
  const figures = figureColumns(hasMoney ? currency : null);
  return (
    <>
      {by_user.length > 0 && (
        <Section title={t('projects.budgetByPerson')} isFlush>
          <Table
            label={t('projects.budgetByPerson')}
            columns={[userColumn(projectId), ...figures]}
            rows={rowsOf(by_user)}
            rowKey={({ user_id }) => user_id}
            rowName={({ user_name }) => user_name}
            onOpen={(row) => open(timeOfUser(projectId, row))}
            empty={null}
          />
        </Section>
      )}
      {by_phase.some(({ phase_id }) => phase_id !== null) && (
        <Section title={t('projects.budgetByPhase')} isFlush>
          <Table
            label={t('projects.budgetByPhase')}
            columns={[phaseColumn(projectId), hasBudgets && budgetColumn, ...figures]}
            rows={rowsOf(by_phase)}
            rowKey={({ phase_id }) => phase_id ?? ''}
            rowName={({ phase_title }) => phase_title ?? t('common.noPhase')}
            onOpen={(row) => open(workOfPhase(projectId, row))}
            rowHeight={hasBudgets ? 52 : undefined}
            empty={null}
          />
        </Section>
      )}
      {by_ticket.some(({ ticket_id }) => ticket_id !== null) && (
        <Section title={t('projects.budgetByTicket')} isFlush>
          <Table
            label={t('projects.budgetByTicket')}
            columns={[ticketColumn(projectId), ...figures]}
            rows={rowsOf(by_ticket)}
            rowKey={({ ticket_id }) => ticket_id ?? ''}
            rowName={ticketText}
            onOpen={(row) => open(timeOfTicket(projectId, row))}
            empty={null}
          />
          {omitted > 0 && <p className="budget-more">{t('projects.budgetMoreTickets', { count: omitted })}</p>}
        </Section>
      )}
    </>
  );
}

const timeOfUser = (projectId: string, { user_id }: ProjectBudgetUser): Target => ({
  to: '/time',
  search: { view: 'list', project_id: [projectId], user_id: [user_id] },
  needs: ['listTimeEntries'],
});

/** The whole time of the project: there is no list of the part that belongs to no phase or ticket. */
const timeOfProject = (projectId: string): Target => ({
  to: '/projects/$projectId',
  params: { projectId },
  search: { tab: 'time' },
  needs: ['listProjectTimeEntries'],
});

/** Time belongs to the phase of its ticket, so a phase leads to its tickets. */
const workOfPhase = (projectId: string, { phase_id }: ProjectBudgetPhase): Target =>
  phase_id === null
    ? timeOfProject(projectId)
    : {
        to: '/tickets',
        search: { project_id: [projectId], phase_id: [phase_id], status: ['all'] },
        needs: ['listTickets'],
      };

const timeOfTicket = (projectId: string, { ticket_id }: ProjectBudgetTicket): Target =>
  ticket_id === null
    ? timeOfProject(projectId)
    : { to: '/time', search: { view: 'list', everyone: 1, ticket_id: [ticket_id] }, needs: ['listTimeEntries'] };

const userColumn = (projectId: string): Column<ProjectBudgetUser> => ({
  id: 'user',
  header: t('common.person'),
  width: '2fr',
  isRowHeader: true,
  cell: (row) => (
    <ToTarget target={timeOfUser(projectId, row)}>
      <bdi>{row.user_name}</bdi>
    </ToTarget>
  ),
});

const phaseColumn = (projectId: string): Column<ProjectBudgetPhase> => ({
  id: 'phase',
  header: t('common.phase'),
  width: '2fr',
  isRowHeader: true,
  cell: (row) => (
    <ToTarget target={workOfPhase(projectId, row)}>
      <bdi>{row.phase_title ?? t('common.noPhase')}</bdi>
    </ToTarget>
  ),
});

const budgetColumn: Column<ProjectBudgetPhase> = {
  id: 'budget',
  header: t('projects.budget'),
  width: 160,
  cell: ({ budget_hours, hours, phase_title }) =>
    budget_hours === null ? (
      <None />
    ) : (
      <HoursBurn budget={{ hours: budget_hours, hours_used: hours, percent_complete: 0 }} title={phase_title ?? ''} />
    ),
};

/** The ticket's title and number; others say that they are hidden from the reader, or that there is no ticket. */
const ticketText = ({ ticket_id, ticket_number, ticket_title }: ProjectBudgetTicket): string => {
  if (ticket_id === null) return t('projects.noTicket');
  return ticket_number === null ? t('projects.otherTicket') : `${ticket_number} ${ticket_title ?? ''}`;
};

const ticketColumn = (projectId: string): Column<ProjectBudgetTicket> => ({
  id: 'ticket',
  header: t('shell.ticket2'),
  width: '2fr',
  isRowHeader: true,
  cell: (row) => (
    <ToTarget target={timeOfTicket(projectId, row)}>
      <bdi>{ticketText(row)}</bdi>
    </ToTarget>
  ),
});

interface WorkSums {
  readonly hours: number;
  readonly billable_hours: number;
  readonly value?: number;
}

/** `currency` is null for users who do not see rates. */
const figureColumns = (currency: string | null): readonly Column<WorkSums>[] => [
  figure('hours', t('common.hours'), ({ hours }) => <Hours hours={hours} />),
  figure('billable', t('common.billable'), ({ billable_hours }) => <Hours hours={billable_hours} />),
  ...(currency === null
    ? []
    : [figure('value', t('common.value'), ({ value }) => <Money amount={value} currency={currency} />)]),
];

const figure = (id: string, header: string, cell: (sums: WorkSums) => ReactNode): Column<WorkSums> => ({
  id,
  header,
  align: 'end',
  width: id === 'value' ? 136 : 104,
  cell,
});
