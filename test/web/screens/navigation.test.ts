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
import { expectAccessible, inBrowsers, phone, whenLoaded } from '../support/dashboard.js';
import { buildRow } from '../support/time.js';

const ofAll = ['Today', 'My time', 'Tickets', 'Projects', 'Expenses', 'Clients', 'People', 'Developers'];
const ofFirm = ['Reports', 'People', 'Settings', 'Developers'];

interface Kind {
  readonly name: string;
  readonly role: Role;
  readonly permissions?: NonNullable<UserOverrides['permissions']>;
  readonly screens: readonly string[];
  /** The parts of the settings; by default all of them. */
  readonly settings?: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    name: 'an admin',
    role: 'admin',
    screens: [
      'Today',
      'Projects',
      'Tickets',
      'Approvals',
      'My time',
      'Expenses',
      'Clients',
      'Billing',
      'Retainers',
      ...ofFirm,
    ],
  },
  {
    name: 'a manager',
    role: 'manager',
    screens: ['Today', 'Approvals', 'Projects', 'Tickets', 'My time', 'Expenses', 'Clients', ...ofFirm],
    settings: ['Tags'],
  },
  { name: 'a member', role: 'member', screens: ofAll },
  {
    name: 'a member who makes invoices',
    role: 'member',
    permissions: { can_manage_invoices: true },
    screens: [
      'Today',
      'Clients',
      'Billing',
      'Retainers',
      'My time',
      'Tickets',
      'Projects',
      'Approvals',
      'Expenses',
      'People',
      'Settings',
      'Developers',
    ],
    settings: ['Price list', 'Rate cards'],
  },
  {
    name: 'a viewer',
    role: 'viewer',
    screens: [
      'Today',
      'Projects',
      'Tickets',
      'My time',
      'Approvals',
      'Expenses',
      'Clients',
      'Billing',
      'Retainers',
      'Reports',
      'People',
      'Developers',
    ],
  },
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
      await page.getByRole('menuitem', { name: 'Reports' }).click();
      await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
      await menu.click();
      await page.getByRole('menuitem', { name: 'Your profile' }).click();
      await page.getByRole('heading', { level: 1, name: 'Olga Owner' }).waitFor();
      await menu.click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    }),
  );

  it(
    'have those in the bar of a phone that the role uses most',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const bookkeeper = await buildUser(live, 'member', { permissions: { can_manage_invoices: true } });
      for (const [user, expected] of [
        [live, ['Today', 'My time', 'Projects', 'Billing']],
        [await buildUser(live, 'manager'), ['Today', 'My time', 'Approvals', 'Tickets']],
        [await buildUser(live, 'member'), ['Today', 'My time', 'Tickets', 'Projects']],
        [bookkeeper, ['Today', 'Billing', 'Clients', 'My time']],
        [await buildUser(live, 'viewer'), ['Today', 'Projects', 'Clients', 'Reports']],
      ] as const) {
        const page = await open(user, '/settings', phone);
        const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
        await links.first().waitFor();
        expect(await links.allInnerTexts()).to.deep.equal(expected);
      }
    }),
  );

  it(
    'are in groups with names, which fold for good in this browser, except for the screen that is open',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/tickets');
      const navigation = page.getByRole('navigation', { name: 'Screens' });
      const linksOf = async (group: string): Promise<string[]> =>
        navigation.getByRole('list', { name: group, exact: true }).getByRole('link').allInnerTexts();
      await navigation.getByRole('button', { name: 'Work' }).waitFor();
      expect(await linksOf('Clients & finance')).to.deep.equal(['Clients', 'Billing', 'Retainers']);
      expect(await linksOf('Firm')).to.deep.equal(ofFirm);
      await navigation.getByRole('button', { name: 'Work', expanded: true }).press('Enter');
      await navigation.getByRole('button', { name: 'Work', expanded: false }).waitFor();
      expect(await linksOf('Work')).to.deep.equal(['Tickets']);
      await page.reload();
      await navigation.getByRole('button', { name: 'Work', expanded: false }).waitFor();
      // Its keys lead to a screen whose link is folded away.
      await page.keyboard.press('g');
      await page.keyboard.press('p');
      await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
      expect(await linksOf('Work')).to.deep.equal(['Projects']);
      expect(await navigation.locator('[aria-current=page]').allInnerTexts()).to.deep.equal(['Projects']);
      await expectAccessible(page);
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
          await whenLoaded(page);
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
