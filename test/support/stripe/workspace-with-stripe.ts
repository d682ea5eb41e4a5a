import { buildWorkspace } from '../builders/workspace.js';
import { openHosted } from '../builders/invoices.js';
import { testApi, type ApiClient } from '../service/api.js';
import { until } from '../service/waiting.js';
import { postEvent, type Signing } from './post-event.js';
import { madeUp, type DoubleAccount, type DoubleEvent, type DoublePage } from './double-account.js';

export interface StripeWorkspace {
  readonly owner: ApiClient;
  readonly key: string;
  readonly account: DoubleAccount;
  /** Sends messages as Stripe does, one after the other, and waits until the books are changed. */
  readonly deliver: (events: readonly DoubleEvent[]) => Promise<void>;
  /** Goes to Stripe from the page of an invoice, and returns the page there. */
  readonly openPage: (hostedUrl: string | null | undefined, query?: string) => Promise<DoublePage>;
  /** Waits until nothing is left to be done at Stripe now. */
  readonly settled: () => Promise<void>;
}

/** A workspace with an account at the double of Stripe. */
export async function buildStripeWorkspace(): Promise<StripeWorkspace> {
  const { owner } = await buildWorkspace();
  const { stripe } = await testApi();
  const key = madeUp('sk_test');
  await owner.call('updateStripeConnection', { body: { secret_key: key } });
  const account = stripe.accountOf(key);
  return {
    owner,
    key,
    account,
    async deliver(events) {
      for (const event of events) await sendEvent(owner, account, event);
      await settled(owner);
    },
    async openPage(hostedUrl, query = '') {
      const { status, headers } = await openHosted(hostedUrl, { redirect: 'manual' }, `/pay/stripe${query}`);
      const page = [...account.pages.values()].find(({ url }) => url === headers.get('location'));
      if (!page) throw new Error(`The page answered ${status} and led to ${headers.get('location') ?? 'nowhere'}`);
      return page;
    },
    settled: () => settled(owner),
  };
}

/** Posts a message with the signature of the account's endpoint, or another one. */
export async function sendEvent(
  owner: ApiClient,
  account: DoubleAccount,
  event: DoubleEvent,
  signing: Signing = {},
): Promise<Response> {
  return postEvent({ url: (await testApi()).url, workspaceId: owner.workspaceId }, account, event, signing);
}

async function settled({ workspaceId }: ApiClient): Promise<void> {
  const { db } = await testApi();
  const due = () => db('stripe_tasks').where('workspace_id', workspaceId).whereRaw('due_at <= NOW(3)').first('id');
  await until(async () => (await due()) === undefined);
}
