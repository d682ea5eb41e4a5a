/** The first steps of a new firm. */
import { expect } from 'chai';
import { buildClient } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { expectAccessible, inBrowsers, looks } from '../support/dashboard.js';

describe('the welcome in the dashboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about, and does not overflow, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const page = await open(live, '/welcome', look);
        await page.getByRole('list', { name: 'Next steps' }).waitFor();
        await expectAccessible(page);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).to.be.at.most(0);
      }),
    );

  it(
    'tells what is done from what there is, lets steps be skipped and found again, and leads to My time',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/welcome');
      const next = page.getByRole('list', { name: 'Next steps' }).getByRole('heading');
      await page.getByText('0 of 5').waitFor();
      await page.getByRole('button', { name: 'Skip: Your first project' }).press('Enter');
      await page
        .getByRole('list', { name: 'Skipped steps' })
        .getByRole('heading', { name: 'Your first project' })
        .waitFor();
      await buildClient(live, { name: 'Acme' });
      await page.getByText('1 of 5').waitFor();
      await page.reload();
      await page.getByText('1 of 5').waitFor();
      expect(await next.allInnerTexts()).to.deep.equal(['Who you are', 'What an hour costs', 'Your people']);
      await page.getByRole('button', { name: 'Take up “Your first project”' }).press('Enter');
      await page.getByRole('link', { name: 'New project' }).waitFor();
      await page.getByRole('link', { name: 'Invite' }).press('Enter');
      await page.getByRole('dialog', { name: 'Invite someone' }).waitFor();
      await page.goto('/welcome');
      await page.getByRole('link', { name: 'Go to My time' }).press('Enter');
      await page.getByRole('heading', { level: 1, name: 'My time' }).waitFor();
    }),
  );

  it(
    'asks a member for none of the steps of the firm',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(await buildUser(live, 'member'), '/welcome');
      await page.getByRole('link', { name: 'Go to My time' }).waitFor();
      expect(await page.getByRole('list', { name: 'Next steps' }).count()).to.equal(0);
    }),
  );
});
