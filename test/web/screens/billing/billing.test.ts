/** Billing: unbilled work, drafts, sending and payments, by keyboard, with two people at once, and for each role. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, lineAt, pay, readInvoice } from '../../../support/builders/invoices.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks, phone } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

const pathOf = ({ id }: { readonly id: string }): string => `/billing/invoices/${id}`;
const stateOf = (page: Page, state: string) => page.locator('.page-head').getByText(state, { exact: true });

describe('the billing screen', () => {
  const inBrowser = inBrowsers();

  it(
    'bills work by keyboard alone: preview, draft, a further line, mail, payment',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { name: 'Acme', email: 'pay@acme.example' });
      const { id: project_id } = await buildProject(owner, { client_id, title: 'Shop relaunch' });
      await buildTimeEntry(owner, { project_id, hours: 3, rate_charged: 100 });
      const page = await open(owner, '/billing?tab=unbilled');
      const press = async (keys: string): Promise<void> => page.keyboard.press(keys);
      await page.getByRole('row', { name: /Acme/ }).focus();
      await press('Enter');
      await page.getByRole('dialog').getByLabel('Totals').waitFor();
      await until(async () => page.getByRole('button', { name: 'Create draft' }).isEnabled());
      await page.getByLabel('Subject').focus();
      await page.keyboard.type('Work in spring');
      await press('Control+Enter');
      await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await press('a');
      await page.getByRole('dialog', { name: 'Add line' }).waitFor();
      await page.keyboard.type('Hosting');
      await press('Tab');
      await page.keyboard.type('2');
      await press('Tab');
      await page.keyboard.type('20');
      await press('Control+Enter');
      await page.getByLabel('Totals').getByText('$340.00').first().waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await press('m');
      await page.getByRole('dialog').getByLabel('To', { exact: true }).waitFor();
      await press('Control+Enter');
      await stateOf(page, 'Sent').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await press('p');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).waitFor();
      await press('Control+Enter');
      await stateOf(page, 'Paid').waitFor();
    }),
  );

  it(
    'sends and takes a payment once, however quickly the button is pressed twice',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildInvoice(owner);
      const page = await open(owner, pathOf(invoice));
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('button', { name: 'Send invoice' }).dblclick();
      await stateOf(page, 'Sent').waitFor();
      await page.getByRole('button', { name: 'Record payment' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('30');
      await dialog.getByRole('button', { name: 'Record payment' }).dblclick();
      await stateOf(page, 'Partly paid').waitFor();
      expect((await owner.call('listTestMails', {})).pagination.total).to.equal(1);
      const { amounts, payments } = await readInvoice(owner, invoice.id, ['payments']);
      expect([amounts.outstanding, payments?.length]).to.deep.equal([70, 1]);
    }),
  );

  it(
    'tells the second of two who take the same payment, and what has changed, before anything is sent',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const invoice = await buildSentInvoice(live);
      const admin = await buildUser(live, 'admin');
      const [first, second] = [await open(live, pathOf(invoice)), await open(admin, pathOf(invoice))];
      for (const page of [first, second]) await page.getByRole('button', { name: 'Record payment' }).click();
      await first.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
      await stateOf(first, 'Paid').waitFor();
      const dialog = second.getByRole('dialog');
      await dialog.getByText('Someone else changed this in the meantime.').waitFor();
      await dialog.getByText('Status: Sent → Paid').waitFor();
      await dialog.getByText('Outstanding: $100.00 → $0.00').waitFor();
      await dialog.getByRole('button', { name: 'Record payment' }).click();
      // The notice about the conflict takes the focus.
      await dialog.locator('.notice:focus').waitFor();
      const { payments } = await readInvoice(live, invoice.id, ['payments']);
      expect(payments).to.have.length(1);
    }),
  );

  it(
    'keeps what was typed while someone else changes the invoice, and goes on from there',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const invoice = await buildInvoice(live);
      const page = await open(live, pathOf(invoice));
      await page.getByRole('button', { name: 'Edit' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('PO number').fill('PO-4711');
      await live.call('updateInvoice', { params: { id: invoice.id }, body: { subject: 'By somebody else' } });
      await dialog.getByText('Subject: None → By somebody else').waitFor();
      await dialog.getByRole('button', { name: 'Continue with their changes' }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      const { po_number, subject } = await readInvoice(live, invoice.id);
      expect([po_number, subject]).to.deep.equal(['PO-4711', 'By somebody else']);
    }),
  );

  it(
    'shows a refusal at the field that it is about',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const invoice = await buildSentInvoice(live);
      const page = await open(live, pathOf(invoice));
      await page.getByRole('button', { name: 'Record payment' }).click();
      const dialog = page.getByRole('dialog');
      const amount = dialog.getByRole('textbox', { name: 'Amount' });
      await amount.fill('100.01');
      await dialog.getByRole('button', { name: 'Record payment' }).click();
      const field = dialog.locator('.field', { has: page.getByRole('textbox', { name: 'Amount' }) });
      await field.locator('.field-problem').getByText(/\w/u).waitFor();
      expect(await amount.getAttribute('aria-invalid')).to.equal('true');
    }),
  );

  it(
    'leads from a figure of the aging to the invoices that make it, and back to it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme', email: 'pay@acme.example' });
      const { invoice_number } = await buildSentInvoice(live, { client_id });
      await buildSentInvoice(live, { line_items: [lineAt(70)] });
      const page = await open(live, '/billing?tab=aging');
      await page.getByRole('row', { name: /Acme/ }).getByRole('link', { name: '$100.00' }).first().click();
      await page.getByRole('row', { name: new RegExp(invoice_number, 'u') }).waitFor();
      expect(await page.getByRole('grid', { name: 'Invoices' }).getAttribute('aria-rowcount')).to.equal('2');
      await page.goBack();
      await page.getByRole('tab', { name: 'Aging', selected: true }).waitFor();
    }),
  );

  it(
    'takes an invoice through its approval, and back to draft',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await live.call('updateWorkspace', { body: { require_invoice_approval: true } });
      const invoice = await buildInvoice(live);
      const page = await open(live, pathOf(invoice));
      await page.getByRole('button', { name: 'Submit for approval' }).click();
      await stateOf(page, 'Awaiting approval').waitFor();
      await page.getByRole('button', { name: 'Return to draft' }).click();
      await page.getByRole('dialog').getByLabel('Reason').fill('The rate is wrong');
      await page.getByRole('dialog').getByRole('button', { name: 'Return to draft' }).click();
      await stateOf(page, 'Draft').waitFor();
      await page.getByRole('button', { name: 'Submit for approval' }).click();
      await page.getByRole('button', { name: 'Approve' }).click();
      await stateOf(page, 'Approved').waitFor();
      await page.getByRole('button', { name: 'Send' }).waitFor();
    }),
  );

  it(
    'credits an invoice, which leads to the credit note and its mail',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner);
      const page = await open(owner, pathOf(invoice));
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Credit note' }).click();
      await page.getByRole('dialog').getByLabel('Reason').fill('Billed twice');
      await page.getByRole('button', { name: 'Create credit note' }).click();
      await page.getByRole('heading', { level: 1, name: /^CN-/ }).waitFor();
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('button', { name: 'Send credit note' }).click();
      await page.getByText(/^Emailed to billing-/).waitFor();
      await page.getByRole('link', { name: invoice.invoice_number }).click();
      await stateOf(page, 'Paid').waitFor();
    }),
  );

  for (const role of ['member', 'contractor', 'manager'] as const)
    it(
      `shows a ${role}, who may not bill, nothing of money`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const invoice = await buildSentInvoice(live);
        const page = await open(await buildUser(live, role), pathOf(invoice));
        await page.getByRole('heading', { level: 1, name: 'You don’t have access' }).waitFor();
        const names = await page.getByRole('navigation', { name: 'Screens' }).getByRole('link').allInnerTexts();
        expect(names).not.to.include.members(['Billing']);
        expect(names).not.to.include.members(['Retainers']);
        expect(await page.getByRole('main').innerText()).not.to.contain('100');
      }),
    );

  it(
    'lets a viewer read invoices without their amounts, and change nothing',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const invoice = await buildSentInvoice(live);
      await pay(live, invoice.id, 40);
      const viewer = await buildUser(live, 'viewer');
      const page = await open(viewer, '/billing');
      await page.getByRole('link', { name: invoice.invoice_number }).click();
      await page.getByRole('heading', { level: 1, name: invoice.invoice_number }).waitFor();
      await stateOf(page, 'Partly paid').waitFor();
      expect(await page.getByRole('main').innerText()).not.to.match(/(100|40|60)\.00/u);
      const buttons = await page.getByRole('main').getByRole('button').allInnerTexts();
      expect(buttons.filter((words) => /Send|Record|Edit|Add|Refund|Discount|Void/u.test(words))).to.deep.equal([]);
    }),
  );

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about ${name}, on lists, an invoice and a preview`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        const { id: client_id } = await buildClient(owner, { name: 'شركة الأفق للاستشارات', email: 'pay@acme.example' });
        const { id: project_id } = await buildProject(owner, { client_id, title: 'Shop relaunch' });
        await buildTimeEntry(owner, { project_id, hours: 3, rate_charged: 100 });
        const invoice = await buildSentInvoice(owner, { client_id, line_items: [lineAt(100), lineAt(50)] });
        await pay(owner, invoice.id, 40);
        const page = await open(owner, pathOf(invoice), look);
        await page.getByRole('grid', { name: 'Payments' }).waitFor();
        await expectAccessible(page);
        for (const tab of ['invoices', 'payments', 'credit-notes', 'aging']) {
          await page.goto(`/billing?tab=${tab}`);
          await page.getByRole('tabpanel').locator('.stats').first().waitFor();
          await expectAccessible(page);
        }
        await page.goto(`/billing?tab=unbilled&bill=${client_id}`);
        await page.getByRole('dialog').getByLabel('Totals').waitFor();
        await expectAccessible(page);
      }),
    );

  it(
    'finds and pays an invoice on a phone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const invoice = await buildSentInvoice(live);
      await buildInvoice(live);
      const page = await open(live, '/billing?tab=invoices&status=sent', phone);
      await page.getByRole('link', { name: invoice.invoice_number }).click();
      // Not "Record payments": the list has that button, until the invoice replaces it.
      await page.getByRole('button', { name: 'Record payment', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
      await stateOf(page, 'Paid').waitFor();
      await page.goBack();
      await page.getByText('No invoices match these filters').waitFor();
      await expectNoSideways(page);
    }),
  );
});
