/** Clients and their contacts: finding, creating and changing them. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { buildClient, buildContact, buildProject } from '../../support/builders/factories.js';
import { testApi } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { inBrowsers, looks, phone } from '../support/dashboard.js';
import { choose, longName, rightToLeft } from '../support/keyboard.js';
import { expectWhole } from '../support/whole.js';

describe('the screens of clients', () => {
  const inBrowser = inBrowsers();

  it(
    'take a new client, and a contact who is let into the portal, by keyboard alone',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/clients');
      await page.getByRole('heading', { name: 'No clients yet' }).waitFor();
      const { keyboard } = page;
      await keyboard.press('n');
      await page.getByRole('dialog', { name: 'New client' }).waitFor();
      await page.waitForFunction(() => document.activeElement?.matches('input') === true);
      await keyboard.type('Acme');
      await keyboard.press('Tab');
      await keyboard.type('office@acme.example');
      await keyboard.press('Control+Enter');
      await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
      await page.getByRole('tab', { name: 'Overview' }).focus();
      await keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'New contact' }).first().focus();
      await keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'New contact' }).waitFor();
      await page.waitForFunction(() => document.activeElement?.matches('input') === true);
      await keyboard.type('Ada Lovelace');
      await keyboard.press('Tab');
      await keyboard.type('ada@acme.example');
      await page.getByRole('button', { name: /Portal access/ }).focus();
      await choose(page, 'Full access');
      await keyboard.press('Control+Enter');
      await page.getByRole('row', { name: /Ada Lovelace.*Full/ }).waitFor();
      const { data } = await owner.call('listContacts', {});
      expect(data.map(({ name, portal }) => [name, portal.access_level])).to.deep.equal([['Ada Lovelace', 'full']]);
      expect(data[0]?.portal.invitation_sent_at).to.be.a('string');
    }),
  );

  it(
    'keep their filters over going back and reloading',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildClient(live, { name: 'Acme' });
      await buildClient(live, { name: 'Bolt', status: 'inactive' });
      const page = await open(live, '/clients');
      await page.getByRole('row', { name: /Bolt/ }).waitFor();
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('button', { name: 'Status' }).click();
      await page.getByRole('checkbox', { name: 'Inactive' }).press('Space');
      await page.keyboard.press('Enter');
      await page.getByRole('row', { name: /Acme/ }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Bolt' }).click();
      await page.getByRole('heading', { level: 1, name: 'Bolt' }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Status Inactive' }).waitFor();
      await page.reload();
      await page.getByRole('row', { name: /Bolt/ }).waitFor();
      expect(await page.getByRole('row', { name: /Acme/ }).count()).to.equal(0);
    }),
  );

  it(
    'are filtered by one or several kinds of health',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { db } = await testApi();
      for (const [name, health_score, health_status] of [
        ['Fine', 85, 'healthy'],
        ['Shaky', 55, 'at_risk'],
        ['Lost', 25, 'critical'],
      ] as const) {
        const { id } = await buildClient(live, { name });
        await db('clients').where({ id }).update({ health_score, health_status });
      }
      const page = await open(live, '/clients');
      await page.getByRole('row', { name: /Fine/ }).waitFor();
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('dialog', { name: 'Add filter' }).getByRole('button', { name: 'Health' }).click();
      await page.getByRole('checkbox', { name: 'At risk' }).press('Space');
      await page.getByRole('checkbox', { name: 'Critical' }).press('Space');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Health At risk, Critical' }).waitFor();
      await page.getByRole('row', { name: /Fine/ }).waitFor({ state: 'detached' });
      const names = page.getByRole('grid').getByRole('link', { name: /^(Fine|Shaky|Lost)$/ });
      expect(await names.allInnerTexts()).to.deep.equal(['Lost', 'Shaky']);
      await page.getByRole('button', { name: 'Remove filter Health' }).click();
      await page.getByRole('row', { name: /Fine/ }).waitFor();
    }),
  );

  it(
    'say what somebody else changed of a client meanwhile, and save on top of it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildClient(live, { name: 'Acme', phone: '1' });
      const path = `/clients/${id}?tab=settings`;
      const [one, two] = [await open(live, path), await open(live, path)];
      await one.getByRole('textbox', { name: 'Email' }).fill('one@acme.example');
      await two.getByLabel('Phone').fill('2');
      await two.getByRole('button', { name: 'Save client' }).click();
      await two.getByText('Client saved').waitFor();
      const changes = one.getByRole('list', { name: 'Changed in the meantime' });
      await changes.waitFor();
      expect(await changes.innerText()).to.equal('Phone: 1 → 2');
      expect(await one.getByLabel('Phone').inputValue()).to.equal('2');
      await one.getByRole('button', { name: 'Continue with their changes' }).press('Enter');
      await one.getByRole('button', { name: 'Save client' }).and(one.locator(':focus')).waitFor();
      await one.getByRole('button', { name: 'Save client' }).click();
      await one.getByText('Client saved').waitFor();
      const { data } = await live.call('getClient', { params: { id } });
      expect([data.email, data.phone]).to.deep.equal(['one@acme.example', '2']);
    }),
  );

  it(
    'show a viewer, a member and a contractor only what they may see and do',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildClient(live, { name: 'Acme' });
      for (const [role, tabs] of [
        ['viewer', ['Overview', 'Contacts', 'Projects', 'Tickets', 'Retainers', 'Unbilled', 'Invoices']],
        ['member', ['Overview', 'Contacts', 'Projects', 'Tickets']],
      ] as const) {
        const page = await open(await buildUser(live, role), `/clients/${id}`);
        await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
        expect(await page.getByRole('tab').allInnerTexts(), role).to.deep.equal(tabs);
        expect(await page.getByRole('button', { name: 'More for this client' }).count()).to.equal(0);
      }
      const page = await open(await buildUser(live, 'contractor'), '/clients');
      await page.getByRole('heading', { name: 'No clients to show' }).waitFor();
    }),
  );

  for (const [name, look] of Object.entries(looks))
    it(
      `leave axe nothing to complain about, and hold long and right-to-left names, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { id: client_id } = await buildClient(live, { name: longName, tags: ['Key account'] });
        await buildClient(live, { name: rightToLeft });
        await buildContact(live, { client_id, name: longName, email: 'ada@acme.example', portal_access: 'view' });
        await buildProject(live, { client_id, title: rightToLeft, budget_hours: 10 });
        const page = await open(live, '/clients', look);
        await page.getByRole('row', { name: new RegExp(rightToLeft) }).waitFor();
        await expectWhole(page);
        for (const tab of ['overview', 'contacts', 'projects', 'unbilled', 'statement', 'duplicates', 'settings']) {
          await page.goto(`/clients/${client_id}?tab=${tab}`);
          await page.getByRole('tabpanel').waitFor();
          await expectWhole(page);
        }
      }),
    );

  it(
    'mail a contact one invitation, and nothing when their level of access changes later',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { mail } = await testApi();
      const email = `${randomUUID()}@client.example`;
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      const { id } = await buildContact(live, { client_id, name: 'Ada', email });
      const page = await open(live, `/clients/${client_id}?tab=contacts&contact=${id}`);
      await page.getByRole('button', { name: 'Invite with view access' }).press('Enter');
      await until(() => Promise.resolve(mail.mailsTo(email).length === 1));
      await page.getByRole('button', { name: 'Give full access' }).press('Enter');
      await page.getByRole('button', { name: 'Limit to viewing' }).waitFor();
      await page.getByRole('button', { name: 'Reset password' }).press('Enter');
      await until(() => Promise.resolve(mail.mailsTo(email).length > 1));
      expect(mail.mailsTo(email)).to.have.length(2);
    }),
  );

  it(
    'can be worked with on a phone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildClient(live, { name: 'Acme' });
      const page = await open(live, '/clients', phone);
      await page.getByRole('link', { name: 'Acme' }).click();
      await page.getByRole('tab', { name: 'Settings' }).click();
      await page.getByLabel('Phone').fill('0123');
      await page.getByRole('button', { name: 'Save client' }).click();
      await page.getByText('Client saved').waitFor();
    }),
  );
});
