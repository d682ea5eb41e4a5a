/** The main job with the mouse, from signing in to a paid invoice. */
import { expect } from 'chai';
import { buildClient, buildProject } from '../support/builders/factories.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { buildAddress, password } from '../support/service/visitor.js';
import { endSession, inBrowsers } from './support/dashboard.js';

describe('the journey through the main job', () => {
  const inBrowser = inBrowsers();

  it(
    'goes from signing in over unbilled hours, a draft, an edited line and the mail to an invoice that is paid',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme', email: 'pay@acme.example' });
      const { id: project_id } = await buildProject(live, { client_id, title: 'Shop relaunch' });
      await buildTimeEntry(live, { project_id, hours: 3, rate_charged: 100 });
      const page = await open(live, '/billing');
      await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
      const email = await buildAddress('users', live.userId);
      await endSession(page);

      await page.goto('/billing');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();

      await page.getByRole('button', { name: 'Bill Acme' }).click();
      const preview = page.getByRole('dialog', { name: 'Bill Acme' });
      await preview.getByLabel('Totals').getByText('$300.00').first().waitFor();
      await preview.getByRole('button', { name: 'Create draft' }).click();
      await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor();

      await page.getByRole('grid', { name: 'Lines' }).getByText('Shop relaunch').click();
      const line = page.getByRole('dialog', { name: 'Edit line' });
      await line.getByRole('textbox', { name: 'Rate' }).fill('120');
      await line.getByRole('button', { name: 'Save line' }).click();
      await page.getByLabel('Totals').getByText('$360.00').first().waitFor();

      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('dialog').getByLabel('Message').fill('Thank you for your order.');
      await page.getByRole('button', { name: 'Send invoice' }).click();
      await page.getByText('Emailed to pay@acme.example').waitFor();

      await page.getByRole('button', { name: 'Record payment' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
      await page.locator('.page-head').getByText('Paid', { exact: true }).waitFor();

      const { data: invoices } = await live.call('listInvoices', {});
      expect(invoices.map(({ status, amounts }) => [status, amounts.total, amounts.outstanding])).to.deep.equal([
        ['paid', 360, 0],
      ]);
    }),
  );
});
