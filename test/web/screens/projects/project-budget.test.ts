/** The budget of a project over time: where it leads, by whom it is used, and what each role sees of it. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { addDays } from '../../../../domain/time.js';
import { buildClient, buildProject, buildTicket } from '../../../support/builders/factories.js';
import { buildPhase } from '../../../support/builders/projects.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectWhole } from '../../support/whole.js';
import { longName, rightToLeft } from '../../support/keyboard.js';
import { now } from '../../support/time.js';

/** A project with a budget of 40 hours, of which 20 are used within the last four weeks, at 100 an hour. */
async function buildBudget(live: ApiClient, terms: object = {}) {
  const { id: client_id } = await buildClient(live, { name: 'Acme' });
  const { id } = await buildProject(live, {
    client_id,
    title: 'Relaunch',
    status: 'active',
    custom_rate: 100,
    budget_hours: 40,
    ...terms,
  });
  const ann = await buildUser(live, 'member', { name: 'Ann Author', cost_rate: 40, department: 'Design' });
  const phase = await buildPhase(live, id, { title: 'Design', budget_hours: 16 });
  const ticket = await buildTicket(live, { client_id, project_id: id, phase_id: phase.id, title: 'Login fails' });
  await buildTimeEntry(live, { ticket_id: ticket.id, user_id: ann.userId, date: addDays(now(), -20), hours: 12 });
  await buildTimeEntry(live, { project_id: id, date: addDays(now(), -2), hours: 8, billable: false });
  return { id, client_id, ann, ticket, phase };
}

const budgetOf = async (live: ApiClient, id: string) => (await live.call('getProjectBudget', { params: { id } })).data;

/** The figures at the head of the screen, by their labels. */
const figuresOn = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await page
      .locator('.stat')
      .evaluateAll((stats) =>
        stats.map((stat) => [
          stat.querySelector('.stat-label')?.textContent ?? '',
          stat.querySelector('.stat-value')?.textContent ?? '',
        ]),
      ),
  );

const writtenDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(day.startsWith(now().slice(0, 4)) ? {} : { year: 'numeric' as const }),
  }).format(new Date(day));

/** The rows of the table behind the chart. */
async function chartRows(page: Page): Promise<string[][]> {
  await page.getByText('Show figures').click();
  return page
    .getByRole('region', { name: /^Budget over time/ })
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
}

