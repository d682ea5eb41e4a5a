/** Payments of a client over several of its invoices, and its credit. */
import { expect } from 'chai';
import { seen } from '../../../support/answers/seen.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildSentInvoice, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { finish, pathOf, stateOf } from '../../support/billing.js';
import { expectAccessible, inBrowsers } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';
import type { ApiClient } from '../../../support/service/api.js';

async function pileOf(owner: ApiClient, ...amounts: readonly number[]) {
  const { id: client_id } = await buildClient(owner, { email: 'pile@client.example' });
  const invoices = [];
  for (const [index, amount] of amounts.entries())
    invoices.push(
      await buildSentInvoice(owner, {
        client_id,
        line_items: [lineAt(amount)],
        invoice_date: `2026-0${index + 1}-01`,
        due_date: '2030-01-01',
      }),
    );
  return { client_id, invoices };
}

describe('a payment of a client', () => {
  const inBrowser = inBrowsers();

  it(
    'is proposed for the oldest invoices first, can be divided otherwise, and leaves its rest as credit',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { client_id, invoices } = await pileOf(owner, 600, 500, 700);
      const page = await open(owner, `/clients/${client_id}`);
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Record payment' }).click();
      const dialog = page.getByRole('dialog', { name: 'Record payment' });
      const amountOf = (index: number) =>
        dialog.getByRole('textbox', { name: `For ${seen(invoices[index]).invoice_number}` });
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('1500');
      await dialog.getByLabel('Reference').fill('January to March');
      const shown = await Promise.all([0, 1, 2].map(async (index) => amountOf(index).inputValue()));
      expect(shown).to.deep.equal(['600.00', '500.00', '400.00']);
      await amountOf(2).fill('300');
      await dialog.getByText('$100.00 becomes credit.').waitFor();
      await finish(page, 'Record payment');
      const outstanding = await Promise.all(
        invoices.map(async ({ id }) => (await readInvoice(owner, id)).amounts.outstanding),
      );
      expect(outstanding).to.deep.equal([0, 0, 400]);
      await page
        .getByRole('link', { name: /Credit/ })
        .getByText('$100.00')
        .waitFor();
    }),
  );

  it(
    'beyond its own amount is refused, and nothing typed is lost',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { client_id, invoices } = await pileOf(owner, 600);
      const page = await open(owner, `/clients/${client_id}`);
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Record payment' }).click();
      const dialog = page.getByRole('dialog', { name: 'Record payment' });
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('100');
      await dialog.getByRole('textbox', { name: `For ${seen(invoices[0]).invoice_number}` }).fill('150');
      await dialog.getByText('$50.00 more than the payment is allocated.').waitFor();
      await dialog.getByRole('button', { name: 'Record payment' }).click();
      await dialog.locator('.notice, .form-problem, [role=alert]').first().waitFor();
      expect(await dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).to.match(/^100/);
      expect((await owner.call('listPayments', {})).data).to.deep.equal([]);
    }),
  );

  it(
    'that is credit is offered on an open invoice, and pays it at once',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { client_id, invoices } = await pileOf(owner, 600);
      await owner.call('createPayment', { body: { client_id, amount: 700 } });
      const page = await open(owner, pathOf(seen(invoices[0])));
      await page.getByText('The client has a credit of $700.00.').waitFor();
      await page.getByRole('button', { name: 'Apply credit' }).click();
      await stateOf(page, 'Paid').waitFor();
      await page.getByRole('button', { name: 'Apply credit' }).waitFor({ state: 'detached' });
      const { accounts } = (await owner.call('getClientBalance', { params: { id: client_id } })).data;
      expect(accounts[0]?.credit).to.equal(100);
    }),
  );

  it(
    'is allocated otherwise and given back from its drawer, by keyboard, with what others did meanwhile in sight',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { client_id, invoices } = await pileOf(owner, 600, 500);
      const [first, second] = [seen(invoices[0]), seen(invoices[1])];
      const body = { client_id, amount: 900, allocations: [{ invoice_id: first.id, amount: 600 }] };
      const { data: payment } = await owner.call('createPayment', { body });
      const page = await open(owner, `/billing?tab=payments&payment=${payment.id}`);
      const drawer = page.getByRole('dialog', { name: 'Payment', exact: true });
      await drawer.getByRole('button', { name: 'Allocate' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Allocate payment' });
      const amountOf = (number: string) => dialog.getByRole('textbox', { name: `For ${number}` });
      await amountOf(second.invoice_number).waitFor();
      expect(await amountOf(first.invoice_number).inputValue()).to.equal('600.00');
      expect(await amountOf(second.invoice_number).inputValue()).to.equal('300.00');
      await expectAccessible(page);
      await amountOf(first.invoice_number).fill('100');
      await amountOf(second.invoice_number).fill('500');
      await dialog.getByText('$300.00 becomes credit.').waitFor();
      await dialog.getByRole('button', { name: 'Allocate payment' }).press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await drawer.getByText('$500.00').waitFor();
      expect([
        (await readInvoice(owner, first.id)).amounts.outstanding,
        (await readInvoice(owner, second.id)).amounts.outstanding,
      ]).to.deep.equal([500, 0]);
      await drawer.getByRole('button', { name: 'Give credit back' }).press('Enter');
      const back = page.getByRole('dialog', { name: 'Give credit back' });
      await back.getByRole('textbox', { name: 'Amount' }).fill('50');
      await owner.call('refundPayment', { params: { id: payment.id }, body: { amount: 20 } });
      await back.getByRole('button', { name: 'Give credit back' }).press('Enter');
      await back.getByText('$280.00').first().waitFor();
      await back.getByRole('button', { name: 'Continue with their changes' }).press('Enter');
      await expectAccessible(page);
      await back.getByRole('button', { name: 'Give credit back' }).press('Enter');
      await back.waitFor({ state: 'hidden' });
      const { accounts } = (await owner.call('getClientBalance', { params: { id: client_id } })).data;
      expect(accounts[0]?.credit).to.equal(230);
      await expectNoSideways(page);
    }),
  );
});
