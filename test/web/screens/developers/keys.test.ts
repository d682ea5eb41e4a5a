/** The keys screen: a key restricted to areas and networks, and a key that is rolled with a grace. */
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { buildKey, buildWorkspace, withKey } from '../../../support/builders/workspace.js';
import { ApiClient } from '../../../support/service/api.js';
import type { OperationId } from '../../../../contract/contract.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

/** Chooses an option of the select field with this label. */
async function choose(page: Page, form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole('button', { name: new RegExp(` ${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The key in the dialog that shows it once, which is closed then. */
async function shownKey(page: Page): Promise<string> {
  const shown = page.getByRole('dialog', { name: 'Your new API key' });
  const key = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: 'Done' }).click();
  await shown.waitFor({ state: 'detached' });
  expect(await page.content()).not.to.include(key);
  return key;
}

const statusOf = async (key: ApiClient, id: OperationId, ip: string, body?: object): Promise<number> =>
  (await key.request(id, { headers: { 'X-Forwarded-For': ip }, ...(body && { body }) })).status;

describe('the API keys in the dashboard', () => {
  const inBrowser = inBrowsers();

  it(
    'are restricted to areas and networks in the form, and do and show just that',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/developers?new=1');
      const form = page.getByRole('dialog', { name: 'New API key' });
      await form.getByLabel('Name').fill('Warehouse');
      expect(await form.getByRole('group', { name: 'Areas' }).count()).to.equal(0);
      await choose(page, form, 'Access', 'Restricted');
      await form.getByRole('group', { name: 'Areas' }).waitFor();
      await choose(page, form, 'Clients', 'Read');
      await choose(page, form, 'Tickets', 'Read and write');
      await form.getByLabel('Networks').fill('203.0.113.0/24\n2001:db8::/32');
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Create key' }).click();
      const key = new ApiClient(owner.url, await shownKey(page), owner.workspaceId, owner.userId);
      const row = page.getByRole('row', { name: /Warehouse/ });
      await row.getByText('Clients: Read, Tickets: Read and write').waitFor();
      await row.getByText('Only from 203.0.113.0/24, 2001:db8::/32').waitFor();
      const [inside, outside] = ['2001:db8::7', '203.0.114.7'];
      expect(await statusOf(key, 'listClients', inside)).to.equal(200);
      expect(await statusOf(key, 'createClient', inside, { name: 'Acme' })).to.equal(403);
      expect(await statusOf(key, 'listInvoices', inside)).to.equal(403);
      expect(await statusOf(key, 'listClients', outside)).to.equal(403);
    }),
  );

  it(
    'say at the field what is wrong with a network, and keep what was chosen',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/developers?new=1');
      const form = page.getByRole('dialog', { name: 'New API key' });
      await form.getByLabel('Name').fill('Warehouse');
      await choose(page, form, 'Access', 'Restricted');
      await choose(page, form, 'Time', 'Read');
      await form.getByLabel('Networks').fill('203.0.113.0/24, 300.1.2.3');
      await form.getByRole('button', { name: 'Create key' }).click();
      await form.getByText(/Must be a network such as/).waitFor();
      await form.getByLabel('Networks').fill('203.0.113.0/24');
      await form.getByRole('button', { name: 'Create key' }).click();
      await shownKey(page);
      const { data } = await owner.call('listApiKeys', {});
      const made = data.find(({ name }) => name === 'Warehouse');
      expect(made?.access).to.include({ time: 'read', clients: 'none' });
      expect(made?.allowed_ips).to.deep.equal(['203.0.113.0/24']);
    }),
  );

  it(
    'are rolled with a grace, in which both secrets work, and without one, which ends the old',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const made = await buildKey(owner, { name: 'Warehouse' });
      const page = await open(owner, '/developers');
      const roll = async (works: string): Promise<ApiClient> => {
        await page.getByRole('button', { name: 'Roll Warehouse' }).click();
        const form = page.getByRole('dialog', { name: 'Roll Warehouse' });
        await choose(page, form, 'Old secret works', works);
        await form.getByRole('button', { name: 'Roll key' }).click();
        return new ApiClient(owner.url, await shownKey(page), owner.workspaceId, owner.userId);
      };
      const first = withKey(owner, made);
      const second = await roll('7 days more');
      for (const key of [first, second]) await key.call('getCurrentUser', {});
      const { data } = await owner.call('getApiKey', { params: { id: made.id } });
      const days = (Date.parse(data.previous_key_expires_at ?? '') - Date.now()) / 86_400_000;
      expect(days).to.be.within(6.9, 7);
      const third = await roll('No longer');
      for (const gone of [first, second]) expect((await gone.fail('getCurrentUser')).status).to.equal(401);
      await third.call('getCurrentUser', {});
    }),
  );

  for (const [name, look] of Object.entries(looks))
    it(
      `leave axe nothing to complain about with every area open, and do not overflow, ${name}`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        const access = { clients: 'read', projects: 'read', tickets: 'write', time: 'write', billing: 'read' } as const;
        const allowed_ips = ['203.0.113.0/24', '198.51.100.0/24', '2001:db8:1:2:3:4:5:0/112'];
        await buildKey(owner, { name: 'Warehouse', scope: 'restricted', access, allowed_ips });
        const page = await open(owner, '/developers', look);
        await page.getByRole('row', { name: /Warehouse/ }).waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
        await page.goto('/developers?new=1');
        const form = page.getByRole('dialog', { name: 'New API key' });
        await choose(page, form, 'Access', 'Restricted');
        await form.getByRole('group', { name: 'Areas' }).waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
      }),
    );
});
