/** What the contract asks of a field, as `web/generated/fields.ts` has it, checked while typing so that the server need not refuse. */
export interface Limits {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What is wrong with a value, said so that the reader can mend it; undefined if nothing is. */
export function limitProblem(value: unknown, limits: Limits = {}): string | undefined {
  if (value === undefined || value === null || value === '')
    return limits.required ? 'Please fill this in.' : undefined;
  if (typeof value === 'number') return numberProblem(value, limits);
  return typeof value === 'string' ? textProblem(value, limits) : undefined;
}

function numberProblem(value: number, { minimum, maximum }: Limits): string | undefined {
  if (minimum !== undefined && value < minimum) return `Must be at least ${minimum}.`;
  if (maximum !== undefined && value > maximum) return `Must be at most ${maximum}.`;
  return undefined;
}

function textProblem(value: string, { minLength, maxLength, pattern }: Limits): string | undefined {
  // As the server counts: letters, not the halves that make up some of them.
  const length = Array.from(value).length;
  if (minLength !== undefined && length < minLength) return `Must have at least ${minLength} characters.`;
  if (maxLength !== undefined && length > maxLength)
    return `Must have at most ${maxLength} characters; it has ${length}.`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return 'Does not have the right form.';
  return undefined;
}
