/**
 * All forms, drawers and dialogs of people, settings, reports and developers: axe finds nothing, and nothing overflows.
 */
import type { Page } from 'playwright-core';
import { buildInvited } from '../../../support/builders/invitations.js';
import { buildClient, buildRateCard, buildTag } from '../../../support/builders/factories.js';
import { buildScheduledReport } from '../../../support/builders/reports.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { buildWebhook } from '../../../support/service/receiver.js';
import type { ApiClient } from '../../../support/service/api.js';
import { expectAccessible, inBrowsers, looks, whenLoaded } from '../../support/dashboard.js';
import { expectNoSideways, longName, rightToLeft } from '../../support/keyboard.js';

interface Place {
  readonly path: string;
  readonly open?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  await button.waitFor();
  await button.press('Enter');
};
const pick = (menu: string, item: string) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole('menuitem', { name: item }).press('Enter');
};

/** Creates the objects that must exist to open each of them. */
async function buildPlaces(owner: ApiClient): Promise<Readonly<Record<string, Place>>> {
  const { userId } = await buildUser(owner, 'member', { name: rightToLeft });
  const { id: invited } = await buildInvited(owner, { name: 'Ivy Invited' });
  const { webhook, receiver } = await buildWebhook(owner);
  const { id: tag } = await buildTag(owner, { name: 'a tag with a rather long name' });
  const { id: card } = await buildRateCard(owner, { name: longName.slice(0, 100) });
  await buildScheduledReport(owner);
  await buildClient(owner, { name: longName });
  await receiver.waitFor(1);
  const [status] = (await owner.call('listTicketStatuses', {})).data;
  const [priority] = (await owner.call('listTicketPriorities', {})).data;
  const [delivery] = (await owner.call('listWebhookDeliveries', { params: { id: webhook.id } })).data;
  const [event] = (await owner.call('listEvents', {})).data;
  const [mail] = (await owner.call('listTestMails', {})).data;
  const hook = `/developers/webhooks?webhook=${webhook.id}`;
  return {
    'inviting someone': { path: '/people?new=1' },
    'changing many people': {
      path: '/people',
      open: async (page) => {
        await page
          .getByRole('checkbox', { name: /^Select / })
          .first()
          .press('Space');
        await press('Change')(page);
      },
    },
    'what someone may do': { path: `/people/${userId}`, open: press('Change') },
    'stopping someone': { path: `/people/${userId}`, open: press('Deactivate') },
    'taking back an invitation': { path: `/people/${invited}`, open: press('Revoke invitation') },
    'a new status': { path: '/settings/ticket-statuses?new=1' },
    'a status': { path: `/settings/ticket-statuses?open=${status?.id}` },
    'a new priority': { path: '/settings/ticket-priorities?new=1' },
    'a priority': { path: `/settings/ticket-priorities?open=${priority?.id}` },
    'a new project type': { path: '/settings/project-types?new=1' },
    'a new agreement type': { path: '/settings/agreement-types?new=1' },
    'a new item': { path: '/settings/price-list?new=1' },
    'a new tax rate': { path: '/settings/tax-rates?new=1' },
    'a new exchange rate': { path: '/settings/exchange-rates?new=1' },
    'a new rate card': { path: '/settings/rate-cards?new=1' },
    'a rate card': { path: `/settings/rate-cards?open=${card}` },
    'a tag': { path: `/settings/tags?open=${tag}` },
    'sending a report regularly': { path: '/reports/time', open: press('Schedule') },
    'a new key': { path: '/developers?new=1' },
    'revoking a key': { path: '/developers', open: press(/^Revoke /) },
    'a new webhook': { path: '/developers/webhooks?new=1' },
    'changing a webhook': { path: hook, open: pick('More for this webhook', 'Edit') },
    'testing a webhook': { path: hook, open: press('Send test event') },
    'a new secret': { path: hook, open: pick('More for this webhook', 'New secret') },
    'recovering a webhook': { path: hook, open: pick('More for this webhook', 'Recover missed events') },
    'a delivery': { path: `${hook}&delivery=${delivery?.id}` },
    'an event': { path: `/developers/events?event=${event?.id}` },
    'a mail': { path: `/developers/test-side?mail=${mail?.id}` },
    'emptying the test side': { path: '/developers/test-side', open: press('Clear test data') },
  };
}

describe('the forms of people, settings, reports and developers', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leave axe nothing to complain about, and do not overflow, ${name}`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        const places = await buildPlaces(owner);
        const page = await open(owner, '/people', look);
        for (const [place, { path, open: begin }] of Object.entries(places)) {
          await page.goto(path);
          await begin?.(page);
          const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
          await dialog.waitFor();
          await whenLoaded(dialog);
          await expectAccessible(page).catch((problem: unknown) => {
            throw new Error(place, { cause: problem });
          });
          await expectNoSideways(page);
        }
      }),
    );
});
