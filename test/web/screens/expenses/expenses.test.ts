/** Expenses: entering them with receipts, filters, and the actions of each role. */
import { expect } from 'chai';
import { buildApprovedExpense, buildExpense } from '../../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { pdf } from '../../../support/builders/uploads.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks, phone } from '../../support/dashboard.js';
import { choose, expectNoSideways, settleDeletion } from '../../support/keyboard.js';

describe('the expenses', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leave axe nothing to complain about ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        await buildExpense(live);
        const page = await open(live, '/expenses', look);
        await page.getByRole('rowheader', { name: 'Train' }).waitFor();
        await expectAccessible(page);
        await page.getByRole('rowheader', { name: 'Train' }).click();
        await page.getByRole('button', { name: 'Choose a file' }).waitFor();
        await expectAccessible(page);
        await page.goto('/expenses?new=1');
        await page.getByRole('button', { name: 'Choose a file' }).waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
        await page.goto('/expenses');
        await page.getByRole('checkbox', { name: /Train/ }).check();
        await page.getByRole('button', { name: 'Change' }).click();
        await page.getByRole('dialog', { name: 'Change 1 expense' }).waitFor();
        // The list of the field is outside the dialog, and axe reports it as content without a landmark.
        await page.getByRole('combobox', { name: 'Project or client' }).press('Escape');
        await page.getByRole('listbox').waitFor({ state: 'detached' });
        await expectAccessible(page);
      }),
    );

  it(
    'are noted with a receipt',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/expenses', phone);
      await page.getByRole('button', { name: 'New expense' }).click();
      await page
        .locator('input[type=file]:not([capture])')
        .setInputFiles({ name: 'ticket.pdf', mimeType: 'application/pdf', buffer: pdf });
      await page.getByLabel('Description').fill('Train to Berne');
      await page.getByLabel('Amount').fill('48.50');
      await page.getByRole('button', { name: 'Record expense' }).click();
      await page.getByRole('rowheader', { name: 'Train to Berne' }).waitFor();
      // The row appears when the expense is created, before its receipt is uploaded.
      await page.getByText('Expense recorded').waitFor();
      const { data } = await live.call('listExpenses', {});
      expect(data.map(({ amount, receipt }) => [amount, receipt.filename])).to.deep.equal([[48.5, 'ticket.pdf']]);
    }),
  );

  it(
    'are noted by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/expenses');
      await page.getByText('No expenses').waitFor();
      await page.keyboard.press('n');
      const first = page.getByLabel('Description');
      await until(async () => first.evaluate((element) => element === document.activeElement).catch(() => false));
      await page.keyboard.type('Hotel');
      await page.keyboard.press('Tab');
      await page.keyboard.type('120');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('rowheader', { name: 'Hotel' }).waitFor();
      const { data } = await live.call('listExpenses', {});
      expect(data.map(({ amount }) => amount)).to.deep.equal([120]);
    }),
  );

  it(
    'keep their filters in the address, with sums of what these match',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildExpense(live, { description: 'Train', amount: 100, category: 'travel' });
      await buildExpense(live, { description: 'Paper', amount: 20, category: 'supplies' });
      const page = await open(live, '/expenses?category=travel');
      await page.getByRole('rowheader', { name: 'Train' }).waitFor();
      await page.getByRole('button', { name: /^Category Travel/ }).waitFor();
      await page.locator('.stat').first().getByText('100.00').waitFor();
      await page.getByRole('button', { name: 'Remove filter Category' }).click();
      await page.getByRole('rowheader', { name: 'Paper' }).waitFor();
      await page.locator('.stat').first().getByText('120.00').waitFor();
      await page.goBack();
      await page.getByRole('rowheader', { name: 'Paper' }).waitFor({ state: 'detached' });
    }),
  );

  it(
    'are deleted several at once',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildExpense(live, { description: 'Train' });
      await buildExpense(live, { description: 'Hotel' });
      const page = await open(live, '/expenses');
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No expenses').waitFor();
      await settleDeletion(page);
      await until(async () => (await live.call('listExpenses', {})).data.length === 0);
    }),
  );

  it(
    'are changed several at once, and keep what is not named',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      await buildProject(live, { client_id, title: 'Shop relaunch' });
      await buildExpense(live, { description: 'Train' });
      await buildExpense(live, { description: 'Hotel', amount: 90 });
      const page = await open(live, '/expenses');
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
      await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Change' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change 2 expenses' });
      await dialog.getByRole('combobox', { name: 'Project or client' }).fill('relaunch');
      await page.keyboard.press('Enter');
      await dialog.locator('input[role=combobox][value="Shop relaunch"]').waitFor();
      await dialog.getByRole('button', { name: /Category/ }).focus();
      await choose(page, 'Travel');
      await dialog.getByRole('button', { name: 'Change', exact: true }).click();
      await page.getByText('Expenses updated').waitFor();
      const { data } = await live.call('listExpenses', { query: { sort: 'amount', order: 'asc' } });
      expect(
        data.map(({ amount, category, project_title, billing }) => [amount, category, project_title, billing.billable]),
      ).to.deep.equal([
        [90, 'travel', 'Shop relaunch', true],
        [480, 'travel', 'Shop relaunch', true],
      ]);
    }),
  );

  it(
    'that are approved keep their amount, and those on an invoice all but their notes',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      const { id } = await buildApprovedExpense(live, { client_id });
      const page = await open(live, `/expenses?expense=${id}`);
      await page.getByText('This is approved. Its amount can’t change until the approval is withdrawn.').waitFor();
      expect(await page.getByLabel('Amount').isEditable()).to.equal(false);
      await page.getByLabel('Vendor').fill('Railways');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await live.call('markExpensesBilled', { body: { expense_ids: [id] } });
      await page.getByRole('rowheader', { name: 'Train, Railways' }).click();
      await page.getByText('This is on an invoice. Only its notes and its tax can be changed.').waitFor();
      expect(await page.getByLabel('Description').isEditable()).to.equal(false);
      expect(await page.getByRole('button', { name: 'Delete' }).count()).to.equal(0);
      await page.getByLabel('Notes').fill('Second class');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const { data } = await live.call('getExpense', { params: { id } });
      expect([data.vendor, data.notes, data.billing.billed]).to.deep.equal(['Railways', 'Second class', true]);
    }),
  );

  it(
    'of others are not shown to a member, and a viewer writes none',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'member');
      const viewer = await buildUser(live, 'viewer');
      await buildExpense(live, { description: 'Of the owner' });
      await buildExpense(member, { description: 'Of the member' });
      const page = await open(member, '/expenses');
      await page.getByRole('rowheader', { name: 'Of the member' }).waitFor();
      expect(await page.getByRole('rowheader').count()).to.equal(1);
      const seen = await open(viewer, '/expenses');
      await seen.getByRole('heading', { level: 1, name: 'Expenses' }).waitFor();
      await seen.getByRole('grid').or(seen.getByText('No expenses')).first().waitFor();
      expect(await seen.getByRole('button', { name: 'New expense' }).count()).to.equal(0);
    }),
  );
});
