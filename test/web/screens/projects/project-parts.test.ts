/** Phases, milestones and tasks of a project: creating, changing, reordering and deleting them. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildProject } from '../../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { settleDeletion, tabTo } from '../../support/keyboard.js';

/** Asserts that some element has the focus. */
const expectFocus = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);

describe('the parts of a project', () => {
  const inBrowser = inBrowsers();

  const press = async (page: Page, name: string | RegExp, key = 'Enter'): Promise<void> => {
    await tabTo(page, page.getByRole('button', { name, includeHidden: true }));
    await page.keyboard.press(key);
  };

  it(
    'are phases that are made, put into order, changed and deleted by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live);
      const page = await open(live, `/projects/${id}?tab=plan`);
      const { keyboard } = page;
      const phases = async () => (await live.call('listProjectPhases', { params: { id } })).data;
      const dialog = page.getByRole('dialog');
      for (const title of ['Design', 'Build']) {
        await press(page, 'New phase');
        await tabTo(page, dialog.getByRole('textbox', { name: 'Title' }));
        await keyboard.type(title);
        await tabTo(page, dialog.getByRole('spinbutton', { name: /day, Start/ }));
        await keyboard.type('02112026');
        await keyboard.press('Control+Enter');
        await dialog.waitFor({ state: 'detached' });
        await page.getByRole('group', { name: title, exact: true }).waitFor();
        await page.getByRole('button', { name: 'New phase' }).and(page.locator(':focus')).waitFor();
      }
      await press(page, 'Move Design, 1 of 2', 'ArrowDown');
      await page.getByRole('button', { name: 'Move Design, 2 of 2' }).and(page.locator(':focus')).waitFor();
      await until(async () => (await phases()).map(({ title }) => title).join() === 'Build,Design');
      await press(page, 'Edit Design');
      await tabTo(page, dialog.getByRole('textbox', { name: 'Title' }));
      await keyboard.press('Control+A');
      await keyboard.type('Concept');
      await keyboard.press('Control+Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('group', { name: 'Concept' }).waitFor();
      await page.getByRole('button', { name: 'Edit Concept' }).and(page.locator(':focus')).waitFor();
      expect((await phases()).map(({ title, start_date }) => [title, start_date])).to.deep.equal([
        ['Build', '2026-11-02'],
        ['Concept', '2026-11-02'],
      ]);
      await keyboard.press('Enter');
      await press(page, 'Delete phase');
      await page.getByRole('group', { name: 'Concept' }).waitFor({ state: 'detached' });
      await dialog.waitFor({ state: 'detached' });
      await expectFocus(page);
      await settleDeletion(page);
      await until(async () => (await phases()).length === 1);
      expect((await phases()).map(({ title }) => title)).to.deep.equal(['Build']);
    }),
  );

  it(
    'are milestones that are made, changed and deleted by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live);
      const page = await open(live, `/projects/${id}?tab=milestones`);
      const { keyboard } = page;
      const milestones = async () => (await live.call('listProjectMilestones', { params: { id } })).data;
      const dialog = page.getByRole('dialog');
      await press(page, 'New milestone');
      await tabTo(page, dialog.getByRole('textbox', { name: 'Title' }));
      await keyboard.type('First draft');
      await tabTo(page, dialog.getByLabel('Amount'));
      await keyboard.type('1500');
      await keyboard.press('Control+Enter');
      await page.getByRole('row', { name: /First draft.*1,500/ }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await tabTo(page, page.getByRole('row', { name: /First draft/ }));
      await keyboard.press('Enter');
      await tabTo(page, dialog.getByRole('textbox', { name: 'Title' }));
      await keyboard.press('Control+A');
      await keyboard.type('Draft approved');
      await keyboard.press('Control+Enter');
      await dialog.waitFor({ state: 'detached' });
      await page
        .getByRole('row', { name: /Draft approved/ })
        .and(page.locator(':focus'))
        .waitFor();
      expect((await milestones()).map(({ title, amount }) => [title, amount])).to.deep.equal([
        ['Draft approved', 1500],
      ]);
      await keyboard.press('Enter');
      await press(page, 'Delete milestone');
      await page.getByRole('heading', { name: 'No milestones yet' }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await expectFocus(page);
      await settleDeletion(page);
      await until(async () => (await milestones()).length === 0);
    }),
  );

  it(
    'are tasks that are written down, put into order, given away, ticked and deleted by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildUser(live, 'member', { name: 'Max Member' });
      const { id } = await buildProject(live);
      const page = await open(live, `/projects/${id}?tab=tasks`);
      const { keyboard } = page;
      const tasks = async () => (await live.call('listProjectTasks', { params: { id } })).data;
      const dialog = page.getByRole('dialog');
      await tabTo(page, page.getByRole('textbox', { name: 'New task' }));
      for (const title of ['Sketch it', 'Show it']) {
        await keyboard.type(title);
        await keyboard.press('Enter');
        await page.getByRole('checkbox', { name: title }).waitFor();
        await until(async () => (await page.getByRole('textbox', { name: 'New task' }).inputValue()) === '');
      }
      await press(page, 'Move Show it, 2 of 2', 'ArrowUp');
      await page.getByRole('button', { name: 'Move Show it, 1 of 2' }).and(page.locator(':focus')).waitFor();
      await until(async () => (await tasks()).map(({ title }) => title).join() === 'Show it,Sketch it');
      await tabTo(page, page.getByRole('checkbox', { name: 'Show it' }));
      await keyboard.press('Space');
      await page.getByRole('heading', { name: 'Tasks: 1 of 2 done' }).waitFor();
      await press(page, 'Edit Sketch it');
      await tabTo(page, dialog.getByRole('combobox', { name: 'Assignee' }));
      await keyboard.type('Max');
      await page.getByRole('option', { name: 'Max Member' }).waitFor();
      await keyboard.press('Enter');
      await dialog.locator('input[role=combobox][value="Max Member"]').and(page.locator(':focus')).waitFor();
      await keyboard.press('Control+Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Edit Sketch it' }).and(page.locator(':focus')).waitFor();
      expect((await tasks()).map((one) => [one.title, one.completed, one.assignee_id !== null])).to.deep.equal([
        ['Show it', true, false],
        ['Sketch it', false, true],
      ]);
      await keyboard.press('Enter');
      await press(page, 'Delete task');
      await page.getByRole('checkbox', { name: 'Sketch it' }).waitFor({ state: 'detached' });
      await dialog.waitFor({ state: 'detached' });
      await expectFocus(page);
      await settleDeletion(page);
      await until(async () => (await tasks()).length === 1);
      expect((await tasks()).map(({ title }) => title)).to.deep.equal(['Show it']);
    }),
  );
});
