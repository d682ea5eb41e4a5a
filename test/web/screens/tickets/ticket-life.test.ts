/** A ticket and its comments: reopening, deleting and changing them, also with two people at once. */
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildTicket } from '../../../support/builders/factories.js';
import { activitiesOn } from '../../../support/builders/tickets.js';
import { attachFile, pdf } from '../../../support/builders/uploads.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { stopClock } from '../../../support/service/clock.js';
import { until } from '../../../support/service/waiting.js';
import { settleDeletion } from '../../support/keyboard.js';
import { inBrowsers } from '../../support/dashboard.js';

const commentsOn = async (owner: ApiClient, id: string) =>
  (await activitiesOn(owner, id)).filter(({ type }) => type === 'comment');

const say = async (user: ApiClient, id: string, content: string): Promise<void> => {
  await user.call('createTicketActivity', { params: { id }, body: { content, visibility: 'public' } });
};

const inMenu = async (page: Page, menu: string, item: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: menu }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
};

describe('the life of a ticket in the dashboard', () => {
  const inBrowser = inBrowsers();

  it(
    'is opened again with a reason, by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id, number } = await buildTicket(live);
      await live.call('closeTicket', { params: { id }, body: { resolution_summary: 'Restarted' } });
      const page = await open(live, `/tickets/${id}`);
      await page.getByRole('heading', { name: 'Resolution' }).waitFor();
      await page.keyboard.press('e');
      await page.getByRole('dialog', { name: `Reopen ${number}` }).waitFor();
      await page.keyboard.type('It fails again');
      await page.keyboard.press('Control+Enter');
      await page.getByText(`${number} reopened`).waitFor();
      await page.getByRole('button', { name: 'Close ticket' }).waitFor();
      await page.getByRole('list', { name: 'Conversation' }).getByText('It fails again').waitFor();
      const { data } = await live.call('getTicket', { params: { id } });
      expect([data.dates.closed_at, data.resolution_summary]).to.deep.equal([null, 'Restarted']);
    }),
  );

  it(
    'is deleted with Undo, and leads back to the inbox as it was filtered',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ticket = await buildTicket(live, { title: 'A mistake', assignee_id: live.userId });
      const page = await open(live, `/tickets?assignee_id=${live.userId}`);
      await page.getByRole('link', { name: 'A mistake' }).click();
      await page.getByRole('heading', { level: 1, name: 'A mistake' }).waitFor();
      await inMenu(page, 'More actions', 'Delete ticket');
      await page.getByText(`${ticket.number} deleted`).waitFor();
      await page.getByText('No tickets match').waitFor();
      expect(new URL(page.url()).searchParams.get('assignee_id')).to.include(live.userId);
      expect((await live.call('listTickets', {})).pagination.total).to.equal(1);
      await settleDeletion(page);
      await until(async () => (await live.call('listTickets', {})).pagination.total === 0);
    }),
  );

  it(
    'lets authors mend and take back what they wrote for a quarter of an hour, and nobody else',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const clock = await stopClock(owner);
      const ada = await buildUser(owner, 'member', { name: 'Ada Miller' });
      const { id } = await buildTicket(owner);
      await say(ada, id, 'Mine to keep');
      for (const words of ['First', 'Second']) await say(owner, id, words);
      const page = await open(owner, `/tickets/${id}`);
      const comment = (words: string) => page.getByRole('article').filter({ hasText: words });
      const mend = async (words: string, item: string): Promise<void> => {
        await comment(words).getByRole('button', { name: 'Comment actions' }).press('Enter');
        await page.getByRole('menuitem', { name: item }).press('Enter');
      };
      await comment('Mine to keep').waitFor();
      expect(await comment('Mine to keep').getByRole('button').count()).to.equal(0);
      await mend('First', 'Edit');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Comment' }).fill('First, mended');
      await page.keyboard.press('Control+Enter');
      await comment('First, mended').getByText(', edited').waitFor();
      await mend('Second', 'Delete');
      await comment('Second').waitFor({ state: 'detached' });
      await settleDeletion(page);
      const said = async () => (await commentsOn(owner, id)).map(({ content }) => content);
      await until(async () => (await said()).length === 2);
      expect(await said()).to.deep.equal(['Mine to keep', 'First, mended']);
      await clock.forward(16);
      await page.reload();
      await comment('First, mended').waitFor();
      expect(await comment('First, mended').getByRole('button').count()).to.equal(0);
    }),
  );

  it(
    'takes several files, gives them back byte by byte, shows them to the client or not, and deletes them',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live);
      await attachFile(live, id, pdf, 'خطة.pdf');
      const page = await open(live, `/tickets/${id}`);
      const files = page.getByRole('list', { name: 'Files' });
      await files.getByRole('button', { name: 'View خطة.pdf' }).waitFor();
      await page.locator('input[type=file]').setInputFiles([
        { name: 'one.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
        { name: 'two.txt', mimeType: 'text/plain', buffer: Buffer.from('Grüße') },
      ]);
      await page.getByText('2 files attached').waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        files.getByRole('link', { name: 'two.txt' }).click(),
      ]);
      expect(await readFile(await file.path(), 'utf8')).to.equal('Grüße');
      expect(file.suggestedFilename()).to.equal('two.txt');
      await inMenu(page, 'Actions for one.pdf', 'Show to client');
      await files.getByRole('listitem').filter({ hasText: 'one.pdf' }).getByText('Visible to client').waitFor();
      await inMenu(page, 'Actions for two.txt', 'Delete');
      await files.getByRole('link', { name: 'two.txt' }).waitFor({ state: 'detached' });
      await settleDeletion(page);
      await until(async () => (await live.call('listTicketAttachments', { params: { id } })).data.length === 2);
      const { data } = await live.call('listTicketAttachments', { params: { id } });
      const kept = data.map(({ filename, visibility }) => `${filename} ${visibility}`).toSorted();
      expect(kept).to.deep.equal(['one.pdf public', 'خطة.pdf internal']);
    }),
  );

  it(
    'stays one ticket in two browsers: fields, title, comments, closing and deletion of the one are seen in the other',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ada = await buildUser(live, 'member', { name: 'Ada Miller' });
      const { id } = await buildTicket(live, { title: 'Login fails' });
      const [mine, theirs] = [await open(live, `/tickets/${id}`), await open(ada, `/tickets/${id}`)];
      const choose = async (page: Page, field: RegExp, option: string): Promise<void> => {
        await page.getByRole('main').getByRole('button', { name: field }).click();
        await page.getByRole('option', { name: option }).click();
      };
      await Promise.all([
        choose(mine, /^Priority|Priority$/, 'Urgent'),
        choose(theirs, /^Status|Status$/, 'In Progress'),
      ]);
      for (const page of [mine, theirs]) {
        await page.getByRole('button', { name: /Urgent/ }).waitFor();
        await page.getByRole('button', { name: /In Progress/ }).waitFor();
      }
      const rename = async (page: Page, title: string): Promise<void> => {
        await inMenu(page, 'More actions', 'Edit title and description');
        await page.getByRole('textbox', { name: 'Title' }).fill(title);
      };
      await rename(mine, 'Mine');
      await rename(theirs, 'Theirs');
      await theirs.keyboard.press('Control+Enter');
      await theirs.getByRole('heading', { level: 1, name: 'Theirs' }).waitFor();
      await mine.keyboard.press('Control+Enter');
      const conflict = mine.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
      for (const words of ['Login fails', 'Theirs', 'Mine']) await conflict.getByText(words, { exact: true }).waitFor();
      await conflict.getByRole('button', { name: 'Overwrite with mine' }).press('Enter');
      await theirs.getByRole('heading', { level: 1, name: 'Mine' }).waitFor();
      await mine.getByRole('textbox', { name: 'Internal note' }).fill('Being written');
      await theirs.getByRole('button', { name: 'Close ticket' }).click();
      await theirs.keyboard.press('Control+Enter');
      await mine.getByRole('button', { name: 'Reopen' }).waitFor();
      expect(await mine.getByRole('textbox', { name: 'Internal note' }).inputValue()).to.equal('Being written');
      await inMenu(theirs, 'More actions', 'Delete ticket');
      await settleDeletion(theirs);
      await mine.getByText('This ticket no longer exists').waitFor();
      await until(async () => (await live.call('listTickets', { query: { status: ['all'] } })).data.length === 0);
    }),
  );
});
