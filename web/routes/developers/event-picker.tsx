/** Chooses the events that a webhook receives, grouped by kind of object. */
import type { EventType } from 'docket-sdk';
import { eventTypeLabels } from '../../generated/labels.js';
import { CheckboxField } from '../../ui/check-field.js';
import { t } from '../../messages/text.js';

interface EventPickerProps {
  readonly value: readonly EventType[];
  readonly onChange: (value: readonly EventType[]) => void;
}

// `Object.keys` types keys as strings; these are the record's own.
const types = Object.keys(eventTypeLabels) as EventType[];
type GroupOf<Type extends string> = Type extends `${infer Name}.${string}` ? Name : never;
type Group = GroupOf<EventType>;
const groupOf = (type: EventType): Group => type.slice(0, type.indexOf('.')) as Group;
const groups = [...new Set(types.map(groupOf))].map(
  (group) => [group, types.filter((type) => groupOf(type) === group)] as const,
);

const groupTitles: Readonly<Record<Group, string>> = {
  agreement: t('shell.retainers'),
  approval: t('shell.approvals'),
  bank_import: t('developers.bankStatements'),
  client: t('shell.clients'),
  contact: t('developers.contacts'),
  credit_note: t('developers.creditNotes'),
  expense: t('shell.expenses'),
  invoice: t('common.invoices'),
  mail: t('developers.emails'),
  notification: t('developers.notifications'),
  payment: t('developers.payments'),
  project: t('shell.projects'),
  recurring_invoice: t('developers.recurringInvoices'),
  tag: t('shell.tags'),
  ticket: t('shell.tickets'),
  time_entry: t('common.timeEntries'),
  user: t('shell.people'),
};

export function EventPicker({ value, onChange }: EventPickerProps) {
  const set = (changed: readonly EventType[], isOn: boolean): void =>
    onChange(types.filter((type) => (changed.includes(type) ? isOn : value.includes(type))));
  return (
    <div role="group" aria-label={t('developers.events')}>
      <CheckboxField
        label={t('developers.allEventsCount', { selected: value.length, total: types.length })}
        name="events"
        value={value.length === types.length}
        isIndeterminate={value.length > 0 && value.length < types.length}
        onChange={(isOn) => onChange(isOn ? types : [])}
      />
      <div className="event-groups">
        {groups.map(([group, members]) => {
          const count = members.filter((type) => value.includes(type)).length;
          return (
            <details key={group} className="event-group">
              <summary>
                {t('developers.groupCount', { group: groupTitles[group], selected: count, total: members.length })}
              </summary>
              <div>
                <CheckboxField
                  label={t('developers.allEventsOfGroup', { group: groupTitles[group] })}
                  value={count === members.length}
                  isIndeterminate={count > 0 && count < members.length}
                  onChange={(isOn) => set(members, isOn)}
                />
                {members.map((type) => (
                  <CheckboxField
                    key={type}
                    label={eventTypeLabels[type]}
                    value={value.includes(type)}
                    onChange={(isOn) => set([type], isOn)}
                  />
                ))}
              </div>
            </details>
          );
        })}
      </div>
    </div>
  );
}
