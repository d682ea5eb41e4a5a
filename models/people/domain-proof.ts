/** Proof by DNS that a workspace may use a domain. */
import { Resolver } from 'node:dns/promises';
import { recordOfDomain } from '../../domain/people/single-sign-on.js';

/** Returns the texts of the TXT records of a name, each in the pieces in which DNS has it. */
export type ReadRecords = (name: string) => Promise<string[][]>;

const fromDns: ReadRecords = (name) => new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(name);

/** Whether the domain has the record that lets the workspace use it. A domain that DNS does not answer for has none. */
export async function hasDomainRecord(
  domain: string,
  workspaceId: string,
  readRecords: ReadRecords = fromDns,
): Promise<boolean> {
  const { prefix, value } = recordOfDomain(workspaceId);
  try {
    return (await readRecords(`${prefix}.${domain}`)).some((pieces) => pieces.join('').trim() === value);
  } catch {
    return false;
  }
}
