/** Text that is typed while an earlier change is being saved stays, and is sent with the next change. */
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { buildProject, buildTicket } from '../../../support/builders/factories.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';

/** Does something while the first request that changes this path is held back. */
async function duringFirstChange(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  let isFirst = true;
  await page.route(path, async (route) => {
    if (isFirst && route.request().method() !== 'GET') {
      isFirst = false;
      await act();
    }
    await route.continue();
  });
}

/** Waits until the form of this field can be submitted again. */
const isFree = (page: Page, field: Locator): Promise<void> =>
  page.locator('form', { has: field }).locator('[type=submit]:not([data-pending])').waitFor();

describe('what is typed while a change is on its way', () => {
  const inBrowser = inBrowsers();

  it(
    'stays in the fields of a form, and is sent by the next press alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live, { title: 'Relaunch' });
      const page = await open(live, `/projects/${id}?tab=settings`);
      const [title, notes] = [page.getByLabel('Title'), page.getByLabel('Notes')];
      await title.fill('First');
      await duringFirstChange(page, `**/v1/projects/${id}`, async () => {
        await title.fill('Second');
        await notes.fill('Later');
      });
      await page.getByRole('button', { name: 'Save project' }).click();
      await page.getByRole('heading', { level: 1, name: 'First' }).waitFor();
      await isFree(page, title);
      expect([await title.inputValue(), await notes.inputValue()]).to.deep.equal(['Second', 'Later']);
      expect(await page.getByText('Someone else changed this in the meantime.').count()).to.equal(0);
      await page.getByRole('button', { name: 'Save project' }).click();
      await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
      const { data } = await live.call('getProject', { params: { id } });
      expect([data.title, data.notes]).to.deep.equal(['Second', 'Later']);
    }),
  );

  it(
    'stays where tasks are written, one after the other',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id, client_id } = await buildProject(live);
      const ticket = await buildTicket(live, { client_id });
      for (const [screen, written] of [
        [`/projects/${id}?tab=tasks`, `**/v1/projects/${id}/tasks`],
        [`/tickets/${ticket.id}`, `**/v1/tickets/${ticket.id}/tasks`],
      ] as const) {
        const page = await open(live, screen);
        const field = page.getByRole('textbox', { name: 'New task' });
        await field.fill('Sketch it');
        await duringFirstChange(page, written, () => field.fill('Draw it'));
        await field.press('Enter');
        await page.getByRole('checkbox', { name: 'Sketch it' }).waitFor();
        await isFree(page, field);
        expect(await field.inputValue()).to.equal('Draw it');
        await field.press('Enter');
        await page.getByRole('checkbox', { name: 'Draw it' }).waitFor();
        await until(async () => (await field.inputValue()) === '');
      }
    }),
  );

  it(
    'stays where notes and replies are written, and what was sent does not',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live);
      const page = await open(live, `/tickets/${id}`);
      const note = page.getByRole('textbox', { name: 'Internal note' });
      await note.fill('First');
      await duringFirstChange(page, `**/v1/tickets/${id}/activities`, () => note.fill('Second'));
      await note.press('Control+Enter');
      await page.getByRole('article').getByText('First').waitFor();
      await isFree(page, note);
      expect(await note.inputValue()).to.equal('Second');
      await note.press('Control+Enter');
      await page.getByRole('article').getByText('Second').waitFor();
      await until(async () => (await note.inputValue()) === '');
    }),
  );
});
