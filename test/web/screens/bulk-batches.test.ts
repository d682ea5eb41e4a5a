/** Actions on more rows than one request of the contract takes. */
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { newId } from '../../../models/ids.js';
import { buildClient, buildContact, buildTag } from '../../support/builders/factories.js';
import { addUser } from '../../support/builders/users.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildWebhook } from '../../support/service/receiver.js';
import { inBrowsers } from '../support/dashboard.js';
import { choose, write } from '../support/keyboard.js';

/** One more than a request takes. */
const count = 101;
const each = Array.from({ length: count }, (_row, at) => String(at).padStart(3, '0'));

/** Loads all rows of the list, selects them, and returns the bar with the actions on them. */
async function selectAll(page: Page, total: number): Promise<Locator> {
  // A list that was scrolled has other rows.
  await page.locator('.table-row[data-index]:not([aria-busy])').first().waitFor();
  await page.evaluate(() => {
    const list = document.querySelector('.table-scroll');
    list?.scrollTo(0, list.scrollHeight);
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await page.locator(`.table-row[data-index="${total - 1}"]:not([aria-busy])`).waitFor();
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  await page.getByText(`${total} selected`).waitFor();
  return page.getByRole('region', { name: 'Selected rows' });
}

async function buildContacts(owner: ApiClient): Promise<{ client_id: string; last: string }> {
  const { id: client_id } = await buildClient(owner);
  let last = '';
  for (const at of each) last = (await buildContact(owner, { client_id, name: `Ann ${at}` })).id;
  return { client_id, last };
}

async function addDeliveries(owner: ApiClient, webhook_id: string): Promise<void> {
  const { db } = await testApi();
  const now = new Date();
  const shared = { workspace_id: owner.workspaceId, webhook_id, created_at: now, updated_at: now, attempted_at: now };
  const attempt = { event_type: 'client.created', attempt: 1, status: 'failed', response_time_ms: 1 };
  await db('webhook_deliveries').insert(
    each.map(() => ({ ...shared, ...attempt, id: newId('del'), event_id: newId('evt') })),
  );
}

describe('an action on more rows than one request takes', () => {
  const inBrowser = inBrowsers();

  it(
    'changes all contacts, or says how many were changed before a refusal',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { client_id, last } = await buildContacts(owner);
      const page = await open(owner, `/clients/${client_id}?tab=contacts`);
      const change = async (answer: string): Promise<Locator> => {
        await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
        const dialog = page.getByRole('dialog', { name: `Change ${count} contacts` });
        await dialog.getByRole('button', { name: /Receives: Reports/ }).focus();
        await choose(page, answer);
        await dialog.getByRole('button', { name: 'Apply changes' }).press('Enter');
        return dialog;
      };
      const receiving = async (): Promise<number> => {
        const { data } = await owner.call('listContacts', { query: { client_id: [client_id], per_page: 100 } });
        return data.filter(({ communication }) => communication.receives_reports).length;
      };
      await selectAll(page, count);
      await change('Yes');
      await page.getByText(`${count} contacts changed`).waitFor();
      expect(await receiving()).to.equal(100);
      await selectAll(page, count);
      await owner.call('deleteContact', { params: { id: last } });
      const dialog = await change('No');
      await dialog.getByRole('alert').getByText('100 of 101 are done, the others not:').waitFor();
      expect(await receiving()).to.equal(0);
    }),
  );

  it(
    'tags all of them',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { slug } = await buildTag(owner, { name: 'Spring' });
      for (const at of each) await buildClient(owner, { name: `Falcon ${at}` });
      const page = await open(owner, '/clients');
      const selected = await selectAll(page, count);
      await selected.getByRole('button', { name: 'Add tags' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: `Add tags to ${count} selected` });
      await dialog.getByRole('combobox').first().fill('Spring');
      await page.getByRole('option', { name: 'Spring' }).click();
      // The list of tags opens again and hides the rest from roles.
      await dialog.locator('.tags-field .tag').waitFor();
      await page.keyboard.press('Control+Enter');
      await page.getByText('Tags added').waitFor();
      const { pagination } = await owner.call('listClients', { query: { tags: [slug] } });
      expect(pagination.total).to.equal(count);
    }),
  );

  it(
    'changes all people',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { db } = await testApi();
      for (const at of each) await addUser(db, owner.workspaceId, 'member', { name: `Ann ${at}` });
      const { total } = (await owner.call('listUsers', {})).pagination;
      const page = await open(owner, '/people');
      const selected = await selectAll(page, total);
      await selected.getByRole('button', { name: 'Change' }).press('Enter');
      await write(page, 'Department', 'Design');
      await page.keyboard.press('Control+Enter');
      await page.getByText(`${total} people updated`).waitFor();
      const { pagination } = await owner.call('listUsers', { query: { department: 'Design' } });
      expect(pagination.total).to.equal(total);
    }),
  );

  it(
    'sends all deliveries again, and says of all of them together what came of it',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { webhook } = await buildWebhook(owner);
      await addDeliveries(owner, webhook.id);
      const page = await open(owner, `/developers/webhooks?webhook=${webhook.id}`);
      const selected = await selectAll(page, count);
      await selected.getByRole('button', { name: 'Retry' }).press('Enter');
      await page.getByText(/^101 deliveries sent again|^0 deliveries sent again\. .*: 101/).waitFor();
    }),
  );
});
