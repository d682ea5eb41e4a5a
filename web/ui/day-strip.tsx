/** The days of a week with their hours; one day is selected. */
import { Hours } from './amounts.js';
import { cached } from './text/formatters.js';
import { useLocaleSettings } from './locale.js';
import './hours-grid.css';
import { t } from '../messages/text.js';

export interface DayStripProps {
  readonly days: readonly string[];
  /** In the order of `days`. */
  readonly hours: readonly number[];
  readonly selected: string;
  readonly today: string;
  readonly onSelect: (day: string) => void;
}

export function DayStrip({ days, hours, selected, today, onSelect }: DayStripProps) {
  const { locale } = useLocaleSettings();
  const weekday = cached(Intl.DateTimeFormat, locale, { timeZone: 'UTC', weekday: 'short' });
  return (
    <div className="day-strip" role="group" aria-label={t('common.daysOfTheWeek')}>
      {days.map((day, at) => (
        <button
          key={day}
          type="button"
          aria-current={day === selected ? 'date' : undefined}
          data-today={day === today ? '' : undefined}
          onClick={() => onSelect(day)}
        >
          <span>{weekday.format(new Date(`${day}T00:00:00Z`))}</span> <strong>{Number(day.slice(8))}</strong>{' '}
          <small>
            <Hours hours={hours[at] === 0 ? null : hours[at]} />
          </small>
        </button>
      ))}
    </div>
  );
}
