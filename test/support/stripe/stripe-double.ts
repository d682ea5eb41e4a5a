/**
 * A server that speaks the part of Stripe's API that Docket uses, with an account for each key. Unlike stripe-mock, it remembers: what is paid on
 * a page is paid, and signed messages say so.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { DoubleAccount, madeUp, nowInSeconds, type DoublePage } from './double-account.js';

export interface StripeDouble {
  readonly url: string;
  /** The account of a key; each key has its own. */
  readonly accountOf: (key: string) => DoubleAccount;
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly status?: number;
  readonly body: object;
}

const refused = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message } },
});

export async function startStripeDouble(): Promise<StripeDouble> {
  const accounts = new Map<string, DoubleAccount>();
  const accountOf = (key: string): DoubleAccount => {
    const account = accounts.get(key) ?? new DoubleAccount();
    accounts.set(key, account);
    return account;
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const account = accountOf(keyOf(request));
    const content = await text(request);
    await account.takeTime();
    const { status = 200, body } = answer(request, content, account);
    // What happens from now on is not in it.
    const sent = JSON.stringify(body);
    await account.takeTime();
    if (status === 200) await account.whileHeld(nameOf(request));
    response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': madeUp('req') });
    response.end(sent);
  };
  const server = createServer((request, response) => {
    // The client may have been killed.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accountOf,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const keyOf = ({ headers }: IncomingMessage): string => /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1] ?? '';

const urlOf = ({ url = '' }: IncomingMessage): URL => new URL(url, 'http://stripe');

/** A request as `POST /v1/refunds`. */
const nameOf = (request: IncomingMessage): string => `${request.method ?? ''} ${urlOf(request).pathname}`;

function answer(request: IncomingMessage, body: string, account: DoubleAccount): Answer {
  const key = keyOf(request);
  const { searchParams } = urlOf(request);
  const name = nameOf(request);
  if (key.includes('Wrong'))
    return refused(401, 'invalid_api_key', `Invalid API Key provided: ${key.slice(0, 12)}****`);
  account.requests.push(name);
  if (request.method === 'POST' && account.refusal)
    return refused(account.refusal.status, account.refusal.code, account.refusal.message);
  const idempotencyKey = request.headers['idempotency-key'];
  if (typeof idempotencyKey !== 'string') return perform(account, key, name, body || searchParams);
  const before = account.answered.get(idempotencyKey);
  if (before && before.form !== body)
    return refused(400, 'idempotency_error', 'The same key came with another request');
  const done = before ? { body: before.answer } : perform(account, key, name, body);
  if (done.status === undefined) account.answered.set(idempotencyKey, { form: body, answer: done.body });
  return done;
}

function perform(account: DoubleAccount, key: string, what: string, given: string | URLSearchParams): Answer {
  const form = new URLSearchParams(given);
  const [, subject = ''] =
    /^\w+ \/v1\/(?:checkout\/sessions|payment_intents|webhook_endpoints)\/(\w+)/.exec(what) ?? [];
  const path = what.replace(subject === '' ? /$^/ : subject, ':id');
  switch (path) {
    case 'GET /v1/account':
      return key.includes('Limited')
        ? refused(403, 'more_permissions_required', 'The key may not read its account')
        : { body: { id: account.id, object: 'account', settings: { dashboard: { display_name: 'Northwind' } } } };
    case 'POST /v1/webhook_endpoints':
      return addEndpoint(account, key, form);
    case 'DELETE /v1/webhook_endpoints/:id':
      account.endpoints.delete(subject);
      return { body: { id: subject, object: 'webhook_endpoint', deleted: true } };
    case 'POST /v1/checkout/sessions':
      return { body: addPage(account, form) };
    case 'GET /v1/checkout/sessions/:id':
      return shownPage(account, subject);
    case 'POST /v1/checkout/sessions/:id/expire':
      if (account.pages.get(subject)?.status !== 'open')
        return refused(400, 'resource_missing', 'Only an open page can be expired');
      account.expire(subject);
      return shownPage(account, subject);
    case 'GET /v1/payment_intents/:id':
      return shownIntent(account, subject);
    case 'POST /v1/refunds':
      return addRefund(account, form);
    case 'GET /v1/refunds':
      return listed([...account.refunds.values()], form);
    case 'GET /v1/disputes':
      return listed([...account.disputes.values()], form);
    default:
      return refused(404, 'resource_missing', `Unrecognized request URL (${what})`);
  }
}

function addEndpoint(account: DoubleAccount, key: string, form: URLSearchParams): Answer {
  if (key.includes('Hidden')) return refused(400, 'url_invalid', 'The URL must be publicly accessible');
  const [id, secret] = [madeUp('we'), madeUp('whsec')];
  account.endpoints.set(id, { url: form.get('url') ?? '', secret });
  return { body: { id, object: 'webhook_endpoint', secret } };
}

const metadataOf = (form: URLSearchParams, prefix = 'metadata'): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
    ),
  );

function addPage(account: DoubleAccount, form: URLSearchParams): DoublePage {
  const id = madeUp('cs_test');
  const page: DoublePage = {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.example/c/pay/${id}`,
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    name: form.get('line_items[0][price_data][product_data][name]') ?? '',
    metadata: metadataOf(form, 'payment_intent_data[metadata]'),
    client_reference_id: form.get('client_reference_id'),
    locale: form.get('locale'),
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url'),
    created: nowInSeconds(),
    expires_at: nowInSeconds() + 86_400,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
  };
  account.pages.set(id, page);
  return page;
}

function shownPage(account: DoubleAccount, id: string): Answer {
  const page = account.pages.get(id);
  if (!page) return refused(404, 'resource_missing', `No such checkout session: ${id}`);
  const intent = page.payment_intent === null ? null : (account.intents.get(page.payment_intent) ?? null);
  return { body: { ...page, payment_intent: intent } };
}

function shownIntent(account: DoubleAccount, id: string): Answer {
  const intent = account.intents.get(id);
  if (!intent) return refused(404, 'resource_missing', `No such payment_intent: ${id}`);
  const { fee, type, amount, currency, created, status } = intent;
  const booked = fee === null ? null : { id: madeUp('txn'), fee, currency: 'eur', created };
  return {
    body: {
      ...intent,
      amount_received: status === 'succeeded' ? amount : 0,
      latest_charge: {
        id: madeUp('ch'),
        object: 'charge',
        created,
        currency,
        balance_transaction: booked,
        payment_method_details: { type },
      },
    },
  };
}

function addRefund(account: DoubleAccount, form: URLSearchParams): Answer {
  const intentId = form.get('payment_intent') ?? '';
  const intent = account.intents.get(intentId);
  if (!intent) return refused(404, 'resource_missing', `No such payment_intent: ${intentId}`);
  const amount = Number(form.get('amount'));
  if ([...account.disputes.values()].some((each) => each.payment_intent === intentId && each.status !== 'won'))
    return refused(400, 'charge_disputed', 'The charge is disputed');
  if (amount > account.leftOf(intentId))
    return refused(400, 'charge_already_refunded', 'The refund is more than is left of the charge');
  account.refund(intentId, amount, metadataOf(form));
  const made = [...account.refunds.values()].at(-1);
  return { body: made ?? {} };
}

/** The newest first, as Stripe lists. */
const listed = (all: readonly { readonly payment_intent: string }[], form: URLSearchParams): Answer => ({
  body: {
    object: 'list',
    has_more: false,
    data: all.filter((each) => each.payment_intent === form.get('payment_intent')).toReversed(),
  },
});
