/** A day, or a range of days: typed or chosen from a calendar. Values are ISO days. */
import { parseDate, type CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import {
  DateRangePicker,
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Dialog,
  Group,
  Heading,
  Popover,
  RangeCalendar,
} from './day-parts.js';
import type { DayRange } from './days.js';
import { FieldFoot, FieldHead } from './field-parts.js';
import { useField, type FieldProps } from './form-state.js';
import { Icon } from './icon.js';
import { useToday } from './locale.js';
import './day-pickers.css';
import './overlay.css';
import { t } from '../messages/text.js';

const dateOf = (day: string | null | undefined): CalendarDate | null => (day ? parseDate(day) : null);

export interface DayFieldProps extends FieldProps {
  /** `2026-05-03`. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly earliest?: string;
  readonly latest?: string;
}

export function DayPicker(props: DayFieldProps) {
  const { label, value, onChange } = props;
  const [typed, setTyped] = useState<CalendarDate>();
  const [isFocused, setFocused] = useState(false);
  const unready = typed && unfinished;
  const { problem: refused, isRequired, edited } = useField(props, value, unready);
  const problem = refused ?? (isFocused ? undefined : unready);
  return (
    <DatePicker
      {...shared(props, problem, isRequired)}
      value={typed ?? dateOf(value)}
      onFocusChange={setFocused}
      onChange={(date) => {
        edited();
        const isWhole = date === null || isFinished(date);
        setTyped(isWhole ? undefined : date);
        if (isWhole) onChange(date && date.toString());
      }}
    >
      {!props.isLabelHidden && <FieldHead label={label} isRequired={isRequired} />}
      <Group className="field-box day-box">
        <DateInput className="day-input">
          {(segment) => <DateSegment segment={segment} className="day-part" />}
        </DateInput>
        <Opener />
      </Group>
      <FieldFoot hint={props.hint} problem={problem} />
      <Popover className="popover" offset={4}>
        <Dialog className="calendar-one">
          {({ close }) => (
            <>
              <div className="calendar-presets">
                <TodayButton
                  onChoose={(day) => {
                    edited();
                    setTyped(undefined);
                    onChange(day);
                    close();
                  }}
                />
              </div>
              <Calendar className="calendar">
                <CalendarHead />
                <CalendarGrid>{(date) => <CalendarCell date={date} className="calendar-day" />}</CalendarGrid>
              </Calendar>
            </>
          )}
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

export interface DayRangePickerProps extends FieldProps {
  readonly value: DayRange | null;
  readonly onChange: (range: DayRange | null) => void;
  readonly earliest?: string;
  readonly latest?: string;
}

/** The first and the last day, typed or chosen from a calendar. */
export function DayRangePicker(props: DayRangePickerProps) {
  const { label, value, onChange } = props;
  const [typed, setTyped] = useState<TypedRange>();
  const [isFocused, setFocused] = useState(false);
  const unready = typed && problemOf(typed);
  const { problem: refused, isRequired, edited } = useField(props, value?.from, unready);
  const problem = refused ?? (isFocused ? undefined : unready);
  const [start, end] = [dateOf(value?.from), dateOf(value?.to)];
  const choose = (range: DayRange | null): void => {
    edited();
    setTyped(undefined);
    onChange(range);
  };
  const type = (stretch: TypedRange | null): void => {
    if (stretch === null || problemOf(stretch) === undefined)
      return choose(stretch && { from: stretch.start.toString(), to: stretch.end.toString() });
    edited();
    setTyped(stretch);
  };
  return (
    <DateRangePicker
      {...shared(props, problem, isRequired)}
      value={typed ?? (start && end ? { start, end } : null)}
      onFocusChange={setFocused}
      onChange={type}
    >
      {!props.isLabelHidden && <FieldHead label={label} isRequired={isRequired} />}
      <Group className="field-box day-box">
        <DateInput slot="start" className="day-input day-from">
          {(segment) => <DateSegment segment={segment} className="day-part" />}
        </DateInput>
        <span aria-hidden="true">–</span>
        <DateInput slot="end" className="day-input">
          {(segment) => <DateSegment segment={segment} className="day-part" />}
        </DateInput>
        <Opener />
      </Group>
      <FieldFoot hint={props.hint} problem={problem} />
      <Popover className="popover" offset={4}>
        <Dialog>
          <RangeCalendar className="calendar">
            <CalendarHead />
            <CalendarGrid>{(date) => <CalendarCell date={date} className="calendar-day" />}</CalendarGrid>
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  );
}

interface TypedRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

const unfinished = t('common.theYearHasFourDigits');

/** While a user types the year 2026, the field reports the years 2, 20 and 202. */
const isFinished = ({ year }: CalendarDate): boolean => year >= 1000;

/** Why a typed range is not passed on yet: a year is unfinished, or the end is before the start. */
function problemOf({ start, end }: TypedRange): string | undefined {
  if (!isFinished(start) || !isFinished(end)) return unfinished;
  return start.compare(end) > 0 ? t('shell.theLastDayIsBeforeThe') : undefined;
}

const shared = (props: DayFieldProps | DayRangePickerProps, problem: string | undefined, isRequired: boolean) => ({
  className: 'field',
  minValue: dateOf(props.earliest) ?? undefined,
  maxValue: dateOf(props.latest) ?? undefined,
  isDisabled: props.isDisabled,
  isReadOnly: props.isReadOnly,
  autoFocus: props.autoFocus,
  isRequired,
  isInvalid: problem !== undefined,
  validationBehavior: 'aria' as const,
  'aria-label': props.isLabelHidden ? props.label : undefined,
});

const Opener = () => (
  <Button className="field-open">
    <Icon name="calendar" />
  </Button>
);

function TodayButton({ onChoose }: { readonly onChoose: (day: string) => void }) {
  const today = useToday();
  return (
    <Button slot={null} className="button" data-kind="plain" onPress={() => onChoose(today)}>
      {t('shell.today')}
    </Button>
  );
}

const CalendarHead = () => (
  <header className="calendar-head">
    <Button slot="previous" className="button button-only" data-kind="quiet">
      <Icon name="left" />
    </Button>
    <Heading />
    <Button slot="next" className="button button-only" data-kind="quiet">
      <Icon name="right" />
    </Button>
  </header>
);
