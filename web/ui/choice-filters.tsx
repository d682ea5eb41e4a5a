/** Filters of a few choices, for a `FilterBar`. */
import type { Filter } from './filter-bar.js';
import { optionsOf, SelectField } from './select-field.js';
import { t } from '../messages/text.js';

const options = [
  { id: 'yes', label: t('common.yes') },
  { id: 'no', label: t('common.no') },
] as const;

export function yesNoFilter(
  id: string,
  label: string,
  value: boolean | undefined,
  onSet: (value: boolean | undefined) => void,
): Filter {
  const chosen = value === undefined ? null : value ? 'yes' : 'no';
  return {
    id,
    label,
    value: options.find((option) => option.id === chosen)?.label ?? null,
    edit: (close) => (
      <SelectField
        label={label}
        options={options}
        value={chosen}
        onChange={(next) => {
          onSet(next === null ? undefined : next === 'yes');
          close();
        }}
      />
    ),
    onRemove: () => onSet(undefined),
  };
}

/** A filter that is one of the values of an enum. */
export function oneOfFilter<Id extends string>(
  id: string,
  label: string,
  labels: Readonly<Record<Id, string>>,
  value: Id | undefined,
  onSet: (value: Id | undefined) => void,
): Filter {
  return {
    id,
    label,
    value: value === undefined ? null : labels[value],
    edit: (close) => (
      <SelectField
        label={label}
        options={optionsOf(labels)}
        value={value ?? null}
        onChange={(next) => {
          onSet(next ?? undefined);
          close();
        }}
      />
    ),
    onRemove: () => onSet(undefined),
  };
}
