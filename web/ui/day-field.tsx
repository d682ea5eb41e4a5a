/** Fields for a day and a stretch of days. Their calendar is larger than most screens, so it is loaded when one is first shown. */
import { lazy, Suspense } from 'react';
import type { DayFieldProps, DayRangeFieldProps } from './day-pickers.js';
import './field.css';

export type { DayFieldProps, DayRangeFieldProps } from './day-pickers.js';

const DayPicker = lazy(async () => import('./day-pickers.js').then((module) => ({ default: module.DayPicker })));
const DayRangePicker = lazy(async () =>
  import('./day-pickers.js').then((module) => ({ default: module.DayRangePicker })),
);

export function DayField(props: DayFieldProps) {
  return (
    <Suspense fallback={<Room {...props} />}>
      <DayPicker {...props} />
    </Suspense>
  );
}

/** With the stretches people ask for: this week, last month. */
export function DayRangeField(props: DayRangeFieldProps) {
  return (
    <Suspense fallback={<Room {...props} />}>
      <DayRangePicker {...props} />
    </Suspense>
  );
}

/** Takes the room of the field, so that nothing moves when it is there. */
function Room({ label, isLabelHidden }: Pick<DayFieldProps, 'label' | 'isLabelHidden'>) {
  return (
    <div className="field" aria-hidden="true">
      {isLabelHidden ? null : <span className="field-label">{label}</span>}
      <div className="field-box" />
    </div>
  );
}
