/** What Schemathesis tries after what, and with how much. */
import { operations } from '../../../generated/operations.js';
import type { ApiClient } from '../../support/service/api.js';
import { isOfPortal, isRefusedMuch, type Standing } from '../../support/contract/schemathesis-team.js';

/** A run of Schemathesis. It keeps a processor busy. */
export interface Trial {
  readonly by: ApiClient;
  readonly options: readonly string[];
}

/** What may be tried in any order; what is in the next waits for all of it. */
export type Round = readonly Trial[];

const tagged = (how: 'include' | 'exclude', tags: readonly string[]): string[] =>
  tags.flatMap((tag) => [`--${how}-tag`, tag]);
const phases = (...names: readonly string[]): string[] => ['--phases', names.join()];
const atMost = (examples: number): string[] => ['--max-examples', String(examples)];

/** They wipe the workspace or move its clock on by years: little is left to ask after them. */
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
/** One operation after another, by the links of the contract: each example is a walk of several steps. */
const inSequence = phases('stateful');
/** A walk goes a small part of all the ways that there are. */
const walks = 4;
/** Anyone who is refused much need not be warned of it. */
const unwarned = ['--warnings', 'off'];

/** Everything, by someone of that standing; or all that there is to the operations of some tags by themselves. */
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
 * What there is time for with every change: everything by the owner, but the limits of each value only of what POST takes, which PUT
 * takes too; and an example of each read by every other.
 */
export function brief(owner: ApiClient, team: readonly ApiClient[], examples: number): Round[] {
  const but = tagged('exclude', [...last, ...portal]);
  const trial = (by: ApiClient, ...options: string[]): Trial => ({ by, options: [...atMost(examples), ...options] });
  const read = ['--mode', 'positive', '--include-method', 'GET', ...atMost(1), ...unwarned];
  return [
    [
      trial(owner, ...phases('examples', 'fuzzing'), ...but),
      trial(owner, ...phases('coverage'), '--include-method', 'POST', ...but),
      trial(owner, ...inSequence, ...but, ...atMost(examples * walks)),
      ...team.map((by) => trial(by, ...phases('fuzzing'), ...but, ...read)),
    ],
    [trial(owner, ...single, ...tagged('include', last))],
  ];
}
