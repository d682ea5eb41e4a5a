/** Results of tools as an agent reads them: JSON with everything of the workspace under `data`. */
import { invalid } from '../domain/errors.js';
import { bytesOf, fit, fitTo, maxBytes, startOf } from './fit.js';
import type { ToolResult } from './tool.js';

/** A row of a list is cut to this size, so that a result has some of them. */
const rowBytes = 700;

/** One object, cut to size; `more` says how to read what was cut. */
export function objectResult(data: unknown, more: string, beside: object = {}): ToolResult {
  const resultOf = ({ value, cuts }: ReturnType<typeof fit>): ToolResult =>
    Object.keys(cuts).length === 0 ? { data: value, ...beside } : { data: value, ...beside, cut: cuts, more };
  return resultOf(fit(data, (fitted) => bytesOf(resultOf(fitted)) <= maxBytes));
}

/** As many of the rows as fit beside the rest of the result, but at least one. */
export function fittingRows(rows: readonly unknown[], beside: object): unknown[] {
  const left = maxBytes - bytesOf({ data: [], ...beside });
  const fitting: unknown[] = [];
  for (const row of rows) {
    const next = [...fitting, fitTo(row, Math.min(rowBytes, left))];
    if (fitting.length > 0 && bytesOf({ data: next, ...beside }) > maxBytes) break;
    fitting.push(next.at(-1));
  }
  return fitting;
}

/**
 * One field of an object, by its dotted name, from `offset` on: characters of a text, items of a list. `next_offset` is
 * where the rest begins.
 */
export function fieldResult(data: unknown, field: string, offset: number): ToolResult {
  const value = fieldIn(data, field);
  if (typeof value === 'string') {
    for (let length = 3800; ; length = Math.floor(length * 0.7)) {
      const part = startOf(value.slice(offset), length);
      const result = partResult(field, part, offset + part.length, value.length);
      if (bytesOf(result) <= maxBytes) return result;
    }
  }
  if (Array.isArray(value)) {
    const beside = { field, total: value.length, next_offset: value.length };
    const rows = fittingRows(value.slice(offset), beside);
    return partResult(field, rows, offset + rows.length, value.length);
  }
  return objectResult(value, `Name a field within ${field}.`, { field });
}

function partResult(field: string, data: unknown, end: number, total: number): ToolResult {
  return { data, field, total, ...(end < total ? { next_offset: end } : {}) };
}

function fieldIn(data: unknown, field: string): unknown {
  const [value, last] = field.split('.').reduce<[unknown, unknown]>(
    ([within], name) => {
      const isThere = typeof within === 'object' && within !== null && Object.hasOwn(within, name);
      return [isThere ? (within as Readonly<Record<string, unknown>>)[name] : undefined, within];
    },
    [data, undefined],
  );
  if (value !== undefined) return value;
  const names = typeof last === 'object' && last !== null ? Object.keys(last).slice(0, 40).join(', ') : '';
  throw invalid('field', `must be a dotted name of a field that is there${names === '' ? '' : `, such as ${names}`}`);
}
