/** How many of what, by the rules of the language: 1 expense, 2 expenses, 0 expenses. Pure. */
import { cached } from './formatters.js';

/** The language in which the dashboard speaks. */
const language = 'en';

/** The word for so many: "expense" for one. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  cached(Intl.PluralRules, language, {}).select(count) === 'one' ? one : many;

/** The number and its word. */
export const counted = (count: number, one: string, many?: string): string =>
  `${cached(Intl.NumberFormat, language, {}).format(count)} ${plural(count, one, many)}`;
