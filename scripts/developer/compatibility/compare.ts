/** How a contract has changed, as `redocly diff` rates it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { eachOperation, type Document } from '../generate/document.js';
import { redocly } from '../generate/redocly.js';
import { withSeveralValues } from './several-values.js';

/** How far a version number must rise. */
export type Bump = 'none' | 'patch' | 'minor' | 'major';

/** A change that can break existing clients. */
export interface BreakingChange {
  /** The rule of Redocly that it breaks: `property-removed`. */
  readonly rule: string;
  /** JSON pointer to its place in the contract; if it was removed, to where it was. */
  readonly at: string;
  readonly message: string;
}

export interface Comparison {
  readonly bump: Bump;
  readonly breaking: readonly BreakingChange[];
}

/** The part of Redocly's report that is read here. */
interface Report {
  /** Absent if nothing has changed. */
  readonly bump?: Bump;
  readonly changes: readonly { readonly verdicts: readonly Verdict[] }[];
}

interface Verdict {
  readonly ruleId: string;
  readonly impact: Bump;
  readonly message: string;
  readonly location: { readonly pointer: string };
}

/** Clients must ignore unknown enum values (CHANGELOG.md), so responses can contain new ones. */
const additive = new Set(['enum-values-added']);

/** Compares two contracts, given as files. */
export async function compareContracts(base: string, revision: string): Promise<Comparison> {
  const [before, after] = [await readDocument(base), await readDocument(revision)];
  const several = withSeveralValues(before, after);
  const report = await diff(withDescriptionsOf(after, several.base), revision);
  const verdicts = report.changes
    .flatMap((change) => change.verdicts)
    .filter(({ impact, ruleId }) => impact === 'major' && !additive.has(ruleId));
  const breaking = verdicts.map(({ ruleId, location, message }) => ({ rule: ruleId, at: location.pointer, message }));
  const { bump = isDeepStrictEqual(before, after) ? 'none' : 'patch' } = report;
  const isMinor = bump === 'major' || several.widened > 0;
  return { bump: breaking.length === 0 && isMinor ? 'minor' : bump, breaking };
}

/**
 * The contract `base` with the parameter descriptions of `revision`. Redocly pairs parameters by their similarity:
 * without this, a much longer description would count as one parameter removed and another added.
 */
function withDescriptionsOf(revision: Document, base: Document): Document {
  const described = structuredClone(base);
  const now = new Map([...eachOperation(revision.paths)].map(({ operation }) => [operation.operationId, operation]));
  for (const { operation } of eachOperation(described.paths))
    for (const parameter of operation.parameters ?? []) {
      const same = now
        .get(operation.operationId)
        ?.parameters?.find(({ name, in: place }) => name === parameter.name && place === parameter.in);
      if (same?.description !== undefined) parameter.description = same.description;
    }
  return described;
}

const readDocument = async (file: string): Promise<Document> => JSON.parse(await readFile(file, 'utf8')) as Document;

async function diff(base: Document, revision: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'docket-diff-'));
  try {
    const before = join(folder, 'base.json');
    await writeFile(before, JSON.stringify(base));
    const options = ['--format', 'json', '--fail-on', 'none'];
    return JSON.parse(await redocly('redocly.diff.yaml', 'diff', before, revision, ...options)) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
