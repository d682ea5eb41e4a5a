/** Screens on paper: documents without navigation and buttons, with whole tables. */
import { expect } from 'chai';
import { addDays } from '../../../../domain/time.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { inBrowsers } from '../../support/dashboard.js';
import { now } from '../../support/time.js';

describe('a printed screen', () => {
  const inBrowser = inBrowsers();

  it(
    'has the loaded rows of its list and says how many more there are, the head on each page, and no buttons',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live);
      for (const part of [0, 1])
        await live.call('createTimeEntries', {
          body: {
            entries: Array.from({ length: 65 }, (_entry, at) => ({
              client_id,
              user_id: live.userId,
              hours: 1,
              date: addDays(now(), -(part * 65 + at)),
            })),
          },
        });
      const page = await open(live, '/time?view=list');
      await page
        .getByRole('grid', { name: 'Time entries' })
        .locator('[data-index="0"] [role=gridcell]')
        .first()
        .waitFor();
      const rows = page.locator('.table-row');
      expect(await rows.count()).to.be.lessThan(60);
      await page.evaluate(() =>
        addEventListener('afterprint', () => {
          document.title = `${document.querySelectorAll('.table-row').length} rows printed`;
        }),
      );
      const paper = await page.pdf({ format: 'A4' });
      expect(await page.title()).to.equal('100 rows printed');
      // A page for some 40 rows: none is cut off below the first page.
      expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).to.have.lengthOf.at.least(2);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await page.getByText('30 more rows are not printed.').waitFor();
      expect(await page.locator('.table-head').evaluate((head) => getComputedStyle(head).display)).to.equal(
        'table-header-group',
      );
      expect(await rows.nth(50).evaluate((row) => getComputedStyle(row).breakInside)).to.equal('avoid');
      for (const hidden of ['.shell-nav', '.shell-top', '.button', '.table-pick'])
        expect(await page.locator(hidden).locator('visible=true').count(), hidden).to.equal(0);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: 'screen' });
      await page.getByText('30 more rows are not printed.').waitFor({ state: 'detached' });
      expect(await rows.count()).to.be.lessThan(60);
    }),
  );
});
