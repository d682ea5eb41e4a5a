/** The runs of Schemathesis, in their order and with their numbers of examples. */
import { operations } from '../../../generated/operations.js';
import type { OperationId } from '../../../contract/contract.js';
import { isLeftTo, teamOperations, type OneArea } from '../../support/access/key-areas.js';
import type { ApiClient } from '../../support/service/api.js';
import { isOfPortal, isOftenRefused, type TrialCaller } from '../../support/contract/schemathesis-team.js';

/** A run of Schemathesis; it uses a whole processor. */
export interface Trial {
  readonly by: ApiClient;
  readonly options: readonly string[];
  /** Operations that the caller must be refused, whatever the request. */
  readonly refused?: readonly OperationId[];
}

/** Trials that may run at the same time. The next round begins when all have ended. */
export type Round = readonly Trial[];

const tagged = (how: 'include' | 'exclude', tags: readonly string[]): string[] =>
  tags.flatMap((tag) => [`--${how}-tag`, tag]);
const phases = (...names: readonly string[]): string[] => ['--phases', names.join()];
const atMost = (examples: number): string[] => ['--max-examples', String(examples)];

/** Tags that run at the end: they delete the data or move the clock by years, so little could be tested afterwards. */
const last = ['test-mode'];
/** Tags of the portal. API keys do not work there, and contacts can use nothing else. */
const portal = [
  ...new Set(
    Object.values(operations)
      .filter(({ realm }) => realm === 'portal')
      .map(({ tag }) => tag),
  ),
];
/** Tags that take about half of the time. */
const half = ['clients', 'expenses', 'invoices', 'line-items', 'payments', 'tickets', 'time-entries'];
const single = phases('examples', 'coverage', 'fuzzing');
/** Follows the contract's links from one operation to the next; each example is a sequence of several requests. */
const inSequence = phases('stateful');
/** Sequences get this many times more examples, because each covers only a small part of the possible paths. */
const walks = 4;
/** Without warnings, for callers that many operations refuse. */
const unwarned = ['--warnings', 'off'];

/** All operations as one caller, or those of some tags. */
export function thorough(caller: TrialCaller, by: ApiClient, examples: number, tags: readonly string[]): Round[] {
  const always = [...atMost(examples), ...(isOftenRefused(caller) ? unwarned : [])];
  const trial = (...options: string[]): Trial => ({ by, options: [...always, ...options] });
  if (isOfPortal(caller)) return ofContact(trial);
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

const named = (ids: readonly OperationId[]): string[] => ids.flatMap((id) => ['--include-operation-id', id]);

/** What a key of one area can call, and beside it every other operation, which must refuse it. */
export function ofArea(one: OneArea, by: ApiClient, examples: number): Round[] {
  const left = teamOperations.filter((id) => isLeftTo(id, one));
  const refused = teamOperations.filter((id) => !left.includes(id));
  const isLast = (id: OperationId): boolean => last.includes(operations[id].tag);
  const trial = (ids: readonly OperationId[], ...options: string[]): Trial[] =>
    ids.length === 0 ? [] : [{ by, refused, options: [...atMost(examples), ...unwarned, ...named(ids), ...options] }];
  return [
    [
      ...trial(
        left.filter((id) => !isLast(id)),
        ...single,
      ),
      ...trial(refused, ...phases('examples', 'fuzzing')),
    ],
    trial(left.filter(isLast), ...single),
  ];
}

/** All operations of the portal, as a contact. */
const ofContact = (trial: (...options: string[]) => Trial): Round[] => {
  const ofTags = tagged('include', portal);
  return [[trial(...single, ...ofTags)], [trial(...inSequence, ...ofTags)]];
};

/**
 * The short form, which runs with every change. As the owner: everything, but the boundary values only for POST,
 * because PUT accepts the same. As every other role and contact: one example of each read, before the owner changes the
 * data.
 */
export function brief(owner: ApiClient, others: readonly ApiClient[], examples: number): Round[] {
  const contacts = others.filter(({ portalSession }) => portalSession !== undefined);
  const team = others.filter((by) => !contacts.includes(by));
  const but = tagged('exclude', [...last, ...portal]);
  const trial = (by: ApiClient, ...options: string[]): Trial => ({ by, options: [...atMost(examples), ...options] });
  const once = ['--mode', 'positive', ...phases('fuzzing'), ...atMost(1), ...unwarned];
  // Schemathesis combines several inclusions by OR, so writes are excluded instead.
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
