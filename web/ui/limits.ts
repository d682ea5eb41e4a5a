import { patternProblem } from './text/problem-text.js';
import { writeNumber } from './text/number-text.js';
import { t } from '../messages/text.js';

/** Limits of a field from the contract (`web/generated/fields.ts`), checked here so that the server need not refuse. */
export interface InputLimits {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Digits after the point. */
  readonly decimals?: number;
}

/** The problem of a value, as a sentence that helps to correct it; undefined if there is none. */
export function limitProblem(value: unknown, limits: InputLimits, locale: string): string | undefined {
  if (value === undefined || value === null || value === '')
    return limits.required ? t('shell.pleaseFillThisIn') : undefined;
  if (typeof value === 'number') return numberProblem(value, limits, locale);
  return typeof value === 'string' ? textProblem(value, limits) : undefined;
}

function numberProblem(
  value: number,
  { minimum, maximum, decimals = 20 }: InputLimits,
  locale: string,
): string | undefined {
  const written = (limit: number): string => writeNumber(limit, { locale, digits: decimals });
  if (minimum !== undefined && value < minimum) return t('shell.mustBeAtLeast', { minimum: written(minimum) });
  if (maximum !== undefined && value > maximum) return t('shell.mustBeAtMost', { maximum: written(maximum) });
  return undefined;
}

function textProblem(value: string, { minLength, maxLength, pattern }: InputLimits): string | undefined {
  // Counts code points, as the server does, not UTF-16 units.
  const length = Array.from(value).length;
  if (minLength !== undefined && length < minLength) return t('shell.mustHaveAtLeastOther', { count: minLength });
  if (maxLength !== undefined && length > maxLength)
    return t('shell.mustHaveAtMostOtherIt', { count: maxLength, length });
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return patternProblem(pattern);
  return undefined;
}
