/** What is typed into a form is stored until it is saved or discarded, and offered to the same user alone. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildInvoice } from '../../../support/builders/invoices.js';
import { buildClient, buildProject, buildTicket } from '../../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { buildSignedIn } from '../../../support/service/visitor.js';
import { endSession, inBrowsers } from '../../support/dashboard.js';
import { write } from '../../support/keyboard.js';

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Your draft from' });
const discard = (page: Page) => note(page).getByRole('button', { name: 'Discard' });

/** Signs a user in, in the browser that the page is in. */
async function signInAs(page: Page, who: ApiClient): Promise<void> {
  const { origin } = new URL(page.url());
  await endSession(page);
  const { cookies } = await buildSignedIn(who);
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
}

describe('a form that something is typed into', () => {
  const inBrowser = inBrowsers();

  it(
    'is closed by Escape without a question, and opens again as it was left, until the draft is discarded',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildClient(owner, { name: 'Acme' });
      const { id: projectId } = await buildProject(owner, { client_id: id });
      const { id: ticketId } = await buildTicket(owner, { client_id: id });
      const invoice = await buildInvoice(owner, { client_id: id });
      for (const { path, field, press = [] } of [
        { path: '/clients?new=1', field: 'Name' },
        { path: '/expenses?new=1', field: 'Description' },
        { path: '/projects?new=1', field: 'Title' },
        { path: '/tickets?new=1', field: 'Title' },
        { path: `/clients/${id}?tab=contacts`, field: 'Name', press: ['New contact'] },
        { path: `/projects/${projectId}?tab=plan`, field: 'Title', press: ['New phase'] },
        { path: `/projects/${projectId}?tab=milestones`, field: 'Title', press: ['New milestone'] },
        { path: `/tickets/${ticketId}`, field: 'Description', press: ['Log time'] },
        { path: `/billing/invoices/${invoice.id}`, field: 'Description', press: ['Add line'] },
        { path: '/settings/rate-cards', field: 'Name', press: ['New rate card'] },
        { path: '/developers/webhooks', field: 'Description', press: ['New webhook'] },
      ]) {
        const page = await open(owner, path);
        const dialog = page.getByRole('dialog').first();
        const opened = async (): Promise<void> => {
          await page.goto(path);
          for (const name of press) await page.getByRole('button', { name }).first().press('Enter');
          await dialog.waitFor();
        };
        await opened();
        await dialog.getByLabel(field).first().fill('Something long');
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });

        await opened();
        await note(page).waitFor();
        expect(await dialog.getByLabel(field).first().inputValue(), path).to.equal('Something long');
        await discard(page).press('Enter');
        await note(page).waitFor({ state: 'detached' });
        expect(await dialog.getByLabel(field).first().inputValue(), path).to.equal('');
        expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null), path).to.equal(
          true,
        );

        await opened();
        await dialog.getByLabel(field).first().waitFor();
        expect(await note(page).count(), path).to.equal(0);
        await page.close();
      }
    }),
  );

  it(
    'is offered again after the session has ended, to its user and to nobody else, and not once it is saved',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const other = await buildUser(owner, 'admin');
      const page = await open(owner, '/clients?new=1');
      await write(page, 'Name', 'Acme');
      await write(page, 'Notes', 'They pay late');
      await page.goto('/clients');
      await signInAs(page, other);
      await page.goto('/clients?new=1');
      await page.getByLabel('Name').first().waitFor();
      expect(await page.getByLabel('Name').first().inputValue()).to.equal('');
      expect(await note(page).count()).to.equal(0);

      await page.goto('/clients');
      await signInAs(page, owner);
      await page.goto('/clients?new=1');
      await note(page).waitFor();
      expect(await page.getByLabel('Notes').inputValue()).to.equal('They pay late');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
      const { data } = await owner.call('listClients', {});
      expect(data.map(({ name, notes }) => [name, notes])).to.deep.equal([['Acme', 'They pay late']]);
      await page.goto('/clients?new=1');
      await page.getByLabel('Name').first().waitFor();
      expect(await note(page).count()).to.equal(0);
    }),
  );

  it(
    'shows after a reload what others changed in the same fields since, and sends nothing until the user has seen it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildProject(live, { title: 'Relaunch', notes: null });
      const page = await open(live, `/projects/${id}?tab=settings`);
      await page.getByLabel('Title').fill('Mine');
      await page.goto('/projects');
      await live.call('updateProject', { params: { id }, body: { title: 'Theirs', notes: 'Theirs' } });
      await page.goto(`/projects/${id}?tab=settings`);
      await note(page).waitFor();
      const changes = page.getByRole('list', { name: 'Changed in the meantime' });
      await changes.getByText('Theirs').first().waitFor();
      expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).to.equal('Mine');
      expect(await page.getByRole('textbox', { name: 'Notes' }).inputValue()).to.equal('Theirs');
      await page.keyboard.press('Control+Enter');
      expect((await live.call('getProject', { params: { id } })).data.title).to.equal('Theirs');
    }),
  );

  it(
    'keeps the comment on a ticket, through a reload',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live);
      const page = await open(live, `/tickets/${id}`);
      await page.getByRole('button', { name: 'Reply to client' }).press('Enter');
      await page.getByRole('textbox', { name: 'Reply to client' }).fill('We are on it');
      await page.reload();
      await note(page).waitFor();
      expect(await page.getByRole('textbox', { name: 'Reply to client' }).inputValue()).to.equal('We are on it');
      await discard(page).press('Enter');
      await page.getByRole('textbox', { name: 'Internal note' }).waitFor();
    }),
  );

  it(
    'asks before it is closed with a chosen file, which is not stored, and names the file when it opens again',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/expenses?new=1');
      await write(page, 'Description', 'Taxi');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'taxi.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
      await page.getByText('taxi.pdf').waitFor();
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: 'Discard your changes?' });
      await question.getByRole('button', { name: 'Discard' }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.goto('/expenses?new=1');
      await note(page).getByText('Attach these files again: taxi.pdf').waitFor();
      expect(await page.getByLabel('Description').first().inputValue()).to.equal('Taxi');
    }),
  );

  it(
    'forgets a draft after 30 days, and the oldest of more than 50',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/clients?new=1');
      await write(page, 'Name', 'Acme');
      const days = (count: number) =>
        page.evaluate((age) => {
          const name = Object.keys(localStorage).find((one) => one.startsWith('docket.draft.')) ?? '';
          const stored = JSON.parse(localStorage.getItem(name) ?? '{}') as object;
          localStorage.setItem(
            name,
            JSON.stringify({ ...stored, at: new Date(Date.now() - age * 86_400_000).toISOString() }),
          );
          return name;
        }, count);
      const name = await days(29);
      await page.reload();
      await note(page).waitFor();
      await days(31);
      await page.reload();
      await page.getByLabel('Name').first().waitFor();
      expect(await note(page).count()).to.equal(0);

      await page.evaluate((owned) => {
        for (let at = 0; at < 60; at += 1)
          localStorage.setItem(
            `${owned}${at}`,
            JSON.stringify({ at: new Date(Date.now() - at * 1000).toISOString(), value: {}, files: [] }),
          );
      }, name);
      await write(page, 'Name', 'Acme');
      const left = await page.evaluate(() =>
        Object.keys(localStorage).filter((one) => one.startsWith('docket.draft.')),
      );
      expect(left).to.have.length(50);
      expect(left).to.include(name).and.to.include(`${name}0`).and.not.to.include(`${name}59`);
    }),
  );

  it(
    'is left by Escape from a field of a number too',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/time?view=list');
      await page.getByRole('button', { name: 'New entry' }).first().waitFor();
      await page.keyboard.press('e');
      const dialog = page.getByRole('dialog', { name: 'New time entry' });
      const hours = dialog.getByLabel('Hours');
      await hours.pressSequentially('1:30');
      await hours.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.keyboard.press('e');
      // The list of the field for work is open, and hides the rest of the dialog from screen readers.
      await dialog.getByText('Your draft from').waitFor();
      expect(await hours.inputValue()).to.equal('1:30');
    }),
  );
});
