/** Routes of a page with a form: shown by GET, sent by POST, as pages for people and as JSON for programs. */
import type Router from '@koa/router';
import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.js';
import { headersOf, statusOf } from '../responses/errors.js';
import type { Visit } from '../../commands/people/page-context.js';
import { readForm, wantsJson, type FormInput } from './form-input.js';
import { contentSecurityPolicy, wordsPage } from './form-page.js';
import { english, type Voice } from './reader.js';
import { assertOwnOrigin } from '../identity/own-origin.js';
import { originOf } from '../identity/origin.js';

/** The response: `json` for programs, and for people a page, or the next page to go to. */
export interface Reply {
  readonly json: object;
  /** The status of `json`; 200 unless given. */
  readonly status?: number;
  /** The status of the page; 200 unless given. */
  readonly pageStatus?: number;
  /** Renders the page; called only if the page is sent. */
  readonly page?: () => string;
  readonly next?: string;
}

export interface FormRoute<Shown> {
  readonly path: string;
  /** The fields that the form can have. */
  readonly fields: readonly string[];
  /** The content of the page; throws if there is nothing to show. */
  readonly show: (context: Context) => Promise<Shown>;
  /** The content for programs; by default, all of it. */
  readonly data?: (shown: Shown) => object | null;
  /** Renders the page; `sent` and `error` are those of a form that was sent and refused. */
  readonly page: (shown: Shown, context: Context, sent: FormInput, error?: ApiError) => string;
  /** The address to redirect to instead of showing the page, if any. */
  readonly instead?: (shown: Shown, context: Context) => string | undefined;
  readonly submit: (context: Context, input: FormInput) => Promise<Reply>;
  /** The wording of an error that replaces the page; English by default. */
  readonly voiceFor?: (context: Context) => Voice;
}

export type PageParts = Pick<Visit, 'db' | 'settings' | 'jobs'>;

/** The context in which commands run for a request on a page. */
export const visitOf = (parts: PageParts, context: Context): Visit => ({
  ...parts,
  requestId: String(context.state['requestId']),
  origin: originOf(context),
});

/** Headers of every page with a form, so that neither its input nor a token in its address is stored anywhere. */
export function guardPages(router: Router, policy = contentSecurityPolicy): void {
  router.use((context, next) => {
    context.set({
      'Content-Security-Policy': policy,
      'Cache-Control': 'private, no-store',
      // The address is not sent to other sites. With `no-referrer`, browsers would send `null` as the origin of a form.
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex, nofollow',
    });
    return next();
  });
}

/** Adds the routes of a form. */
export function serveForm<Shown>(router: Router, { settings }: PageParts, route: FormRoute<Shown>): void {
  const { path, fields, show, data = (shown) => shown, page, submit, instead, voiceFor } = route;
  router.get(path, async (context) => {
    await respond(
      context,
      async () => {
        const shown = await show(context);
        const next = instead?.(shown, context);
        return {
          json: { data: data(shown) },
          ...(next === undefined ? { page: () => page(shown, context, {}) } : { next }),
        };
      },
      { voiceFor },
    );
  });
  router.post(path, async (context) => {
    let sent: FormInput = {};
    await respond(
      context,
      async () => {
        assertOwnOrigin(context, settings);
        sent = await readForm(context, fields);
        return submit(context, sent);
      },
      { voiceFor, again: async (error) => page(await show(context), context, sent, error) },
    );
  });
}

/** Errors after which a form can be corrected and sent again; all others get their own page. */
const correctable = new Set<ApiError['code']>(['invalid_request', 'unauthorized', 'rate_limit_exceeded']);

interface Failing {
  /** Renders the page with the error on it. */
  readonly again?: (error: ApiError) => Promise<string>;
  readonly voiceFor?: FormRoute<unknown>['voiceFor'] | undefined;
}

/** Does the work and responds with JSON or a page, as the request wants, even if the work fails. */
export async function respond(
  context: Context,
  work: () => Promise<Reply>,
  { again, voiceFor = () => english }: Failing = {},
): Promise<void> {
  const asJson = wantsJson(context);
  try {
    write(context, asJson, await work());
  } catch (error) {
    if (asJson || !(error instanceof ApiError)) throw error;
    context.status = statusOf[error.code];
    context.set(headersOf(error));
    context.type = 'html';
    context.body = again && correctable.has(error.code) ? await again(error) : refusalPage(voiceFor(context), error);
  }
}

function write(context: Context, asJson: boolean, { json, status = 200, pageStatus = 200, page, next }: Reply): void {
  if (asJson) {
    context.status = status;
    context.body = json;
  } else if (next === undefined) {
    context.status = pageStatus;
    context.type = 'html';
    context.body = page?.();
  } else {
    context.status = 303;
    context.redirect(next);
  }
}

function refusalPage({ refusal, language }: Voice, error: ApiError): string {
  const { title, text } = refusal(error);
  return wordsPage(title, [text], { language });
}
