/**
 * The page of the test payment method, at the unguessable link of an invoice on a test side: it acts as the provider.
 */
import Router from '@koa/router';
import type { Context } from 'koa';
import { paymentMethodsOf } from '../../commands/billing/payment-methods/index.js';
import { payForTest, testOutcomes, type TestOutcome } from '../../commands/billing/payment-methods/pay-for-test.js';
import { createFormats } from '../../documents/formats.js';
import { invalid, notFound } from '../../domain/errors.js';
import { findHostedInvoice, Invoice } from '../../models/billing/invoice.js';
import type { Ctx } from '../../models/context.js';
import { newId } from '../../models/ids.js';
import { changing } from '../../models/workspace/test-side.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { choicePage, wordsPage } from './form-page.js';
import { guardPages, serveForm, type PageParts } from './form-route.js';

const outcomes: Record<TestOutcome, { readonly label: string; readonly more: string; readonly done: string }> = {
  success: { label: 'Pay', more: 'The payment succeeds at once', done: 'The payment was received.' },
  decline: { label: 'Be declined', more: 'Nothing is paid', done: 'The payment was declined. Nothing was paid.' },
  late: {
    label: 'Pay late',
    more: 'The money comes three days later by the test clock',
    done: 'The payment is on its way. It arrives in three days of the test clock.',
  },
  twice: {
    label: 'Pay, reported twice',
    more: 'The provider reports the same payment twice; it counts once',
    done: 'The payment was received, and reported twice.',
  },
  too_much: {
    label: 'Pay too much',
    more: '10 more than requested; the surplus is credit of the client',
    done: 'The payment was received. It was more than was due.',
  },
};

interface Shown {
  readonly invoice_number: string;
  readonly amount: string;
  readonly currency: string;
  /** The provider's reference: sending the form again pays only once. */
  readonly reference: string;
}

/** `/i/{token}/pay/test` */
export function testPayments(parts: PageParts): Router {
  const router = new Router();
  guardPages(router);
  serveForm<Shown>(router, parts, {
    path: '/i/:token/pay/test',
    fields: ['outcome', 'reference', 'amount'],
    async show(context) {
      const { ctx, invoice } = await find(parts, context);
      const methods = await paymentMethodsOf(ctx, invoice);
      if (!methods.some(({ method }) => method === 'test')) throw notFound();
      const { invoice_number, outstanding: amount, currency } = invoice;
      return { invoice_number, amount, currency, reference: newId('test') };
    },
    page: ({ invoice_number: number, amount, currency, reference }) =>
      choicePage(
        `Pay invoice ${number}`,
        `This is a test: no money moves. ${createFormats(null, currency).money(amount)} is due. Choose the outcome of the payment:`,
        {
          name: 'outcome',
          hidden: { reference, amount },
          choices: testOutcomes.map((value) => ({ value, ...outcomes[value] })),
        },
      ),
    async submit(context, { outcome = '', reference = '', amount = '' }) {
      const chosen = testOutcomes.find((each) => each === outcome);
      if (!chosen) throw invalid('outcome', `must be one of ${testOutcomes.join(', ')}`);
      if (!/^[\w-]{1,100}$/.test(reference)) throw invalid('reference', 'must be 1 to 100 letters, digits, _ or -');
      if (!/^\d{1,13}(\.\d{1,4})?$/.test(amount) || Number(amount) === 0)
        throw invalid('amount', 'must be a decimal number greater than 0');
      const { ctx, invoice } = await find(parts, context);
      await changing(ctx, async (writing) =>
        payForTest(writing, await Invoice.lock(writing, invoice.id), chosen, { reference, amount }),
      );
      parts.jobs.wake();
      const url = context.path.replace(/\/pay\/test\/?$/, '');
      return {
        json: { data: { outcome, reference } },
        page: () =>
          wordsPage(`Invoice ${invoice.invoice_number}`, [outcomes[chosen].done], {
            link: { text: 'Back to the invoice', url },
          }),
      };
    },
  });
  return router;
}

/** The invoice of the link, if it is on a test side; otherwise not found. */
async function find(parts: PageParts, context: Context): Promise<{ readonly ctx: Ctx; readonly invoice: Invoice }> {
  const [, token = ''] = /^\/i\/([\w-]{43})\//.exec(context.path) ?? [];
  const hosted = token === '' ? undefined : await findHostedInvoice(parts, token);
  if (!hosted) throw notFound();
  const ctx = await systemContext(parts, hosted.workspace_id);
  if (ctx.workspace.mode === 'live') throw notFound();
  return { ctx, invoice: await Invoice.get(ctx, hosted.id) };
}
