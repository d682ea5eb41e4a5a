import type { Access, ToolOperationId } from './operations.js';

/** The schema of one argument. */
export interface ArgumentSchema {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | readonly ['string', 'null'];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly items?: ArgumentSchema;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type Arguments = Readonly<Record<string, ArgumentSchema>>;

/** The arguments of a call, which fit the schemas of the tool. */
export type Given = Readonly<Record<string, unknown>>;

/** What an operation is called with. */
export interface OperationInput {
  /** The variables of its path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Makes a repeated call harmless. */
  readonly idempotencyKey?: string;
}

/** The JSON that an operation answers. */
export interface OperationAnswer {
  readonly data: unknown;
  readonly pagination?: { readonly total: number; readonly next_cursor: string | null; readonly has_more: boolean };
  readonly has_more?: boolean;
}

/** Calls an operation of the API with the rights of the key. Throws an `ApiError` if it is refused. */
export type CallOperation = (id: ToolOperationId, input: OperationInput) => Promise<OperationAnswer>;

/** A tool's result: data, and beside it how to get more. It is written as JSON. */
export interface ToolResult {
  readonly data: unknown;
  readonly [beside: string]: unknown;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly arguments: Arguments;
  readonly required: readonly string[];
  /** Whether it changes anything. */
  readonly writes: boolean;
  /** The argument whose values are the tool's parts (`resource`, `report`): a key is offered those that it may use. */
  readonly partArgument?: string;
  /** The part that a call uses; without it, a call uses every operation of the tool. */
  readonly partIn?: (given: Given) => string;
  readonly run: (call: CallOperation, given: Given, access: Access) => Promise<ToolResult>;
}

/** The argument of every tool that creates something. */
export const idempotencyKey: Arguments = {
  idempotency_key: {
    type: 'string',
    description: 'Any unique text. Repeating the call with the same key within 24 hours changes nothing more.',
  },
};

/** An argument that is a text; empty if it is not given. */
export const textIn = (given: Given, name: string): string => {
  const value = given[name];
  return typeof value === 'string' ? value : '';
};

/** The given arguments of these names, for the body of an operation. */
export const bodyOf = (given: Given, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));

/** The `idempotency_key` among the arguments, as an operation takes it. */
export const keyIn = (given: Given): Pick<OperationInput, 'idempotencyKey'> =>
  given['idempotency_key'] === undefined ? {} : { idempotencyKey: textIn(given, 'idempotency_key') };
