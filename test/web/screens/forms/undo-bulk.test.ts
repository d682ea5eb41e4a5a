/** What was changed for several rows at once is put back for each of them, to the values that it had. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildExpense } from '../../../support/builders/expenses.js';
import {
  buildClient,
  buildContact,
  buildProject,
  buildRateCard,
  buildTag,
} from '../../../support/builders/factories.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { choose, closeOptions, fieldOf, tabTo, write } from '../../support/keyboard.js';
import { pressUndo, toast } from '../../support/undo.js';

async function selectAll(page: Page, total: number): Promise<void> {
  await page.getByRole('row').nth(total).waitFor();
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).press('Space');
  await page.getByText(`${total} selected`).waitFor();
}

async function startChange(page: Page, button = 'Change'): Promise<void> {
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: button, exact: true })
    .press('Enter');
  await page.getByRole('dialog').waitFor();
}

async function send(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('a change of several rows, once it is undone,', () => {
  const inBrowser = inBrowsers();

  it(
    'leaves each expense on its own project, in its own category',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { name: 'Acme' });
      const { id: project_id } = await buildProject(owner, { client_id, title: 'Shop relaunch' });
      await buildExpense(owner, { description: 'Train', category: 'travel', project_id, billable: true });
      await buildExpense(owner, { description: 'Paper', category: 'supplies', billable: false });
      const read = async () =>
        (await owner.call('listExpenses', {})).data.map((one) => [
          one.description,
          one.client_id,
          one.project_id,
          one.category,
          one.billing.billable,
        ]);
      const before = await read();
      const page = await open(owner, '/expenses');
      await selectAll(page, 2);
      await startChange(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Project or client' }).fill('Acme');
      await page.getByRole('option', { name: /^Acme/ }).first().click();
      await tabTo(page, fieldOf(page, /Category/));
      await choose(page, 'Software');
      await send(page);
      expect((await read()).map(([, client, project, category]) => [client, project, category])).to.deep.equal([
        [client_id, null, 'software'],
        [client_id, null, 'software'],
      ]);
      await pressUndo(page);
      await toast(page).getByText('2 changes undone').waitFor();
      expect(await read()).to.deep.equal(before);
    }),
  );

  it(
    'leaves each entry on its own work and at the rate that it had, even if that is not the rate of today',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: rate_id } = await buildRateCard(owner, { standard_rate: 100 });
      const { id: client_id } = await buildClient(owner, { name: 'Acme' });
      const project = async (title: string) => (await buildProject(owner, { client_id, title, rate_id })).id;
      const [first, second] = [await project('First'), await project('Second')];
      await project('Elsewhere');
      await buildTimeEntry(owner, { project_id: first, description: 'At the old rate' });
      await owner.call('updateRateCard', { params: { id: rate_id }, body: { standard_rate: 130 } });
      await buildTimeEntry(owner, { project_id: second, description: 'At the new rate', billable: false });
      await buildTimeEntry(owner, { project_id: second, description: 'By hand', rate_charged: 77 });
      const read = async () =>
        (await owner.call('listTimeEntries', {})).data
          .map(({ description, project_id, client_id: client, date, hours, billing }) => ({
            description,
            project_id,
            client,
            date,
            hours,
            rate: billing.rate_charged,
            billable: billing.billable,
          }))
          .toSorted((one, other) => (one.description ?? '').localeCompare(other.description ?? ''));
      const before = await read();
      expect(before.map(({ rate }) => rate)).to.deep.equal([130, 100, 77]);
      const page = await open(owner, '/time?view=list&from=2026-03-01&to=2026-03-31');
      await selectAll(page, 3);
      await startChange(page);
      await page.getByRole('dialog').getByRole('combobox', { name: 'Work' }).fill('Elsewhere');
      await page
        .getByRole('option', { name: /Elsewhere/ })
        .first()
        .click();
      await send(page);
      await until(async () => (await read()).every(({ project_id }) => ![first, second].includes(project_id ?? '')));
      await pressUndo(page);
      await toast(page).getByText('3 changes undone').waitFor();
      expect(await read()).to.deep.equal(before);
    }),
  );

  it(
    'leaves each contact what it received, and says how many were put back if one is gone',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const [ann, ben, cleo] = [
        await buildContact(owner, { client_id, name: 'Ann', receives_reports: true }),
        await buildContact(owner, { client_id, name: 'Ben', receives_reports: false }),
        await buildContact(owner, { client_id, name: 'Cleo', receives_reports: false }),
      ];
      const receiving = async () =>
        (await owner.call('listContacts', { query: { sort: 'name', order: 'asc' } })).data.map(
          ({ name, communication }) => `${name} ${communication.receives_reports}`,
        );
      const before = await receiving();
      const page = await open(owner, `/clients/${client_id}?tab=contacts`);
      const change = async (): Promise<void> => {
        await selectAll(page, 3);
        await startChange(page);
        await tabTo(page, fieldOf(page, /Receives: Reports/));
        await choose(page, 'Yes');
        await send(page);
      };
      await change();
      expect(await receiving()).to.deep.equal(['Ann true', 'Ben true', 'Cleo true']);
      await pressUndo(page);
      await toast(page).getByText('3 changes undone').waitFor();
      expect(await receiving()).to.deep.equal(before);
      await change();
      await owner.call('deleteContact', { params: { id: cleo.id } });
      await pressUndo(page);
      await toast(page).getByText('2 of 3 undone, the others not:').waitFor();
      expect(await receiving()).to.deep.equal(['Ann true', 'Ben false']);
      expect([ann.communication.receives_reports, ben.communication.receives_reports]).to.deep.equal([true, false]);
    }),
  );

  it(
    'leaves each person their own capacity and department',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      for (const [name, department] of [
        ['Ann', 'Design'],
        ['Ben', 'Sales'],
      ] as const) {
        const { userId: id } = await buildUser(owner, 'member', { name });
        await owner.call('updateUser', { params: { id }, body: { department, hours_per_week: name.length * 10 } });
      }
      const read = async () =>
        (await owner.call('listUsers', { query: { role: ['member'] } })).data.map(({ name, department, capacity }) => [
          name,
          department,
          capacity?.hours_per_week,
        ]);
      const before = await read();
      const page = await open(owner, '/people');
      for (const name of ['Ann', 'Ben']) await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
      await startChange(page);
      await write(page, 'Department', 'Support');
      await write(page, 'Weekly capacity', '20');
      await send(page);
      expect((await read()).map(([, ...values]) => values)).to.deep.equal([
        ['Support', 20],
        ['Support', 20],
      ]);
      await pressUndo(page);
      await toast(page).getByText('2 changes undone').waitFor();
      expect(await read()).to.deep.equal(before);
    }),
  );

  it(
    'leaves each client the tags that it had',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const tag = await buildTag(owner, { name: 'Key account' });
      const { id } = await buildClient(owner, { name: 'Acme' });
      await buildClient(owner, { name: 'Brown' });
      await owner.call('addClientTags', { params: { id }, body: { tags: [tag.slug] } });
      const read = async () =>
        (await owner.call('listClients', { query: { sort: 'name', order: 'asc' } })).data.map(({ tags }) => tags);
      const before = await read();
      const page = await open(owner, '/clients');
      await selectAll(page, 2);
      await startChange(page, 'Add tags');
      await page.getByRole('combobox', { name: 'Tags' }).fill('Key');
      await page.getByRole('option', { name: 'Key account' }).click();
      await closeOptions(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const after = await read();
      expect(after[0]).to.deep.equal(after[1]);
      await pressUndo(page);
      await toast(page).getByText('2 changes undone').waitFor();
      expect(await read()).to.deep.equal(before);
    }),
  );
});
