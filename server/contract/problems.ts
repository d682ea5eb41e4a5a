import type { ErrorObject } from 'ajv';
import type { FieldError } from '../../domain/errors.js';
import { formatMessages } from './formats.js';
import { textMessages } from '../../domain/texts.js';

interface Limits {
  missingProperty?: string;
  additionalProperty?: string;
  allowedValues?: unknown[];
  allowedValue?: unknown;
  limit?: number;
  type?: string | string[];
  format?: string;
  pattern?: string;
  wrong?: string;
}

const isWhitespacePattern = (pattern: string | undefined): boolean => pattern === '\\S';

function typeMessage(type: string | string[] | undefined): string {
  const names = [type ?? []].flat().filter((name) => name !== 'null');
  return `must be ${names.map((name) => (/^[aeio]/.test(name) ? `an ${name}` : `a ${name}`)).join(' or ')}`;
}

const patternMessage = (pattern: string | undefined): string => {
  const prefix = /^\^([a-z]+_)\[/.exec(pattern ?? '')?.[1];
  if (prefix) return `must be an id that begins with ${prefix}`;
  if (pattern?.startsWith('^[^\\s\\[')) return 'must be printable, without [ and ], and without spaces at the ends';
  return isWhitespacePattern(pattern) ? 'must not be blank' : `must match ${pattern}`;
};

/** Messages by Ajv keyword, phrased to follow the field's name. */
const messages: Readonly<Record<string, (limits: Limits) => string>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a known field',
  enum: ({ allowedValues = [] }) =>
    `must be one of ${allowedValues
      .filter((value) => value !== null)
      .map(String)
      .join(', ')}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  type: ({ type }) => typeMessage(type),
  format: ({ format = '' }) => formatMessages[format] ?? `must be a ${format}`,
  pattern: ({ pattern }) => patternMessage(pattern),
  'x-text': ({ wrong = '' }) => textMessages[wrong] ?? 'must be a text',
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minItems: ({ limit }) => `must have at least ${limit} items`,
  maxItems: ({ limit }) => `must have at most ${limit} items`,
  uniqueItems: () => 'must not contain an item twice',
  maxProperties: ({ limit }) => `must have at most ${limit} fields`,
  minProperties: ({ limit }) => `must have at least ${limit} fields`,
  minimum: ({ limit }) => `must be ${limit} or more`,
  maximum: ({ limit }) => `must be ${limit} or less`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
};

/** Errors of failed alternatives, which the error of the field itself expresses better. */
const isNoise = ({ keyword, params, schemaPath }: ErrorObject): boolean =>
  ['anyOf', 'oneOf', 'if', 'allOf', 'propertyNames'].includes(keyword) ||
  (keyword === 'type' && (params as Limits).type === 'null' && schemaPath.includes('anyOf'));

function problemOf({ keyword, instancePath, params, message, propertyName }: ErrorObject): FieldError {
  const limits = params as Limits;
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = limits.missingProperty ?? limits.additionalProperty ?? propertyName;
  const field = (last === undefined ? path : [...path, last]).join('.');
  const wrong = messages[keyword]?.(limits) ?? message ?? 'is invalid';
  return { field, message: propertyName === undefined ? wrong : `is not a valid name: it ${wrong}` };
}

/**
 * All invalid fields of a validation, each once, by dotted path. `whole` is the name used when the request as a whole
 * is invalid.
 */
export function problemsOf(errors: readonly ErrorObject[], whole: string): FieldError[] {
  const meaningful = errors.filter((error) => !isNoise(error));
  const seen = new Map<string, FieldError>();
  for (const error of meaningful.length > 0 ? meaningful : errors) {
    const problem = problemOf(error);
    const field = problem.field || whole;
    if (!seen.has(field)) seen.set(field, { ...problem, field });
  }
  return [...seen.values()];
}
