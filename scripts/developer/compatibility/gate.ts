/** Decides whether the contract keeps what its last release promised. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../settings/root.js';
import { problemsOf, readAnnouncements } from './announced.js';
import { compareContracts, type Comparison } from './compare.js';

/** The files that the gate looks at. */
export interface GateFiles {
  /** The contract as last released. */
  readonly released: string;
  /** The current contract. */
  readonly contract: string;
  /** The breaking changes that were announced. */
  readonly announced: string;
}

export const gateFiles: GateFiles = {
  released: join(projectRoot, 'contract/released.json'),
  contract: join(projectRoot, 'generated/openapi.json'),
  announced: join(projectRoot, 'openapi/breaking-changes.yaml'),
};

export interface Verdict extends Comparison {
  /** The last released version. */
  readonly since: string;
  /** The problems to resolve, one per line. */
  readonly problems: readonly string[];
}

/** The version of a contract. */
export async function versionOf(contract: string): Promise<string> {
  const { info } = JSON.parse(await readFile(contract, 'utf8')) as { info: { version: string } };
  return info.version;
}

const majorOf = (version: string): number => Number(version.split('.')[0]);

/** Finds unannounced breaking changes. A new major version can break anything (docs/decisions/versions.md). */
export async function judge({ released, contract, announced }: GateFiles): Promise<Verdict> {
  const [since, version] = [await versionOf(released), await versionOf(contract)];
  const comparison = await compareContracts(released, contract);
  const isNewMajor = majorOf(version) > majorOf(since);
  const breaking = isNewMajor ? [] : comparison.breaking;
  return { ...comparison, since, problems: problemsOf(breaking, await readAnnouncements(announced)) };
}
