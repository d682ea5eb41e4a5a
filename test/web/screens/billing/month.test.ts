/**
 * A month of a firm of twenty, as its bookkeeper sees it: what is sent, paid, matched and reminded, and what Today shows of the rest.
 * How a mail that failed is mended from Today is in today.test.ts: mails of a test side are kept, and cannot fail.
 */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildAgreement } from '../../../support/builders/agreements.js';
import { camt } from '../../../support/builders/billing/bank.js';
import { buildRecurringInvoice } from '../../../support/builders/billing/recurring.js';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildSentInvoice, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { startOn } from '../../../support/service/clock.js';
import { pathOf } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';
import { settled } from '../../support/whole.js';

const goTo = (owner: ApiClient, time: string) => owner.call('advanceTestClock', { body: { to: time } });

/** What waits, by the title of its block on Today: the number of rows. */
async function todayOf(page: Page): Promise<Record<string, number>> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.locator('.today-blocks, .today-good').first().waitFor();
  await settled(page);
  const blocks = await page.locator('.today-blocks section').all();
  const counts = await Promise.all(
    blocks.map(async (block) => [
      await block.getByRole('heading').first().innerText(),
      await block.getByRole('listitem').count(),
    ]),
  );
  return Object.fromEntries(counts) as Record<string, number>;
}

/** Twenty people, and clients that each have something else to be billed or paid from the last of March on. */
async function buildFirm() {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2027-03-25');
  for (let hired = 1; hired < 20; hired += 1) await buildUser(owner, 'member', { name: `Colleague ${hired}` });
  await owner.call('updateWorkspace', { body: { reminder_schedule: [{ days_after_due: 1, level: 'first' }] } });
  const client = (name: string) => buildClient(owner, { name, email: `${name.toLowerCase()}@client.example` });
  const [acme, bolt, cask, dune, elm, fern] = await Promise.all(
    ['Acme', 'Bolt', 'Cask', 'Dune', 'Elm', 'Fern'].map(client),
  );
  const schedule = (of: typeof acme, terms: Parameters<typeof buildRecurringInvoice>[1] = {}) =>
    buildRecurringInvoice(owner, { client_id: of?.id ?? '', anchor_date: '2027-04-01', ...terms });
  await schedule(acme);
  await schedule(bolt, { join: 'with_retainer_and_time' });
  await schedule(cask, { auto_send: true });
  await schedule(fern);
  await buildAgreement(owner, { client_id: bolt?.id ?? '', start_date: '2027-03-25', auto_invoice: true });
  const project = await buildProject(owner, { client_id: bolt?.id ?? '', status: 'active', custom_rate: 90 });
  await buildTimeEntry(owner, { project_id: project.id, date: '2027-03-25', hours: 2 });
  const debt = (of: typeof acme, amount: number, due_date: string) =>
    buildSentInvoice(owner, {
      client_id: of?.id ?? '',
      invoice_date: '2027-03-01',
      due_date,
      line_items: [lineAt(amount)],
    });
  const [late, byBank] = [await debt(dune, 300, '2027-03-31'), await debt(elm, 640, '2027-04-20')];
  await owner.call('updateClient', { params: { id: fern?.id ?? '' }, body: { status: 'inactive' } });
  return { owner, late, byBank, clients: [acme, bolt, cask, dune, elm, fern] };
}

