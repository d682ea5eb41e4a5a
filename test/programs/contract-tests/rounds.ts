/** What Schemathesis tries in which order, and with how many examples. */
import { operations } from '../../../generated/operations.js';
import type { ApiClient } from '../../support/service/api.js';
import { isOfPortal, isRefusedMuch, type Standing } from '../../support/contract/schemathesis-team.js';

/** A run of Schemathesis. It keeps a processor busy. */
export interface Trial {
  readonly by: ApiClient;
  readonly options: readonly string[];
}

/** Runs in any order; the next group waits for all of them. */
export type Round = readonly Trial[];

const tagged = (how: 'include' | 'exclude', tags: readonly string[]): string[] =>
  tags.flatMap((tag) => [`--${how}-tag`, tag]);
const phases = (...names: readonly string[]): string[] => ['--phases', names.join()];
const atMost = (examples: number): string[] => ['--max-examples', String(examples)];

/** They wipe the workspace or advance its clock by years: little is left to test after them. */
const last = ['test-mode'];
/** Keys do not work there, and nothing else is for contacts. */
const portal = [
  ...new Set(
    Object.values(operations)
      .filter(({ realm }) => realm === 'portal')
      .map(({ tag }) => tag),
  ),
];
/** About half the work. */
const half = ['clients', 'expenses', 'invoices', 'line-items', 'payments', 'tickets', 'time-entries'];
const single = phases('examples', 'coverage', 'fuzzing');
/** Follows the links of the contract from one operation to the next: each example is a walk of several steps. */
const inSequence = phases('stateful');
/** A walk covers only a small part of all possible paths. */
const walks = 4;
/** No warnings for those who are refused many operations. */
const unwarned = ['--warnings', 'off'];

/** Everything, as someone with that standing; or everything about the operations of some tags. */
export function thorough(standing: Standing, by: ApiClient, examples: number, tags: readonly string[]): Round[] {
  const always = [...atMost(examples), ...(isRefusedMuch(standing) ? unwarned : [])];
  const trial = (...options: string[]): Trial => ({ by, options: [...always, ...options] });
  if (isOfPortal(standing)) return ofContact(trial);
  if (tags.length > 0) return [[trial(...single, ...tagged('include', tags))]];
  return [
    [
      trial(...single, ...tagged('include', half)),
      trial(...single, ...tagged('exclude', [...last, ...half, ...portal])),
    ],
    [trial(...inSequence, ...tagged('exclude', [...last, ...portal]), ...atMost(examples * walks))],
    [trial(...single, ...tagged('include', last))],
  ];
}

/** All of the portal, by a contact. */
const ofContact = (trial: (...options: string[]) => Trial): Round[] => {
  const ofTags = tagged('include', portal);
  return [[trial(...single, ...ofTags)], [trial(...inSequence, ...ofTags)]];
};

/**
 * What there is time for with every change: everything as the owner, but the limits of values only for POST, because PUT accepts
 * the same; and an example of each read as every other role, and as contacts in the portal, before the owner changes what they are.
 */
export function brief(owner: ApiClient, others: readonly ApiClient[], examples: number): Round[] {
  const contacts = others.filter(({ portalSession }) => portalSession !== undefined);
  const team = others.filter((by) => !contacts.includes(by));
  const but = tagged('exclude', [...last, ...portal]);
  const trial = (by: ApiClient, ...options: string[]): Trial => ({ by, options: [...atMost(examples), ...options] });
  const once = ['--mode', 'positive', ...phases('fuzzing'), ...atMost(1), ...unwarned];
  // What includes is any of several, what excludes is each.
  const writes = ['POST', 'PUT', 'DELETE'].flatMap((method) => ['--exclude-method', method]);
  return [
    contacts.map((by) => trial(by, ...tagged('include', portal), ...writes, ...once)),
    [
      trial(owner, ...phases('examples', 'fuzzing'), ...but),
      trial(owner, ...phases('coverage'), '--include-method', 'POST', ...but),
      trial(owner, ...inSequence, ...but, ...atMost(examples * walks)),
      ...team.map((by) => trial(by, ...but, ...writes, ...once)),
    ],
    [trial(owner, ...single, ...tagged('include', last))],
  ];
}
