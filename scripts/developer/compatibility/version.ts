/** Semantic version numbers. */
import { OperatorError } from '../../../settings/operator-error.js';
import type { Bump } from './compare.js';

const parts = ['major', 'minor', 'patch'] as const;

function numbersOf(version: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new OperatorError(`Not a version: ${version}. Use the form 1.2.0`);
  return version.split('.').map(Number);
}

/** How far one version lies above another; undefined when it does not. */
export function bumpBetween(from: string, to: string): Exclude<Bump, 'none'> | undefined {
  const [before, after] = [numbersOf(from), numbersOf(to)];
  const index = after.findIndex((number, at) => number !== before[at]);
  return (after[index] ?? 0) > (before[index] ?? 0) ? parts[index] : undefined;
}

/** Refuses a version that is not above the last one, or by less than its changes ask for. */
export function assertRises(from: string, to: string, needed: Bump): void {
  const bump = bumpBetween(from, to);
  if (bump === undefined) throw new OperatorError(`${to} is not greater than ${from}, the last release`);
  if (needed !== 'none' && parts.indexOf(bump) > parts.indexOf(needed))
    throw new OperatorError(`The changes since ${from} require a new ${needed} version, not ${to}`);
}
