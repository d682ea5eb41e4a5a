/** What of an answer its reader may see goes by the contract: one rule for every operation, whatever made the answer (`x-needs`). */
import { may, permissions, type Subject } from '../../domain/people/policy.js';
import type { OperationId } from '../../contract/contract.js';
import { answerFieldsOf, type Fields } from '../contract/fields.js';

type Json = Record<string, unknown>;

/** The answer without what takes a permission that the reader lacks: rates, and money from which they could be reckoned. */
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
