import type { Schemas } from '../../contract/contract.js';
import type { FieldError } from '../errors.js';

type BusinessHours = Schemas['BusinessHours'];
type Span = Schemas['BusinessDay'][number];

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Problems of business hours that the schema cannot check, by dotted path from `field`. */
export function businessHoursProblems(hours: BusinessHours, field: string): FieldError[] {
  const problems = days.flatMap((day) => dayProblems(hours.weekly[day] ?? [], `${field}.weekly.${day}`));
  const isOpen = days.some((day) => (hours.weekly[day] ?? []).length > 0);
  return isOpen
    ? problems
    : [{ field: `${field}.weekly`, message: 'must be open on at least one day; send null to count around the clock' }];
}

/** Problems of one day: a span that ends before it begins, or overlaps the one before. `HH:MM` compares as text. */
function dayProblems(spans: readonly Span[], field: string): FieldError[] {
  return spans.flatMap(([from = '', to = ''], at): FieldError[] => {
    if (from >= to) return [{ field: `${field}.${at}`, message: 'must end after it begins' }];
    const [, previous = ''] = spans[at - 1] ?? [];
    return from < previous
      ? [{ field: `${field}.${at}`, message: 'must not begin before the previous span has ended' }]
      : [];
  });
}
