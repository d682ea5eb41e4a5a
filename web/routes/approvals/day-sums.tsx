/** The days of a week to decide on: at the first item of each day, its sum beside the hours of a full day. */
import { useQuery } from '@tanstack/react-query';
import { getUserOptions } from '../../generated/queries.js';
import { Hours } from '../../ui/amounts.js';
import { weekdayOf } from '../../ui/days.js';
import { Day } from '../../ui/times.js';
import type { Item } from './groups.js';
import { SumText } from './sum-text.js';
import { rich } from '../../messages/rich.js';

/** The items of each day, by the id of its first one. */
export function daysOf(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const dates = new Map<string, Item[]>();
  for (const item of items) dates.set(item.date, [...(dates.get(item.date) ?? []), item]);
  return new Map([...dates.values()].map((of) => [of[0]?.id ?? '', of]));
}

/** Hours of a full day of this person; null if they are not known. */
export function useDayCapacity(userId: string): number | null {
  const { data } = useQuery({ ...getUserOptions(userId), throwOnError: false });
  const hours = data?.capacity?.hours_per_week;
  return hours == null ? null : hours / 5;
}

interface DayWithSumProps {
  readonly day: string;
  /** Those of the day, at the first of them only. */
  readonly items: readonly Item[] | undefined;
  readonly capacity: number | null;
}

export function DayWithSum({ day, items, capacity }: DayWithSumProps) {
  const isHours = items?.every(({ currency }) => currency === null) === true;
  const isWorkday = ![0, 6].includes(weekdayOf(day));
  return (
    <span className="approvals-what" data-again={items ? undefined : ''}>
      <Day day={day} hasWeekday />
      {items && (
        <small>
          {isHours && isWorkday && capacity !== null ? (
            rich('shell.hoursOfCapacity', {
              hours: <SumText items={items} />,
              capacity: <Hours hours={capacity} />,
            })
          ) : (
            <SumText items={items} />
          )}
        </small>
      )}
    </span>
  );
}
