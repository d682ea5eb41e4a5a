/** Projects: finding, planning and working through them, and their budgets. */
import { expect } from 'chai';
import { buildClient, buildProject, buildTicket } from '../../../support/builders/factories.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../../support/builders/projects.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers, looks, phone } from '../../support/dashboard.js';
import { longName, rightToLeft } from '../../support/keyboard.js';
import { expectWhole } from '../../support/whole.js';

describe('the screens of projects', () => {
  const inBrowser = inBrowsers();

  it(
    'take a new project with a phase, a milestone and a task, by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      const page = await open(live, `/projects?client_id=${client_id}`);
      await page.getByRole('heading', { name: 'No projects match these filters' }).waitFor();
      const { keyboard } = page;
      await keyboard.press('n');
      await page.getByRole('dialog', { name: 'New project' }).getByLabel('Title').waitFor();
      await keyboard.type('Relaunch');
      await keyboard.press('Control+Enter');
      await page.getByRole('heading', { level: 1, name: 'Relaunch' }).waitFor();
      const add = async (tab: string, button: string, title: string): Promise<void> => {
        await page.getByRole('tab', { name: tab }).focus();
        await keyboard.press('Enter');
        await page.getByRole('button', { name: button }).focus();
        await keyboard.press('Enter');
        await page.getByRole('dialog', { name: button }).waitFor();
        await keyboard.type(title);
        await keyboard.press('Control+Enter');
        await page.getByRole('dialog', { name: button }).waitFor({ state: 'detached' });
        await page.getByText(title).first().waitFor();
      };
      await add('Plan', 'New phase', 'Design');
      await add('Milestones', 'New milestone', 'First draft');
      await page.getByRole('tab', { name: 'Tasks' }).focus();
      await keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'New task' }).focus();
      await keyboard.type('Sketch it');
      await keyboard.press('Enter');
      const task = page.getByRole('checkbox', { name: 'Sketch it' });
      await task.focus();
      await keyboard.press('Space');
      await page.getByRole('heading', { name: 'Tasks: 1 of 1 done' }).waitFor();
      const { data } = await live.call('listProjects', {});
      expect(data.map((one) => [one.title, one.client_name])).to.deep.equal([['Relaunch', 'Acme']]);
    }),
  );

  it(
    'put phases into order and move their days by arrows',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live);
      const dates = { start_date: '2026-11-02', due_date: '2026-11-20' };
      await buildPhase(live, id, { title: 'Design', ...dates });
      await buildPhase(live, id, { title: 'Build' });
      const page = await open(live, `/projects/${id}?tab=plan`);
      const phases = async () => (await live.call('listProjectPhases', { params: { id } })).data;
      await page.getByRole('button', { name: 'Move Design, 1 of 2' }).press('ArrowDown');
      await page.getByRole('button', { name: 'Move Design, 2 of 2' }).waitFor();
      await until(async () => (await phases())[1]?.title === 'Design');
      await page.getByRole('button', { name: /^Design: 2\s–\s20 Nov 2026/ }).press('ArrowRight');
      await page.getByRole('button', { name: /^Design: 3\s–\s21 Nov 2026/ }).press('Shift+ArrowLeft');
      await until(async () => {
        const design = (await phases()).find(({ title }) => title === 'Design');
        return design?.start_date === '2026-11-03' && design.due_date === '2026-11-20';
      });
    }),
  );

  it(
    'keep their filters over going back and reloading',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildProject(live, { title: 'Running' });
      await buildProject(live, { title: 'Waiting', status: 'on_hold' });
      const page = await open(live, '/projects');
      await page.getByRole('row', { name: /Waiting/ }).waitFor();
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('dialog', { name: 'Add filter' }).getByRole('button', { name: 'Status' }).click();
      await page.getByRole('checkbox', { name: 'On hold' }).press('Space');
      await page.keyboard.press('Enter');
      await page.getByRole('row', { name: /Running/ }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Waiting' }).click();
      await page.getByRole('heading', { level: 1, name: 'Waiting' }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Status On hold' }).waitFor();
      await page.reload();
      await page.getByRole('row', { name: /Waiting/ }).waitFor();
      expect(await page.getByRole('row', { name: /Running/ }).count()).to.equal(0);
    }),
  );

  it(
    'say what somebody else changed of a project meanwhile beside what was typed, to be kept or given up field by field',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live, { title: 'Relaunch' });
      const path = `/projects/${id}?tab=settings`;
      const [one, two] = [await open(live, path), await open(live, path)];
      await one.getByLabel('Title').fill('Relaunch one');
      await one.getByLabel('Notes').fill('Ours');
      await two.getByLabel('Title').fill('Relaunch two');
      await two.getByLabel('Notes').fill('Theirs');
      await two.getByRole('button', { name: 'Save project' }).click();
      await two.getByText('Project saved').waitFor();
      await one.getByRole('button', { name: 'Save project' }).click();
      const changes = one.getByRole('list', { name: 'Changed in the meantime' });
      await changes.waitFor();
      await changes.getByText('Title: Relaunch → Relaunch two (yours: Relaunch one)').waitFor();
      await changes.getByRole('button', { name: 'Use theirs for Notes' }).press('Enter');
      await one.getByLabel('Notes').and(one.locator(':focus')).waitFor();
      expect(await one.getByLabel('Notes').inputValue()).to.equal('Theirs');
      await one.getByRole('button', { name: 'Keep my changes' }).press('Enter');
      await one.getByRole('button', { name: 'Save project' }).press('Enter');
      await one.getByRole('heading', { level: 1, name: 'Relaunch one' }).waitFor();
      const { data } = await live.call('getProject', { params: { id } });
      expect([data.title, data.notes]).to.deep.equal(['Relaunch one', 'Theirs']);
    }),
  );

  it(
    'tell it only when the answer to one’s own change is there, so that nothing takes the focus from who settles it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live, { title: 'Relaunch' });
      const page = await open(live, `/projects/${id}?tab=settings`);
      await page.getByLabel('Notes').fill('Ours');
      const changes = page.getByRole('list', { name: 'Changed in the meantime' });
      const shownEarly: number[] = [];
      await page.route(`**/v1/projects/${id}`, async (route) => {
        if (route.request().method() !== 'GET') {
          await live.call('updateProject', { params: { id }, body: { title: 'Relaunch two', notes: 'Theirs' } });
          // The stream of changes shows the other change while this request is still held back.
          await page.getByRole('heading', { level: 1, name: 'Relaunch two' }).waitFor();
          shownEarly.push(await changes.count());
        }
        await route.continue();
      });
      await page.getByRole('button', { name: 'Save project' }).click();
      await page.locator('.notice:focus').waitFor();
      expect(shownEarly).to.deep.equal([0]);
      await changes.getByRole('button', { name: 'Use theirs for Notes' }).press('Enter');
      await page.getByLabel('Notes').and(page.locator(':focus')).waitFor();
      expect(await page.getByLabel('Notes').inputValue()).to.equal('Theirs');
    }),
  );

  it(
    'show a viewer, a member and a contractor only what they may see and do',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id, client_id } = await buildProject(live, { title: 'Relaunch', budget_amount: 5000, budget_hours: 10 });
      await buildPhase(live, id, { title: 'Design' });
      const member = await open(await buildUser(live, 'member'), `/projects/${id}`);
      await member.getByRole('button', { name: 'Start timer' }).last().waitFor();
      expect(await member.getByRole('tab', { name: 'Settings' }).count()).to.equal(0);
      expect(await member.getByText('5,000').count()).to.equal(0);
      await member.getByRole('tab', { name: 'Plan' }).click();
      await member.getByRole('group', { name: 'Design' }).waitFor();
      expect(await member.getByRole('button', { name: /Edit Design|Move Design|New phase/ }).count()).to.equal(0);
      await member.getByRole('tab', { name: 'Tasks' }).click();
      await member.getByRole('button', { name: 'Add task' }).waitFor();
      const viewer = await open(await buildUser(live, 'viewer'), `/projects/${id}?tab=tasks`);
      await viewer.getByRole('heading', { name: 'No tasks yet' }).waitFor();
      expect(await viewer.getByRole('button', { name: /Add task|Start timer|Change status/ }).count()).to.equal(0);
      const contractor = await buildUser(live, 'contractor');
      const list = await open(contractor, '/projects');
      await list.getByRole('heading', { name: 'No projects to show' }).waitFor();
      await buildTicket(live, { client_id, project_id: id, assignee_id: contractor.userId });
      await list.reload();
      await list.getByRole('row', { name: /Relaunch/ }).waitFor();
    }),
  );

  for (const [name, look] of Object.entries(looks))
    it(
      `leave axe nothing to complain about, and hold long and right-to-left names, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { id: client_id } = await buildClient(live, { name: longName });
        const project = { client_id, budget_hours: 10, budget_amount: 5000, due_date: '2026-12-24', tags: ['Urgent'] };
        const { id } = await buildProject(live, { title: longName, ...project });
        await buildProject(live, { title: rightToLeft, client_id });
        const dates = { start_date: '2026-11-02', due_date: '2026-12-20' };
        const { id: phase_id } = await buildPhase(live, id, { title: longName, ...dates });
        await buildPhase(live, id, { title: rightToLeft });
        await buildMilestone(live, id, { title: longName, phase_id, due_date: '2026-11-30' });
        await buildProjectTask(live, id, { title: longName });
        await buildProjectTask(live, id, { title: rightToLeft, due_date: '2026-11-30' });
        const page = await open(live, '/projects', look);
        await page.getByRole('row', { name: new RegExp(rightToLeft) }).waitFor();
        await expectWhole(page);
        for (const tab of ['overview', 'plan', 'milestones', 'tasks', 'tickets', 'time', 'settings']) {
          await page.goto(`/projects/${id}?tab=${tab}`);
          await page.getByRole('tabpanel').waitFor();
          await expectWhole(page);
        }
      }),
    );

  it(
    'can be worked with on a phone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live, { title: 'Relaunch' });
      await buildProjectTask(live, id, { title: 'Sketch it' });
      const page = await open(live, '/projects', phone);
      await page.getByRole('link', { name: 'Relaunch' }).click();
      await page.getByRole('tab', { name: 'Tasks' }).click();
      await page.getByText('Sketch it').click();
      await page.getByRole('heading', { name: 'Tasks: 1 of 1 done' }).waitFor();
    }),
  );
});
