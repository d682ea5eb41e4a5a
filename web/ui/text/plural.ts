/** Counts with their noun, by the rules of the language: 1 expense, 2 expenses, 0 expenses. Pure. */
import { cached } from './formatters.js';

/** The language of the dashboard. */
const language = 'en';

/** The noun for a count: "expense" for 1. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  cached(Intl.PluralRules, language, {}).select(count) === 'one' ? one : many;

/** The count with its noun. */
export const counted = (count: number, one: string, many?: string): string =>
  `${cached(Intl.NumberFormat, language, {}).format(count)} ${plural(count, one, many)}`;
