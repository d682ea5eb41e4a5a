import { closest, distance } from 'fastest-levenshtein';

/** `. Did you mean …?`, if one of the names is similar. */
export function suggestion(name: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const best = closest(name, names);
  return distance(name, best) <= Math.max(2, name.length / 3) ? `. Did you mean ${best}?` : '';
}
