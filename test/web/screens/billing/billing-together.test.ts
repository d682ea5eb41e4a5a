/**
 * Two people on one invoice: what one has typed stays while the other changes the invoice, and nothing is sent that the
 * first has not seen.
 */
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { buildInvoice, buildSentInvoice, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { chooseMore, finish, pathOf, stateOf } from '../../support/billing.js';
import { deafen, inBrowsers, type Open } from '../../support/dashboard.js';

/** Two people with the same draft open. */
async function openTwice(open: Open) {
  const { live } = await buildWorkspace();
  const invoice = await buildInvoice(live);
  const admin = await buildUser(live, 'admin');
  const [first, second] = [await open(live, pathOf(invoice)), await open(admin, pathOf(invoice))];
  for (const page of [first, second]) await page.getByRole('row', { name: /Consulting/ }).waitFor();
  return { live, invoice, first, second };
}

/** Opens the line and types into it without saving. */
async function typeOnLine(page: Page): Promise<Locator> {
  await page.getByRole('row', { name: /Consulting/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit line' });
  await dialog.getByLabel('Description').fill('Consulting in May');
  return dialog;
}

describe('two people on one invoice', () => {
  const inBrowser = inBrowsers();

  it(
    'see what the other has changed before they change the same line, and keep what they typed',
    inBrowser(async (open) => {
      const { live, invoice, first, second } = await openTwice(open);
      const dialog = await typeOnLine(second);
      await first.getByRole('row', { name: /Consulting/ }).click();
      await first.getByRole('dialog').getByRole('textbox', { name: 'Rate' }).fill('150');
      await finish(first, 'Save line');
      await dialog.getByText('Total: $100.00 → $150.00').waitFor();
      expect(await dialog.getByLabel('Description').inputValue()).to.equal('Consulting in May');
      await dialog.getByRole('button', { name: 'Save line' }).click();
      // The notice about the conflict takes the focus.
      await dialog.locator('.notice:focus').waitFor();
      expect((await readInvoice(live, invoice.id)).amounts.total).to.equal(150);
      await dialog.getByRole('button', { name: 'Continue with their changes' }).click();
      await finish(second, 'Save line');
      const { line_items } = await readInvoice(live, invoice.id, ['line_items']);
      expect(line_items?.map(({ description, rate }) => [description, rate])).to.deep.equal([
        ['Consulting in May', 150],
      ]);
    }),
  );

  it(
    "see a conflict in the server's response if the stream of changes is cut: nothing is overwritten, and typed text is saved afterwards",
    inBrowser(async (open) => {
      const { live, invoice, second } = await openTwice(open);
      await deafen(second);
      await second.getByRole('button', { name: 'Edit' }).click();
      const dialog = second.getByRole('dialog');
      await dialog.getByLabel('PO number').fill('PO-4711');
      await live.call('updateInvoice', { params: { id: invoice.id }, body: { subject: 'By somebody else' } });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Subject: None → By somebody else').waitFor();
      expect(await dialog.getByLabel('PO number').inputValue()).to.equal('PO-4711');
      expect((await readInvoice(live, invoice.id)).po_number).to.equal(null);
      await dialog.getByRole('button', { name: 'Continue with their changes' }).click();
      await finish(second, 'Save');
      const { po_number, subject } = await readInvoice(live, invoice.id);
      expect([po_number, subject]).to.deep.equal(['PO-4711', 'By somebody else']);
    }),
  );

  it(
    'cannot send what the other has just changed without having looked at it',
    inBrowser(async (open) => {
      const { live, invoice, first, second } = await openTwice(open);
      await second.getByRole('button', { name: 'Send' }).click();
      await second.getByRole('dialog').getByLabel('Message').fill('As agreed');
      await first.getByRole('button', { name: 'Add line' }).click();
      await first.getByRole('dialog').getByLabel('Description').fill('Hosting');
      await first.getByRole('dialog').getByRole('textbox', { name: 'Rate' }).fill('20');
      await finish(first, 'Add line');
      const dialog = second.getByRole('dialog');
      await dialog.getByText('Lines: 1 → 2').waitFor();
      await dialog.getByRole('button', { name: 'Send invoice' }).click();
      await dialog.locator('.notice:focus').waitFor();
      expect((await readInvoice(live, invoice.id)).status).to.equal('draft');
      await dialog.getByRole('button', { name: 'Continue with their changes' }).click();
      expect(await dialog.getByLabel('Message').inputValue()).to.equal('As agreed');
      await finish(second, 'Send invoice');
      expect((await readInvoice(live, invoice.id)).status).to.equal('sent');
    }),
  );

  it(
    'can add a line again that the other deleted while they changed it',
    inBrowser(async (open) => {
      const { live, invoice, first, second } = await openTwice(open);
      const dialog = await typeOnLine(second);
      await first.getByRole('row', { name: /Consulting/ }).click();
      await first.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await dialog.getByText('Someone else deleted this line. You can add it again.').waitFor();
      expect(await dialog.getByLabel('Description').inputValue()).to.equal('Consulting in May');
      await dialog.getByRole('button', { name: 'Continue with their changes' }).click();
      await finish(second, 'Add line');
      const { line_items } = await readInvoice(live, invoice.id, ['line_items']);
      expect(line_items?.map(({ description, amount }) => [description, amount])).to.deep.equal([
        ['Consulting in May', 100],
      ]);
    }),
  );

  it(
    'can reorder its lines while the other adds one',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const invoice = await buildInvoice(live, {
        line_items: ['One', 'Two'].map((description) => lineAt(10, { description })),
      });
      const page = await open(live, pathOf(invoice));
      await page.getByRole('button', { name: 'Reorder', exact: true }).click();
      await page.getByRole('button', { name: 'Move One, 1 of 2' }).focus();
      await page.keyboard.press('ArrowDown');
      await live.call('addInvoiceLineItem', { params: { id: invoice.id }, body: lineAt(5, { description: 'Three' }) });
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Lines: 2 → 3').waitFor();
      await dialog.getByRole('button', { name: 'Continue with their changes' }).click();
      await finish(page, 'Save order');
      const { line_items } = await readInvoice(live, invoice.id, ['line_items']);
      expect(line_items?.map(({ description }) => description)).to.deep.equal(['Two', 'One', 'Three']);
    }),
  );

  it(
    'see at once that the other has voided it, and are offered nothing any more that a void invoice does not take',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const invoice = await buildSentInvoice(live);
      const admin = await buildUser(live, 'admin');
      const [first, second] = [await open(live, pathOf(invoice)), await open(admin, pathOf(invoice))];
      await second.getByRole('button', { name: 'Record payment' }).waitFor();
      await chooseMore(first, 'Void');
      await finish(first, 'Void invoice');
      await stateOf(second, 'Void').waitFor();
      await second.getByRole('button', { name: 'Record payment' }).waitFor({ state: 'detached' });
    }),
  );
});
