/** The dialogs that mail something to clients show the mail as it will be. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildApprovalScene } from '../../../support/builders/approvals.js';
import { buildClient, buildContact } from '../../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, credit } from '../../../support/builders/invoices.js';
import { buildMilestone } from '../../../support/builders/projects.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { chooseMore } from '../../support/billing.js';
import { expectAccessible, holdBack, inBrowsers, looks } from '../../support/dashboard.js';
import { closeOptions } from '../../support/keyboard.js';

const previewOf = (page: Page) => page.getByRole('region', { name: 'Email preview' });
const textIn = async (page: Page): Promise<string> => (await previewOf(page).locator('.mail-text').textContent()) ?? '';
const newestMail = async (owner: ApiClient) => (await owner.call('listTestMails', {})).data[0];

async function buildBilled(owner: ApiClient): Promise<{ readonly client_id: string; readonly id: string }> {
  const { id: client_id } = await buildClient(owner, { name: 'Acme', locale: 'de' });
  await buildContact(owner, { client_id, name: 'Pat Jones', email: 'pat@acme.example', is_billing: true });
  const { id } = await buildInvoice(owner, { client_id, subject: 'Shop' });
  return { client_id, id };
}

describe('the preview of an email', () => {
  const inBrowser = inBrowsers();

  it(
    'has the subject and the text that are then sent, follows what is typed, and leads to the PDF',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildBilled(owner);
      const page = await open(owner, `/billing/invoices/${id}`);
      await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
      const preview = previewOf(page);
      await preview.getByText('Guten Tag Pat Jones,').waitFor();
      await page.getByRole('textbox', { name: 'Message' }).fill('Lieber Pat,\n\nbis bald!');
      await preview.getByText('Lieber Pat,').waitFor();
      const [subject, text] = [await preview.locator('.mail-subject').textContent(), await textIn(page)];
      const link = preview.getByRole('link', { name: /\.pdf$/ });
      expect(await link.getAttribute('href')).to.equal(`/v1/invoices/${id}/pdf`);
      await page.keyboard.press('Control+Enter');
      await page.getByText('Emailed to pat@acme.example').waitFor();
      const mail = await newestMail(owner);
      const { data } = await owner.call('getInvoice', { params: { id } });
      expect(mail?.subject).to.equal(subject);
      expect(mail?.text).to.equal(text.replace('/i/…', `/i/${data.hosted_url?.split('/').at(-1)}`));
    }),
  );

  it(
    'moves nothing when it comes, and keeps the last one while an address is being typed',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildBilled(owner);
      const page = await open(owner, `/billing/invoices/${id}`);
      const release = await holdBack(page, '**/send/preview');
      await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
      const button = page.getByRole('dialog').getByRole('button', { name: 'Send invoice' });
      await previewOf(page).waitFor();
      await page.getByRole('dialog').evaluate(async (dialog) => {
        await Promise.all(dialog.getAnimations({ subtree: true }).map(async ({ finished }) => finished));
      });
      const before = await button.boundingBox();
      release();
      await previewOf(page).getByText('Guten Tag Pat Jones,').waitFor();
      expect(await button.boundingBox()).to.deep.equal(before);
      await page.getByRole('textbox', { name: 'To' }).fill('pat@acme.example, max@');
      await page.getByRole('textbox', { name: 'Message' }).fill('Hallo');
      await page.getByRole('textbox', { name: 'To' }).fill('max@acme.example');
      await previewOf(page).getByText('Hallo').waitFor();
    }),
  );

  it(
    'has no text for whoever may send and not see amounts, and says why',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildBilled(owner);
      const clerk = await buildUser(owner, 'member', { permissions: { can_manage_invoices: true } });
      const page = await open(clerk, `/billing/invoices/${id}`);
      await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
      await previewOf(page).getByText('which you don’t have permission to see').waitFor();
      expect(await page.getByRole('textbox', { name: 'To' }).inputValue()).to.equal('pat@acme.example');
      expect(await previewOf(page).getByRole('link').count()).to.equal(0);
    }),
  );

  it(
    'is there for reminders, credit notes and statements too',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { email: 'billing@acme.example' });
      const overdue = { invoice_date: '2026-01-01', due_date: '2026-01-31' };
      const { id } = await buildSentInvoice(owner, { client_id, ...overdue });
      const { id: note } = await credit(owner, id, { amount: 10 });
      const press = async (page: Page): Promise<void> =>
        page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
      for (const [path, begin, words] of [
        [`/billing/invoices/${id}`, async (page: Page) => chooseMore(page, 'Send reminder'), 'days overdue'],
        [`/billing/credit-notes/${note}`, press, 'Here is our credit note'],
        [`/clients/${client_id}?tab=statement`, press, 'Here is your account statement'],
      ] as const) {
        const page = await open(owner, path);
        await begin(page);
        await previewOf(page).getByText(words).waitFor();
        await page.getByRole('textbox', { name: 'To' }).and(page.locator('[value="billing@acme.example"]')).waitFor();
        await page.close();
      }
    }),
  );

  for (const [look, options] of Object.entries(looks))
    it(
      `names everybody who is asked for an approval, and is accessible, ${look}`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        const { project_id, client_id } = await buildApprovalScene(owner, { title: 'Relaunch' });
        const also = { client_id, name: 'Mia', email: 'mia@acme.example', portal_access: 'full' } as const;
        await buildContact(owner, also);
        await buildMilestone(owner, project_id, { title: 'Design done' });
        const page = await open(owner, '/approvals?tab=clients&new=1', options);
        await closeOptions(page);
        await previewOf(page).getByText('Choose what to approve').waitFor();
        await page.getByRole('button', { name: /^Hours/ }).click();
        await page.getByRole('option', { name: 'Milestone', exact: true }).click();
        await page.getByRole('combobox', { name: /^Project/ }).fill('Relaunch');
        await page.getByRole('option', { name: /Relaunch/ }).waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.getByRole('option').first().waitFor({ state: 'detached' });
        await page.getByRole('button', { name: /^Choose/ }).click();
        await page.getByRole('option', { name: 'Design done' }).click();
        await previewOf(page).getByText('asks you to approve a milestone').waitFor();
        await previewOf(page).getByText('Mia mia@acme.example').waitFor();
        expect(await textIn(page)).to.contain('Hello Pat Jones,');
        await expectAccessible(page);
      }),
    );
});
