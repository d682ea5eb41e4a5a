/** A small menu that sets the status, the priority or the assignee of tickets. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListUsersQuery, TicketUpdate } from 'docket-sdk';
import { useDeferredValue, useState } from 'react';
import { listUsersOptions } from '../../generated/queries.js';
import { ChoiceMenu, type ChoiceMenuProps, type MenuChoice } from '../../ui/choice-menu.js';
import { errorText } from '../../ui/text/problems.js';
import { ColoredName } from './status-and-tags.js';
import { usePriorities, useStatuses } from './ticket-choices.js';
import { t } from '../../messages/text.js';

export type TicketChoiceField = 'status_id' | 'priority_id' | 'assignee_id';

export interface TicketChoiceProps extends Pick<ChoiceMenuProps, 'label' | 'anchor' | 'notice' | 'onClose'> {
  readonly field: TicketChoiceField;
  /** What the ticket has; undefined for several tickets. */
  readonly value: string | null | undefined;
  readonly onChoose: (update: TicketUpdate) => void;
}

export function TicketChoice(props: TicketChoiceProps) {
  if (props.field === 'assignee_id') return <AssigneeChoice {...props} />;
  return props.field === 'status_id' ? <StatusChoice {...props} /> : <PriorityChoice {...props} />;
}

const StatusChoice = (props: TicketChoiceProps) => <NamedChoice {...props} rows={useStatuses()} />;

const PriorityChoice = (props: TicketChoiceProps) => <NamedChoice {...props} rows={usePriorities()} />;

interface NamedChoiceProps extends TicketChoiceProps {
  readonly rows: readonly { readonly id: string; readonly name: string; readonly color: string }[];
}

const NamedChoice = ({ rows, field, value, onChoose, ...menu }: NamedChoiceProps) => (
  <ChoiceMenu
    {...menu}
    choices={rows.map(({ id, name, color }) => ({
      id,
      label: name,
      drawn: <ColoredName name={name} color={color} />,
    }))}
    value={value ?? undefined}
    onChoose={(id) => onChoose({ [field]: id })}
    empty={t('common.nothingFound')}
  />
);

const nobody = '\u0000nobody';

const assignable: ListUsersQuery = { status: ['active', 'invited'], sort: 'name', order: 'asc', per_page: 100 };

/** All people are loaded, and filtered here; those of a larger firm are also searched for on the server. */
function AssigneeChoice({ field, value, onChoose, ...menu }: TicketChoiceProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const all = useQuery(listUsersOptions(assignable));
  const isPart = (all.data?.pagination.total_pages ?? 1) > 1;
  const found = useQuery({
    ...listUsersOptions({ ...assignable, search }),
    enabled: isPart && search !== '',
    placeholderData: keepPreviousData,
  });
  const people = new Map([...(all.data?.data ?? []), ...(found.data?.data ?? [])].map((user) => [user.id, user]));
  const { error } = all;
  const choices: readonly MenuChoice[] = [
    { id: nobody, label: t('common.nobody') },
    ...[...people.values()].map(({ id, name, title }) => ({ id, label: name, ...(title && { detail: title }) })),
  ];
  return (
    <ChoiceMenu
      {...menu}
      choices={choices}
      value={value === null ? nobody : value}
      onText={setText}
      onChoose={(id) => onChoose({ [field]: id === nobody ? null : id })}
      empty={
        error ? errorText(error) : all.isFetching || found.isFetching ? t('common.searching') : t('common.nothingFound')
      }
    />
  );
}
