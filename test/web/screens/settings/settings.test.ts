/** The firm's settings: changing them by keyboard, conflicts with other changes, and who sees them. */
import { expect } from 'chai';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { png } from '../../../support/builders/images.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks, phone } from '../../support/dashboard.js';
import { choose, expectNoSideways } from '../../support/keyboard.js';

const parts = [
  'workspace',
  'business',
  'portal',
  'security',
  'usage',
  'mails',
  'data',
  'payment',
  'invoice-numbers',
  'billing-rules',
  'reminders',
  'price-list',
  'tax-rates',
  'exchange-rates',
  'rate-cards',
  'business-hours',
  'ticket-statuses',
  'ticket-priorities',
  'project-types',
  'agreement-types',
  'tags',
];

describe('the settings in the dashboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leave axe nothing to complain about, and do not overflow, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const page = await open(live, '/settings', look);
        await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
        await expectAccessible(page);
        for (const part of parts) {
          await page.goto(`/settings/${part}`);
          await page.locator('.settings-part :is(form, [role=grid], .empty, dl, button)').first().waitFor();
          await expectAccessible(page);
          await expectNoSideways(page);
        }
      }),
    );

  it(
    'make, change and delete a ticket status by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/settings/ticket-statuses');
      await page.getByRole('row', { name: /Open/ }).first().waitFor();
      await page.keyboard.press('n');
      await page.getByLabel('Name').waitFor();
      await page.keyboard.type('Waiting for parts');
      await page.keyboard.press('Tab');
      await choose(page, 'Open');
      await page.keyboard.press('Control+Enter');
      const row = page.getByRole('row', { name: /Waiting for parts/ });
      await row.waitFor();
      await row.focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Pauses the SLA').waitFor();
      await page.getByLabel('Pauses the SLA').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Control+Enter');
      await row.getByRole('img', { name: 'Yes' }).waitFor();
      await row.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Delete' }).press('Enter');
      await row.waitFor({ state: 'detached' });
      const { data } = await live.call('listTicketStatuses', {});
      expect(data.map(({ name }) => name)).not.to.include('Waiting for parts');
    }),
  );

  it(
    'show what another browser changed meanwhile, keep what was typed, and save it when that is wanted',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const path = '/settings/billing-rules';
      const [one, other] = [await open(live, path), await open(live, path)];
      await one.getByLabel('Payment terms').fill('21');
      await one.keyboard.press('Tab');
      await other.getByLabel('Payment terms').fill('45');
      await other.getByRole('form', { name: 'Billing rules' }).getByRole('button', { name: 'Save' }).click();
      await until(async () => (await live.call('getWorkspace', {})).data.payment_terms_days === 45);
      await one.getByRole('form', { name: 'Billing rules' }).getByRole('button', { name: 'Save' }).click();
      const changed = one.getByRole('list', { name: 'Changed in the meantime' });
      await changed.waitFor();
      await changed.getByText('Payment terms: 30 → 45 (yours: 21)').waitFor();
      await one.locator('.notice:focus').waitFor();
      expect((await live.call('getWorkspace', {})).data.payment_terms_days).to.equal(45);
      await one.getByRole('button', { name: 'Keep my changes' }).press('Enter');
      await one.getByRole('form', { name: 'Billing rules' }).getByRole('button', { name: 'Save' }).click();
      await until(async () => (await live.call('getWorkspace', {})).data.payment_terms_days === 21);
    }),
  );

  it(
    'put a refusal of the server at its field, and show the example of the next invoice number',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/settings/payment');
      await page.getByLabel('IBAN').fill('DE00 1234');
      await page.keyboard.press('Enter');
      await page
        .locator('.field', { has: page.getByLabel('IBAN') })
        .getByText(/IBAN/)
        .nth(1)
        .waitFor();
      await page.goto('/settings/invoice-numbers');
      await page.getByLabel('Format').fill('ACME/{SEQ:5}');
      await page.getByText('ACME/00001').waitFor();
      await page.keyboard.press('Enter');
      await until(async () => (await live.call('getWorkspace', {})).data.invoice_number_format === 'ACME/{SEQ:5}');
      await page.getByText('API', { exact: true }).click();
      await page.getByText('PUT /v1/workspace').waitFor();
    }),
  );

  it(
    'take business hours as people write them, and a logo',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/settings/business-hours');
      await page.getByText('Targets count business hours only').click();
      await page.getByLabel('Saturday').fill('9-12:30, 13.30-17');
      await page.keyboard.press('Enter');
      await until(async () => {
        const { data } = await live.call('getWorkspace', {});
        return JSON.stringify(data.sla_business_hours?.weekly.sat) === '[["09:00","12:30"],["13:30","17:00"]]';
      });
      await page.goto('/settings/business');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(60, 20) });
      const logo = page.getByRole('img', { name: /^Logo of/ });
      await logo.waitFor();
      await until(async () => (await page.evaluate('document.querySelector(".settings-logo").naturalWidth')) === 60);
    }),
  );

  it(
    'show someone who may not change the firm nothing to change',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const biller = await buildUser(live, 'member', { permissions: { can_manage_invoices: true } });
      const page = await open(biller, '/settings', phone);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('.settings-cards a').allInnerTexts()).to.deep.equal(['Price list', 'Rate cards']);
      await page.goto('/settings/billing-rules');
      await page.getByText('You don’t have access').waitFor();
      expect(await page.getByRole('button', { name: 'Save' }).count()).to.equal(0);
    }),
  );
});
