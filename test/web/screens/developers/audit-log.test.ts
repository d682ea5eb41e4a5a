/** The audit log: an owner finds a change by its object, and reads the values before and after. */
import { expect } from 'chai';
import { buildClient } from '../../../support/builders/factories.js';
import { testApi } from '../../../support/service/api.js';
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

  it(
    'shows the entries of a day in the time zone of the workspace, and of an address',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await owner.call('updateWorkspace', { body: { timezone: 'Pacific/Auckland' } });
      const times = {
        'Before the day': '2026-05-03T11:59:59.999Z',
        'Start of the day': '2026-05-03T12:00:00.000Z',
        'End of the day': '2026-05-04T11:59:59.999Z',
        'After the day': '2026-05-04T12:00:00.000Z',
      };
      const { db } = await testApi();
      for (const [name, created_at] of Object.entries(times)) {
        const { id } = await buildClient(owner, { name });
        await db('audit_entries')
          .where({ resource_id: id })
          .update({ created_at: new Date(created_at) });
      }
      const page = await open(owner, '/developers/audit-log?from=2026-05-04&to=2026-05-04');
      for (const name of ['Start of the day', 'End of the day']) await page.getByRole('row', { name }).waitFor();
      expect(await page.getByRole('row', { name: /Client created/ }).count()).to.equal(2);
      await page.getByRole('button', { name: /Days/ }).first().click();
      await page.getByRole('option', { name: 'All dates' }).click();
      await page.getByRole('row', { name: 'After the day' }).waitFor();
      const address = page.getByRole('textbox', { name: 'IP address' });
      await address.fill('203.0.113.250');
      await address.press('Enter');
      await page.getByText('No entries found').waitFor();
      expect(new URL(page.url()).searchParams.get('ip')).to.equal('203.0.113.250');
      const { data } = await owner.call('listAuditEntries', { query: { action: ['client.created'] } });
      await address.fill(data[0]?.ip ?? '');
      await address.press('Enter');
      await page.getByRole('row', { name: 'After the day' }).waitFor();
      await expectAccessible(page);
      await expectNoSideways(page);
    }),
  );
});
