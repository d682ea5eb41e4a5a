/** Semantic version numbers. */
import { OperatorError } from '../../../settings/operator-error.js';
import type { Bump } from './compare.js';

const parts = ['major', 'minor', 'patch'] as const;

function numbersOf(version: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new OperatorError(`Not a version: ${version}. Use the form 1.2.0`);
  return version.split('.').map(Number);
}

/** Which part of the version number has risen from one version to another; undefined if it has not risen. */
export function bumpBetween(from: string, to: string): Exclude<Bump, 'none'> | undefined {
  const [before, after] = [numbersOf(from), numbersOf(to)];
  const index = after.findIndex((number, at) => number !== before[at]);
  return (after[index] ?? 0) > (before[index] ?? 0) ? parts[index] : undefined;
}

/** Refuses a version that is not greater than the last one, or not by as much as its changes require. */
export function assertRises(from: string, to: string, needed: Bump): void {
  const bump = bumpBetween(from, to);
  if (bump === undefined) throw new OperatorError(`${to} is not greater than ${from}, the last release`);
  if (needed !== 'none' && parts.indexOf(bump) > parts.indexOf(needed))
    throw new OperatorError(`The changes since ${from} require a new ${needed} version, not ${to}`);
}
