/** The operations that the tools use, as the contract marks them (`x-mcp`). */
import type { OperationId } from '../contract/contract.js';
import { operations } from '../generated/operations.js';
import { toolOperations } from '../generated/tools.js';
import { areaRefusal, hiddenIncludes, type KeyAccess } from '../domain/people/key-access.js';
import { may, refusalOf, type Subject } from '../domain/people/policy.js';

export type ToolOperationId = keyof typeof toolOperations & OperationId;

export interface ToolOperation {
  readonly id: ToolOperationId;
  readonly tool: string;
  /** Which part it is of a tool that uses several operations: the resource of a list, the prefix of an id, a report. */
  readonly part: string | null;
  /** The fields of a list's rows. */
  readonly fields: readonly string[] | null;
  /** What is embedded in an object. */
  readonly include: readonly string[] | null;
  /** Whether the list belongs to one object, whose id is in the path. */
  readonly hasParent: boolean;
  /** The names of its filters and of the fields of its body, each with the values of an enum. */
  readonly accepts: Readonly<Record<string, readonly string[]>>;
}

const all: readonly ToolOperation[] = (Object.keys(toolOperations) as ToolOperationId[]).map((id) => ({
  id,
  ...toolOperations[id],
}));

/** The operations of a tool. */
export const operationsOf = (tool: string): readonly ToolOperation[] => all.filter((each) => each.tool === tool);

/** The only operation of a tool, or that of one of its parts. */
export function operationOf(tool: string, part?: string): ToolOperation {
  const found = operationsOf(tool).find((each) => part === undefined || each.part === part);
  if (!found) throw new Error(`No operation of the contract is marked for ${tool} ${part ?? ''}`);
  return found;
}

/** The parts of a tool: the resources that can be listed, the prefixes of ids, the reports. */
export const partsOf = (tool: string): readonly string[] => operationsOf(tool).flatMap(({ part }) => part ?? []);

/** What a key may do. */
export interface Access extends Subject {
  readonly readOnly: boolean;
  /** The areas of a restricted key; undefined for others. */
  readonly areas?: KeyAccess | undefined;
  /** The day in the time zone of the workspace, by its clock. */
  readonly today: string;
}

/** Why a key may not call an operation; undefined if it may. */
export function refusalFor(access: Access, { id }: Pick<ToolOperation, 'id'>): string | undefined {
  const { method, needs, areas } = operations[id];
  if (access.readOnly && method !== 'get') return 'This key is read-only';
  const lacking = access.areas && areaRefusal(access.areas, areas, method === 'get');
  if (lacking !== undefined) return lacking;
  const missing = needs.find((need) => !may(access, need));
  return missing === undefined ? undefined : refusalOf(missing);
}

/** What a key may see of that which a tool embeds in an object. */
export function includableBy({ areas }: Access, { id, include }: Pick<ToolOperation, 'id' | 'include'>): string[] {
  const asked = include ?? [];
  const hidden = areas ? hiddenIncludes(areas, operations[id].includedAreas, asked) : [];
  return asked.filter((value) => !hidden.includes(value));
}
