/** Phases, milestones and tasks of a project: made, changed, put into order and deleted, also by two people at once. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../support/builders/projects.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { until } from '../../support/service/waiting.js';
import { inBrowsers } from '../support/dashboard.js';
import { tabTo } from '../support/keyboard.js';

/** The focus stands on something, not nowhere. */
const expectFocus = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);

describe('the parts of a project', () => {
  const inBrowser = inBrowsers();

  const press = async (page: Page, name: string | RegExp, key = 'Enter'): Promise<void> => {
    await tabTo(page, page.getByRole('button', { name }));
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
      const question = page.getByRole('dialog', { name: 'Delete Concept?' });
      await question.getByText('Its tasks, milestones and tickets stay, without a phase.').waitFor();
      await tabTo(page, question.getByRole('button', { name: 'Delete phase' }));
      await keyboard.press('Enter');
      await page.getByRole('group', { name: 'Concept' }).waitFor({ state: 'detached' });
      await dialog.waitFor({ state: 'detached' });
      await expectFocus(page);
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
      const question = page.getByRole('dialog', { name: 'Delete Draft approved?' });
      await tabTo(page, question.getByRole('button', { name: 'Delete milestone' }));
      await keyboard.press('Enter');
      await page.getByRole('heading', { name: 'No milestones yet' }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await expectFocus(page);
      expect(await milestones()).to.deep.equal([]);
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
      await tabTo(page, dialog.getByRole('button', { name: /Assignee/ }));
      await keyboard.press('Enter');
      await page.getByRole('option', { name: 'Max Member' }).waitFor();
      await keyboard.type('Max');
      await keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      await keyboard.press('Control+Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Edit Sketch it' }).and(page.locator(':focus')).waitFor();
      expect((await tasks()).map((one) => [one.title, one.completed, one.assignee_id !== null])).to.deep.equal([
        ['Show it', true, false],
        ['Sketch it', false, true],
      ]);
      await keyboard.press('Enter');
      await press(page, 'Delete task');
      await tabTo(
        page,
        page.getByRole('dialog', { name: 'Delete Sketch it?' }).getByRole('button', { name: 'Delete task' }),
      );
      await keyboard.press('Enter');
      await page.getByRole('checkbox', { name: 'Sketch it' }).waitFor({ state: 'detached' });
      await dialog.waitFor({ state: 'detached' });
      await expectFocus(page);
      expect((await tasks()).map(({ title }) => title)).to.deep.equal(['Show it']);
    }),
  );

  it(
    'stay whole when two browsers change one phase, one milestone and one task at once',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const other = await buildUser(live, 'manager');
      const { id } = await buildProject(live);
      await buildPhase(live, id, { title: 'Design' });
      await buildMilestone(live, id, { title: 'Draft' });
      await buildProjectTask(live, id, { title: 'Sketch it' });
      for (const [tab, one, save] of [
        ['plan', 'Design', 'Save phase'],
        ['milestones', 'Draft', 'Save milestone'],
        ['tasks', 'Sketch it', 'Save task'],
      ] as const) {
        const path = `/projects/${id}?tab=${tab}`;
        const [first, second] = [await open(live, path), await open(other, path)];
        for (const page of [first, second]) await page.getByRole('button', { name: `Edit ${one}` }).click();
        await first.getByRole('textbox', { name: 'Title' }).fill(`${one} of the first`);
        await second.getByRole('textbox', { name: 'Title' }).fill(`${one} of the second`);
        await second.getByRole('textbox', { name: 'Description' }).fill('Theirs');
        await second.getByRole('button', { name: save }).click();
        await second.getByRole('dialog').waitFor({ state: 'detached' });
        const changes = first.getByRole('list', { name: 'Changed meanwhile' });
        await changes.getByText(`Title: ${one} → ${one} of the second (yours: ${one} of the first)`).waitFor();
        await changes.getByText('Description: none → Theirs').waitFor();
        // Nothing is sent before it has been seen.
        await first.getByRole('button', { name: save }).click();
        await first.locator('.notice:focus').waitFor();
        await first.getByRole('button', { name: 'Keep what I typed' }).click();
        await first.getByRole('button', { name: save }).click();
        await first.getByRole('dialog').waitFor({ state: 'detached' });
      }
      const [phase] = (await live.call('listProjectPhases', { params: { id } })).data;
      const [milestone] = (await live.call('listProjectMilestones', { params: { id } })).data;
      const [task] = (await live.call('listProjectTasks', { params: { id } })).data;
      expect([phase, milestone, task].map((part) => [part?.title, part?.description])).to.deep.equal([
        ['Design of the first', 'Theirs'],
        ['Draft of the first', 'Theirs'],
        ['Sketch it of the first', 'Theirs'],
      ]);
    }),
  );

  it(
    'are refused by the server to whoever sends on a state that is not there any more, and sent again with what others changed',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live);
      const phase = await buildPhase(live, id, { title: 'Design' });
      const params = { id, phase_id: phase.id };
      const page = await open(live, `/projects/${id}?tab=plan`);
      await page.getByRole('button', { name: 'Edit Design' }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
      // Between what the screen has read and what it sends.
      const puts: (number | undefined)[] = [];
      await page.route(`**/phases/${phase.id}`, async (route) => {
        if (route.request().method() === 'PUT' && puts.length === 0) {
          puts.push(0);
          await live.call('updateProjectPhase', { params, body: { title: 'Theirs' } });
        }
        await route.continue();
      });
      const refused = page.waitForResponse((answer) => answer.status() === 412);
      await page.getByRole('button', { name: 'Save phase' }).click();
      await refused;
      await page.getByText('Title: Design → Theirs (yours: Mine)').waitFor();
      await page.getByRole('button', { name: 'Take theirs for Title' }).click();
      expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).to.equal('Theirs');
      const { data } = await live.call('getProjectPhase', { params });
      expect(data.title).to.equal('Theirs');
    }),
  );

  it(
    'go with their project, of which is said before how much hangs on it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id, client_id, title } = await buildProject(live, { title: 'Relaunch' });
      for (const each of ['One', 'Two']) await buildTicket(live, { client_id, project_id: id, title: each });
      await live.call('createTimeEntry', { body: { project_id: id, date: '2026-11-02', hours: 2.5 } });
      const page = await open(live, `/projects/${id}`);
      await press(page, 'More for this project');
      await page.getByRole('menuitem', { name: 'Delete project' }).press('Enter');
      const question = page.getByRole('dialog', { name: `Delete ${title}?` });
      await question.getByText('With it go 2 tickets and everything on them, 2:30 hours of logged time').waitFor();
      await question.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor();
      await tabTo(page, question.getByRole('button', { name: 'Delete project' }));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
      await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
      expect((await live.call('listTickets', {})).data).to.deep.equal([]);
      expect((await live.call('listTimeEntries', {})).data).to.deep.equal([]);
    }),
  );

  it(
    'are ended with a project that is completed on purpose, and the project can be set active again',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live, { title: 'Relaunch' });
      await buildProjectTask(live, id, { title: 'Sketch it' });
      const page = await open(live, `/projects/${id}`);
      const status = async (name: string): Promise<void> => {
        await press(page, 'Change status');
        await page.getByRole('menuitem', { name }).press('Enter');
      };
      await status('Completed');
      const question = page.getByRole('dialog', { name: 'Complete Relaunch?' });
      await question.getByRole('button', { name: 'Complete project' }).press('Enter');
      await question.getByRole('button', { name: 'End everything and complete' }).press('Enter');
      await question.waitFor({ state: 'detached' });
      await page.getByText('Project is completed').waitFor();
      expect(await page.locator('.page-head').getByRole('button', { name: 'Start timer' }).count()).to.equal(0);
      const { data } = await live.call('listProjectTasks', { params: { id } });
      expect(data.map(({ completed }) => completed)).to.deep.equal([true]);
      await status('Active');
      await page.getByText('Project is active').waitFor();
      await until(async () => (await live.call('getProject', { params: { id } })).data.status === 'active');
    }),
  );
});
