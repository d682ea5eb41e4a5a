/** Canned replies: written in the settings with a preview, and inserted into a reply. */
import { expect } from 'chai';
import { buildClient, buildContact, buildTicket } from '../../../support/builders/factories.js';
import { buildReply } from '../../../support/builders/tickets.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers } from '../../support/dashboard.js';
import { problemAt, write } from '../../support/keyboard.js';

describe('canned replies in the dashboard', () => {
  const inBrowser = inBrowsers();

  it(
    'are written with fields from buttons and a preview, and refuse a field that does not exist in words',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/settings/canned-replies');
      await page.getByRole('button', { name: 'New canned reply' }).first().waitFor();
      await page.keyboard.press('n');
      await write(page, 'Name', 'On it');
      await write(page, 'Text', 'Hello , we look into it.');
      const area = page.getByRole('textbox', { name: 'Text' });
      await area.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(6, 6));
      await page.getByRole('button', { name: 'Contact name' }).click();
      await until(async () => (await area.inputValue()) === 'Hello {{contact.name}}, we look into it.');
      await page.getByRole('figure').getByText('Hello Pat Jones, we look into it.').waitFor();
      await expectAccessible(page);
      await page.keyboard.type('{{nobody}}');
      await page.keyboard.press('Control+Enter');
      await problemAt(page, 'Text').getByText('Use only the fields that are offered below the text.').waitFor();
      await area.fill('Hello {{contact.name}},');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('row', { name: /On it/ }).waitFor();
      const { data } = await live.call('listCannedReplies', {});
      expect(data.map(({ name, content }) => [name, content])).to.deep.equal([['On it', 'Hello {{contact.name}},']]);
    }),
  );

  it(
    'are found by a key while one replies, inserted with the values of the ticket below what is written, and say what is missing',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'member', { name: 'Max Member' });
      await buildReply(live, {
        name: 'Thanks',
        content: 'Hello {{contact.name}},\n\n{{ticket.number}}: thank you.\n{{user.name}}',
      });
      await buildReply(live, { name: 'Closing', content: 'We close this.' });
      const { id: client_id } = await buildClient(live);
      const contact = await buildContact(live, { client_id, name: 'Pat Jones' });
      const ticket = await buildTicket(live, { client_id, contact_id: contact.id });
      const page = await open(member, `/tickets/${ticket.id}`);
      await page.getByRole('textbox', { name: 'Internal note' }).waitFor();
      expect(await page.getByRole('button', { name: 'Insert reply' }).count()).to.equal(0);
      await page.keyboard.press('r');
      const reply = page.getByRole('textbox', { name: 'Reply to client' });
      await reply.fill('Good morning');
      await page.keyboard.press('Control+j');
      await page.getByRole('menuitem', { name: /^Closing/ }).waitFor();
      await expectAccessible(page);
      await page.keyboard.type('thank');
      await page.getByRole('menuitem', { name: /^Closing/ }).waitFor({ state: 'detached' });
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const filled = `Hello Pat Jones,\n\n${ticket.number}: thank you.\nMax Member`;
      await until(async () => (await reply.inputValue()) === `Good morning\n\n${filled}`);
      await live.call('updateTicket', { params: { id: ticket.id }, body: { contact_id: null } });
      await reply.fill('');
      await page.getByRole('button', { name: 'Insert reply' }).click();
      await page.getByRole('menuitem', { name: /^Thanks/ }).click();
      await page.getByText('This ticket has no value for: Contact name.').waitFor();
      expect(await reply.inputValue()).to.equal(`Hello,\n\n${ticket.number}: thank you.\nMax Member`);
    }),
  );
});
