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
const groupOf = (type: EventType): string => type.slice(0, type.indexOf('.'));
const groups = [...new Set(types.map(groupOf))].map(
  (group) => [group, types.filter((type) => groupOf(type) === group)] as const,
);

const titleOf = (group: string): string => {
  const words = group.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function EventPicker({ value, onChange }: EventPickerProps) {
  const set = (changed: readonly EventType[], isOn: boolean): void =>
    onChange(types.filter((type) => (changed.includes(type) ? isOn : value.includes(type))));
  return (
    <div role="group" aria-label={t('developers.events')}>
      <CheckboxField
        label={t('developers.allEventsOf', { count: value.length, count2: types.length })}
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
              <summary>{t('developers.of', { group: titleOf(group), count, count2: members.length })}</summary>
              <div>
                <CheckboxField
                  label={t('developers.allOf', { toLowerCase: titleOf(group).toLowerCase() })}
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
