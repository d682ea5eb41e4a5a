/** One ticket: what the client sees and what the team alone, changes by others, and drafts that are never lost. */
import { expect } from 'chai';
import { buildClient, buildContact, buildTicket } from '../../../support/builders/factories.js';
import { activitiesOn } from '../../../support/builders/tickets.js';
import { pdf } from '../../../support/builders/uploads.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectNoSideways, problemAt } from '../../support/keyboard.js';

const say = async (owner: ApiClient, id: string, content: string, visibility: 'public' | 'internal'): Promise<void> => {
  await owner.call('createTicketActivity', { params: { id }, body: { content, visibility } });
};

async function buildTalk(live: ApiClient, title: string) {
  const { id: client_id } = await buildClient(live, { name: 'Acme' });
  const contact = await buildContact(live, { client_id, name: 'Pat Jones', email: 'pat@example.com' });
  const ticket = await buildTicket(live, { client_id, contact_id: contact.id, title, estimated_hours: 4 });
  await say(live, ticket.id, 'Between ourselves', 'internal');
  await say(live, ticket.id, 'Dear Pat', 'public');
  return ticket;
}

describe('a ticket in the dashboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about ${name}, and fits its width`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { id } = await buildTalk(live, 'A title '.repeat(20));
        await live.call('createTicketTask', { params: { id }, body: { title: 'A task', due_date: '2026-12-01' } });
        await live.call('createTicketTimeEntry', { params: { id }, body: { hours: 5, description: 'Looked' } });
        const page = await open(live, `/tickets/${id}`, look);
        await page.getByRole('link', { name: 'Looked' }).waitFor();
        await page.getByRole('checkbox', { name: 'A task' }).waitFor();
        await page.getByText('Dear Pat').waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
      }),
    );

  it(
    'never shows as public what is internal, and says to whom a reply goes out by mail',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTalk(live, 'Login fails');
      const page = await open(live, `/tickets/${id}`);
      const internal = page.getByRole('article', { name: /^Internal note, not visible to the client/ });
      const sent = page.getByRole('article', { name: /^Sent to the client/ });
      await internal.getByText('Between ourselves').waitFor();
      await sent.getByText('Dear Pat').waitFor();
      const look = 'getComputedStyle(document.querySelector("[data-kind=KIND]")).backgroundColor';
      const [dark, light] = await Promise.all(
        ['internal', 'sent'].map((kind) => page.evaluate(look.replace('KIND', kind))),
      );
      expect(dark).not.to.equal(light);
      await page.getByRole('textbox', { name: 'Internal note' }).fill('Not for Pat');
      await page.getByText('Only your team sees this.').waitFor();
      await page.getByRole('button', { name: 'Add note' }).click();
      await internal.getByText('Not for Pat').waitFor();
      await page.getByRole('button', { name: 'Reply to client' }).click();
      await page.getByText('Will be emailed to Pat Jones (pat@example.com).').waitFor();
      await page.getByRole('textbox', { name: 'Reply to client' }).fill('For Pat');
      await page.getByRole('button', { name: 'Send to client' }).click();
      await sent.getByText('For Pat', { exact: true }).waitFor();
      const comments = (await activitiesOn(live, id)).filter(({ type }) => type === 'comment');
      expect(comments.map(({ content, visibility }) => [content, visibility])).to.deep.equal([
        ['Between ourselves', 'internal'],
        ['Dear Pat', 'public'],
        ['Not for Pat', 'internal'],
        ['For Pat', 'public'],
      ]);
    }),
  );

  it(
    'says why a reply was refused that was to be sent before closing, and asks nothing about closing until it is sent',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live);
      const page = await open(live, `/tickets/${id}`);
      await page.getByRole('button', { name: 'Reply to client' }).click();
      const reply = page.getByRole('textbox', { name: 'Reply to client' });
      await reply.fill('It is done');
      const path = `**/v1/tickets/${id}/activities`;
      await page.route(path, (route) =>
        route.request().method() === 'POST'
          ? route.continue({ postData: JSON.stringify({ content: ' ', visibility: 'public' }) })
          : route.continue(),
      );
      const send = page.getByRole('button', { name: 'Send and close' });
      await send.click();
      await problemAt(page, 'Reply to client').getByText('Please fill this in.').waitFor();
      expect(await reply.inputValue()).to.equal('It is done');
      expect(await page.getByRole('dialog').count()).to.equal(0);
      await page.unroute(path);
      await send.click();
      await page.getByRole('dialog', { name: /^Close/ }).waitFor();
      await page.getByRole('article', { name: /^Sent to the client/ }).waitFor();
    }),
  );

  it(
    'shows what another person writes within two seconds',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ada = await buildUser(live, 'member', { name: 'Ada Miller' });
      const { id } = await buildTicket(live, { title: 'Login fails' });
      const [mine, theirs] = [await open(live, `/tickets/${id}`), await open(ada, `/tickets/${id}`)];
      await mine.getByRole('textbox', { name: 'Internal note' }).waitFor();
      await theirs.getByRole('textbox', { name: 'Internal note' }).fill('I have a look');
      await theirs.getByRole('button', { name: 'Add note' }).click();
      await theirs.getByRole('article', { name: /Ada Miller/ }).waitFor();
      await mine
        .getByRole('article', { name: /Ada Miller/ })
        .getByText('I have a look')
        .waitFor();
    }),
  );

  it(
    'shows what another person changed when both edit the same, lets one leave theirs or save over it, and joins what is not the same',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live, { title: 'Login fails' });
      const page = await open(live, `/tickets/${id}`);
      const rename = async (title: string): Promise<void> => {
        await page.getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: 'Edit title and description' }).click();
        await page.getByRole('textbox', { name: 'Title' }).fill(title);
      };
      const save = () => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: false }).click();
      const conflict = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
      await rename('Mine');
      await live.call('updateTicket', { params: { id }, body: { title: 'Theirs' } });
      await save();
      for (const words of ['Login fails', 'Theirs', 'Mine']) await conflict.getByText(words, { exact: true }).waitFor();
      await conflict.getByRole('button', { name: 'Keep theirs' }).click();
      await page.getByRole('heading', { level: 1, name: 'Theirs' }).waitFor();
      await rename('Mine again');
      await live.call('updateTicket', { params: { id }, body: { title: 'Theirs again' } });
      await save();
      await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
      await page.getByRole('heading', { level: 1, name: 'Mine again' }).waitFor();
      await rename('Mine at last');
      await live.call('updateTicket', { params: { id }, body: { due_date: '2026-12-24' } });
      await save();
      await page.getByText('Saved. In the meantime, someone else changed: Due.').waitFor();
      const { data } = await live.call('getTicket', { params: { id } });
      expect([data.title, data.dates.due_date]).to.deep.equal(['Mine at last', '2026-12-24']);
    }),
  );

  it(
    'keeps what is being written through a reload, a lost connection and a new sign-in',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live);
      const page = await open(live, `/tickets/${id}`);
      const context = page.context();
      const reply = page.getByRole('textbox', { name: 'Reply to client' });
      await page.getByRole('button', { name: 'Reply to client' }).click();
      await reply.fill('A long answer');
      await page.reload();
      await reply.waitFor();
      expect(await reply.inputValue()).to.equal('A long answer');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Send to client' }).click();
      // The request has ended: it would be sent again by itself once there is a connection.
      await page.getByRole('alert').getByText('Nothing you typed is lost.').waitFor();
      expect(await reply.inputValue()).to.equal('A long answer');
      await context.setOffline(false);
      const cookies = await context.cookies();
      await context.clearCookies();
      await page.getByRole('button', { name: 'Send to client' }).click();
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      await context.addCookies(cookies);
      await page.goto(new URL(page.url()).searchParams.get('next') ?? '');
      await reply.waitFor();
      expect(await reply.inputValue()).to.equal('A long answer');
      await page.getByRole('button', { name: 'Send to client' }).click();
      await page.getByRole('article', { name: /^Sent to the client/ }).waitFor();
      // The stream may show the comment before the request is answered, and the field is emptied only then.
      await until(async () => (await reply.inputValue()) === '');
      expect((await activitiesOn(live, id)).filter(({ type }) => type === 'comment')).to.have.length(1);
    }),
  );

  it(
    'takes fields, tags, tasks, files and time, and starts the timer',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live);
      const page = await open(live, `/tickets/${id}`);
      await page.getByRole('button', { name: /Priority/ }).click();
      await page.getByRole('option', { name: 'Urgent' }).click();
      await page.getByText('Target: 15 min').waitFor();
      // An open list closes when the page scrolls, so this scrolls first.
      const tags = page.getByRole('combobox', { name: 'Tags' });
      await tags.scrollIntoViewIfNeeded();
      await tags.pressSequentially('Shop');
      await page.getByRole('option', { name: 'New “Shop”' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Remove tag Shop' }).waitFor();
      await page.getByRole('textbox', { name: 'New task' }).fill('Ask Pat');
      await page.keyboard.press('Enter');
      await page.getByText('Ask Pat', { exact: true }).click();
      await page.getByText('Tasks (1 of 1 done)').waitFor();
      await page.getByRole('button', { name: /Visibility of new files/ }).click();
      await page.getByRole('option', { name: 'Client and team' }).click();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
      await page.getByRole('button', { name: 'View plan.pdf' }).waitFor();
      await page.getByText('Visible to client').waitFor();
      await page.getByRole('button', { name: 'Log time' }).click();
      await page.getByRole('textbox', { name: 'Hours' }).fill('1:30');
      await page.keyboard.press('Control+Enter');
      await page.getByText('Time logged').first().waitFor();
      await page.getByRole('button', { name: 'Start ticket timer' }).click();
      await page.getByRole('button', { name: 'Stop timer' }).waitFor();
      const { data } = await live.call('getTicket', { params: { id }, query: { include: ['attachments', 'tasks'] } });
      expect(data.tags).to.deep.equal(['Shop']);
      expect(data.time.logged_hours).to.equal(1.5);
      expect(data.tasks?.map(({ completed }) => completed)).to.deep.equal([true]);
      expect(data.attachments?.map(({ visibility }) => visibility)).to.deep.equal(['public']);
      await until(async () => (await live.call('listRunningTimers', {})).data[0]?.ticket_id === id);
    }),
  );
});