describe('the budget of a project', () => {
  const inBrowser = inBrowsers();

  it(
    'says on which day it is used up at the pace of the last four weeks, and how long that is before the due date',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      // 20 of 40 hours in 28 days: the other 20 last for 28 days more.
      const { id } = await buildBudget(live, { start_date: '2026-01-01', due_date: addDays(now(), 28 + 21) });
      const { runs_out_on: endsOn } = await budgetOf(live, id);
      expect(endsOn).to.equal(addDays(now(), 28));
      const page = await open(live, `/projects/${id}?tab=budget`);
      await page
        .getByText(
          `At the pace of the last four weeks, the budget will be used up on ${writtenDay(endsOn ?? '')}, 3 weeks before the due date.`,
        )
        .waitFor();
      const rows = await chartRows(page);
      expect(rows[0]).to.deep.equal(['Day', 'Hours', 'Budget', 'At this pace']);
      expect(rows[1]).to.deep.equal([writtenDay(addDays(now(), -20)), '12:00', '40:00', '–']);
      expect(rows.find(([day]) => day === writtenDay(now()))).to.deep.equal([
        writtenDay(now()),
        '20:00',
        '40:00',
        '20:00',
      ]);
      expect(rows.at(-1)).to.deep.equal([writtenDay(endsOn ?? ''), '–', '40:00', '40:00']);
    }),
  );

  it(
    'shows hours used and left, what is unbilled, the cost and the margin, exactly as the API has them',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildBudget(live);
      const { budget, unbilled, cost, margin } = await budgetOf(live, id);
      expect([budget.hours_used, unbilled.amount, cost?.amount, margin?.amount]).to.deep.equal([20, 1200, 480, 720]);
      const page = await open(live, `/projects/${id}?tab=budget`);
      await page.getByText('Margin').waitFor();
      expect(await figuresOn(page)).to.deep.equal({
        Budget: '40:00',
        Used: '20:00',
        Left: '20:00',
        Unbilled: '$1,200.00',
        Billed: '$0.00',
        Cost: '$480.00',
        Margin: '$720.00',
      });
    }),
  );

  it(
    'changes from hours to money and stays so after a reload',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildBudget(live, { budget_hours: undefined, budget_amount: 2400 });
      const page = await open(live, `/projects/${id}?tab=budget`);
      // A budget in money alone is shown in money.
      await page.getByRole('button', { name: 'Money Unit' }).waitFor();
      expect((await chartRows(page))[1]).to.deep.equal([
        writtenDay(addDays(now(), -20)),
        '$0',
        '$1,200',
        '$2,400',
        '–',
      ]);
      await page.getByRole('button', { name: 'Money Unit' }).click();
      await page.getByRole('option', { name: 'Hours' }).click();
      await page.waitForURL((url) => url.searchParams.get('unit') === 'hours');
      await page.reload();
      expect((await chartRows(page))[1]).to.deep.equal([writtenDay(addDays(now(), -20)), '12:00']);
    }),
  );

  it(
    'leads from a person and a ticket to exactly their entries, and from a phase to its tickets',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id, ann, ticket, phase } = await buildBudget(live);
      const path = `/projects/${id}?tab=budget`;
      const page = await open(live, path);
      const tableOf = (name: string) => page.getByRole('grid', { name });
      await tableOf('By person').getByRole('link', { name: 'Ann Author' }).click();
      await page.getByRole('row', { name: /12:00/ }).first().waitFor();
      const listed = new URL(page.url()).searchParams;
      expect([listed.get('user_id'), listed.get('project_id')].join())
        .to.include(ann.userId)
        .and.to.include(id);
      expect(await page.getByRole('row', { name: /8:00/ }).count()).to.equal(0);
      await page.goto(path);
      await tableOf('By ticket')
        .getByRole('link', { name: `${ticket.number} Login fails` })
        .click();
      await page.getByRole('row', { name: /12:00/ }).first().waitFor();
      expect(new URL(page.url()).searchParams.get('ticket_id')).to.include(ticket.id);
      await page.goto(path);
      await tableOf('By phase').getByRole('link', { name: 'Design' }).click();
      await page.getByRole('row', { name: /Login fails/ }).waitFor();
      expect(new URL(page.url()).searchParams.get('phase_id')).to.include(phase.id);
    }),
  );

  it(
    'shows a member their own time without money and forecast, and says so',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id, ann } = await buildBudget(live);
      expect(await budgetOf(ann, id))
        .to.include({ covers: 'self' })
        .and.not.to.have.any.keys('cost', 'runs_out_on');
      const page = await open(ann, `/projects/${id}?tab=budget`);
      await page.getByText('You see your own time only.').waitFor();
      expect(await figuresOn(page)).to.deep.equal({
        Budget: '40:00',
        Used: '20:00',
        Left: '20:00',
        Unbilled: '12:00',
        Billed: '0:00',
      });
      expect(await page.getByText('At the pace').count()).to.equal(0);
      expect((await chartRows(page))[0]).to.deep.equal(['Day', 'Hours']);
      const people = page.getByRole('grid', { name: 'By person' });
      expect(await people.getByRole('link').allInnerTexts()).to.deep.equal(['Ann Author']);
    }),
  );

  it(
    'says since when it is used up, and by how much it is exceeded',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildBudget(live, { budget_hours: 15 });
      const page = await open(live, `/projects/${id}?tab=budget`);
      await page.getByText(`The budget has been used up since ${writtenDay(addDays(now(), -2))}.`).waitFor();
      expect(await figuresOn(page)).to.include({ 'Over budget': '5:00' });
    }),
  );

  it(
    'says what to do while there is no time or no budget',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live);
      const page = await open(live, `/projects/${id}?tab=budget`);
      await page.getByRole('heading', { name: 'No time yet' }).waitFor();
      await buildTimeEntry(live, { project_id: id, date: now(), hours: 2 });
      await page.getByText('This project has no budget.').waitFor();
      await page.getByRole('link', { name: 'Set a budget' }).click();
      await page.getByRole('tab', { name: 'Settings', selected: true }).waitFor();
    }),
  );

  for (const [name, look] of Object.entries(looks))
    it(
      `is whole and leaves axe nothing to complain about ${name}, with long and right-to-left names`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { id } = await buildBudget(live, { title: longName });
        const reader = await buildUser(live, 'member', { name: rightToLeft });
        await buildTimeEntry(live, { project_id: id, user_id: reader.userId, date: now(), hours: 1 });
        const page = await open(live, `/projects/${id}?tab=budget`, look);
        await page.getByRole('grid', { name: 'By ticket' }).waitFor();
        await expectWhole(page);
        await expectAccessible(page);
      }),
    );
});
