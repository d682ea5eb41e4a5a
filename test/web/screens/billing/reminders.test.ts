/** Reminders by themselves: set for the firm and for a client, and paused, resumed and seen on an invoice. */
import { expect } from 'chai';
import { buildClient } from '../../../support/builders/factories.js';
import { buildSentInvoice, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { startOn } from '../../../support/service/clock.js';
import { until } from '../../../support/service/waiting.js';
import { chooseMore, columnOf, finish, pathOf } from '../../support/billing.js';
import { expectAccessible, inBrowsers } from '../../support/dashboard.js';
import { choose, fieldOf, write } from '../../support/keyboard.js';

const dates = { invoice_date: '2027-03-01', due_date: '2027-03-15' };

describe('reminders by themselves', () => {
  const inBrowser = inBrowsers();

  it(
    'are set by keyboard, each level with its days, and an empty field sends none',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/settings/reminders');
      const stored = async () => (await live.call('getWorkspace', {})).data.reminder_schedule;
      await write(page, 'Before due', '3');
      await write(page, 'First reminder', '1');
      await write(page, 'Last reminder', '30');
      await page.keyboard.press('Control+Enter');
      await until(async () => (await stored()).length === 3);
      expect(await stored()).to.deep.equal([
        { days_after_due: -3, level: 'before_due' },
        { days_after_due: 1, level: 'first' },
        { days_after_due: 30, level: 'last' },
      ]);
      await page.getByText(/^Last reminder: Invoice INV-/).waitFor();
      await expectAccessible(page);
      await write(page, 'First reminder', '40');
      await page.keyboard.press('Control+Enter');
      await page.getByText('must be more than 40').first().waitFor();
      await write(page, 'First reminder', '');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Control+Enter');
      await until(async () => (await stored()).length === 2);
    }),
  );

  it(
    'state interest by a rule of a base rate and an addition, in percent',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/settings/reminders');
      const stored = async () => (await live.call('getWorkspace', {})).data.late_interest;
      await fieldOf(page, /^Rule/).focus();
      await choose(page, 'Base rate');
      await write(page, /^Base rate(?! and)/, '2.27');
      await write(page, /^Addition/, '9');
      await page.keyboard.press('Control+Enter');
      await until(async () => (await stored()) !== null);
      expect(await stored()).to.deep.equal({ annual_rate: null, base_rate: 0.0227, base_rate_plus: 0.09 });
    }),
  );

  it(
    'follow the firm, the schedule of a client, or none',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildClient(owner);
      const page = await open(owner, `/clients/${id}?tab=settings`);
      const stored = async () => (await owner.call('getClient', { params: { id } })).data.billing.reminder_schedule;
      await fieldOf(page, /^Reminders/).focus();
      await choose(page, 'Their own');
      await write(page, 'First reminder', '10');
      await page.keyboard.press('Control+Enter');
      await until(async () => (await stored()) !== null);
      expect(await stored()).to.deep.equal([{ days_after_due: 10, level: 'first' }]);
      await fieldOf(page, /^Reminders/).focus();
      await choose(page, 'None');
      await page.keyboard.press('Control+Enter');
      await until(async () => (await stored())?.length === 0);
    }),
  );

  it(
    'are shown on an invoice with what was sent and what comes next, paused and resumed',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await startOn(owner, '2027-03-01');
      await owner.call('updateWorkspace', {
        body: {
          late_interest: { annual_rate: 0.09 },
          reminder_schedule: [
            { days_after_due: 1, level: 'first' },
            { days_after_due: 14, level: 'second' },
          ],
        },
      });
      const invoice = await buildSentInvoice(owner, dates);
      await owner.call('advanceTestClock', { body: { to: '2027-03-20T12:00:00Z' } });
      const page = await open(owner, pathOf(invoice));
      await page.getByText('First reminder, ').waitFor();
      await page.getByText('sent by itself').waitFor();
      await page.getByText('Second reminder, ').waitFor();
      await expectAccessible(page);
      await chooseMore(page, 'Pause reminders');
      await page.getByRole('definition').getByText('Reminders are paused').waitFor();
      expect((await readInvoice(owner, invoice.id)).reminders_paused).to.equal(true);
      await chooseMore(page, 'Resume reminders');
      await page.getByText('Second reminder, ').waitFor();
      await chooseMore(page, 'Charge late interest');
      await page
        .getByText(/^Late interest on invoice/)
        .first()
        .waitFor();
      expect(new URL(page.url()).pathname).not.to.equal(pathOf(invoice));
    }),
  );

  it(
    'are sent by hand with the levels that the day allows: the friendly note until the invoice is overdue, once, and the others after that',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await startOn(owner, '2027-03-01');
      const invoice = await buildSentInvoice(owner, dates);
      const levels = async () =>
        (await readInvoice(owner, invoice.id, ['sent_reminders'])).sent_reminders?.map(({ level }) => level);
      const page = await open(owner, pathOf(invoice));
      const dialog = page.getByRole('dialog', { name: /^Send reminder/ });
      const level = dialog.getByRole('button', { name: /Level/ });
      const offered = async () => {
        await level.click();
        const options = await page.getByRole('option').all();
        const texts = await Promise.all(
          options.map(async (option) => [
            await option.innerText(),
            (await option.getAttribute('aria-disabled')) !== 'true',
          ]),
        );
        await page.keyboard.press('Escape');
        await page.getByRole('listbox').waitFor({ state: 'detached' });
        return texts;
      };
      await chooseMore(page, 'Send reminder');
      await dialog
        .getByText(/is due on March 15/)
        .first()
        .waitFor();
      expect(await offered()).to.deep.equal([['Before due', true]]);
      await expectAccessible(page);
      await finish(page, 'Send reminder');
      expect(await levels()).to.deep.equal(['before_due']);
      await page.getByText('Before due, ').waitFor();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Send again' }).waitFor();
      expect(await page.getByRole('menuitem', { name: 'Send reminder' }).count()).to.equal(0);
      await owner.call('advanceTestClock', { body: { to: '2027-03-20T12:00:00Z' } });
      await owner.call('remindInvoice', { params: { id: invoice.id }, body: { level: 'first' } });
      await page.reload();
      await chooseMore(page, 'Send reminder');
      expect(await offered()).to.deep.equal([
        ['Without a level', true],
        ['First reminder\nSent', false],
        ['Second reminder', true],
        ['Last reminder', true],
      ]);
      await level.focus();
      await choose(page, 'Second reminder');
      await finish(page, 'Send reminder');
      expect(await levels()).to.deep.equal(['before_due', 'first', 'second']);
    }),
  );

  it(
    'are a column of the list of invoices for those who choose it, with what holds them',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await startOn(owner, '2027-03-01');
      await owner.call('updateWorkspace', { body: { reminder_schedule: [{ days_after_due: 1, level: 'first' }] } });
      const invoice = await buildSentInvoice(owner, dates);
      const { client_id, currency } = invoice;
      await owner.call('createPayment', { body: { client_id, amount: 100, currency } });
      const page = await open(owner, '/billing?tab=invoices');
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('dialog').getByText('Next reminder', { exact: true }).click();
      await page.keyboard.press('Escape');
      await until(async () =>
        (await columnOf(page, 'Next reminder')).some((text) => /^First reminder, .*16.* · .*credit/.test(text)),
      );
    }),
  );
});
