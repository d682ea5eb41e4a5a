/** What clients and Stripe itself call to pay an invoice by Stripe (docs/decisions/stripe.md). */
import Router from '@koa/router';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { checkReturn } from '../../commands/billing/stripe/paying-state.js';
import { receiveStripeEvent } from '../../commands/billing/stripe/receive-event.js';
import { startPaying } from '../../commands/billing/stripe/start-checkout.js';
import { wordsFor, type Words } from '../../documents/messages/words.js';
import { portalInvoiceUrl } from '../../domain/page-links.js';
import { findHostedInvoice, Invoice } from '../../models/billing/invoice.js';
import type { Ctx } from '../../models/context.js';
import { isReadOnly } from '../../models/workspace/read-only.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { readText } from '../contract/read-json.js';
import { workspaceIn } from '../identity/realms.js';
import { readerLanguage } from '../responses/reader-language.js';
import { wordsPage } from './form-page.js';
import { guardPages, type PageParts } from './form-route.js';

/** Stripe's largest events have a tenth of it. */
const maxBytes = 512 * 1024;
/** Remembers that the client came from the portal, to lead back there. */
const fromPortal = 'docket_pay_from';

interface StripeParts extends PageParts {
  readonly log: Pick<Logger, 'warn'>;
}

/** `/i/{token}/pay/stripe`, where it leads back to, and `/payment-providers/stripe/{workspace_id}`. */
export function stripePages(parts: StripeParts): Router {
  const router = new Router();
  router.post('/payment-providers/stripe/:workspace_id', (context) => takeEvent(parts, context));
  const pages = new Router({ prefix: '/i/:token/pay/stripe' });
  guardPages(pages);
  pages.get('/', (context) => leadToStripe(parts, context));
  pages.get('/done', (context) => comeBack(parts, context));
  router.use(pages.routes());
  return router;
}

/** Responds to Stripe before the books are changed: that is work of the worker, and is repeated until it succeeds. */
async function takeEvent(parts: StripeParts, context: Context): Promise<void> {
  context.set('Cache-Control', 'no-store');
  const body = await readText(context, maxBytes);
  const [, id] = /^\/payment-providers\/stripe\/([^/]+)\/?$/.exec(context.path) ?? [];
  const workspaceId = workspaceIn(id);
  const isTaken =
    workspaceId !== undefined &&
    (await receiveStripeEvent(parts, workspaceId, { body, signature: context.get('stripe-signature') }));
  context.status = isTaken ? 200 : 400;
  context.body = isTaken ? { received: true } : { error: 'The signature is not that of the endpoint of this address' };
}

interface Found {
  readonly ctx: Ctx;
  readonly invoice: Invoice;
}

async function leadToStripe(parts: StripeParts, context: Context): Promise<void> {
  const found = await find(parts, context);
  if (!found) return answer(context, 404, 'no_such_invoice_title', 'no_such_invoice_hint');
  const { ctx, invoice } = found;
  const isFromPortal = context.query['from'] === 'portal';
  const path = invoicePath(context);
  context.cookies.set(fromPortal, isFromPortal ? '1' : null, { path, sameSite: 'lax', httpOnly: true });
  const started = await startPaying(ctx, invoice);
  if ('fault' in started) {
    parts.log.warn({ workspace_id: ctx.workspace.id, invoice_id: invoice.id, ...started.fault }, 'no page of Stripe');
    return answer(context, 503, 'pay_not_possible', 'pay_not_possible_hint');
  }
  context.status = 303;
  context.redirect(started.url ?? path);
}

async function comeBack(parts: StripeParts, context: Context): Promise<void> {
  const found = await find(parts, context);
  if (!found) return answer(context, 404, 'no_such_invoice_title', 'no_such_invoice_hint');
  const { ctx, invoice } = found;
  const fault = isReadOnly(ctx.workspace) ? undefined : await checkReturn(ctx, invoice);
  if (fault)
    parts.log.warn(
      { workspace_id: ctx.workspace.id, invoice_id: invoice.id, ...fault },
      'the state of a payment was not read from Stripe',
    );
  const page =
    context.cookies.get(fromPortal) === '1'
      ? portalInvoiceUrl(parts.settings, ctx.workspace, invoice.id)
      : `${parts.settings.PUBLIC_URL}${invoicePath(context)}`;
  context.status = 303;
  context.redirect(`${page}${page.includes('?') ? '&' : '?'}checkout=done`);
}

const invoicePath = ({ path }: Context): string => path.replace(/\/pay\/stripe.*$/, '');

async function find(parts: StripeParts, context: Context): Promise<Found | undefined> {
  const [, token = ''] = /^\/i\/([\w-]{43})\//.exec(context.path) ?? [];
  const hosted = token === '' ? undefined : await findHostedInvoice(parts, token);
  if (!hosted) return undefined;
  const ctx = await systemContext(parts, hosted.workspace_id);
  return { ctx, invoice: await Invoice.get(ctx, hosted.id) };
}

function answer(context: Context, status: number, title: Say, hint: Say): void {
  const { say, language } = wordsFor(readerLanguage(context));
  context.status = status;
  context.type = 'html';
  const back = { text: say('view_invoice'), url: invoicePath(context) };
  context.body = wordsPage(say(title), [say(hint)], { language, ...(status === 404 ? {} : { link: back }) });
}

type Say = Parameters<Words['say']>[0];
