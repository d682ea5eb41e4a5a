/** A project and its parts while others change them, and completing a project. */
import { expect } from 'chai';
import { buildProject, buildTicket } from '../../../support/builders/factories.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../../support/builders/projects.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { tabTo } from '../../support/keyboard.js';

/** Requests by which another user changes parts of one kind. */
interface Part {
  readonly add: (title: string) => Promise<string>;
  readonly rename: (id: string, title: string) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

describe('the parts of a project', () => {
  const inBrowser = inBrowsers();

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
        const changes = first.getByRole('list', { name: 'Changed in the meantime' });
        await changes.getByText(`Title: ${one} → ${one} of the second (yours: ${one} of the first)`).waitFor();
        await changes.getByText('Description: None → Theirs').waitFor();
        await first.getByRole('button', { name: 'Keep my changes' }).click();
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
    'show what others add, change and delete, as it happens',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id, client_id } = await buildProject(live);
      const ticket = await buildTicket(live, { client_id, project_id: id });
      const watched = async (path: string, one: Part): Promise<void> => {
        const page = await open(live, path);
        await page.locator('main').getByRole('heading').first().waitFor();
        const shown = (title: string) => page.getByRole('button', { name: new RegExp(`^(Edit|Actions for) ${title}`) });
        const partId = await one.add('Sketch it');
        await shown('Sketch it').waitFor();
        await one.rename(partId, 'Draw it');
        await shown('Draw it').waitFor();
        await one.remove(partId);
        await shown('Draw it').waitFor({ state: 'detached' });
      };
      const params = { id };
      await watched(`/projects/${id}?tab=plan`, {
        add: async (title) => (await live.call('createProjectPhase', { params, body: { title } })).data.id,
        rename: (phase_id, title) => live.call('updateProjectPhase', { params: { id, phase_id }, body: { title } }),
        remove: (phase_id) => live.call('deleteProjectPhase', { params: { id, phase_id } }),
      });
      await watched(`/projects/${id}?tab=milestones`, {
        add: async (title) => (await live.call('createProjectMilestone', { params, body: { title } })).data.id,
        rename: (milestone_id, title) =>
          live.call('updateProjectMilestone', { params: { id, milestone_id }, body: { title } }),
        remove: (milestone_id) => live.call('deleteProjectMilestone', { params: { id, milestone_id } }),
      });
      await watched(`/projects/${id}?tab=tasks`, {
        add: async (title) => (await live.call('createProjectTask', { params, body: { title } })).data.id,
        rename: (task_id, title) => live.call('updateProjectTask', { params: { id, task_id }, body: { title } }),
        remove: (task_id) => live.call('deleteProjectTask', { params: { id, task_id } }),
      });
      const of = (task_id: string) => ({ id: ticket.id, task_id });
      await watched(`/tickets/${ticket.id}`, {
        add: async (title) =>
          (await live.call('createTicketTask', { params: { id: ticket.id }, body: { title } })).data.id,
        rename: (task_id, title) => live.call('updateTicketTask', { params: of(task_id), body: { title } }),
        remove: (task_id) => live.call('deleteTicketTask', { params: of(task_id) }),
      });
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
      // The other change is made after the screen has read the phase, and before it sends its own.
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
      await page.getByRole('button', { name: 'Use theirs for Title' }).click();
      expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).to.equal('Theirs');
      const { data } = await live.call('getProjectPhase', { params });
      expect(data.title).to.equal('Theirs');
    }),
  );

  it(
    'keep dates that others have set when a bar is moved that shows older ones',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live);
      const phase = await buildPhase(live, id, { title: 'Design', start_date: '2026-11-02', due_date: '2026-11-20' });
      const params = { id, phase_id: phase.id };
      const page = await open(live, `/projects/${id}?tab=plan`);
      const bar = page.getByRole('button', { name: /^Design: 2\s–/ });
      await bar.waitFor();
      // The other change is made after the screen has read the phase, and before it sends its own.
      await page.route(
        `**/phases/${phase.id}`,
        async (route) => {
          await live.call('updateProjectPhase', { params, body: { due_date: '2026-11-25' } });
          await route.continue();
        },
        { times: 1 },
      );
      await bar.press('ArrowRight');
      await page.getByText('Someone else moved Design in the meantime.').waitFor();
      await page.getByRole('button', { name: /^Design: 2\s–\s25 Nov 2026, 0% done$/ }).press('ArrowRight');
      await until(async () => (await live.call('getProjectPhase', { params })).data.due_date === '2026-11-26');
    }),
  );

  it(
    'are deleted with their project, after the dialog has said how many there are',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id, client_id, title } = await buildProject(live, { title: 'Relaunch' });
      for (const each of ['One', 'Two']) await buildTicket(live, { client_id, project_id: id, title: each });
      await live.call('createTimeEntry', { body: { project_id: id, date: '2026-11-02', hours: 2.5 } });
      const page = await open(live, `/projects/${id}`);
      await tabTo(page, page.getByRole('button', { name: 'More for this project' }));
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Delete project' }).press('Enter');
      const question = page.getByRole('dialog', { name: `Delete ${title}?` });
      await question
        .getByText('This also deletes 2 tickets and everything in them, 2:30 hours of logged time')
        .waitFor();
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
        await tabTo(page, page.getByRole('button', { name: 'Change status' }));
        await page.keyboard.press('Enter');
        await page.getByRole('menuitem', { name }).press('Enter');
      };
      await status('Completed');
      const question = page.getByRole('dialog', { name: 'Complete Relaunch?' });
      await question.getByRole('button', { name: 'End open work and complete' }).press('Enter');
      await question.waitFor({ state: 'detached' });
      await page.getByText('Project completed').waitFor();
      expect(await page.locator('.page-head').getByRole('button', { name: 'Start timer' }).count()).to.equal(0);
      const { data } = await live.call('listProjectTasks', { params: { id } });
      expect(data.map(({ completed }) => completed)).to.deep.equal([true]);
      await status('Active');
      await page.getByText('Project status: Active').waitFor();
      await until(async () => (await live.call('getProject', { params: { id } })).data.status === 'active');
    }),
  );
});
