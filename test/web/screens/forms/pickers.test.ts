/** The choices of fields: everything that fits, however much, and nothing that the server would refuse. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import {
  buildClient,
  buildContact,
  buildProject,
  buildRateCard,
  buildTicket,
} from '../../../support/builders/factories.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { addUser } from '../../../support/builders/users.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { monday } from '../../support/time.js';

const offered = async (page: Page): Promise<string[]> => {
  await page.getByRole('option').filter({ hasNotText: 'Searching' }).first().waitFor();
  return (await page.getByRole('option').allInnerTexts()).map((text) => text.split('\n')[0] ?? '').toSorted();
};

/** Time on an open, a completed and a cancelled project, and for a client that has been made inactive since. */
async function buildWork(owner: ApiClient): Promise<string> {
  const { id: client_id } = await buildClient(owner, { name: 'Falcon' });
  let completed = '';
  for (const status of ['active', 'completed', 'cancelled'] as const) {
    const { id } = await buildProject(owner, { client_id, title: `Falcon ${status}` });
    const { id: ticket_id } = await buildTicket(owner, { client_id, project_id: id, title: `Falcon ticket ${status}` });
    await buildTimeEntry(owner, { project_id: id, date: monday() });
    const entry = await buildTimeEntry(owner, { ticket_id, date: monday(), description: `Talks ${status}` });
    await owner.call('updateProject', { params: { id }, body: { status: 'active', force: true } });
    await owner.call('updateProject', { params: { id }, body: { status, force: true } });
    if (status === 'completed') completed = entry.id;
  }
  const gone = await buildClient(owner, { name: 'Falcon inactive' });
  await buildProject(owner, { client_id: gone.id, title: 'Falcon of inactive' });
  await buildTimeEntry(owner, { client_id: gone.id, date: monday(), description: 'Talks inactive' });
  await owner.call('updateClient', { params: { id: gone.id }, body: { status: 'inactive' } });
  return completed;
}

const open = ['Falcon', 'Falcon active', 'Falcon ticket active'];

describe('a picker of work', () => {
  const inBrowser = inBrowsers();

  it(
    'offers what takes new time, before and after something is typed, and nothing that is finished or inactive',
    inBrowser(async (show) => {
      const { owner } = await buildWorkspace();
      const finished = await buildWork(owner);
      const page = await show(owner, '/time?new=1');
      const work = page.getByRole('dialog').getByRole('combobox', { name: 'Work' });
      await work.focus();
      expect(await offered(page)).to.deep.equal(open.filter((one) => one !== 'Falcon'));
      await work.fill('falcon');
      await page
        .getByRole('option', { name: /^Falcon$|^Falcon Client/ })
        .first()
        .waitFor();
      expect(await offered(page)).to.deep.equal(open);
      await page.goto('/time');
      await page.getByRole('button', { name: 'Start timer' }).click();
      const again = page.getByRole('region', { name: 'Recent work' });
      await again.getByRole('button', { name: /Talks completed/ }).waitFor({ state: 'detached' });
      await again.getByRole('button', { name: /Talks active/ }).waitFor();
      expect(await again.getByRole('button', { name: /completed|cancelled|inactive/ }).count()).to.equal(0);
      await page.goto(`/time?entry=${finished}`);
      await page.getByRole('dialog').locator('input[role=combobox][value="Falcon ticket completed"]').waitFor();
    }),
  );
});

