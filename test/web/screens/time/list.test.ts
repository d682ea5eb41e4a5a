/** The list of time: filters in the address, and bulk actions. */
import { expect } from 'chai';
import { buildTimeEntry, markBilled } from '../../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { inBrowsers } from '../../support/dashboard.js';
import { until } from '../../../support/service/waiting.js';
import { choose, closeOptions, settleDeletion } from '../../support/keyboard.js';
import { buildRow, dayAt, monday, now } from '../../support/time.js';

describe('the list of time', () => {
  const inBrowser = inBrowsers();

  it(
    'is drawn at once where its code is there already, without a sign of waiting',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/time');
      const code = await page.waitForFunction(
        () => performance.getEntriesByType('resource').find(({ name }) => /time-list.*\.js$/.test(name))?.name,
      );
      // Resolves once the module has run, after the code that imported it first.
      await page.evaluate(`import('${await code.jsonValue()}').then(() => null)`);
      const list = page.getByRole('button', { name: 'List' });
      await list.waitFor();
      const drawn = await list.evaluate(async (button) => {
        if (button instanceof HTMLElement) button.click();
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return document.querySelector('.filters') !== null;
      });
      expect(drawn).to.equal(true);
    }),
  );

  it(
    'keeps its filters when one goes back and reloads',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      await buildTimeEntry(live, { project_id, date: now(), hours: 1, billable: false, description: 'Coffee' });
      const page = await open(live, '/time?view=list');
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('button', { name: 'Billable' }).click();
      await page.getByRole('button', { name: /Choose/ }).click();
      await page.getByRole('option', { name: 'Yes' }).click();
      await page.getByRole('rowheader', { name: 'Coffee' }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Clients' }).click();
      await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: /^Billable Yes/ }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: /^Billable Yes/ }).waitFor();
      await page.getByRole('rowheader', { name: 'Workshop' }).waitFor();
      expect(await page.getByRole('rowheader').count()).to.equal(1);
    }),
  );

  it(
    'keeps its filters while an entry is made from it, and begins the entry with the work they name',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      const page = await open(live, `/time?view=list&project_id=${project_id}`);
      await page.getByRole('button', { name: /^Work Shop relaunch/ }).waitFor();
      await page.keyboard.press('e');
      await page.getByRole('combobox', { name: 'Work' }).and(page.locator('[value="Shop relaunch"]')).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /^Work Shop relaunch/ }).waitFor();
    }),
  );

  it(
    'loads and draws of a long list only what is looked at, and totals all of it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      const entries = Array.from({ length: 100 }, () => ({ project_id, date: dayAt(-1), hours: 0.1 }));
      for (let hundred = 0; hundred < 10; hundred += 1) await live.call('createTimeEntries', { body: { entries } });
      const page = await open(live, '/time');
      const asked = new Set<string | null>();
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/v1/time-entries' && searchParams.has('page')) asked.add(searchParams.get('page'));
      });
      await page.getByRole('button', { name: 'List' }).click();
      await page.getByRole('rowheader', { name: 'Workshop' }).waitFor();
      await page.locator('.table-foot').getByText('102:00').first().waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('End');
      await page.locator('[data-index="1000"]:not([aria-busy])').waitFor();
      expect([...asked].map(Number)).to.have.members([1, 10, 11]);
      expect(await page.getByRole('row').count()).to.be.below(80);
    }),
  );

  it(
    'saves its filters under a name, and sends them as a link that shows the same to others',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const admin = await buildUser(live, 'admin');
      const project_id = await buildRow(live);
      await buildTimeEntry(live, { project_id, date: monday(), hours: 1, billable: false, description: 'Coffee' });
      const page = await open(live, '/time?view=list&billable=false&everyone=1', {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await page.getByRole('rowheader', { name: 'Coffee' }).waitFor();
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitem', { name: 'Save as view' }).click();
      await page.getByLabel('Name').fill('Not billable');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Not billable' }).waitFor();
      await page.getByRole('button', { name: 'Remove filter Billable' }).click();
      await page.getByRole('rowheader', { name: 'Workshop' }).waitFor();
      await page.getByRole('button', { name: 'Not billable (changed)' }).click();
      await page.getByRole('menuitem', { name: 'Not billable' }).click();
      await page.getByRole('rowheader', { name: 'Workshop' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Not billable', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Copy link' }).click();
      await page.getByText('Link copied').waitFor();
      const { pathname, search } = new URL(String(await page.evaluate('navigator.clipboard.readText()')));
      const theirs = await open(admin, pathname + search);
      await theirs.getByRole('rowheader', { name: 'Coffee' }).waitFor();
      expect(await theirs.getByRole('rowheader').count()).to.equal(1);
    }),
  );

  it(
    'changes many entries at once, and leaves of them what is not named',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      await buildTimeEntry(live, { project_id, date: dayAt(1), hours: 1, description: 'Review' });
      await buildTimeEntry(live, { project_id, date: dayAt(2), hours: 3, description: 'Not this one' });
      const page = await open(live, '/time?view=list');
      await page.getByRole('checkbox', { name: /Workshop/ }).check();
      await page.getByRole('checkbox', { name: /Review/ }).check();
      const selected = page.getByRole('region', { name: 'Selected rows' });
      await selected.getByRole('button', { name: 'Change' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change 2 entries' });
      await closeOptions(page);
      const change = dialog.getByRole('button', { name: 'Change', exact: true });
      expect(await change.isDisabled()).to.equal(true);
      await dialog.getByRole('button', { name: /Billable/ }).focus();
      await choose(page, 'No');
      await change.click();
      await page.getByText('2 entries changed.').waitFor();
      await selected.waitFor({ state: 'detached' });
      const { data } = await live.call('listTimeEntries', { query: { sort: 'date', order: 'asc' } });
      expect(data.map(({ hours, description, billing }) => [hours, description, billing.billable])).to.deep.equal([
        [2, 'Workshop', false],
        [1, 'Review', false],
        [3, 'Not this one', true],
      ]);
    }),
  );

  it(
    'deletes many entries at once: all of them, or none if one may not go',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      const { id } = await buildTimeEntry(live, { project_id, date: dayAt(1), hours: 1, description: 'Billed' });
      await buildTimeEntry(live, { project_id, date: dayAt(2), hours: 1, description: 'Review' });
      await markBilled(id);
      const page = await open(live, '/time?view=list');
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
      const selected = page.getByRole('region', { name: 'Selected rows' });
      await selected.getByRole('button', { name: 'Delete' }).click();
      await settleDeletion(page);
      await page.getByRole('row', { name: /Billed/ }).waitFor();
      expect((await live.call('listTimeEntries', {})).data).to.have.length(3);
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
      await page.getByRole('checkbox', { name: /Billed/ }).uncheck();
      await selected.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('2 entries deleted.').waitFor();
      await settleDeletion(page);
      await until(async () => (await live.call('listTimeEntries', {})).data.length === 1);
      const { data } = await live.call('listTimeEntries', {});
      expect(data.map(({ description }) => description)).to.deep.equal(['Billed']);
    }),
  );
});
