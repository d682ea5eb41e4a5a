/** Two people: what one does rings the bell of the other at once, once, and never about what the other may not see. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { approve, buildApproval, buildApprovalScene } from '../../../support/builders/approvals.js';
import { buildTicket } from '../../../support/builders/factories.js';
import { notificationsOf } from '../../../support/listening/notifications.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';

const bellWith = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 0 ? 'Notifications' : `Notifications, ${count} unread`, exact: true });

const kindsOf = async (user: ApiClient): Promise<string[]> =>
  (await notificationsOf(user)).map(({ kind }) => kind).toReversed();

describe('two people', () => {
  const inBrowser = inBrowsers();

  it(
    'learn of a mention, an assignment and a comment on what they watch without a reload, once each',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const ada = await buildUser(live, 'member', { name: 'Ada Miller' });
      const { id } = await buildTicket(live, { title: 'Login fails' });
      const [mine, theirs] = [await open(live, `/tickets/${id}`), await open(ada, `/tickets/${id}`)];
      await bellWith(theirs, 0).waitFor();
      await theirs.getByRole('button', { name: 'Watch', exact: true }).click();
      await theirs.getByRole('button', { name: 'Stop watching' }).waitFor();
      const note = mine.getByRole('textbox', { name: 'Internal note' });
      const add = () => mine.getByRole('button', { name: 'Add note' }).click();
      await note.pressSequentially('@ada');
      await mine.getByRole('option', { name: 'Ada Miller' }).click();
      await note.pressSequentially('have a look');
      await add();
      await bellWith(theirs, 1).waitFor();
      await until(async () => (await note.inputValue()) === '');
      await note.fill('I found it');
      await add();
      await bellWith(theirs, 2).waitFor();
      const assignee = mine.getByRole('combobox', { name: 'Assignee' });
      await assignee.fill('ada');
      await mine.getByRole('option', { name: /Ada Miller/ }).click();
      await bellWith(theirs, 3).waitFor();
      // The mention counts, although the ticket is watched as well.
      expect(await kindsOf(ada)).to.deep.equal(['mentioned', 'ticket_answered', 'ticket_assigned']);
      expect(await kindsOf(live)).to.deep.equal([]);
      await bellWith(mine, 0).waitFor();
      await bellWith(theirs, 3).click();
      const newest = theirs.getByRole('dialog', { name: 'Notifications' });
      for (const sentence of ['assigned TKT', 'commented on TKT', 'mentioned you in TKT'])
        await newest.getByRole('link', { name: new RegExp(`Olga Owner ${sentence}-\\d+ Login fails`) }).waitFor();
      await newest.getByRole('link', { name: /mentioned you/ }).click();
      await bellWith(theirs, 2).waitFor();
      await theirs.locator('[data-named]').getByText('have a look').waitFor();
    }),
  );

  it(
    'learn of the decision of a client, who writes in the portal',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const scene = await buildApprovalScene(live);
      const page = await open(live, '/inbox');
      await bellWith(page, 0).waitFor();
      const approval = await buildApproval(live, scene);
      await approve(scene.contact, approval.id);
      await bellWith(page, 1).waitFor();
      await page
        .getByRole('list', { name: 'Notifications' })
        .getByRole('link', { name: /approved/ })
        .click();
      await page.waitForURL((url) => url.pathname === '/approvals');
    }),
  );

  it(
    'are told nothing of what they may not see, and no longer of what was taken from them',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const contractor = await buildUser(live, 'contractor', { name: 'Cleo Contractor' });
      const [theirs, other] = [
        await buildTicket(live, { title: 'Their ticket', assignee_id: contractor.userId }),
        await buildTicket(live, { title: 'Secret ticket' }),
      ];
      const page = await open(contractor, '/inbox');
      await bellWith(page, 1).waitFor();
      await live.call('createTicketActivity', {
        params: { id: other.id },
        body: { content: 'Cleo, look', mentions: [contractor.userId] },
      });
      // What was caused later comes: what has not come by then never does.
      await live.call('createTicketActivity', {
        params: { id: theirs.id },
        body: { content: 'Cleo, look here', mentions: [contractor.userId] },
      });
      await bellWith(page, 2).waitFor();
      const rows = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
      await until(async () => (await rows.count()) === 2);
      expect(await page.getByText('Secret ticket').count()).to.equal(0);
      await live.call('updateTicket', { params: { id: theirs.id }, body: { assignee_id: null } });
      await page.reload();
      await bellWith(page, 0).waitFor();
      await page.getByRole('heading', { name: 'You’re all caught up' }).waitFor();
    }),
  );
});