describe('a picker', () => {
  const inBrowser = inBrowsers();

  it(
    'finds by typing who and what stands beyond the first hundred, and shows it when it is chosen',
    inBrowser(async (show) => {
      const { owner } = await buildWorkspace();
      const { db } = await testApi();
      const { id: client_id } = await buildClient(owner);
      const { id } = await buildProject(owner, { client_id, rate_override: true, custom_rate: 90 });
      for (let at = 0; at < 101; at++) {
        await addUser(db, owner.workspaceId, 'member', { name: `Ann ${at}` });
        await buildContact(owner, { client_id, name: `Ann ${at}` });
        await buildRateCard(owner, { name: `Ann ${at}` });
        await owner.call('createProjectType', { body: { name: `Ann ${at}` } });
      }
      await buildUser(owner, 'member', { name: 'Zoe', status: 'invited' });
      await buildUser(owner, 'member', { name: 'Zoe gone', status: 'deactivated' });
      await buildContact(owner, { client_id, name: 'Zoe' });
      await buildRateCard(owner, { name: 'Zoe' });
      await owner.call('createProjectType', { body: { name: 'Zoe' } });
      const page = await show(owner, `/projects/${id}?tab=settings`);
      for (const label of ['Manager', 'Contact', 'Rate card', 'Type']) {
        const field = page.getByRole('combobox', { name: label, exact: true });
        await field.fill('zo');
        await page.getByRole('option', { name: /^Zoe/ }).first().waitFor();
        expect(await offered(page), label).to.deep.equal(['Zoe']);
        await page.getByRole('option', { name: /^Zoe/ }).click();
      }
      await page.keyboard.press('Control+Enter');
      await until(async () => (await owner.call('getProject', { params: { id } })).data.type_id !== null);
      await page.reload();
      await page.locator('input[role=combobox][value="Zoe"]').nth(3).waitFor();
      const { data } = await owner.call('getProject', { params: { id } });
      expect([data.manager_id, data.contact_id, data.type_id].filter((one) => one !== null)).to.have.length(3);
    }),
  );
});

describe('a filter by a person', () => {
  const inBrowser = inBrowsers();

  for (const [path, label] of [
    ['/tickets', 'Assignee'],
    ['/tickets', 'Reporter'],
    ['/projects', 'Manager'],
    ['/time?view=list', 'Person'],
    ['/expenses', 'Person'],
  ] as const)
    it(
      `finds who is invited and who is deactivated: ${label}`,
      inBrowser(async (show) => {
        const { owner } = await buildWorkspace();
        await buildUser(owner, 'member', { name: 'Zoe', status: 'invited' });
        await buildUser(owner, 'member', { name: 'Zoe gone', status: 'deactivated' });
        const page = await show(owner, path);
        // Lists of time and expenses always show the filter by person.
        if (label !== 'Person') {
          await page.getByRole('button', { name: 'Add filter' }).click();
          await page.getByRole('dialog').getByRole('button', { name: label }).click();
        }
        await page.getByRole('combobox', { name: label }).fill('zo');
        await page.getByRole('option', { name: /^Zoe/ }).first().waitFor();
        const found = (await offered(page)).filter((name) => name.startsWith('Zoe'));
        expect(found).to.deep.equal(['Zoe', 'Zoe gone']);
        expect(await page.getByRole('option', { name: 'Zoe gone' }).innerText()).to.include('Deactivated');
        await page.getByRole('option', { name: 'Zoe gone' }).click();
        await page.waitForURL(/usr_/);
      }),
    );
});

describe('a day in a list', () => {
  const inBrowser = inBrowsers();

  for (const locale of ['en-US', 'de-DE'])
    it(
      `is never cut, in ${locale}`,
      inBrowser(async (show) => {
        const { owner } = await buildWorkspace();
        const ann = await buildUser(owner, 'member', { name: 'Ann' });
        const { id: client_id } = await buildClient(owner);
        // The second date is in another year, so it is shown with the year.
        for (const date of [monday(), '2025-09-24']) await buildTimeEntry(ann, { client_id, date });
        const page = await show(owner, '/approvals', { locale });
        const cut = async (): Promise<string[]> =>
          page.locator('.table-cell > time').evaluateAll((days) =>
            days
              .filter((day) => {
                const [its, cell] = [day.getBoundingClientRect(), day.closest('.table-cell')?.getBoundingClientRect()];
                return (
                  !cell || its.right > cell.right + 0.5 || its.bottom > cell.bottom + 0.5 || its.top < cell.top - 0.5
                );
              })
              .map(({ textContent }) => textContent),
          );
        for (const row of await page.getByRole('row', { name: /Ann/ }).all()) {
          await row.click();
          await page.getByRole('dialog').locator('.table-cell > time').first().waitFor();
          expect(await cut()).to.deep.equal([]);
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
        }
        await page.goto('/time?view=list&everyone=1');
        await page.locator('.table-cell > time').first().waitFor();
        expect(await cut()).to.deep.equal([]);
      }),
    );
});
