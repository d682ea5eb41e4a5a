/**
 * Fields for a day and a range of days. Their calendar is larger than most screens, so it loads when one is first
 * shown.
 */
import type { DayFieldProps } from './day-pickers.js';
import type { DayRangeFieldProps } from './day-range.js';
import { lazyPart, Part } from './part.js';
import './field.css';

export type { DayFieldProps } from './day-pickers.js';
export type { DayRangeFieldProps } from './day-range.js';

export const LazyDayPicker = lazyPart(async () => import('./day-pickers.js').then((module) => module.DayPicker));
export const LazyDayRange = lazyPart(async () => import('./day-range.js').then((module) => module.DayRangeChooser));

export function DayField(props: DayFieldProps) {
  return (
    <Part fallback={<FieldPlaceholder {...props} />} isField>
      <LazyDayPicker {...props} />
    </Part>
  );
}

/** Offers common ranges by their words: this week, last month. */
export function DayRangeField(props: DayRangeFieldProps) {
  return (
    <Part fallback={<FieldPlaceholder {...props} />} isField>
      <LazyDayRange {...props} />
    </Part>
  );
}

/** Reserves the field's space, so that nothing moves when it has loaded. */
function FieldPlaceholder({ label, isLabelHidden }: Pick<DayFieldProps, 'label' | 'isLabelHidden'>) {
  return (
    <div className="field" aria-hidden="true">
      {isLabelHidden ? null : <span className="field-label">{label}</span>}
      <div className="field-box" />
    </div>
  );
}
