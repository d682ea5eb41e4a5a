/** Receipts of expenses: pasting, dropping and replacing them, and a file that is refused. */
import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSHandle, Locator, Page } from 'playwright-core';
import { buildExpense } from '../../../support/builders/expenses.js';
import { pdf } from '../../../support/builders/uploads.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';

/** The data of a paste with a file, such as a screenshot. */
const filesOn = async (page: Page, name: string, type: string, text?: string): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    ([filename, mime, beside]) => {
      const data = new DataTransfer();
      data.items.add(new File([mime === 'application/pdf' ? '%PDF-1.7 receipt' : 'MZ'], filename, { type: mime }));
      if (beside !== undefined) data.setData('text/plain', beside);
      return data;
    },
    [name, type, text] as const,
  );

async function paste(page: Page, data: JSHandle<DataTransfer>): Promise<void> {
  await page.evaluate(
    (clipboardData) =>
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      ),
    data,
  );
}

/** Drops a file, as from a folder of the machine. */
async function drop(page: Page, zone: Locator, path: string): Promise<void> {
  writeFileSync(path, pdf);
  const { x, y } = (await zone.boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
}

describe('receipts of expenses', () => {
  const inBrowser = inBrowsers();
  // A browser reads a dropped file only when it is sent.
  const folder = mkdtempSync(join(tmpdir(), 'docket-drop-'));
  after(() => rmSync(folder, { recursive: true }));

  it(
    'are pasted wherever the focus is in the form, but a spreadsheet’s picture of its text is not',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/expenses?new=1');
      await page.getByLabel('Description').fill('Train to Berne');
      await paste(page, await filesOn(page, 'cells.png', 'image/png', '12\t13'));
      await paste(page, await filesOn(page, 'ticket.pdf', 'application/pdf'));
      await page.getByRole('button', { name: 'Remove ticket.pdf' }).waitFor();
      expect(await page.getByRole('button', { name: /^Remove / }).count()).to.equal(1);
      await page.getByLabel('Amount').fill('48.50');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('rowheader', { name: 'Train to Berne' }).waitFor();
      const { data } = await live.call('listExpenses', {});
      expect(data.map(({ receipt }) => receipt.filename)).to.deep.equal(['ticket.pdf']);
    }),
  );

  it(
    'are dropped, and take the place of another',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildExpense(live);
      const page = await open(live, `/expenses?expense=${id}`);
      for (const [label, name] of [
        ['Receipt', 'first.pdf'],
        ['Replace receipt', 'second.pdf'],
      ] as const) {
        const zone = page.getByRole('group', { name: label, exact: true }).locator('.file-zone');
        await zone.waitFor();
        await drop(page, zone, join(folder, name));
        await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await until(async () => (await live.call('getExpense', { params: { id } })).data.receipt.filename === name);
        await page.getByRole('rowheader', { name: 'Train' }).click();
      }
      await page.getByRole('link', { name: 'second.pdf' }).waitFor();
    }),
  );

  it(
    'that are refused leave the expense recorded, and say why',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/expenses?new=1');
      await page.getByLabel('Description').fill('Train');
      await paste(page, await filesOn(page, 'virus.exe', 'application/octet-stream'));
      await page.getByLabel('Amount').fill('12');
      await page.keyboard.press('Control+Enter');
      await page.getByText('The expense was saved, but its receipt was not:').waitFor();
      await page.getByRole('dialog', { name: 'Expense' }).waitFor();
      const { data } = await live.call('listExpenses', {});
      expect(data.map(({ description, receipt }) => [description, receipt.filename])).to.deep.equal([['Train', null]]);
    }),
  );
});
