/** Tickets and approvals show a user of each role just what the access matrix lets them do. */
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import type { OperationId } from '../../../contract/contract.js';
import { roles, type Role } from '../../../domain/people/policy.js';
import { buildApproval } from '../../support/builders/approvals.js';
import { buildTicket } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { attachFile } from '../../support/builders/uploads.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { inBrowsers } from '../support/dashboard.js';
import { answerTo, isAllowed } from '../support/matrix.js';

type Control = readonly [what: string, operation: OperationId, on: string, locator: (page: Page) => Locator];

const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name });

const theirs = 'of their ticket';
const onTicket: readonly Control[] = [
  ['close', 'closeTicket', theirs, button('Close ticket')],
  ['reply', 'createTicketActivity', theirs, button('Reply to client')],
  ['attach', 'createTicketAttachment', theirs, button('Choose files')],
  ['change a file', 'updateTicketAttachment', theirs, button(/What to do with certificate/)],
  ['log time', 'createTicketTimeEntry', theirs, button('Log time')],
  ['add a task', 'createTicketTask', theirs, button('Add the task')],
  ['change a task', 'deleteTicketTask', theirs, button('What to do with A task')],
  ['change fields', 'updateTicket', theirs, button(/Priority/)],
];

const inMenu: readonly Control[] = [
  ['edit', 'updateTicket', theirs, (page) => page.getByRole('menuitem', { name: 'Edit title and text' })],
  ['delete', 'deleteTicket', theirs, (page) => page.getByRole('menuitem', { name: 'Delete ticket' })],
];

const onApprovals: readonly Control[] = [
  ['time', 'approveTimeEntries', 'of the member', (page) => page.getByRole('tab', { name: 'Time' })],
  ['expenses', 'approveExpenses', 'of the member', (page) => page.getByRole('tab', { name: 'Expenses' })],
  ['by clients', 'listApprovals', '-', (page) => page.getByRole('tab', { name: 'By clients' })],
];

/** What there is of the controls, and what there should be. */
async function compare(page: Page, role: Role, controls: readonly Control[]): Promise<void> {
  const offered = await Promise.all(controls.map(async ([what, , , locator]) => [what, await locator(page).count()]));
  const allowed = controls.map(([what, operation, on]) => [what, isAllowed(role, operation, on) ? 1 : 0]);
  expect(offered).to.deep.equal(allowed);
}

async function buildScene() {
  const { live } = await buildWorkspace();
  const users: Record<Role, ApiClient> = {
    owner: live,
    admin: await buildUser(live, 'admin'),
    manager: await buildUser(live, 'manager', { department: 'Design' }),
    member: await buildUser(live, 'member', { department: 'Design', name: 'Mia Member' }),
    viewer: await buildUser(live, 'viewer'),
    contractor: await buildUser(live, 'contractor'),
  };
  const ticket = await buildTicket(live, { title: 'Theirs', assignee_id: users.contractor.userId });
  const { id } = ticket;
  await live.call('createTicketTask', { params: { id }, body: { title: 'A task' } });
  await attachFile(live, id);
  await buildTimeEntry(users.member, { client_id: ticket.client_id });
  await buildApproval(live);
  return { users, ticket, other: await buildTicket(live, { title: 'Of others' }) };
}

describe('tickets and approvals, by role', () => {
  const inBrowser = inBrowsers();

  for (const role of roles)
    it(
      `offer ${role === 'owner' || role === 'admin' ? 'an' : 'a'} ${role} what the role may do, and nothing else`,
      inBrowser(async (open) => {
        const { users, ticket, other } = await buildScene();
        const page = await open(users[role], '/tickets');
        await page.getByRole('link', { name: 'Theirs' }).waitFor();
        const [seen] = answerTo(role, 'listTickets').split(' of ');
        expect(await page.getByRole('rowheader').count()).to.equal(Number(seen));
        await compare(page, role, [
          ['make one', 'createTicket', theirs, button('New ticket')],
          ['choose all', 'updateTickets', theirs, (at) => at.getByRole('checkbox', { name: 'Select all loaded rows' })],
        ]);
        const file = await users[role].request('listTickets', { query: { format: 'csv' } });
        expect(await button('More actions')(page).count()).to.equal(file.ok ? 1 : 0);

        await page.goto(`/tickets/${ticket.id}`);
        for (const words of ['A task', 'certificate.pdf']) await page.getByText(words).first().waitFor();
        await compare(page, role, onTicket);
        const retainer = page.getByRole('combobox', { name: 'Retainer' });
        expect(await retainer.count()).to.equal(isAllowed(role, 'listAgreements') && role !== 'viewer' ? 1 : 0);
        if ((await button('More actions')(page).count()) > 0) await button('More actions')(page).click();
        await compare(page, role, inMenu);

        await page.goto(`/tickets/${other.id}`);
        const isSeen = isAllowed(role, 'getTicket', 'of no ticket of theirs');
        await page.getByRole('heading', { level: 1, name: isSeen ? 'Of others' : 'Not for you' }).waitFor();

        await page.goto('/approvals');
        await page.getByRole('heading', { level: 1, name: 'Approvals' }).waitFor();
        await compare(page, role, onApprovals);
        const isDecider = isAllowed(role, 'approveTimeEntries', 'of the member');
        if (isDecider) await page.getByRole('row', { name: /Mia Member/ }).waitFor();
        const isReader = isAllowed(role, 'listApprovals');
        expect(await page.getByRole('navigation').getByRole('link', { name: 'Approvals' }).count()).to.equal(
          isDecider || isReader ? 1 : 0,
        );
        if (!isReader) return;
        await page.goto('/approvals?tab=clients');
        await page.getByRole('grid', { name: 'Approvals by clients' }).waitFor();
        await compare(page, role, [['ask', 'createApproval', 'of a project', button('Ask a client')]]);
      }),
    );
});
