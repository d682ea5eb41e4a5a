/**
 * All forms, drawers and dialogs of the inbox and of a ticket, in light and dark mode: axe finds nothing, and nothing
 * is too wide.
 */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildContact, buildProject, buildTicket } from '../../../support/builders/factories.js';
import { attachFile } from '../../../support/builders/uploads.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { expectAccessible, inBrowsers, looks, whenLoaded } from '../../support/dashboard.js';
import { expectNoSideways, longName } from '../../support/keyboard.js';

/** Presses a button or an item of the open menu, and then items of the menus that this opens. */
const press = async (page: Page, name: string | RegExp, ...items: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().press('Enter');
  for (const item of items) await page.getByRole('menuitem', { name: item }).press('Enter');
};

/** Opens a dialog, checks it and closes it. If something was typed, it is offered again. */
async function inspect(
  page: Page,
  title: string | RegExp,
  open: () => Promise<unknown>,
  { isTyped = false } = {},
): Promise<void> {
  await open();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await dialog.waitFor();
  await whenLoaded(dialog);
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.keyboard.press('Escape');
  if (isTyped) {
    await dialog.waitFor({ state: 'detached' });
    await open();
    await dialog.getByText('Your draft from').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Discard' }).press('Enter');
    await page.keyboard.press('Escape');
  }
  await dialog.waitFor({ state: 'detached' });
}

async function buildScene(live: ApiClient) {
  const { id: project_id, client_id } = await buildProject(live, { title: longName });
  const { id: contact_id } = await buildContact(live, { client_id, name: longName, email: 'pat@example.com' });
  const ticket = await buildTicket(live, { title: longName, client_id, project_id, contact_id });
  const { id } = ticket;
  await live.call('createTicketTask', { params: { id }, body: { title: 'A task', due_date: '2026-12-01' } });
  await live.call('createTicketActivity', { params: { id }, body: { content: 'A note', visibility: 'internal' } });
  await attachFile(live, id);
  return ticket;
}

describe('the forms of tickets', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks)) {
    it(
      `over the inbox leave axe nothing to complain about ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { client_id } = await buildScene(live);
        const page = await open(live, '/tickets', look);
        await page.getByRole('row').nth(1).waitFor();
        await inspect(
          page,
          'New ticket',
          async () => {
            await page.goto('/tickets?new=1');
            const { data } = await live.call('getClient', { params: { id: client_id } });
            await page.getByRole('combobox', { name: 'Client' }).fill(data.name);
            await page.getByRole('option', { name: data.name }).click();
            await page.getByRole('combobox', { name: 'Contact' }).waitFor();
          },
          { isTyped: true },
        );
        await page.getByRole('checkbox', { name: /Select .*Donau/ }).check();
        for (const [button, title] of [
          ['Assign', 'Assign 1 ticket'],
          ['Status', 'Set the status of 1 ticket'],
          ['Priority', 'Set the priority of 1 ticket'],
          ['Add tags', 'Add tags to 1 ticket'],
          ['Close', 'Close 1 ticket'],
        ] as const)
          await inspect(page, title, async () => {
            await page
              .getByRole('region', { name: 'Selected rows' })
              .getByRole('button', { name: button })
              .press('Enter');
          });
        await inspect(page, 'Save as view', async () => press(page, 'Views', 'Save as view'));
        await inspect(page, 'Add filter', async () => press(page, 'Add filter'));
      }),
    );

    it(
      `over a ticket leave axe nothing to complain about ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { id, number } = await buildScene(live);
        const page = await open(live, `/tickets/${id}`, look);
        await page.getByRole('button', { name: 'View certificate.pdf' }).waitFor();
        await inspect(page, `Edit ${number}`, async () => press(page, 'More actions', 'Edit title and description'));
        const comment = page.getByRole('article').getByRole('button');
        await inspect(page, 'Edit comment', async () => {
          await comment.press('Enter');
          await press(page, 'Edit');
        });
        await inspect(page, 'Task', async () => press(page, 'Actions for A task', 'Edit'));
        await inspect(page, 'Log time', async () => press(page, 'Log time'));
        await inspect(page, 'Someone else changed this in the meantime', async () => {
          await press(page, 'More actions', 'Edit title and description');
          await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
          await live.call('updateTicket', { params: { id }, body: { title: 'Theirs' } });
          await page.keyboard.press('Control+Enter');
        });
        await inspect(page, `Close ${number}`, async () => press(page, 'Close ticket'));
        await live.call('closeTicket', { params: { id } });
        await inspect(page, `Reopen ${number}`, async () => press(page, 'Reopen'));
        await page.getByRole('button', { name: 'Reply to client' }).press('Enter');
        await page.getByRole('button', { name: 'Send to client' }).waitFor();
        await expectAccessible(page);
        expect((await live.call('getTicket', { params: { id } })).data.title).to.equal('Theirs');
      }),
    );
  }
});
