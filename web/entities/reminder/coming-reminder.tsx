import type { NextReminder } from 'docket-sdk';
import { reminderHoldLabels, reminderLevelLabels } from '../../generated/labels.js';
import { Moment } from '../../ui/times.js';

/** Which reminder of an invoice comes next and when, and what holds it. */
export function ComingReminder({ next: { level, at, held_by } }: { readonly next: NextReminder }) {
  return (
    <>
      {reminderLevelLabels[level]}, <Moment at={at} isExact />
      {held_by !== null && <> · {reminderHoldLabels[held_by]}</>}
    </>
  );
}
