/**
 * The contract determines which fields of a response its reader sees (`x-needs`): one rule for every operation,
 * regardless of how the response was built.
 */
import { may, permissions, type Subject } from '../../domain/people/policy.js';
import type { OperationId } from '../../contract/contract.js';
import { answerFieldsOf, type Fields } from '../contract/fields.js';

type Json = Record<string, unknown>;

/**
 * The response without fields for which the reader lacks the permission: rates, and amounts from which rates could be
 * derived.
 */
export function shownTo(reader: Subject, id: OperationId, answer: unknown): unknown {
  if (reader.permissions.size === permissions.length) return answer;
  return shownOf(answerFieldsOf(id), reader, answer);
}

function shownOf(fields: Fields, reader: Subject, value: unknown): unknown {
  if (fields.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => shownOf(fields, reader, each));
  const shown: Json = {};
  for (const [name, inner] of Object.entries(value)) {
    const field = fields.get(name);
    if (field?.need !== undefined && !may(reader, field.need)) continue;
    shown[name] = field ? shownOf(field.fields, reader, inner) : inner;
  }
  return shown;
}
