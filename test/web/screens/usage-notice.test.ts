/** Today warns owners and admins of limits that are nearly reached. */
import { expect } from 'chai';
import { setLimits } from '../../../commands/workspace/set-limits.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { noJobs } from '../../support/service/no-jobs.js';
import { expectAccessible, inBrowsers } from '../support/dashboard.js';

async function limitExports({ workspaceId }: ApiClient, exports_a_day: number): Promise<void> {
  const { database: db, settings } = await testApi();
  await setLimits({ db, settings, jobs: noJobs }, workspaceId, { exports_a_day });
}

const exportOne = (owner: ApiClient) => owner.request('listClients', { query: { format: 'csv' } });

describe('the notice of limits on Today', () => {
  const inBrowser = inBrowsers();

  it(
    'tells owners and admins from 80 percent on, and leads to the usage',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await limitExports(live, 5);
      for (let made = 0; made < 4; made += 1) await exportOne(live);
      for (const who of [live, await buildUser(live, 'admin')]) {
        const page = await open(who, '/');
        const notice = page.getByRole('status').filter({ hasText: '80% of today’s exports are used' });
        await notice.waitFor();
        await expectAccessible(page);
        await notice.getByRole('link', { name: 'See usage' }).click();
        await page.getByText('4 of 5').waitFor();
      }
    }),
  );

  it(
    'is not there below 80 percent, nor for others',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await limitExports(live, 6);
      for (let made = 0; made < 4; made += 1) await exportOne(live);
      const read = (response: { url(): string }): boolean => response.url().includes('/v1/workspace/usage');
      const page = await open(live, '/people');
      await Promise.all([page.waitForResponse(read), page.goto('/')]);
      await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
      expect(await page.getByText('exports are used').count()).to.equal(0);
      await exportOne(live);
      const manager = await open(await buildUser(live, 'manager'), '/');
      await manager.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
      expect(await manager.getByText('exports are used').count()).to.equal(0);
    }),
  );
});
