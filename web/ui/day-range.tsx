/** A range of days: a word first, such as "This month", with its days beside it. Days of its own are "Custom". */
import { useState } from 'react';
import { DayRangePicker, type DayRangePickerProps } from './day-pickers.js';
import { useToday } from './locale.js';
import { namedRanges, rangeNamed, type DayRangeName } from './named-ranges.js';
import { SelectField, type Option } from './select-field.js';
import { useDayRangeText } from './range-text.js';
import { t } from '../messages/text.js';

export interface DayRangeFieldProps extends Omit<DayRangePickerProps, 'onChange'> {
  /** With the name of the range, unless its days were typed. */
  readonly onChange: (range: DayRangePickerProps['value'], name?: DayRangeName) => void;
  /** Those that lists need by default. */
  readonly offered?: readonly DayRangeName[];
  /** Label of no range; null if there must be one. */
  readonly noneLabel?: string | null;
}

const usual: readonly DayRangeName[] = [
  'today',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'this_quarter',
  'this_year',
];

export function DayRangeChooser({ offered = usual, noneLabel = t('common.allDates'), ...props }: DayRangeFieldProps) {
  const { value, onChange, label, name, isRequired } = props;
  const today = useToday();
  const write = useDayRangeText();
  const [isCustom, setCustom] = useState(false);
  const found = value && rangeNamed(value, today);
  // A range that is not offered here, such as last year from a link, has its word too.
  const ranges = namedRanges(today).filter(({ id }) => offered.includes(id) || id === found?.id);
  const showsDays = isCustom || (value !== null && !found);
  const options: Option<DayRangeName | 'custom'>[] = [
    ...ranges.map(({ id, label: word, ...days }) => ({ id, label: word, detail: write(days) })),
    { id: 'custom', label: t('values.reportPeriod.custom') },
  ];
  return (
    <div className="day-range">
      <SelectField
        {...props}
        {...(showsDays && { name: undefined })}
        options={options}
        value={showsDays ? 'custom' : (found?.id ?? null)}
        {...(isRequired || noneLabel === null ? {} : { noneLabel })}
        onChange={(id) => {
          setCustom(id === 'custom');
          const range = ranges.find((one) => one.id === id);
          if (id !== 'custom') onChange(range ? { from: range.from, to: range.to } : null, range?.id);
        }}
      />
      {found && !showsDays && <span className="field-hint">{write(found)}</span>}
      {showsDays && (
        <DayRangePicker
          {...props}
          name={name}
          label={label}
          isLabelHidden
          hint={undefined}
          autoFocus={isCustom}
          onChange={(range) => {
            // Typed days stay typed days, even if there is a word for them.
            setCustom(true);
            onChange(range);
          }}
        />
      )}
    </div>
  );
}
