/**
 * The navigation leads each kind of user to the screens and settings that they may use, and to none that would refuse
 * them.
 */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { Role } from '../../../domain/people/policy.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildTicket } from '../../support/builders/factories.js';
import type { UserOverrides } from '../../support/builders/users.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { until } from '../../support/service/waiting.js';
import { inBrowsers, phone } from '../support/dashboard.js';
import { buildRow } from '../support/time.js';

const ofAll = ['My time', 'Expenses', 'Tickets', 'Projects', 'Clients', 'People', 'Developers'];
const all = [
  'My time',
  'Expenses',
  'Approvals',
  'Tickets',
  'Projects',
  'Clients',
  'Billing',
  'Retainers',
  'Reports',
  'Overview',
  'People',
  'Settings',
  'Developers',
];
const without = (...left: string[]): string[] => all.filter((screen) => !left.includes(screen));

interface Kind {
  readonly name: string;
  readonly role: Role;
  readonly permissions?: NonNullable<UserOverrides['permissions']>;
  readonly screens: readonly string[];
  /** The parts of the settings; by default all of them. */
  readonly settings?: readonly string[];
}

const kinds: readonly Kind[] = [
  { name: 'an admin', role: 'admin', screens: all },
  { name: 'a manager', role: 'manager', screens: without('Billing', 'Retainers'), settings: ['Tags'] },
  { name: 'a member', role: 'member', screens: ofAll },
  {
    name: 'a member who makes invoices',
    role: 'member',
    permissions: { can_manage_invoices: true },
    screens: without('Reports', 'Overview'),
    settings: ['Rate cards'],
  },
  { name: 'a viewer', role: 'viewer', screens: without('Settings') },
  { name: 'a contractor', role: 'contractor', screens: ofAll },
];

/** Collects the addresses for which the page got a 403. */
function refusalsOn(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${page.url()} asked for ${response.url()}`);
  });
  return refused;
}

describe('the screens of a role', () => {
  const inBrowser = inBrowsers();

  it(
    'stand on a phone below a bar and a menu, which also leads to the profile, another look and out',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/time', phone);
      const menu = page.getByRole('button', { name: 'More', exact: true });
      await menu.click();
      await page.getByRole('menuitem', { name: 'Light' }).click();
      await page.locator('html[data-theme=light]').waitFor();
      await menu.click();
      await page.getByRole('menuitem', { name: 'Billing' }).click();
      await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
      await menu.click();
      await page.getByRole('menuitem', { name: 'Your profile' }).click();
      await page.getByRole('heading', { level: 1, name: 'Olga Owner' }).waitFor();
      await menu.click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
    }),
  );

  for (const { name, role, permissions, screens, settings } of kinds)
    it(
      `are for ${name} those that they may work with, and none of them asks for what they may not have`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const user = await buildUser(live, role, { permissions });
        await buildTicket(live, { title: 'Login fails', assignee_id: user.userId });
        await buildRow(live);
        await buildExpense(live);
        const page = await open(user, '/time');
        const refused = refusalsOn(page);
        const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
        await until(async () => (await links.count()) > 0);
        expect(await links.allInnerTexts()).to.deep.equal(screens);
        for (const screen of screens) {
          await links.getByText(screen, { exact: true }).click();
          await page.getByRole('heading', { level: 1, name: screen }).waitFor();
          await page.waitForFunction(() => document.querySelector('.skeleton') === null);
        }
        expect(refused).to.deep.equal([]);
        if (!settings) return;
        await page.goto('/settings');
        await page.locator('.settings-cards a').first().waitFor();
        expect(await page.locator('.settings-cards a').allInnerTexts()).to.deep.equal(settings);
        await page.locator('.settings-cards a').first().click();
        await page.getByRole('heading', { level: 1, name: settings[0] }).waitFor();
        await page.getByRole('button', { name: /^New/ }).first().waitFor();
        expect(refused).to.deep.equal([]);
      }),
    );
});
