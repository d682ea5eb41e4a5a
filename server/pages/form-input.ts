import type { Context } from 'koa';
import { ApiError, invalid, invalidMany, type FieldError } from '../../domain/errors.js';
import { readQuery } from '../contract/query.js';
import { parseJson, readText } from '../contract/read-json.js';

/** The submitted values by name, without empty ones. */
export type FormInput = Readonly<Record<string, string>>;

const limit = 64 * 1024;

/**
 * Whether to respond with JSON for a program or a page for a person: determined by the content type, or else by
 * `Accept`.
 */
export function wantsJson(ctx: Context): boolean {
  const sent = ctx.is('json', '+json', 'urlencoded');
  return typeof sent === 'string' ? sent !== 'urlencoded' : ctx.accepts('html', 'json') === 'json';
}

/** Whether the request is a form that a browser could also send on behalf of another site. */
export const isForm = (ctx: Context): boolean => !ctx.is('json', '+json');

/** The fields of a form, or of the equivalent JSON. Only the named ones are accepted, and only text. */
export async function readForm(ctx: Context, names: readonly string[]): Promise<FormInput> {
  if (ctx.request.length !== 0 && !ctx.is('json', '+json', 'urlencoded'))
    throw new ApiError('unsupported_media_type', 'Send application/json or application/x-www-form-urlencoded');
  const { fields, problems } = await readFields(ctx);
  for (const [field, value] of Object.entries(fields)) {
    if (!names.includes(field)) problems.push({ field, message: 'is not a known field' });
    else if (typeof value !== 'string') problems.push({ field, message: 'must be a text' });
  }
  if (problems.length > 0) throw invalidMany(problems);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as FormInput;
}

async function readFields(ctx: Context): Promise<{ fields: Record<string, unknown>; problems: FieldError[] }> {
  const text = await readText(ctx, limit);
  if (ctx.is('urlencoded') !== false) {
    const { query: fields, problems } = readQuery(text, []);
    return { fields, problems };
  }
  const fields = text === '' ? {} : parseJson(text);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw invalid('body', 'must be an object');
  return { fields: { ...fields }, problems: [] };
}
