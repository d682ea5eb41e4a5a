/** Checks the arguments of a call, and says what would be right. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { invalidMany, type FieldError } from '../domain/errors.js';
import type { Given, Tool } from './tool.js';

// Agents write numbers as text now and then, and a single value in place of a list.
const ajv = new Ajv({ allErrors: true, coerceTypes: 'array', strict: false });
const validators = new WeakMap<Tool, ValidateFunction>();

/** The schema of a tool's arguments. */
export const inputSchema = ({ arguments: properties, required }: Tool): object => ({
  type: 'object',
  properties,
  ...(required.length === 0 ? {} : { required }),
  additionalProperties: false,
});

/** The arguments as the tool takes them; `invalid_request` names those that it does not. A null counts as not given. */
export function givenOf(tool: Tool, sent: Given): Given {
  const given = structuredClone(
    Object.fromEntries(Object.entries(sent).filter(([name, value]) => value !== null || isNullable(tool, name))),
  );
  const validate = validators.get(tool) ?? ajv.compile(inputSchema(tool));
  validators.set(tool, validate);
  if (validate(given)) return given;
  throw invalidMany((validate.errors ?? []).map((error) => problemOf(tool, error)));
}

const isNullable = (tool: Tool, name: string): boolean => Array.isArray(tool.arguments[name]?.type);

interface Limits {
  readonly missingProperty?: string;
  readonly additionalProperty?: string;
  readonly allowedValues?: readonly unknown[];
  readonly limit?: number;
  readonly type?: string | readonly string[];
}

function problemOf(tool: Tool, { keyword, instancePath, params, message }: ErrorObject): FieldError {
  const limits = params as Limits;
  const path = instancePath.slice(1).replaceAll('/', '.');
  const field = limits.missingProperty ?? limits.additionalProperty ?? path;
  const known = Object.keys(tool.arguments).join(', ') || 'none';
  const messages: Readonly<Record<string, string>> = {
    required: 'is required',
    additionalProperties: `is not an argument of ${tool.name}. Its arguments: ${known}`,
    enum: `must be one of ${(limits.allowedValues ?? []).join(', ')}`,
    type: `must be of type ${[limits.type ?? []].flat().join(' or ')}`,
    minimum: `must be ${limits.limit} or more`,
    maximum: `must be ${limits.limit} or less`,
  };
  return { field, message: messages[keyword] ?? message ?? 'is invalid' };
}
