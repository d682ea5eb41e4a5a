/**
 * Serves the pages of the portal: finds the signed-in contact, shows pages, carries out forms, and shows errors as
 * pages.
 */
import Router from '@koa/router';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { Renderer } from '../../documents/renderer.js';
import { ApiError } from '../../domain/errors.js';
import type { Settings } from '../../settings/settings.js';
import { answerFile } from '../responses/answer-file.js';
import { headersOf, statusOf, toApiError } from '../responses/errors.js';
import { assertOwnOrigin } from '../identity/own-origin.js';
import { readerLanguage } from '../responses/reader-language.js';
import { signInUrl, workspaceIn } from '../identity/realms.js';
import type { Ask } from '../contract/ask.js';
import { keyOf } from './fields.js';
import { barePage, contentSecurityPolicy, layout } from './layout.js';
import type { FormAttempt, PortalFile, PortalPage, Section } from './page.js';
import { files, pages } from './pages/index.js';
import { sections } from './pages/sections.js';
import { wrongPage } from './pages/wrong.js';
import { uploadFolder } from '../../settings/upload-folder.js';
import { withSentForm, type Sent } from './sent-form.js';
import { signedOutPage } from './signed-out.js';
import { serveStyles } from './styles.js';
import { portalVisitOf, type PortalVisit } from './visit.js';
import { portalWords } from './words.js';

export interface PortalParts {
  readonly ask: Ask;
  readonly renderer: Renderer;
  readonly log: Pick<Logger, 'error'>;
  readonly settings: Pick<Settings, 'PUBLIC_URL' | 'DATA_DIR'>;
}

/** The pages under `/portal` for contacts who are signed in. Routes of the sign-in pages must be added before these. */
export function portalPages(parts: PortalParts): Router {
  const router = new Router();
  serveStyles(router);
  router.use('/portal', (context, next) => {
    context.set({
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': 'private, no-store',
      // The address is not sent to other sites. With `no-referrer`, browsers would send `null` as the origin of a form.
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex, nofollow',
    });
    return next();
  });
  for (const page of pages) servePage(router, parts, page);
  for (const file of files) serveFile(router, parts, file);
  router.get('/portal/*rest', async (context) => {
    await visiting(parts, context, undefined, () => Promise.reject(new ApiError('not_found', 'No such page')));
  });
  return router;
}

function servePage(router: Router, parts: PortalParts, page: PortalPage): void {
  router.get(page.path, async (context) => {
    await visiting(parts, context, page.section, (visit) => show(context, visit, page));
  });
  const { forms } = page;
  if (!forms) return;
  router.post(page.path, async (context) => {
    await visiting(parts, context, page.section, (visit) =>
      withSentForm(context, uploadFolder(parts.settings), (sent) => takeForm(context, visit, page, sent)),
    );
  });
}

function serveFile(router: Router, parts: PortalParts, { path, file, isCached = false }: PortalFile): void {
  router.get(path, async (context) => {
    await visiting(parts, context, undefined, async (visit) => {
      await answerFile(context, await file(visit), parts.renderer);
      if (isCached) context.set('Cache-Control', 'private, max-age=86400, immutable');
    });
  });
}

async function show(context: Context, visit: PortalVisit, page: PortalPage, attempt?: FormAttempt): Promise<void> {
  const shown = await page.show(visit, attempt);
  const { profile, words } = visit;
  context.type = 'html';
  context.body = layout({ profile, words, sections, section: page.section, isWrong: attempt !== undefined }, shown);
}

/** Errors after which a form can be sent again, corrected or a little later: its page shows it with the error. */
const correctable: ReadonlySet<ApiError['code']> = new Set<ApiError['code']>([
  'invalid_request',
  'invalid_state',
  'deletion_pending',
  'duplicate',
  'precondition_failed',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limit_exceeded',
  'unavailable',
  'idempotency_in_progress',
  'idempotency_key_reused',
]);

async function takeForm(context: Context, visit: PortalVisit, page: PortalPage, sent: Sent): Promise<void> {
  const { form: name = '' } = sent.values;
  const form = page.forms && Object.hasOwn(page.forms, name) ? page.forms[name] : undefined;
  if (!form) throw new ApiError('not_found', 'No such form');
  try {
    const next = await form.submit(visit, sent, keyOf(sent.values));
    context.status = 303;
    context.redirect(next);
  } catch (thrown) {
    const error = toApiError(thrown);
    if (!correctable.has(error.code)) throw thrown;
    context.status = statusOf[error.code];
    context.set(headersOf(error));
    await show(context, visit, page, { form: name, sent, error });
  }
}

/** Does the work for the signed-in contact; redirects anyone else to sign in, and shows an error as a page. */
async function visiting(
  { ask, log, settings }: PortalParts,
  context: Context,
  section: Section | undefined,
  work: (visit: PortalVisit) => Promise<void>,
): Promise<void> {
  let visit: PortalVisit | undefined;
  try {
    visit = await portalVisitOf(ask, context);
    await work(visit);
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.code === 'unauthorized') {
      await redirectToSignIn(context, settings, visit === undefined).catch((later: unknown) => {
        writeFailure(context, undefined, section, toApiError(later));
      });
      return;
    }
    if (statusOf[error.code] >= 500) log.error({ err: thrown, request_id: context.state['requestId'] }, error.message);
    writeFailure(context, visit, section, error);
  }
}

/**
 * Redirects to sign in, and from there back to this page. If a form was sent whose body has not been read yet, shows
 * what was written in it instead, with a link to sign in.
 */
async function redirectToSignIn(context: Context, settings: PortalParts['settings'], isUnread: boolean): Promise<void> {
  // Links in mails of a test side have a `workspace_id`: without it, contacts of a test side cannot sign in.
  const workspace_id = workspaceIn(context.query['workspace_id']);
  const url = signInUrl('portal', { next: context.url, workspace_id });
  if (isUnread && context.method === 'POST') {
    assertOwnOrigin(context, settings);
    const page = await signedOutPage(context, uploadFolder(settings), portalWords(readerLanguage(context)), url);
    if (page !== undefined) {
      context.status = 401;
      context.type = 'html';
      context.body = page;
      return;
    }
  }
  context.status = 303;
  context.redirect(url);
}

function writeFailure(
  context: Context,
  visit: PortalVisit | undefined,
  section: Section | undefined,
  error: ApiError,
): void {
  context.status = statusOf[error.code];
  context.set({
    ...headersOf(error),
    'Content-Security-Policy': contentSecurityPolicy,
    'Cache-Control': 'private, no-store',
  });
  context.remove('Content-Disposition');
  context.type = 'html';
  if (visit) {
    const { profile, words } = visit;
    context.body = layout({ profile, words, sections, section, isWrong: true }, wrongPage(words, error));
    return;
  }
  const words = portalWords(readerLanguage(context));
  const { title, body } = wrongPage(words, error);
  context.body = barePage(words, title, body);
}
