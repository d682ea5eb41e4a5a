/** What an entry of the audit log says about a change. */
import { changesBetween, type Changes } from '../changes.js';

/** Fields whose values are secrets, and fields that change by themselves. */
const secret = /(^|\.)(secret|key|client_secret|token)$/;
const passing = /(^|\.)(last_active_at|last_used_at|last_used_ip)$/;
const maxFields = 100;
const maxTextLength = 500;

/**
 * The fields that differ between two states of an object, as the API returns them. Secrets are named without their
 * values; long texts are cut.
 */
export function auditChanges(before: object, after: object): Changes {
  const changed = Object.entries(changesBetween(before, after)).filter(([field]) => !passing.test(field));
  return Object.fromEntries(
    changed
      .slice(0, maxFields)
      .map(([field, { from, to }]) => [
        field,
        secret.test(field) ? { from: null, to: null } : { from: shortened(from), to: shortened(to) },
      ]),
  );
}

function shortened(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= maxTextLength) return value;
  return `${text.slice(0, maxTextLength)}…`;
}

const nameFields = ['name', 'number', 'title', 'email', 'url', 'file_name', 'description'] as const;

/** What people call an object: its name, number or title, or its two currencies; null if it has none. */
export function nameOf(data: object): string | null {
  const fields = data as Readonly<Record<string, unknown>>;
  const found = nameFields.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
  if (typeof found === 'string') return found.slice(0, 200);
  const { from, to } = fields;
  return typeof from === 'string' && typeof to === 'string' ? `${from} ${to}` : null;
}
