/** Bank statements, which a bookkeeper imports and clears by keyboard. */
import { expect } from 'chai';
import { buildClient } from '../../../support/builders/factories.js';
import { camt, importStatement, linesOf } from '../../../support/builders/billing/bank.js';
import { buildSentInvoice, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, phone } from '../../support/dashboard.js';
import { expectNoSideways, longName } from '../../support/keyboard.js';
import type { ApiClient } from '../../../support/service/api.js';

async function debts(owner: ApiClient, ...amounts: readonly number[]) {
  const client = await buildClient(owner, { email: 'bank@client.example' });
  const invoices = [];
  for (const amount of amounts)
    invoices.push(await buildSentInvoice(owner, { client_id: client.id, line_items: [lineAt(amount)] }));
  return { client, invoices };
}

const statusesOf = async (owner: ApiClient, id: string) => (await linesOf(owner, id)).map(({ status }) => status);

describe('a bank statement', () => {
  const inBrowser = inBrowsers();

  it(
    'is imported from the payments, and one that is no statement says why',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { invoices } = await debts(owner, 600);
      const page = await open(owner, '/billing?tab=payments');
      await page.getByRole('link', { name: 'Bank statements' }).click();
      await page.getByRole('heading', { name: 'Bank statements' }).waitFor();
      const choose = async (name: string, text: string): Promise<void> => {
        const chooser = page.waitForEvent('filechooser');
        await page
          .getByRole('button', { name: /Choose/ })
          .first()
          .click();
        await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
      };
      await choose('mine.csv', 'Wann;Wieviel\n10.02.2026;600,00\n');
      await page
        .getByText(/the file has "Wann", "Wieviel"/)
        .first()
        .waitFor();
      await page.getByLabel('Day of booking').fill('Wann');
      await page.getByLabel('Amount with sign').fill('Wieviel');
      await page.getByRole('button', { name: 'Import with these columns' }).click();
      await page.getByRole('heading', { name: 'mine.csv' }).waitFor();
      expect(invoices).to.have.length(1);
      await page.getByText('Exact amount').waitFor();
    }),
  );

  it(
    'is cleared by keyboard: all that is certain, then line by line, and taken back',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { client, invoices } = await debts(owner, 600, 500, 400);
      const [one, two, three] = invoices;
      const { id } = await importStatement(
        owner,
        camt([
          { amount: 600, text: one?.invoice_number ?? '', name: 'Payer A', reference: 'W1' },
          { amount: 500, text: two?.invoice_number ?? '', name: 'Payer B', reference: 'W2' },
          { amount: 300, text: three?.invoice_number ?? '', name: 'Payer C', reference: 'W3' },
          { amount: 12, text: 'Interest', name: 'Payer D', reference: 'W4' },
          { amount: 70, text: 'Deposit', name: 'Payer E', reference: 'W5' },
        ]),
      );
      const page = await open(owner, `/billing/bank/${id}`);
      await page.getByRole('button', { name: 'Confirm all certain (2)' }).waitFor();
      await page.keyboard.press('a');
      await page.getByText('2 lines booked').waitFor();
      expect(await statusesOf(owner, id)).to.deep.equal(['booked', 'booked', 'open', 'open', 'open']);
      await page.getByRole('row', { name: /Payer A/ }).waitFor({ state: 'detached' });
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await page.getByText('Booked: Payer C').waitFor();
      await page.getByRole('row', { name: /Payer C/ }).waitFor({ state: 'detached' });
      await page.keyboard.press('i');
      await page.getByText('Ignored: Payer D').waitFor();
      await page.getByRole('row', { name: /Payer D/ }).waitFor({ state: 'detached' });
      await page.keyboard.press('c');
      const dialog = page.getByRole('dialog', { name: 'Book this line' });
      await dialog.getByRole('combobox', { name: 'Client' }).fill(client.name);
      await page.getByRole('option', { name: client.name }).click();
      await dialog.getByRole('textbox', { name: `For ${three?.invoice_number}` }).waitFor();
      await dialog.getByRole('button', { name: 'Book' }).click();
      await page.getByText('Nothing is open').waitFor();
      expect(await statusesOf(owner, id)).to.deep.equal(['booked', 'booked', 'booked', 'ignored', 'booked']);
      expect((await readInvoice(owner, three?.id ?? '')).amounts.outstanding).to.equal(30);
      await page.keyboard.press('u');
      await page.getByText('Taken back: Payer E').waitFor();
      await page.keyboard.press('u');
      await page.getByText('Taken back: Payer D').waitFor();
      expect(await statusesOf(owner, id)).to.deep.equal(['booked', 'booked', 'booked', 'open', 'open']);
    }),
  );

  it(
    'is cleared on a phone: each line says what is proposed for which amount, and its buttons are in reach',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { invoices } = await debts(owner, 1600, 1500);
      const { id } = await importStatement(
        owner,
        camt(
          Array.from({ length: 50 }, (_, at) => ({
            amount: at < 2 ? 1600 - at * 100 : 20 + at,
            text: at < 2 ? `Invoice ${invoices[at]?.invoice_number ?? ''}, many thanks` : 'Collective transfer',
            name: `${longName.slice(0, 60)} ${at}`,
            reference: `P${at}`,
          })),
        ),
      );
      const page = await open(owner, '/billing/bank', phone);
      await page.locator('[data-label=Open][data-named]').getByText('50').waitFor();
      await expectNoSideways(page);
      await page.getByRole('link', { name: 'statement.xml' }).click();
      const rows = page.locator('.table-row:not([aria-busy])');
      const [number = ''] = invoices.map(({ invoice_number }) => invoice_number);
      const first = rows.filter({ hasText: number });
      await first.getByText('$1,600.00').waitFor();
      await expectNoSideways(page);
      const parts = await rows.evaluateAll((all) =>
        all.flatMap((row) => {
          const { right, bottom } = row.getBoundingClientRect();
          return [...row.querySelectorAll('button, .figure, .status')].map((part) => {
            const box = part.getBoundingClientRect();
            const isReached = part.tagName !== 'BUTTON' || (box.height >= 44 && box.width >= 44);
            return { text: part.textContent, isWhole: box.right <= right && box.bottom <= bottom, isReached };
          });
        }),
      );
      expect(parts.length).to.be.greaterThan(20);
      expect(parts.filter(({ isWhole, isReached }) => !isWhole || !isReached)).to.deep.equal([]);
      expect(
        await first
          .getByText(number, { exact: false })
          .last()
          .evaluate((text) => text.getBoundingClientRect().width),
      ).to.be.greaterThan(200);
      await expectAccessible(page);
      await first.getByRole('button', { name: 'Confirm' }).tap();
      await first.waitFor({ state: 'detached' });
      await rows.filter({ hasText: '$22.00' }).getByRole('button', { name: 'Ignore' }).tap();
      await until(async () => (await linesOf(owner, id, { status: ['open'] })).length === 48);
      await page.getByRole('button', { name: 'Confirm all certain (1)' }).tap();
      await until(async () => (await linesOf(owner, id, { status: ['open'] })).length === 47);
    }),
  );
});
