/** The audit log: an owner finds a change by its object, and reads the values before and after. */
import { buildClient } from '../../../support/builders/factories.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { expectAccessible, inBrowsers } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

describe('the audit log in the dashboard', () => {
  const inBrowser = inBrowsers();

  it(
    'leads to who changed an object, and from what to what',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const client = await buildClient(owner, { name: 'Northwind' });
      await buildClient(owner, { name: 'Elsewhere' });
      await owner.call('updateClient', { params: { id: client.id }, body: { name: 'Southwind' } });
      const page = await open(owner, '/developers/audit-log');
      await page.getByRole('row', { name: /Client created.*Elsewhere/ }).waitFor();
      await page.getByRole('textbox', { name: 'Object ID' }).fill(client.id);
      await page.getByRole('textbox', { name: 'Object ID' }).press('Enter');
      await page.getByRole('row', { name: /Elsewhere/ }).waitFor({ state: 'detached' });
      await page.getByRole('row', { name: /Client updated.*Northwind/ }).press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Client updated' });
      await drawer.getByText('Northwind → Southwind').waitFor();
      await expectAccessible(page);
      await expectNoSideways(page);
    }),
  );

  it(
    'keeps the filters in its address',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await buildClient(owner, { name: 'Northwind' });
      const page = await open(owner, '/developers/audit-log?type=client.deleted');
      await page.getByText('No entries found').waitFor();
      await page.getByRole('button', { name: /Client deleted/ }).click();
      await page.getByRole('option', { name: 'Client created' }).click();
      await page.getByRole('row', { name: /Northwind/ }).waitFor();
    }),
  );
});
