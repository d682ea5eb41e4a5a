/** The fields of a ticket, for users who may not change them. */
import type { Ticket } from 'docket-sdk';
import { billingTypeLabels } from '../../../generated/labels.js';
import { Hours, None } from '../../../ui/amounts.js';
import { DefinitionList, Section } from '../../../ui/page.js';
import { Person } from '../../../ui/status.js';
import { Day, Moment } from '../../../ui/times.js';
import { usePriorities, useStatuses } from '../../../entities/ticket/ticket-choices.js';
import { ColoredName, Tags } from '../../../entities/ticket/status-and-tags.js';
import { t } from '../../../messages/text.js';

export function DetailsRead({ ticket }: { readonly ticket: Ticket }) {
  const status = useStatuses().find(({ id }) => id === ticket.status_id);
  const priority = usePriorities().find(({ id }) => id === ticket.priority_id);
  return (
    <Section title={t('common.details')}>
      <DefinitionList
        facts={[
          { label: t('common.status'), value: status && <ColoredName {...status} /> },
          { label: t('common.priority'), value: priority && <ColoredName {...priority} /> },
          {
            label: t('common.assignee'),
            value: ticket.assignee ? <Person name={ticket.assignee.name} /> : t('common.nobody'),
          },
          { label: t('common.due'), value: <Day day={ticket.dates.due_date} /> },
          { label: t('common.estimate'), value: <Hours hours={ticket.time.estimated_hours} /> },
          { label: t('shell.billing'), value: billingTypeLabels[ticket.billing_type] },
          { label: t('shell.tags'), value: ticket.tags.length > 0 ? <Tags names={ticket.tags} /> : <None /> },
          { label: t('tickets.opened'), value: <Moment at={ticket.dates.opened_at} isExact /> },
        ]}
      />
    </Section>
  );
}
