/** The ways to screens and forms that are open to a role: the navigation, links, search. */
import type { Page } from 'playwright-core';
import type { Role } from '../../../../domain/people/policy.js';
import { differences } from './differences.js';
import { meets, type Need } from './rights.js';

/** Each screen with its rights, any of which opens it. */
const screens: readonly (readonly [path: string, name: string, ...needs: readonly Need[]])[] = [
  ['/', 'Today', 'getCurrentUser'],
  ['/time', 'My time', 'listTimeEntries'],
  ['/expenses', 'Expenses', 'listExpenses'],
  ['/approvals', 'Approvals', 'approveTimeEntries of the member', 'listApprovals'],
  ['/tickets', 'Tickets', 'listTickets'],
  ['/projects', 'Projects', 'listProjects'],
  ['/clients', 'Clients', 'listClients'],
  ['/billing', 'Billing', 'listInvoices'],
  ['/retainers', 'Retainers', 'listAgreements'],
  ['/reports', 'Reports', 'getTimeReport'],
  ['/people', 'People', 'listUsers'],
  ['/settings', 'Settings', 'updateWorkspace', 'updateTag', 'createRateCard'],
  ['/developers', 'Developers', 'listApiKeys'],
];

const makers: readonly (readonly [text: string, need: Need])[] = [
  ['New client', 'createClient'],
  ['New project', 'createProject'],
  ['New ticket', 'createTicket'],
  ['New invoice', 'createInvoice'],
  ['New expense', 'createExpense their own'],
  ['New time entry', 'createTimeEntry their own'],
  ['Invite someone', 'inviteUser a member'],
];

const screensOf = (role: Role) => screens.filter(([, , ...needs]) => needs.some((need) => meets(role, need)));

/** What is wrong with the navigation, and with the items that search offers before anything is typed. */
export async function wrongWays(page: Page, role: Role): Promise<string[]> {
  const names = screensOf(role).map(([, name]) => name);
  const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
  await links.first().waitFor();
  const led = await links.allInnerTexts();
  await page.keyboard.press('Control+k');
  const found = page.getByRole('menu', { name: 'Results' });
  await found.getByRole('menuitem', { name: 'Go to My time' }).waitFor();
  const actions = await found.locator('.option-words').allInnerTexts();
  await page.keyboard.press('Escape');
  await found.waitFor({ state: 'detached' });
  const made = makers.filter(([, need]) => meets(role, need)).map(([text]) => text);
  return [
    ...differences(new Set(led), new Set(names)).map((fault) => `The navigation ${fault}`),
    ...differences(
      // Search offers this while a timer is running.
      new Set(actions.filter((text) => text !== 'Stop the timer')),
      new Set([...made, ...[...names, 'Notifications'].map((name) => `Go to ${name}`)]),
    ).map((fault) => `Search ${fault}`),
  ];
}

/** Links to screens that are not open to the role. */
export async function deadLinks(page: Page, role: Role): Promise<string[]> {
  const open = new Set(screensOf(role).map(([path]) => path));
  const closed = new Set(screens.map(([path]) => path).filter((path) => !open.has(path)));
  const targets = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(targets)]
    .filter((target) => closed.has(`/${target.split(/[/?]/)[1] ?? ''}`))
    .map((target) => `leads to ${target}`);
}
