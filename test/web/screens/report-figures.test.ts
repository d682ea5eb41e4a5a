/** Every linked figure of the reports and the overview leads to a list whose sum is the same figure. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { credit, inDays, lineAt, pay } from '../../support/builders/invoices.js';
import { addTicket, buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { desk, inBrowsers } from '../support/dashboard.js';
import { visit } from '../support/roles/visit.js';

const today = inDays(0);

/** Two clients, with time of two people, and invoices with tax in several states. */
async function buildFirm(): Promise<ApiClient> {
  const { live } = await buildWorkspace();
  const { userId: user_id } = await buildUser(live, 'member', { name: 'Max Member', department: 'Design' });
  const [acme, globex] = [
    (await buildClient(live, { name: 'Acme', email: 'books@acme.example' })).id,
    (await buildClient(live, { name: 'Globex', email: 'books@globex.example' })).id,
  ];
  const project = async (client_id: string, title: string) => (await buildProject(live, { client_id, title })).id;
  const [shop, care] = [await project(acme, 'Shop'), await project(globex, 'Care')];
  await buildProject(live, { client_id: globex, title: 'Proposed', status: 'pending' });
  const ticket_id = await addTicket(live, { client_id: globex });
  const rate = { date: today, rate_charged: 100 };
  await buildTimeEntry(live, { ...rate, project_id: shop, hours: 3 });
  await buildTimeEntry(live, { ...rate, project_id: shop, hours: 1.5, user_id });
  await buildTimeEntry(live, { ...rate, project_id: shop, hours: 0.25, billable: false, user_id });
  await buildTimeEntry(live, { ...rate, project_id: care, hours: 2, user_id });
  await buildTimeEntry(live, { ...rate, ticket_id, hours: 0.5 });
  await buildTimeEntry(live, { ...rate, project_id: care, hours: 7, date: inDays(-40) });
  await buildExpense(live, { project_id: shop, date: today, amount: 48, billable: true });
  const invoice = async (client_id: string, amount: number, days = 0): Promise<string> => {
    const body = {
      client_id,
      tax_rate: 0.19,
      line_items: [lineAt(amount)],
      invoice_date: inDays(days),
      due_date: inDays(days + 14),
    };
    const { id } = (await live.call('createInvoice', { body })).data;
    await live.call('sendInvoice', { params: { id } });
    return id;
  };
  const [first] = [
    await invoice(acme, 300),
    await invoice(globex, 500),
    await invoice(acme, 70, -60),
    await invoice(globex, 40, -130),
  ];
  await pay(live, first, 119);
  await live.call('createInvoice', { body: { client_id: acme, line_items: [lineAt(999)] } });
  await credit(live, await invoice(globex, 20, -45), { amount: 11.9 });
  return live;
}

const reports = [
  ...['client', 'project', 'ticket', 'user', 'day', 'week'].map(
    (by) => `/reports/time?period=this_year&group_by=${by}`,
  ),
  ...['user', 'department', 'week'].map((by) => `/reports/utilization?period=this_month&group_by=${by}`),
  ...['month', 'quarter', 'client', 'project', 'service_type'].map(
    (by) => `/reports/revenue?period=this_year&group_by=${by}`,
  ),
  ...['projects', 'clients'].map((view) => `/reports/profitability?period=this_month&view=${view}`),
  '/reports/unbilled',
  '/reports/aging',
  '/reports/forecast',
  '/reports/dashboard?period=this_month',
  '/overview?period=this_month',
];

/** A figure's text, and the address that it leads to. */
interface Figure {
  readonly words: string;
  readonly href: string;
}

const linked = async (page: Page): Promise<Figure[]> =>
  page.evaluate<
    Figure[]
  >(`[...document.querySelectorAll('main .stats a, main .report-table td:not(:first-child) a')].map((link) => ({
    words: (link.querySelector('.stat-value') ?? link).innerText,
    href: link.getAttribute('href'),
  }))`);

/** The sums on a list's page, its last row, and its number of rows. */
const sums = async (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[
    ...[...document.querySelectorAll(':is(main, [role=dialog]) :is(.stat-value, .stat-detail, .table-foot .table-cell, [aria-label=Preview] *)')].map((sum) => sum.innerText),
    ...[...document.querySelectorAll('main [aria-rowcount]')].map((list) => String(list.ariaRowCount - 1)),
    ...[...document.querySelectorAll('main .empty')].map(() => '0'),
  ]`);

/**
 * Whether a sum is the figure: alone, with words next to it ("300.00 before tax"), or in full if the figure is rounded.
 */
const says = (sum: string, words: string): boolean =>
  sum === words ||
  sum.startsWith(`${words} `) ||
  sum.endsWith(` ${words}`) ||
  (/^\$[\d,]+$/.test(words) && /^\$[\d,.]+$/.test(sum) && Math.round(numberIn(sum)) === numberIn(words));

const numberIn = (amount: string): number => Number(amount.replaceAll(/[$,]/g, ''));

describe('the figures of reports', () => {
  const inBrowser = inBrowsers();
  let firm: ApiClient | undefined;

  for (const report of reports)
    it(
      `lead to lists that say the same: ${report}`,
      inBrowser(async (open) => {
        firm ??= await buildFirm();
        const page = await open(firm, '/reports', desk);
        await visit(page, report);
        const figures = await linked(page);
        const known = new Map<string, string[]>();
        for (const { href } of figures) {
          if (known.has(href)) continue;
          await visit(page, href);
          known.set(href, await sums(page));
        }
        const wrong = figures.filter(
          // The list of unbilled work shows no sums of ages without work.
          ({ words, href }) =>
            !(href === '/billing?tab=unbilled' && words === '$0.00') &&
            !known.get(href)?.some((sum) => says(sum, words)),
        );
        expect(wrong.map((figure) => ({ ...figure, found: known.get(figure.href) }))).to.deep.equal([]);
        if (!/department|service_type/.test(report)) expect(figures).not.to.deep.equal([]);
      }),
    );
});
