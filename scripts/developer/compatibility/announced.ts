/** Breaking changes that have been announced to users of the contract. */
import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { addContractFormats } from '../../../server/contract/formats.js';
import { OperatorError } from '../../../settings/operator-error.js';
import type { BreakingChange } from './compare.js';

/** An entry of openapi/breaking-changes.yaml. */
export interface Announcement {
  readonly rule: string;
  readonly at: string;
  /** The day on which it takes effect. */
  readonly date: string;
  readonly reason: string;
}

const text = { type: 'string', minLength: 1 };
const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['rule', 'at', 'date', 'reason'],
    properties: { rule: text, at: text, date: { type: 'string', format: 'date' }, reason: { ...text, minLength: 10 } },
    additionalProperties: false,
  },
};

/** Reads the list. Throws an OperatorError if an entry lacks its rule, place, date or reason. */
export async function readAnnouncements(file: string): Promise<Announcement[]> {
  const ajv = addContractFormats(new Ajv2020({ allErrors: true }));
  const check = ajv.compile<Announcement[]>(schema);
  const list: unknown = parse(await readFile(file, 'utf8'));
  if (check(list)) return list;
  throw new OperatorError(`${file}: ${ajv.errorsText(check.errors, { dataVar: 'list' })}`);
}

const isOf = (change: BreakingChange, { rule, at }: Announcement): boolean => change.rule === rule && change.at === at;

/** The problems with the breaking changes, one per line: unannounced, or announced but not made. */
export function problemsOf(breaking: readonly BreakingChange[], announced: readonly Announcement[]): string[] {
  const unannounced = breaking.filter((change) => !announced.some((announcement) => isOf(change, announcement)));
  const unmade = announced.filter((announcement) => !breaking.some((change) => isOf(change, announcement)));
  return [
    ...unannounced.map(({ rule, at, message }) => `${message} (${rule} at ${at})`),
    ...unmade.map(({ rule, at }) => `Announced, but the contract has no such change: ${rule} at ${at}`),
  ];
}
