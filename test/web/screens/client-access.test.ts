/** Clients and projects as each role has them: what the access matrix lets it do is there, and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import type { OperationId } from '../../../contract/contract.js';
import { roles, type Role } from '../../../domain/people/policy.js';
import { projectRoot } from '../../../settings/root.js';
import { readTable } from '../../support/access/table.js';
import { buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../support/builders/projects.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { until } from '../../support/service/waiting.js';
import { inBrowsers } from '../support/dashboard.js';

const matrix = readTable(readFileSync(join(projectRoot, 'test/contract/access-matrix.txt'), 'utf8'));

/** Whether a role may, with what it is concerned with. */
function may(role: Role, operation: OperationId): boolean {
  const rows = matrix.get(operation) ?? [];
  const cell = (rows.find(({ on }) => on === 'of their ticket') ?? rows[0])?.[role];
  expect(cell, `${operation} of a ${role}`).to.be.a('string');
  return !/^40\d/.test(cell ?? '');
}

type Find = (page: Page) => Locator;
const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('main').getByRole('button', { name });
const tab =
  (name: string): Find =>
  (page) =>
    page.getByRole('tab', { name });
/** An entry of the menu that is open. */
const entry =
  (name: string): Find =>
  (page) =>
    page.getByRole('menuitem', { name });

/** What is looked at, and the operation behind each control there. */
interface Look {
  /** Opens it: a tab, a menu. Undefined for what is seen at once; a control that is not there is left. */
  readonly opener?: Find;
  readonly controls: Readonly<Partial<Record<OperationId, Find>>>;
}

const ofClient: readonly Look[] = [
  {
    controls: {
      startTimer: (page) => page.locator('.page-head').getByRole('button', { name: 'Start timer' }),
      listAgreements: tab('Agreements'),
      getClientUnbilled: tab('Unbilled'),
      listInvoices: tab('Invoices'),
      getClientStatement: tab('Statement'),
      mergeContact: tab('Duplicates'),
      updateClient: tab('Settings'),
    },
  },
  {
    opener: button('New'),
    controls: { createProject: entry('Project'), createTicket: entry('Ticket'), createInvoice: entry('Invoice') },
  },
  {
    opener: button('More for this client'),
    controls: { updateClient: entry('Set inactive'), deleteClient: entry('Delete client') },
  },
  {
    opener: tab('Contacts'),
    controls: { createContact: button('New contact'), createContacts: button('More for contacts') },
  },
  {
    opener: (page) => page.getByRole('link', { name: 'Ada Lovelace' }),
    controls: {
      updateContact: (page) => page.getByRole('button', { name: 'Save contact' }),
      deleteContact: (page) => page.getByRole('button', { name: 'Delete contact' }),
      enableContactPortal: (page) => page.getByRole('button', { name: 'Invite to view' }),
    },
  },
  { opener: (page) => page.getByRole('button', { name: 'Close' }), controls: {} },
  { opener: tab('Statement'), controls: { sendClientStatement: button('Send') } },
];

const ofProject: readonly Look[] = [
  {
    controls: {
      startTimer: (page) => page.locator('.page-head').getByRole('button', { name: 'Start timer' }),
      updateProject: tab('Settings'),
    },
  },
  { opener: button('Change status'), controls: { updateProject: entry('On hold') } },
  { opener: button('More for this project'), controls: { deleteProject: entry('Delete project') } },
  {
    opener: tab('Plan'),
    controls: {
      createProjectPhase: button('New phase'),
      updateProjectPhase: button('Edit Design'),
      reorderProjectPhases: button(/^Move Design/),
    },
  },
  {
    opener: tab('Milestones'),
    controls: { createProjectMilestone: button('New milestone'), updateProjectMilestone: button('Edit Draft') },
  },
  {
    opener: tab('Tasks'),
    controls: {
      createProjectTask: button('Add task'),
      updateProjectTask: button('Edit Sketch it'),
      reorderProjectTasks: button(/^Move Sketch it/),
    },
  },
  { opener: tab('Tickets'), controls: { createProjectTicket: button('New ticket') } },
];

async function expectAsMatrix(page: Page, role: Role, looks: readonly Look[]): Promise<void> {
  for (const { opener, controls } of looks) {
    if (opener && (await opener(page).count()) > 0) await opener(page).first().click();
    await until(async () => (await page.getByRole('status', { name: 'Loading' }).count()) === 0);
    for (const [operation, find] of Object.entries(controls) as [OperationId, Find][]) {
      const isThere = may(role, operation);
      if (isThere) await find(page).first().waitFor();
      expect((await find(page).count()) > 0, `${operation} of a ${role}`).to.equal(isThere);
    }
    if ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('Escape');
  }
}

describe('clients and projects', () => {
  const inBrowser = inBrowsers();

  for (const role of roles)
    it(
      `let a role of ${role} see and do what it may, and nothing else`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { id, client_id } = await buildProject(live);
        await buildContact(live, { client_id, name: 'Ada Lovelace', email: 'ada@acme.example' });
        await buildPhase(live, id, { title: 'Design' });
        await buildMilestone(live, id, { title: 'Draft' });
        await buildProjectTask(live, id, { title: 'Sketch it' });
        const user = role === 'owner' ? live : await buildUser(live, role);
        await buildTicket(live, { client_id, project_id: id, assignee_id: user.userId });
        const page = await open(user, '/clients');
        await page.getByRole('grid', { name: 'Clients' }).waitFor();
        await expectAsMatrix(page, role, [{ controls: { createClient: button('New client') } }]);
        await page.goto(`/clients/${client_id}`);
        await page.getByRole('tabpanel').waitFor();
        await expectAsMatrix(page, role, ofClient);
        await page.goto('/projects');
        await page.getByRole('grid', { name: 'Projects' }).waitFor();
        await expectAsMatrix(page, role, [{ controls: { createProject: button('New project') } }]);
        await page.goto(`/projects/${id}`);
        await page.getByRole('tabpanel').waitFor();
        await expectAsMatrix(page, role, ofProject);
      }),
    );
});
