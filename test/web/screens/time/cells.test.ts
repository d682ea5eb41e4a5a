/** The cells of the week: several entries in one cell, read-only cells, and the shortcuts in a cell. */
import { expect } from 'chai';
import { buildTimeEntry, markBilled } from '../../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { buildRow, cellAt, dayAt, hasFocus, hoursByDay, monday } from '../../support/time.js';

describe('a cell of the week', () => {
  const inBrowser = inBrowsers();

  it(
    'shows several entries as their sum, opens them one by one, and takes another',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      await buildTimeEntry(live, { project_id, date: monday(), hours: 1.5, description: 'Review' });
      const page = await open(live, '/time');
      const cell = cellAt(page, 0);
      await cell.waitFor();
      expect(await cell.inputValue()).to.equal('3:30');
      expect(await cell.isEditable()).to.equal(false);
      expect(await cell.getAttribute('aria-description')).to.equal('2 entries: open them to change them.');
      await cell.focus();
      await page.keyboard.press('Enter');
      const entries = page.getByRole('dialog', { name: /^Shop relaunch/ });
      await entries.getByRole('listitem').filter({ hasText: 'Review' }).getByRole('button', { name: 'Open' }).click();
      await page.getByRole('textbox', { name: 'Hours' }).fill('2');
      await page.keyboard.press('Enter');
      await until(async () => (await cell.inputValue()) === '4:00');
      await cell.focus();
      await page.keyboard.press('F2');
      await entries.getByRole('button', { name: 'Add another entry' }).click();
      await page.getByRole('dialog', { name: 'New time entry' }).waitFor();
      await until(async () => hasFocus(page.getByRole('textbox', { name: 'Hours' })));
      await page.keyboard.type('0:30');
      await page.keyboard.press('Enter');
      await until(async () => (await cell.inputValue()) === '4:30');
      expect(await hoursByDay(live)).to.have.deep.members([
        [monday(), 2],
        [monday(), 2],
        [monday(), 0.5],
      ]);
    }),
  );

  it(
    'is read only where it is locked, approved or billed, says why, and is open to the owner where it is locked',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'member');
      const project_id = await buildRow(live, 'Shop relaunch', member);
      const approved = await buildTimeEntry(member, { project_id, date: dayAt(3), hours: 1 });
      await live.call('approveTimeEntry', { params: { id: approved.id } });
      await markBilled((await buildTimeEntry(member, { project_id, date: dayAt(4), hours: 1 })).id);
      await live.call('updateWorkspace', { body: { lock_time_before: dayAt(2) } });
      const page = await open(member, '/time');
      await cellAt(page, 0).waitFor();
      const words = await Promise.all(
        [0, 1, 2, 3, 4].map(async (column) => cellAt(page, column).getAttribute('aria-description')),
      );
      expect(words).to.deep.equal([
        'This day is locked.',
        'This day is locked.',
        null,
        'This is approved.',
        'This is on an invoice.',
      ]);
      const editable = await Promise.all([0, 1, 2, 3, 4].map(async (column) => cellAt(page, column).isEditable()));
      expect(editable).to.deep.equal([false, false, true, false, false]);
      await cellAt(page, 4).dblclick();
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByText('This is on an invoice. Void the invoice to change the time.').waitFor();
      expect(await page.getByRole('button', { name: 'Save' }).count()).to.equal(0);
      const owners = await open(live, `/time?user_id=${member.userId}`);
      await cellAt(owners, 0).fill('4');
      await owners.keyboard.press('Tab');
      await until(async () => (await hoursByDay(live))[0]?.[1] === 4);
    }),
  );

  it(
    'takes another entry with its description, by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      const dialog = page.getByRole('dialog', { name: 'New time entry' });
      await cellAt(page, 0).focus();
      await page.keyboard.press('Shift+Enter');
      await until(async () => hasFocus(dialog.getByRole('textbox', { name: 'Hours' })));
      await page.keyboard.type('45m');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('Call with Anna');
      await page.keyboard.press('Control+Enter');
      await dialog.waitFor({ state: 'detached' });
      await until(async () => hasFocus(cellAt(page, 0)));
      const { data } = await live.call('listTimeEntries', { query: { search: 'Anna' } });
      expect(data.map(({ date, hours, project_title }) => [date, hours, project_title])).to.deep.equal([
        [monday(), 0.75, 'Shop relaunch'],
      ]);
    }),
  );

  it(
    'takes a description beside it: by F2, or by Enter once it has hours; Escape discards, a press elsewhere saves',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      const note = page.getByRole('dialog', { name: /^Shop relaunch, / });
      const described = async (): Promise<unknown[]> =>
        (await live.call('listTimeEntries', { query: { sort: 'date', order: 'asc' } })).data.map(
          ({ date, hours, description }) => [date, hours, description],
        );
      // An empty cell: hours are needed.
      await cellAt(page, 1).focus();
      await page.keyboard.press('F2');
      await until(async () => hasFocus(note.getByRole('textbox', { name: 'Description' })));
      await page.keyboard.type('Call with Anna');
      await page.keyboard.press('Enter');
      await note.getByText('Please fill this in.').waitFor();
      await page.keyboard.type('45m');
      await page.keyboard.press('Enter');
      await note.waitFor({ state: 'detached' });
      await until(async () => hasFocus(cellAt(page, 1)));
      expect(await cellAt(page, 1).inputValue()).to.equal('0:45');
      await until(async () => (await described()).some((one) => String(one).includes('Anna')));
      // A cell with hours, of which Enter opens the note.
      await cellAt(page, 0).focus();
      await page.keyboard.press('Enter');
      await until(async () => hasFocus(note.getByRole('textbox', { name: 'Description' })));
      await note.getByRole('textbox', { name: 'Description' }).fill('Thrown away');
      await page.keyboard.press('Escape');
      await note.waitFor({ state: 'detached' });
      await page.keyboard.press('F2');
      await until(async () => hasFocus(note.getByRole('textbox', { name: 'Description' })));
      await note.getByRole('textbox', { name: 'Description' }).fill('Design of the basket');
      await page.mouse.click(5, 5);
      await note.waitFor({ state: 'detached' });
      const wanted = [
        [monday(), 2, 'Design of the basket'],
        [dayAt(1), 0.75, 'Call with Anna'],
      ];
      await until(async () => JSON.stringify(await described()) === JSON.stringify(wanted));
    }),
  );

  it(
    'keeps a description that is typed without a connection, over a reload, and saves it with the hours',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      const note = page.getByRole('dialog', { name: /^Shop relaunch, / });
      await cellAt(page, 0).focus();
      await page.keyboard.press('F2');
      await note.getByRole('textbox', { name: 'Description' }).waitFor();
      await page.keyboard.press('Escape');
      await page.route('**/v1/time-entries/**', async (route) => route.abort('internetdisconnected'));
      await page.keyboard.press('F2');
      await note.getByRole('textbox', { name: 'Description' }).fill('On the train');
      await page.keyboard.press('Enter');
      await page.getByText('kept in this browser and saved').waitFor();
      await page.reload();
      await page.getByText('kept in this browser and saved').waitFor();
      await page.unroute('**/v1/time-entries/**');
      await page.getByRole('button', { name: 'Try now' }).click();
      await until(async () => {
        const { data } = await live.call('listTimeEntries', {});
        return data[0]?.description === 'On the train' && data[0].hours === 2;
      });
    }),
  );

  it(
    "passes letters to the screen's shortcuts until hours are typed into it",
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildRow(live);
      const page = await open(live, '/time');
      await cellAt(page, 2).focus();
      await page.keyboard.type('1h');
      expect(await cellAt(page, 2).inputValue()).to.equal('1h');
      await page.keyboard.press('Tab');
      await until(async () => (await hoursByDay(live)).length === 2);
      await page.keyboard.press('e');
      await page.getByRole('dialog', { name: 'New time entry' }).waitFor();
      // The form's date is the day of the focused cell.
      const date = page
        .getByRole('dialog', { name: 'New time entry' })
        .getByRole('spinbutton', { includeHidden: true });
      await date.first().waitFor();
      const shown = await date.evaluateAll((parts) => parts.map((part) => Number(part.getAttribute('aria-valuenow'))));
      expect(shown).to.deep.equal(dayAt(3).split('-').map(Number).toReversed());
      // The first Escape closes the list of work, which covers the form.
      await page.keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await until(async () => hasFocus(cellAt(page, 3)));
      await page.keyboard.press('g');
      await page.keyboard.press('c');
      await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
    }),
  );

  it(
    'starts the timer on the work of its row',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      const page = await open(live, '/time');
      await page.getByRole('button', { name: 'Actions for Shop relaunch' }).click();
      await page.getByRole('menuitem', { name: 'Start timer' }).click();
      await page.getByRole('group', { name: 'Timer' }).getByText('Shop relaunch').waitFor();
      await until(async () => (await live.call('listRunningTimers', {})).data.length === 1);
      const { data } = await live.call('listRunningTimers', {});
      expect(data.map((entry) => entry.project_id)).to.deep.equal([project_id]);
      await until(async () => (await page.getByText('Not saved yet').count()) === 0);
    }),
  );
});
