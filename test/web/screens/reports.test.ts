/** The reports and the overview: the same figures as those of the API, with links to the rows behind them. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { reportTypeLabels } from '../../../web/generated/labels.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { inDays, lineAt } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';
import { settleDeletion } from '../support/keyboard.js';
import { expectAccessible, inBrowsers, looks } from '../support/dashboard.js';

const today = inDays(0);

/** A firm that has worked three hours for Acme and sent an invoice of 300. */
async function buildFirm(): Promise<{ readonly live: ApiClient; readonly clientId: string }> {
  const { live } = await buildWorkspace();
  const { id: client_id } = await buildClient(live, { name: 'Acme Corporation', email: 'books@acme.example' });
  const { id: project_id } = await buildProject(live, { client_id, title: 'Shop relaunch' });
  await buildTimeEntry(live, { project_id, date: today, hours: 3, rate_charged: 100 });
  const line_items = [lineAt(300)];
  const { data: invoice } = await live.call('createInvoice', { body: { client_id, line_items } });
  await live.call('sendInvoice', { params: { id: invoice.id } });
  return { live, clientId: client_id };
}

const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor();

/** The text of a PDF, without the time of its creation. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replace(/Generated .*?\)/, '');
}

describe('the reports in the dashboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `are each shown, and leave axe nothing to complain about ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildFirm();
        const page = await open(live, '/reports', look);
        await heading(page, 'Reports');
        await expectAccessible(page);
        for (const report of Object.keys(reportTypeLabels)) {
          await page.goto(`/reports/${report}`);
          await page.locator('.stat').first().waitFor();
          await expectAccessible(page);
        }
      }),
    );

  it(
    'lead by keyboard from a figure to the list that makes it, and back to the same report',
    inBrowser(async (open) => {
      const { live, clientId } = await buildFirm();
      const page = await open(live, '/reports');
      await page.getByRole('link', { name: /^Time/ }).focus();
      await page.keyboard.press('Enter');
      await heading(page, 'Time');
      const hours = page.getByRole('row', { name: /Acme Corporation/ }).getByRole('link', { name: '3:00' });
      await hours.first().focus();
      await page.keyboard.press('Enter');
      await until(() => new URL(page.url()).pathname === '/time');
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('view')).to.equal('list');
      expect(searchParams.get('client_id')).to.contain(clientId);
      await page.goBack();
      await heading(page, 'Time');
    }),
  );

  it(
    'keep what they were asked for in their address',
    inBrowser(async (open) => {
      const { live } = await buildFirm();
      const page = await open(live, '/reports/time?group_by=project&period=this_year');
      await page.getByRole('row', { name: /Shop relaunch/ }).waitFor();
      await page.getByRole('button', { name: /Group by$/ }).click();
      await page.getByRole('option', { name: 'Person' }).click();
      await page.getByRole('row', { name: /Olga Owner/ }).waitFor();
      await page.reload();
      await page.getByRole('row', { name: /Olga Owner/ }).waitFor();
      expect(new URL(page.url()).searchParams.get('group_by')).to.equal('user');
    }),
  );

  it(
    'are sent regularly when asked for, until that is stopped',
    inBrowser(async (open) => {
      const { live } = await buildFirm();
      const page = await open(live, '/reports/revenue');
      await page.getByRole('button', { name: 'Schedule' }).click();
      const dialog = page.getByRole('dialog', { name: 'Schedule' });
      await dialog.getByLabel('Recipients').fill('nobody');
      await dialog.getByRole('button', { name: 'Schedule' }).click();
      await dialog.locator('.field-problem').first().waitFor();
      await dialog.getByLabel('Recipients').fill('boss@example.com, books@example.com');
      await page.keyboard.press('Control+Enter');
      await dialog.waitFor({ state: 'detached' });
      const { data } = await live.call('listScheduledReports', {});
      expect(data.map(({ report_type, recipients }) => [report_type, recipients])).to.deep.equal([
        ['revenue', ['boss@example.com', 'books@example.com']],
      ]);
      await page.goto('/reports');
      await page.getByRole('button', { name: 'Stop sending Revenue' }).click();
      await page.getByText('No scheduled reports yet').waitFor();
      await settleDeletion(page);
      await until(async () => (await live.call('listScheduledReports', {})).data.length === 0);
    }),
  );

  it(
    'are downloaded as the same CSV and PDF as the API answers, with what they were asked for',
    inBrowser(async (open) => {
      const { live } = await buildFirm();
      const page = await open(live, '/reports');
      const ask = async (path: string): Promise<Response> =>
        fetch(live.url + path, { headers: { Authorization: `Bearer ${live.key}` } });
      const choices: Readonly<Record<string, string>> = {
        time: '?group_by=project&period=this_year',
        forecast: '?months=5',
      };
      for (const report of Object.keys(reportTypeLabels)) {
        await page.goto(`/reports/${report}${choices[report] ?? ''}`);
        const [csv, pdf] = ['CSV', 'PDF'].map((name) => page.getByRole('link', { name }));
        const csvPath = (await csv?.getAttribute('href')) ?? '';
        const pdfPath = (await pdf?.getAttribute('href')) ?? '';
        expect(csvPath).to.equal(pdfPath.replace('format=pdf', 'format=csv&for=spreadsheet'));
        for (const part of (choices[report] ?? '').slice(1).split('&')) expect(csvPath).to.include(part);
        const downloaded = await page.request.get(csvPath);
        // `text` of a response of the API leaves out the mark by which spreadsheets know UTF-8.
        expect(await downloaded.text()).to.equal(`\uFEFF${await (await ask(csvPath)).text()}`);
        const [one, other] = [await page.request.get(pdfPath), await ask(pdfPath)];
        expect(one.headers()['content-type']).to.equal('application/pdf');
        expect(one.headers()['content-disposition']).to.equal(other.headers.get('content-disposition'));
        expect(await textOf(await one.body())).to.equal(await textOf(new Uint8Array(await other.arrayBuffer())));
      }
    }),
  );

  it(
    'offer no file to whoever may not export',
    inBrowser(async (open) => {
      const { live } = await buildFirm();
      const page = await open(await buildUser(live, 'viewer'), '/reports/time');
      await page.locator('.stat').first().waitFor();
      expect(await page.getByRole('link', { name: 'CSV' }).count()).to.equal(0);
    }),
  );

  it(
    'show a viewer the reports, and a member none',
    inBrowser(async (open) => {
      const { live } = await buildFirm();
      const [viewer, member] = [await buildUser(live, 'viewer'), await buildUser(live, 'member')];
      const seen = await open(viewer, '/reports');
      await heading(seen, 'Reports');
      const cards = seen.locator('.report-card');
      await until(async () => (await cards.count()) > 0);
      const denied = await open(member, '/reports/revenue');
      await heading(denied, 'You don’t have access');
    }),
  );
});