/** Opens each draft that Today lists, and sends it. */
async function sendDrafts(page: Page): Promise<void> {
  for (;;) {
    const { 'Invoices to send': waiting = 0 } = await todayOf(page);
    if (waiting === 0) return;
    const drafts = page.getByRole('region', { name: 'Invoices to send' });
    await drafts.getByRole('link', { name: 'Send' }).first().click();
    await page.getByRole('heading', { name: /^INV-/ }).waitFor();
    await settled(page);
    await page.keyboard.press('m');
    await page.getByRole('dialog').getByRole('textbox', { name: 'To' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

async function payOnline(page: Page, hosted: string): Promise<void> {
  // Links of the page name the public address, which no server of the test has.
  await page.goto(new URL(hosted).pathname);
  const link = await page.getByRole('link', { name: /^Pay/ }).getAttribute('href');
  await page.goto(new URL(link ?? '').pathname);
  await page.getByRole('button', { name: /succe/i }).first().click();
  await page.getByText('was received').waitFor();
}

async function clearStatement(page: Page, statement: string): Promise<void> {
  await page.goto('/billing/bank');
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /Choose/ })
    .first()
    .click();
  await (await chooser).setFiles({ name: 'april.xml', mimeType: 'text/xml', buffer: Buffer.from(statement) });
  await page.getByRole('button', { name: 'Confirm all certain (1)' }).click();
  await page.getByText('1 line booked').waitFor();
}

describe('a month of a firm of twenty', () => {
  const inBrowser = inBrowsers();

  it(
    'is billed, paid and reminded, and leaves nothing open that Today does not show',
    inBrowser(async (open) => {
      const { owner, late, byBank, clients } = await buildFirm();
      await goTo(owner, '2027-04-01T12:00:00Z');
      const page = await open(owner, '/');
      expect(await todayOf(page)).to.include({ 'Invoices to send': 2, 'Recurring invoices that failed': 1 });
      await sendDrafts(page);
      const { data: sent } = await owner.call('listInvoices', { query: { status: ['sent'], per_page: 100 } });
      expect(sent.map(({ client_name, amounts }) => [client_name, amounts.total])).to.have.deep.members([
        ['Acme', 100],
        ['Bolt', 100 + 2000 + 180],
        ['Cask', 100],
        ['Elm', 640],
      ]);
      const ofCask = sent.find(({ client_name }) => client_name === 'Cask');
      await payOnline(page, (await readInvoice(owner, ofCask?.id ?? '')).hosted_url ?? '');
      await clearStatement(
        page,
        camt([
          { amount: 640, text: byBank.invoice_number, reference: 'A1', date: '2027-04-01' },
          { amount: 12.5, text: 'Who is this', reference: 'A2', date: '2027-04-01' },
        ]),
      );
      await page.goto(pathOf(late));
      await page.getByText('sent by itself').waitFor();
      await goTo(owner, '2027-04-30T20:00:00Z');
      const reads = {
        overdue: (await owner.call('listInvoices', { query: { overdue: true } })).pagination.total,
        drafts: (await owner.call('listInvoices', { query: { status: ['draft', 'pending_approval', 'approved'] } }))
          .pagination.total,
        statements: (await owner.call('listBankImports', { query: { status: ['open'] } })).pagination.total,
        failed: (await owner.call('listRecurringInvoices', { query: { failed: true } })).pagination.total,
        unbilled: (await owner.call('getUnbilledReport', {})).data.by_client.length,
      };
      const shown = await todayOf(page);
      expect(reads).to.deep.equal({
        overdue: shown['Overdue invoices'] ?? 0,
        drafts: shown['Invoices to send'] ?? 0,
        statements: shown['Bank statements to clear'] ?? 0,
        failed: shown['Recurring invoices that failed'] ?? 0,
        unbilled: shown['Ready to bill'] ?? 0,
      });
      expect(reads).to.include({ drafts: 0, statements: 1, failed: 1, unbilled: 0 });
      for (const client of clients) {
        const params = { id: client?.id ?? '' };
        const statement = await owner.call('getClientStatement', {
          params,
          query: { from: '2027-03-01', to: '2027-04-30' },
        });
        const { accounts } = (await owner.call('getClientBalance', { params })).data;
        expect(statement.data.accounts.map(({ closing_balance: balance }) => balance)).to.deep.equal(
          accounts.map(({ outstanding, credit }) => outstanding - credit),
        );
      }
    }),
  ).timeout(240_000);
});
