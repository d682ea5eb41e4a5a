/** Settings → Data: an owner takes everything out, deletes the workspace, and takes that back on any screen. */
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

const notice = /This workspace will be deleted on .* Until then nothing in it can be changed/;

describe('Settings → Data', () => {
  const inBrowser = inBrowsers();

  it(
    'makes an export, shows when it is ready, and downloads it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/settings/data');
      await page.getByRole('button', { name: 'Export everything' }).click();
      const exports = page.getByRole('list', { name: 'Exports' });
      await exports.getByText('Ready').waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        exports.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).to.match(/\.zip$/);
      const file = await readFile(await download.path());
      expect(file.subarray(0, 2).toString()).to.equal('PK');
    }),
  );

  for (const [name, look] of Object.entries(looks))
    it(
      `deletes the workspace once its name is typed, and takes that back on another screen, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const deletion = async (): Promise<unknown> => (await live.call('getWorkspace', {})).data.deletion;
        const page = await open(live, '/settings/data', look);
        await page.getByRole('button', { name: 'Delete the workspace' }).click();
        const dialog = page.getByRole('dialog');
        const confirm = dialog.getByRole('button', { name: 'Delete the workspace' });
        const typed = dialog.getByLabel('Type “Test Firm” to confirm');
        await typed.fill('Test');
        expect(await confirm.isDisabled()).to.equal(true);
        await typed.fill('Test Firm');
        await confirm.click();
        await dialog.waitFor({ state: 'detached' });
        await page.getByText(notice).waitFor();
        await page.getByText(/Until then an owner can take it back/).waitFor();
        expect(await deletion()).not.to.equal(null);
        await page.reload();
        await page.getByText(notice).waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
        await page.goto('/clients');
        await page.getByText(notice).waitFor();
        await page.getByRole('button', { name: 'Take back' }).click();
        await page.getByText(notice).waitFor({ state: 'detached' });
        expect(await deletion()).to.equal(null);
      }),
    );

  it(
    'is for owners, and others see only that the workspace will be deleted',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const admin = await buildUser(live, 'admin');
      await live.call('deleteWorkspace', { body: { name: 'Test Firm' } });
      const page = await open(admin, '/settings');
      await page.getByText(notice).waitFor();
      await page.getByText('An owner can take that back').waitFor();
      await page.getByRole('link', { name: 'Usage' }).waitFor();
      expect(await page.getByRole('button', { name: 'Take back' }).count()).to.equal(0);
      expect(await page.getByRole('link', { name: 'Data' }).count()).to.equal(0);
    }),
  );

  it(
    'sends those who would delete it from the test side to the live side',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/settings/data');
      await page.getByText('The workspace is deleted from the live side').waitFor();
      expect(await page.getByRole('button', { name: 'Delete the workspace' }).count()).to.equal(0);
    }),
  );
});
