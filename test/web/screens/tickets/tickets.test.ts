/** The inbox of tickets: its order, filters, shortcuts and bulk changes, and what each role sees. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildTicket } from '../../../support/builders/factories.js';
import { activitiesOn, priorityNamed } from '../../../support/builders/tickets.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { stopClock } from '../../../support/service/clock.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks, phone } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

const titlesOn = async (page: Page): Promise<string[]> =>
  page.getByRole('grid', { name: 'Tickets' }).getByRole('rowheader').getByRole('link').allInnerTexts();

const showsTitles = async (page: Page, titles: readonly string[]): Promise<void> =>
  until(async () => String(await titlesOn(page)) === String(titles));

const buildPrioritized = async (owner: ApiClient, title: string, priority: string) =>
  buildTicket(owner, { title, priority_id: (await priorityNamed(owner, priority)).id });

describe('the inbox of tickets', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about ${name}, and fits its width`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        await buildTicket(live, { title: 'A title '.repeat(20), tags: ['Key Account'], assignee_id: live.userId });
        await buildTicket(live, { title: 'الفاتورة لا تفتح' });
        const page = await open(live, '/tickets', look);
        await page.getByRole('row').nth(2).waitFor();
        await page.getByRole('checkbox', { name: /الفاتورة/ }).check();
        await expectAccessible(page);
        await expectNoSideways(page);
      }),
    );

  it(
    'puts the next deadline first, and says which it is and how long is left, by the clock of the workspace',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const clock = await stopClock(owner);
      await buildPrioritized(owner, 'Can wait', 'Low');
      await buildPrioritized(owner, 'Cannot wait', 'Urgent');
      const page = await open(owner, '/tickets');
      await page.getByText('First response in 15 min').waitFor();
      await showsTitles(page, ['Cannot wait', 'Can wait']);
      await clock.forward(17);
      await page.reload();
      await page.getByText('First response overdue by 2 min 0 s').waitFor();
    }),
  );

  it(
    'lets a ticket be found, answered and closed by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildPrioritized(live, 'Login fails', 'Urgent');
      await buildPrioritized(live, 'Another', 'Low');
      const page = await open(live, '/tickets');
      await showsTitles(page, ['Login fails', 'Another']);
      for (const key of ['j', 'j', 'k', 'Enter']) await page.keyboard.press(key);
      await page.getByRole('heading', { level: 1, name: 'Login fails' }).waitFor();
      await page.getByRole('textbox', { name: 'Internal note' }).waitFor();
      await page.keyboard.press('r');
      await page.keyboard.type('Please try again.');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('article', { name: 'Sent to the client, Olga Owner' }).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('e');
      await page.getByRole('textbox', { name: 'Resolution' }).waitFor();
      await page.keyboard.type('Renewed the certificate');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('button', { name: 'Reopen' }).waitFor();
      const { data } = await live.call('getTicket', { params: { id } });
      expect(data.dates.closed_at).to.be.a('string');
      expect(data.resolution_summary).to.equal('Renewed the certificate');
      const comments = (await activitiesOn(live, id)).filter(({ type }) => type === 'comment');
      expect(comments.map(({ content, visibility }) => [content, visibility])).to.deep.equal([
        ['Please try again.', 'public'],
      ]);
    }),
  );

  it(
    'changes many at once, and says which of them stand in the way',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ada = await buildUser(live, 'member', { name: 'Ada Miller' });
      const [first, second] = [await buildTicket(live), await buildTicket(live)];
      const page = await open(live, '/tickets');
      await page.getByRole('row').nth(2).waitFor();
      for (const key of ['j', 'x', 'j', 'x', 'a']) await page.keyboard.press(key);
      await page.getByRole('dialog', { name: 'Assign 2 tickets' }).waitFor();
      await page.keyboard.type('Ada');
      await page.getByRole('option', { name: /Ada Miller/ }).click();
      await page.getByText('2 tickets assigned').waitFor();
      const assigned = await live.call('listTickets', { query: { assignee_id: ada.userId } });
      expect(assigned.pagination.total).to.equal(2);
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
      await live.call('deleteTicket', { params: { id: second.id } });
      await page.keyboard.press('e');
      await page
        .getByRole('dialog', { name: 'Close 2 tickets' })
        .getByRole('button', { name: 'Close', exact: true })
        .last()
        .click();
      await page.getByText('Nothing was changed').waitFor();
      await page.getByRole('alert').getByText(second.number).waitFor();
      const { data } = await live.call('getTicket', { params: { id: first.id } });
      expect(data.dates.closed_at).to.equal(null);
    }),
  );

  it(
    'keeps its filters on the way back, and in a link that is sent',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const member = await buildUser(live, 'member');
      await buildTicket(live, { title: 'Mine and open', assignee_id: live.userId });
      await buildTicket(live, { title: 'Free' });
      const page = await open(live, '/tickets');
      await page.getByRole('link', { name: 'Mine', exact: true }).click();
      await showsTitles(page, ['Mine and open']);
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'SLA' }).click();
      await page.getByRole('dialog').getByRole('button', { name: /SLA/ }).click();
      await page.getByRole('option', { name: 'Not missed' }).click();
      await page.waitForURL(/sla_breached=false/);
      await page.getByRole('searchbox', { name: 'Search tickets' }).fill('open');
      await page.waitForURL(/search=open/);
      const sent = page.url();
      await page.getByRole('link', { name: 'Mine and open' }).click();
      await page.getByRole('heading', { level: 1, name: 'Mine and open' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Tickets' }).click();
      await showsTitles(page, ['Mine and open']);
      expect(page.url()).to.equal(sent);
      await page.goBack();
      await page.goBack();
      await showsTitles(page, ['Mine and open']);
      expect(page.url()).to.equal(sent);
      const { pathname, search } = new URL(sent);
      const theirs = await open(member, pathname + search);
      await showsTitles(theirs, ['Mine and open']);
      await theirs.getByRole('button', { name: 'Assignee Olga Owner' }).waitFor();
    }),
  );

  it(
    'makes a new ticket by keyboard on a phone as at a desk, and opens it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { client_id } = await buildTicket(live);
      const { data: client } = await live.call('getClient', { params: { id: client_id } });
      const page = await open(live, '/tickets?new=1', phone);
      await page.getByRole('textbox', { name: 'Title' }).fill('The shop is slow');
      await page.getByRole('combobox', { name: 'Client' }).fill(client.name);
      await page.getByRole('option', { name: client.name }).click();
      await page.keyboard.press('Control+Enter');
      await page.getByRole('heading', { level: 1, name: 'The shop is slow' }).waitFor();
      const { data } = await live.call('listTickets', { query: { search: 'slow' } });
      expect(data.map(({ client_name }) => client_name)).to.deep.equal([client.name]);
    }),
  );

  it(
    'shows contractors what is assigned to them',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const contractor = await buildUser(live, 'contractor');
      await buildTicket(live, { title: 'Theirs', assignee_id: contractor.userId });
      await buildTicket(live, { title: 'Not theirs' });
      const page = await open(contractor, '/tickets?status=all');
      await showsTitles(page, ['Theirs']);
    }),
  );

  it(
    'offers viewers nothing that writes, in the inbox and on a ticket',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const viewer = await buildUser(live, 'viewer');
      const { id } = await buildTicket(live, { title: 'To be read' });
      await live.call('createTicketTask', { params: { id }, body: { title: 'A task' } });
      const page = await open(viewer, '/tickets');
      await showsTitles(page, ['To be read']);
      const main = page.getByRole('main');
      expect(await main.getByRole('checkbox').count()).to.equal(0);
      expect(await main.getByRole('button', { name: 'New ticket' }).count()).to.equal(0);
      await page.getByRole('link', { name: 'To be read' }).click();
      await page.getByRole('checkbox', { name: 'A task' }).waitFor();
      const words = /note|reply|close|delete|edit|add|log|attach|choose|start/i;
      expect(await main.getByRole('button', { name: words }).count()).to.equal(0);
      expect(await main.getByRole('textbox').count()).to.equal(0);
    }),
  );
});
