/** Actions on a sent invoice: reminding, voiding, writing off, copying, tracing. */
import { expect } from 'chai';
import { buildApprovedExpense } from '../../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildSentInvoice, goTo, inDays, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { chooseMore, factsOf, finish, pathOf, stateOf } from '../../support/billing.js';

const overdue = { invoice_date: inDays(-40), due_date: inDays(-10) };

describe('an invoice in the dashboard', () => {
  const inBrowser = inBrowsers();

  it(
    'is reminded of once it is overdue, with the words of the reminder, and says how often it was',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner, overdue);
      const page = await open(owner, pathOf(invoice));
      await chooseMore(page, 'Send reminder');
      await page.getByRole('dialog').getByLabel('Message').fill('Has this slipped through?');
      await finish(page, 'Send reminder');
      await page.getByText(/^Emailed to billing-/).waitFor();
      await page.getByText(/^Reminder, .*, sent by hand$/).waitFor();
      const { data } = await owner.call('listTestMails', {});
      expect(data.filter(({ text }) => text.includes('Has this slipped through?'))).to.have.length(1);
    }),
  );

  it(
    'is voided after it was asked, which lets its hours be billed again',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { name: 'Acme', email: 'pay@acme.example' });
      await buildTimeEntry(owner, { client_id, hours: 3, rate_charged: 100 });
      const work = { client_id, from: '2026-03-01', to: '2026-03-31' };
      const { data: invoice } = await owner.call('createInvoiceFromTime', { body: work });
      const page = await open(owner, pathOf(invoice));
      await chooseMore(page, 'Void');
      const dialog = page.getByRole('dialog', { name: 'Void this invoice?' });
      await dialog.getByLabel('Reason').fill('The wrong client');
      await finish(page, 'Void invoice');
      await stateOf(page, 'Void').waitFor();
      expect(await page.getByRole('button', { name: /^(Send|Add line|Discount)$/ }).count()).to.equal(0);
      await page.goto('/billing?tab=unbilled');
      await page.getByRole('row', { name: /Acme/ }).getByText('3:00').waitFor();
    }),
  );

  it(
    'is written off, and still takes the payment that comes after all',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner, overdue);
      const page = await open(owner, pathOf(invoice));
      await chooseMore(page, 'Write off');
      await finish(page, 'Write off');
      await stateOf(page, 'Uncollectible').waitFor();
      await page.getByRole('button', { name: 'Record payment' }).click();
      await finish(page, 'Record payment');
      await page.getByRole('grid', { name: 'Payments' }).getByText('$100.00').waitFor();
      await page.getByRole('button', { name: 'Record payment' }).waitFor({ state: 'detached' });
      const { status, amounts } = await readInvoice(owner, invoice.id);
      expect([status, amounts.outstanding]).to.deep.equal(['uncollectible', 0]);
    }),
  );

  it(
    'is copied into a new draft with its lines, and stays as it was',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner, {
        subject: 'Hosting in May',
        line_items: [lineAt(80, { description: 'Server' }), lineAt(20, { description: 'Domain' })],
      });
      const page = await open(owner, pathOf(invoice));
      await chooseMore(page, 'Duplicate');
      await stateOf(page, 'Draft').waitFor();
      await page.getByText(`as a copy of ${invoice.invoice_number}`).waitFor();
      const lines = page.getByRole('grid', { name: 'Lines' });
      await lines.getByText('Server').waitFor();
      await lines.getByText('Domain').waitFor();
      expect((await factsOf(page.getByLabel('Totals')))['Total']).to.equal('$100.00');
      expect((await readInvoice(owner, invoice.id)).status).to.equal('sent');
      expect((await owner.call('listInvoices', {})).pagination.total).to.equal(2);
    }),
  );

  it(
    'shows of each line the hours and expenses that make it, which lead to where they were logged',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { name: 'Acme' });
      const { id: project_id } = await buildProject(owner, { client_id, title: 'Shop relaunch' });
      await buildTimeEntry(owner, { project_id, hours: 1.5, rate_charged: 100, description: 'Drafts' });
      await buildTimeEntry(owner, { project_id, hours: 2, rate_charged: 100, date: '2026-03-11' });
      await buildApprovedExpense(owner, { project_id, amount: 480, markup_percent: 10 });
      const { data: invoice } = await owner.call('createInvoiceFromTime', {
        body: { client_id, from: '2026-03-01', to: '2026-03-31', group_by: 'project', include_expenses: true },
      });
      const page = await open(owner, pathOf(invoice));
      await chooseMore(page, 'How it adds up');
      const drawer = page.getByRole('dialog', { name: `How ${invoice.invoice_number} adds up` });
      const line = drawer.getByRole('region', { name: /Shop relaunch/ }).first();
      await line.getByRole('listitem').nth(1).waitFor();
      await line.getByText('Manual rate').first().waitFor();
      const expense = drawer.getByRole('region', { name: /Train/ });
      await expense.getByText('$480.00').waitFor();
      await expense.getByText('$528.00').first().waitFor();
      expect((await factsOf(drawer.getByLabel('Totals')))['Subtotal']).to.equal('$878.00');
      await line.getByRole('link', { name: '10 Mar' }).click();
      await page.getByRole('dialog').getByText('Drafts').first().waitFor();
      expect(new URL(page.url()).pathname).to.equal('/time');
      await page.goBack();
      await drawer.getByRole('region', { name: /Train/ }).getByRole('link').click();
      await page.waitForURL(/\/expenses\?expense=/);
    }),
  );

  it(
    'follows the clock: it is overdue on the day after it was due, without anything being done',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner, { due_date: inDays(5) });
      await goTo(owner, inDays(7));
      const page = await open(owner, pathOf(invoice));
      await stateOf(page, 'Overdue').waitFor();
    }),
  );

  it(
    'is written by hand from nothing, edited while it is a draft, and keeps only internal fields open once it is sent',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { name: 'Acme', email: 'pay@acme.example' });
      const page = await open(owner, `/billing?new=1&client_id=${client_id}`);
      await page.getByRole('dialog').getByLabel('Subject').fill('Hosting');
      await page.getByRole('dialog').getByRole('button', { name: 'Create draft' }).click();
      await page.getByText('No lines yet').waitFor();
      await page.getByRole('button', { name: 'Edit' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Tax' }).fill('8.25');
      await dialog.getByLabel('Notes for the client').fill('Thank you');
      await finish(page, 'Save');
      await page.getByText('Tax 8.25%').waitFor();
      const [made] = (await owner.call('listInvoices', {})).data;
      expect(made?.amounts.tax_rate).to.equal(0.0825);
      const params = { id: made?.id ?? '' };
      await owner.call('addInvoiceLineItem', { params, body: lineAt(100) });
      await owner.call('sendInvoice', { params });
      await stateOf(page, 'Sent').waitFor();
      await page.getByRole('button', { name: 'Edit' }).click();
      await dialog.getByLabel('PO number').waitFor();
      await until(async () => (await dialog.getByRole('textbox').count()) > 0);
      expect(await dialog.getByLabel('Notes for the client').count()).to.equal(0);
    }),
  );

  it(
    'is not made a second time by going back',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { name: 'Acme' });
      const page = await open(owner, '/billing?tab=invoices');
      await page.getByText('No invoices yet').waitFor();
      await page.goto(`/billing?tab=invoices&new=1&client_id=${client_id}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Create draft' }).dblclick();
      await stateOf(page, 'Draft').waitFor();
      await page.goBack();
      await page.getByRole('tab', { name: 'Invoices', selected: true }).waitFor();
      expect(await page.getByRole('dialog').count()).to.equal(0);
      expect((await owner.call('listInvoices', {})).pagination.total).to.equal(1);
    }),
  );
});
