/** Mentions, watching and references on a ticket. */
import { expect } from 'chai';
import { buildTicket } from '../../../support/builders/factories.js';
import { activitiesOn } from '../../../support/builders/tickets.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';

describe('mentions on a ticket in the dashboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leave axe nothing to complain about ${name}, while people are offered and in the conversation`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const ada = await buildUser(live, 'member', { name: 'Ada Miller' });
        const { id } = await buildTicket(live);
        await live.call('createTicketActivity', {
          params: { id },
          body: { content: 'Ask @Ada Miller about TKT-1', mentions: [ada.userId] },
        });
        const page = await open(live, `/tickets/${id}`, look);
        await page.getByRole('link', { name: '@Ada Miller' }).waitFor();
        await page.getByRole('textbox', { name: 'Internal note' }).pressSequentially('@a');
        await page.getByRole('option', { name: 'Ada Miller' }).waitFor();
        await expectAccessible(page);
      }),
    );

  it(
    'are chosen by keys from those who see the ticket, and sent with the comment',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ada = await buildUser(live, 'member', { name: 'Ada Miller' });
      await buildUser(live, 'member', { name: 'Adam Young' });
      await buildUser(live, 'contractor', { name: 'Ada Outside' });
      const { id } = await buildTicket(live);
      const page = await open(live, `/tickets/${id}`);
      const field = page.getByRole('textbox', { name: 'Internal note' });
      const options = page.getByRole('option');
      await field.pressSequentially('Please ask @ada');
      await until(async () => (await options.allInnerTexts()).length > 0);
      // A contractor sees only tickets that are assigned to them.
      expect((await options.allInnerTexts()).map((text) => text.split('\n').at(-1))).to.deep.equal([
        'Ada Miller',
        'Adam Young',
      ]);
      await page.keyboard.press('ArrowDown');
      expect(await field.getAttribute('aria-activedescendant')).to.equal(await options.nth(1).getAttribute('id'));
      await page.getByText('2 people found.').waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await options.first().waitFor({ state: 'detached' });
      expect(await field.inputValue()).to.equal('Please ask @Ada Miller ');
      await page.keyboard.type('and @adam');
      await options.first().waitFor();
      await page.keyboard.press('Escape');
      await options.first().waitFor({ state: 'detached' });
      await page.keyboard.press('Control+Enter');
      await page.getByRole('link', { name: '@Ada Miller' }).waitFor();
      const comment = (await activitiesOn(live, id)).find(({ type }) => type === 'comment');
      expect([comment?.content, comment?.mentions]).to.deep.equal(['Please ask @Ada Miller and @adam', [ada.userId]]);
    }),
  );

  it(
    'whose names were removed again are not sent, and an edited comment can mention more',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ada = await buildUser(live, 'member', { name: 'Ada Miller' });
      const { id } = await buildTicket(live);
      const page = await open(live, `/tickets/${id}`);
      const field = page.getByRole('textbox', { name: 'Internal note' });
      await field.pressSequentially('@ada');
      await page.getByRole('option', { name: 'Ada Miller' }).click();
      await until(async () => (await field.inputValue()) === '@Ada Miller ');
      await field.fill('Nobody');
      await page.getByRole('button', { name: 'Add note' }).click();
      const comment = async () => (await activitiesOn(live, id)).find(({ type }) => type === 'comment');
      await until(async () => (await comment())?.content === 'Nobody');
      expect((await comment())?.mentions).to.deep.equal([]);
      await page.getByRole('button', { name: 'Comment actions' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const edited = page.getByRole('dialog').getByRole('textbox', { name: 'Comment' });
      await edited.fill('');
      await edited.pressSequentially('Ask @mil');
      await page.getByRole('option', { name: 'Ada Miller' }).waitFor();
      await page.keyboard.press('Tab');
      await until(async () => (await edited.inputValue()) === 'Ask @Ada Miller ');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('link', { name: '@Ada Miller' }).waitFor();
      expect((await comment())?.mentions).to.deep.equal([ada.userId]);
    }),
  );

  it(
    'stand beside links: the number of a ticket leads to it, an address out of the dashboard',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const other = await buildTicket(live, { title: 'The other one' });
      const { id } = await buildTicket(live);
      await live.call('createTicketActivity', {
        params: { id },
        body: { content: `As in ${other.number}, see https://example.com/a?b=1.` },
      });
      const page = await open(live, `/tickets/${id}`);
      const outside = page.getByRole('link', { name: 'https://example.com/a?b=1' });
      expect(await outside.getAttribute('href')).to.equal('https://example.com/a?b=1');
      await page.getByRole('link', { name: other.number }).click();
      await page.getByRole('heading', { level: 1, name: 'The other one' }).waitFor();
      expect(new URL(page.url()).pathname).to.equal(`/tickets/${other.id}`);
      await page.goto('/tickets/TKT-999999');
      await page.getByRole('heading', { name: 'Ticket not found' }).waitFor();
    }),
  );

  it(
    'are not all: who watches a ticket is shown, and one begins and ends it by a key',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const viewer = await buildUser(live, 'viewer', { name: 'Vera Viewer' });
      const { id } = await buildTicket(live);
      await live.call('watchTicket', { params: { id } });
      const page = await open(viewer, `/tickets/${id}`);
      const panel = page.getByRole('region', { name: 'Watchers' });
      await panel.getByText('Olga Owner').waitFor();
      await panel.getByRole('button', { name: 'Watch', exact: true }).waitFor();
      await page.keyboard.press('w');
      await panel.getByText('Vera Viewer').waitFor();
      await panel.getByRole('button', { name: 'Stop watching' }).waitFor();
      await page.keyboard.press('w');
      await panel.getByText('Vera Viewer').waitFor({ state: 'detached' });
      const { data } = await live.call('getTicket', { params: { id }, query: { include: ['watchers'] } });
      expect(data.watchers?.map(({ user_name }) => user_name)).to.deep.equal(['Olga Owner']);
    }),
  );
});
