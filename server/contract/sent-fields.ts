/**
 * Permissions also apply to the fields of a request: only users who can see money can set it (`x-needs` of the
 * contract).
 */
import { ApiError } from '../../domain/errors.js';
import { may, permissions, type Subject } from '../../domain/people/policy.js';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { bodyFieldsOf, type Fields } from './fields.js';

/**
 * Throws `forbidden` for the first field whose permission the sender lacks. On creation, null is the same as omitting
 * the field.
 */
export function assertMaySend(id: OperationId, sender: Subject, body: unknown): void {
  if (sender.permissions.size === permissions.length) return;
  assertMaySendWithin(bodyFieldsOf(id), sender, body, { path: '', takesNull: operations[id].method === 'post' });
}

interface Place {
  readonly path: string;
  readonly takesNull: boolean;
}

function assertMaySendWithin(fields: Fields, sender: Subject, value: unknown, { path, takesNull }: Place): void {
  if (fields.size === 0 || typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    // The fields of an array are those of its items.
    const field = Array.isArray(value) ? { need: undefined, fields } : fields.get(name);
    if (!field || inner === undefined || (inner === null && takesNull)) continue;
    if (field.need !== undefined && !may(sender, field.need))
      throw new ApiError('forbidden', `${at} requires the permission ${field.need}`, { field: at });
    assertMaySendWithin(field.fields, sender, inner, { path: at, takesNull });
  }
}
