/** All forms, drawers and dialogs of the screens of clients and projects, in both themes, at a desk and on a phone. */
import type { Page } from 'playwright-core';
import { buildClient, buildContact, buildProject } from '../../support/builders/factories.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../support/builders/projects.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { inBrowsers, looks } from '../support/dashboard.js';
import { longName, rightToLeft } from '../support/keyboard.js';
import { expectWhole, settled } from '../support/whole.js';

/** A dialog: the path, the names of the buttons, menu items or boxes to press, and its title. */
type Opened = readonly [path: string, presses: readonly (string | RegExp)[], title: string | RegExp];

const ofClients = (clientId: string, contactId: string): readonly Opened[] => {
  const at = (tab: string): string => `/clients/${clientId}?tab=${tab}`;
  return [
    ['/clients?new=1', [], 'New client'],
    [at('overview'), ['More for this client', 'Delete client'], /^Delete Donau/],
    [at('contacts'), ['New contact'], 'New contact'],
    [at('contacts'), ['More for contacts', 'Add several'], 'Add several contacts'],
    [`${at('contacts')}&contact=${contactId}`, [], longName],
    [`${at('contacts')}&contact=${contactId}`, ['Revoke access'], /^Revoke portal access/],
    [at('statement'), ['Send'], 'Send statement'],
    [at('duplicates'), [/^Compare with/], 'Merge two contacts'],
  ];
};

const ofProjects = (projectId: string): readonly Opened[] => {
  const at = (tab: string): string => `/projects/${projectId}?tab=${tab}`;
  return [
    ['/projects?new=1', [], 'New project'],
    [at('overview'), ['Change status', 'Completed'], /^Complete Donau/],
    [at('overview'), ['More for this project', 'Delete project'], /^Delete Donau/],
    [at('plan'), ['New phase'], 'New phase'],
    [at('plan'), [/^Edit/], 'Edit phase'],
    [at('milestones'), ['New milestone'], 'New milestone'],
    [at('milestones'), [/^Edit/], 'Edit milestone'],
    [at('tasks'), [/^Edit/], 'Edit task'],
    [at('tickets'), ['New ticket'], 'New ticket'],
  ];
};

async function press(page: Page, name: string | RegExp): Promise<void> {
  const of = { name, exact: typeof name === 'string' };
  const wanted = page
    .getByRole('dialog')
    .or(page.getByRole('main'))
    .or(page.getByRole('menu'))
    .locator('visible=true')
    .last()
    .getByRole('button', of)
    .or(page.getByRole('menuitem', of))
    .or(page.getByRole('checkbox', of));
  await wanted.first().click();
}

describe('the forms of clients and projects', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leave axe nothing to complain about, and hold long and right-to-left names, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { id: client_id } = await buildClient(live, { name: longName });
        await buildClient(live, { name: rightToLeft });
        const ada = { client_id, email: 'ada@acme.example' };
        const contact = await buildContact(live, { ...ada, name: longName, portal_access: 'view' });
        await buildContact(live, { ...ada, name: rightToLeft, phone: '0123456' });
        const { id } = await buildProject(live, { client_id, title: longName });
        const { id: phase_id } = await buildPhase(live, id, { title: longName });
        await buildMilestone(live, id, { title: longName, phase_id });
        await buildProjectTask(live, id, { title: longName, phase_id });
        const page = await open(live, '/clients', look);
        for (const [path, presses, title] of [...ofClients(client_id, contact.id), ...ofProjects(id)]) {
          await page.goto(path);
          await settled(page);
          for (const each of presses) await press(page, each);
          await page.getByRole('dialog', { name: title }).last().waitFor();
          await expectWhole(page);
        }
      }),
    );

  it(
    'leave axe nothing to complain about while they say what others have changed',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live, { title: longName });
      for (const look of Object.values(looks)) {
        const page = await open(live, `/projects/${id}?tab=settings`, look);
        await page.getByLabel('Title').fill('Mine');
        await page.getByLabel('Notes').fill('Mine');
        await live.call('updateProject', { params: { id }, body: { title: rightToLeft, notes: longName } });
        await page.getByRole('list', { name: 'Changed in the meantime' }).waitFor();
        await expectWhole(page);
        await live.call('updateProject', { params: { id }, body: { title: longName, notes: null } });
      }
    }),
  );
});
