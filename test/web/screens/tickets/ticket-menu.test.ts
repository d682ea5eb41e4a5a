/** Status, assignee and priority by one key, from the inbox and on the page of a ticket. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildTicket } from '../../../support/builders/factories.js';
import { priorityNamed, statusNamed } from '../../../support/builders/tickets.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { hasFocus } from '../../support/time.js';
import { pressUndo, toast, undo } from '../../support/undo.js';

const menu = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openMenu(page: Page, key: string, name: string): Promise<void> {
  await page.keyboard.press(key);
  await until(async () =>
    hasFocus(
      menu(page, name)
        .getByRole('textbox')
        .or(menu(page, name).getByRole('searchbox'))
        .or(menu(page, name).getByRole('combobox')),
    ),
  );
}

describe('the small menus of a ticket', () => {
  const inBrowser = inBrowsers();

  it(
    'set status, assignee and priority of the focused row by keys alone, and give the focus back to it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ada = await buildUser(live, 'member', { name: 'Ada Miller' });
      const { id, status_id } = await buildTicket(live, { title: 'Login fails' });
      const waiting = await statusNamed(live, 'Waiting on Client');
      const urgent = await priorityNamed(live, 'Urgent');
      const page = await open(live, '/tickets');
      const row = page.getByRole('row', { name: /Login fails/ });
      await row.waitFor();
      await page.keyboard.press('j');
      await until(async () => hasFocus(row));
      await openMenu(page, 't', 'Set the status of 1 ticket');
      const { name } = (await live.call('listTicketStatuses', {})).data.find((one) => one.id === status_id) ?? {};
      const current = page.getByRole('option', { name: name ?? '', selected: true });
      const [mark, box] = [
        await current.locator('.icon').boundingBox(),
        await page.locator('.choice-menu').boundingBox(),
      ];
      expect((mark?.x ?? Infinity) + (mark?.width ?? 0)).to.be.below((box?.x ?? 0) + (box?.width ?? 0));
      await page.keyboard.press('Escape');
      await menu(page, 'Set the status of 1 ticket').waitFor({ state: 'detached' });
      await until(async () => hasFocus(row));
      for (const [key, label, typed, message] of [
        ['t', 'Set the status of 1 ticket', 'waiting', '1 ticket updated'],
        ['a', 'Assign 1 ticket', 'ada', '1 ticket assigned'],
        ['p', 'Set the priority of 1 ticket', 'urg', '1 ticket updated'],
      ] as const) {
        await openMenu(page, key, label);
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
        await menu(page, label).waitFor({ state: 'detached' });
        await toast(page).getByText(message).first().waitFor();
        await until(async () => hasFocus(row));
      }
      const read = async () => {
        const { data } = await live.call('getTicket', { params: { id } });
        return [data.status_id, data.assignee_id, data.priority_id];
      };
      expect(await read()).to.deep.equal([waiting.id, ada.userId, urgent.id]);
      await openMenu(page, 'a', 'Assign 1 ticket');
      await page.getByRole('option', { name: 'Ada Miller', selected: true }).waitFor();
      await page.keyboard.type('nobody');
      await page.keyboard.press('Enter');
      await toast(page).getByText('Assignee removed from 1 ticket').waitFor();
      expect((await read())[1]).to.equal(null);
      await pressUndo(page);
      await until(async () => (await read())[1] === ada.userId);
    }),
  );

  it(
    'change all selected tickets, say which are refused, and Undo gives each back what it had',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ada = await buildUser(live, 'member', { name: 'Ada Miller' });
      const first = await buildTicket(live, { title: 'First', assignee_id: live.userId });
      const second = await buildTicket(live, { title: 'Second' });
      const assignees = async () =>
        (await live.call('listTickets', { query: { sort: 'created_at', order: 'asc' } })).data.map(
          (one) => one.assignee_id,
        );
      const before = await assignees();
      const page = await open(live, '/tickets');
      await page.getByRole('row').nth(2).waitFor();
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).press('Space');
      await openMenu(page, 'a', 'Assign 2 tickets');
      await page.keyboard.type('ada');
      await page.keyboard.press('Enter');
      await toast(page).getByText('2 tickets assigned').waitFor();
      expect(await assignees()).to.deep.equal([ada.userId, ada.userId]);
      await pressUndo(page);
      await toast(page).getByText('2 changes undone').waitFor();
      expect(await assignees()).to.deep.equal(before);
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).press('Space');
      await openMenu(page, 'a', 'Assign 2 tickets');
      await live.call('deleteTicket', { params: { id: second.id } });
      await page.keyboard.type('ada');
      await page.keyboard.press('Enter');
      await menu(page, 'Assign 2 tickets').getByRole('alert').getByText(second.number).waitFor();
      expect((await live.call('getTicket', { params: { id: first.id } })).data.assignee_id).to.equal(live.userId);
    }),
  );

  it(
    'bring closed tickets back to the status that each had',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const waiting = await statusNamed(live, 'Waiting on Client');
      await buildTicket(live, { title: 'First', status_id: waiting.id });
      await buildTicket(live, { title: 'Second' });
      const read = async () =>
        (await live.call('listTickets', { query: { sort: 'created_at', order: 'asc', status: ['all'] } })).data.map(
          ({ status_id, resolution_summary, dates }) => [status_id, resolution_summary, dates.closed_at],
        );
      const before = await read();
      const page = await open(live, '/tickets');
      await page.getByRole('row').nth(2).waitFor();
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).press('Space');
      await page.keyboard.press('e');
      await page.getByRole('textbox', { name: 'Resolution' }).fill('All done');
      await page.keyboard.press('Control+Enter');
      await toast(page).getByText('2 tickets closed').waitFor();
      expect((await read()).map(([, summary]) => summary)).to.deep.equal(['All done', 'All done']);
      await pressUndo(page);
      await toast(page).getByText('2 changes undone').waitFor();
      expect(await read()).to.deep.equal(before);
    }),
  );

  it(
    'say on the page of a ticket what they changed, and Undo puts it back, but not what others changed since',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ada = await buildUser(live, 'member', { name: 'Ada Miller' });
      const { id, status_id, priority_id } = await buildTicket(live, {
        title: 'Login fails',
        assignee_id: live.userId,
      });
      const page = await open(live, `/tickets/${id}`);
      await page
        .getByRole('button', { name: /Status/ })
        .first()
        .waitFor();
      const read = async () => (await live.call('getTicket', { params: { id } })).data;
      for (const [key, label, typed, message, field, before] of [
        ['t', 'Set status', 'waiting', '1 ticket updated', 'status_id', status_id],
        ['p', 'Set priority', 'urg', '1 ticket updated', 'priority_id', priority_id],
        ['a', 'Assign', 'nobody', 'Assignee removed from 1 ticket', 'assignee_id', live.userId],
      ] as const) {
        await openMenu(page, key, label);
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
        await toast(page).getByText(message).first().waitFor();
        expect((await read())[field]).not.to.equal(before);
        await live.call('updateTicket', { params: { id }, body: { title: `Changed by ${key}` } });
        await pressUndo(page);
        await until(async () => (await read())[field] === before);
        expect((await read()).title).to.equal(`Changed by ${key}`);
        await toast(page).getByText('Undone').first().waitFor();
      }
      const assignee = page.getByRole('combobox', { name: 'Assignee' });
      await until(async () => (await assignee.inputValue()) === 'Olga Owner');
      await assignee.fill('ada');
      await page.getByRole('option', { name: /Ada Miller/ }).click();
      await toast(page).getByText('1 ticket assigned').waitFor();
      expect((await read()).assignee_id).to.equal(ada.userId);
      // The focus is in a field, where `z` is a letter.
      await undo(page).first().click();
      await until(async () => (await read()).assignee_id === live.userId);
    }),
  );

  for (const [name, look] of Object.entries(looks))
    it(
      `open beside the fields on the page of a ticket, and leave axe nothing to complain about ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const ada = await buildUser(live, 'member', { name: 'Ada Miller' });
        const { id } = await buildTicket(live, { title: 'Login fails' });
        const waiting = await statusNamed(live, 'Waiting on Client');
        const urgent = await priorityNamed(live, 'Urgent');
        const page = await open(live, `/tickets/${id}`, look);
        await page
          .getByRole('button', { name: /Status/ })
          .first()
          .waitFor();
        for (const [key, label, typed] of [
          ['t', 'Set status', 'waiting'],
          ['a', 'Assign', 'ada'],
          ['p', 'Set priority', 'urg'],
        ] as const) {
          await openMenu(page, key, label);
          await expectAccessible(page);
          const box = await page.locator('.choice-menu').boundingBox();
          const foot = look.viewport.width < 768 ? await page.locator('.shell-nav').boundingBox() : null;
          expect((box?.y ?? 0) + (box?.height ?? Infinity)).to.be.at.most(foot?.y ?? look.viewport.height);
          await page.keyboard.type(typed);
          await page.keyboard.press('Enter');
          await menu(page, label).waitFor({ state: 'detached' });
        }
        await until(async () => {
          const { data } = await live.call('getTicket', { params: { id } });
          return data.status_id === waiting.id && data.assignee_id === ada.userId && data.priority_id === urgent.id;
        });
      }),
    );
});
