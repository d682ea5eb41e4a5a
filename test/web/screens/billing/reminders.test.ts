/** Reminders by themselves: set for the firm and for a client, and paused, resumed and seen on an invoice. */
import { expect } from 'chai';
import { buildClient } from '../../../support/builders/factories.js';
import { buildSentInvoice, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { startOn } from '../../../support/service/clock.js';
import { until } from '../../../support/service/waiting.js';
import { chooseMore, pathOf } from '../../support/billing.js';
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
});
