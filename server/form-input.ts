import { koaBody } from 'koa-body';
import type { Context } from 'koa';
import { ApiError, invalid, invalidMany } from '../domain/errors.js';

/** What was filled in, by name; what was left empty is not in it. */
export type FormInput = Readonly<Record<string, string>>;

const parse = koaBody({ json: true, urlencoded: true, text: false, jsonLimit: '64kb', formLimit: '64kb' });
const nothing = (): Promise<void> => Promise.resolve();

/** Whether a program is answered, which wants JSON, or a person, who wants a page: by what is sent, else by what is asked for. */
export function wantsJson(ctx: Context): boolean {
  const sent = ctx.is('json', '+json', 'urlencoded');
  return typeof sent === 'string' ? sent !== 'urlencoded' : ctx.accepts('html', 'json') === 'json';
}

/** Whether the request is a form that a browser could send for another site too. */
export const isForm = (ctx: Context): boolean => !ctx.is('json', '+json');

/** The fields of a form, or of the same as JSON. None but those named are taken, and only text. */
export async function readForm(ctx: Context, names: readonly string[]): Promise<FormInput> {
  if (ctx.request.length !== 0 && !ctx.is('json', '+json', 'urlencoded'))
    throw new ApiError('unsupported_media_type', 'Send application/json or application/x-www-form-urlencoded');
  await parse(ctx, nothing);
  const body: unknown = ctx.request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'must be an object');
  const fields = Object.entries(body as Record<string, unknown>);
  const problems = fields.flatMap(([field, value]) => {
    if (!names.includes(field)) return [{ field, message: 'is not a known field' }];
    return typeof value === 'string' ? [] : [{ field, message: 'must be a text' }];
  });
  if (problems.length > 0) throw invalidMany(problems);
  return Object.fromEntries(fields.filter(([, value]) => value !== '')) as FormInput;
}
