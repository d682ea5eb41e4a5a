import { patternProblem } from './text/problem-text.js';
import { counted } from './text/plural.js';
import { writeNumber } from './text/number-text.js';

/** What the contract asks of a field, as `web/generated/fields.ts` has it, checked while typing so that the server need not refuse. */
export interface InputLimits {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** After the point. */
  readonly decimals?: number;
}

/** What is wrong with a value, said so that the reader can mend it; undefined if nothing is. */
export function limitProblem(value: unknown, limits: InputLimits, locale: string): string | undefined {
  if (value === undefined || value === null || value === '')
    return limits.required ? 'Please fill this in.' : undefined;
  if (typeof value === 'number') return numberProblem(value, limits, locale);
  return typeof value === 'string' ? textProblem(value, limits) : undefined;
}

function numberProblem(
  value: number,
  { minimum, maximum, decimals = 20 }: InputLimits,
  locale: string,
): string | undefined {
  const written = (limit: number): string => writeNumber(limit, { locale, digits: decimals });
  if (minimum !== undefined && value < minimum) return `Must be at least ${written(minimum)}.`;
  if (maximum !== undefined && value > maximum) return `Must be at most ${written(maximum)}.`;
  return undefined;
}

function textProblem(value: string, { minLength, maxLength, pattern }: InputLimits): string | undefined {
  // As the server counts: letters, not the halves that make up some of them.
  const length = Array.from(value).length;
  if (minLength !== undefined && length < minLength) return `Must have at least ${counted(minLength, 'character')}.`;
  if (maxLength !== undefined && length > maxLength)
    return `Must have at most ${counted(maxLength, 'character')}; it has ${length}.`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return patternProblem(pattern);
  return undefined;
}
