/** Reports of a firm with several currencies: every figure is in its own currency, and none is left out. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { credit, inDays, lineAt, pay } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { revenueStatuses } from '../../../web/entities/invoice/aging.js';
import { desk, inBrowsers } from '../support/dashboard.js';
import { visit } from '../support/roles/visit.js';

const today = inDays(0);

/** A firm in dollars that has also billed in yen and dinars; part of each invoice is credited. */
async function buildFirm(): Promise<ApiClient> {
  const { live } = await buildWorkspace();
  for (const [name, currency, rate, credited, rate_charged] of [
    ['Acme', 'USD', 300, 20, 100],
    ['Sakura', 'JPY', 50_000, 8000, 4000],
    ['Dana', 'KWD', 7.125, 1.005, 3.125],
  ] as const) {
    const { id: client_id } = await buildClient(live, { name, currency, email: `${name}@client.example` });
    const { id: project_id } = await buildProject(live, { client_id, title: `Work for ${name}` });
    await buildTimeEntry(live, { project_id, date: today, hours: 2, rate_charged });
    const body = { client_id, line_items: [lineAt(rate)], tax_rate: 0 };
    const { id } = (await live.call('createInvoice', { body })).data;
    await live.call('sendInvoice', { params: { id } });
    await credit(live, id, { amount: credited });
    await pay(live, id, credited);
    await buildExpense(live, {
      client_id,
      date: today,
      amount: credited,
      currency,
      markup_percent: 0,
      billable: true,
    });
  }
  return live;
}

/** The rows that each screen shows for the two other currencies. */
const screens: readonly (readonly [path: string, lines: readonly string[]])[] = [
  [
    '/overview?period=this_month',
    [
      'Invoiced $280 and JP¥42,000 · KWD 6',
      'Collected $20 and JP¥8,000 · KWD 1',
      'Outstanding $260 and JP¥34,000 · KWD 5',
      // Two hours, and an expense, of each client.
      'Unbilled $220 and JP¥16,000 · KWD 7 6:00',
    ],
  ],
  ['/overview?period=this_month', ['Revenue this year, USD', 'JPY JP¥42,000 JP¥8,000', 'KWD KWD 6.120 KWD 1.005']],
  [
    '/reports/dashboard?period=this_month',
    ['JPY JP¥42,000 – JP¥8,000 JP¥34,000', 'KWD KWD 6.120 – KWD 1.005 KWD 5.115'],
  ],
  [
    '/reports/revenue?period=this_month&group_by=client',
    ['Sakura JPY JP¥42,000 JP¥8,000', 'Dana KWD KWD 6.120 KWD 1.005', 'JPY JP¥42,000 – JP¥8,000'],
  ],
  [
    '/reports/profitability?period=this_month&view=clients',
    [
      'Acme $280.00 $20.00 $260.00',
      'Sakura JP¥42,000 – JPY 8,000 2:00 JP¥21,000',
      'Dana KWD 6.120 – KWD 1.005 2:00 KWD 3.060',
      'JPY JP¥42,000 – JP¥8,000',
      'KWD KWD 6.120 – KWD 1.005',
    ],
  ],
  ['/reports/time?period=this_month&group_by=client', ['JPY JP¥8,000', 'KWD KWD 6.250']],
  ['/reports/unbilled', ['JPY JP¥16,000 JP¥8,000 JP¥8,000', 'KWD KWD 7.255 KWD 6.250 KWD 1.005']],
  ['/reports/aging', ['JPY JP¥34,000', 'KWD KWD 5.115', 'Sakura JP¥34,000', 'Dana KWD 5.115']],
  [
    '/billing?tab=invoices',
    [
      'Invoiced $300.00 and JP¥50,000 · KWD 7.125',
      'Outstanding $260.00 and JP¥34,000 · KWD 5.115',
      'JPY JP¥50,000 JP¥50,000 JP¥34,000',
      'KWD KWD 7.125 KWD 7.125 KWD 5.115',
    ],
  ],
  ['/billing?tab=unbilled', ['To bill $220.00 6:00 hours and JP¥16,000 · KWD 7.255']],
  [
    `/billing?tab=invoices&status=${encodeURIComponent(JSON.stringify(revenueStatuses))}`,
    ['JPY JP¥50,000 JP¥50,000 JP¥42,000 JP¥34,000', 'KWD KWD 7.125 KWD 7.125 KWD 6.120 KWD 5.115'],
  ],
  [
    '/billing?tab=aging',
    ['Outstanding $260.00 and JP¥34,000 · KWD 5.115', 'Days until paid Collection rate JPY', '% KWD'],
  ],
  ['/expenses', ['JPY JP¥8,000 JP¥8,000', 'KWD KWD 1.005 KWD 1.005']],
  ['/time?view=list&everyone=1', ['JPY JP¥8,000', 'KWD KWD 6.250']],
];

/** The text of the screen, with single spaces. */
const errorText = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

describe('a firm of several currencies', () => {
  const inBrowser = inBrowsers();
  let firm: ApiClient | undefined;

  for (const [path, lines] of screens)
    it(
      `is shown each figure in its own currency: ${path}`,
      inBrowser(async (open) => {
        firm ??= await buildFirm();
        const page = await open(firm, '/reports', desk);
        await visit(page, path);
        for (const folded of await page.locator('.currencies:not([open]) > summary').all()) await folded.click();
        const words = await errorText(page);
        const missing = lines.filter((line) => !words.includes(line));
        expect(missing, `on a screen that says: ${words}`).to.deep.equal([]);
      }),
    );
});
