/**
 * Invoices that lack just one thing, by the rule that wants it. `npm test` asks Docket what is missing; `npm run
 * test:e-invoice` writes them all the same, and asks the judges.
 */
import { complete } from '../parts.js';
import { general, taxes } from './general.js';
import { german } from './german.js';
import type { Incomplete } from './incomplete.js';
import { national } from './national.js';
import { network } from './network.js';

/** Every rule of `missingTerms` at least once. */
export const incompletes: readonly Incomplete[] = [...general, ...taxes, ...german, ...network, ...national].map(
  ([rule, format, setting, overrides, more = {}]) => ({ rule, format, setting, data: complete(overrides), ...more }),
);
