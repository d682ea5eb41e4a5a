/** The hours of a retainer: used, rolled over and expired ones, and a ledger whose sum is the hours left. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildRetainer } from '../../../support/builders/retainers.js';
import { until } from '../../../support/service/waiting.js';
import { columnOf } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';

/** Hours as the page writes them: 1:30, −0:15. */
function hoursOf(text: string): number {
  const [, sign, whole = '0', minutes = '0'] = /^([-−]?)(\d+):(\d\d)$/u.exec(text.trim()) ?? [];
  return (sign ? -1 : 1) * (Number(whole) + Number(minutes) / 60);
}

const statOf = async (page: Page, label: string): Promise<string> =>
  page
    .getByRole('region', { name: 'Open period' })
    .locator('.stat', { hasText: label })
    .locator('.stat-value')
    .innerText();

const ledgerSum = async (page: Page): Promise<number> => {
  const hours = await columnOf(page.getByRole('grid', { name: 'Ledger' }), 'Hours');
  return Math.round(hours.reduce((sum, text) => sum + hoursOf(text), 0) * 100) / 100;
};

describe('the hours of a retainer', () => {
  const inBrowser = inBrowsers();

  it(
    'add up in the ledger to what is left, while they are used, given back and rolled over',
    inBrowser(async (open) => {
      const retainer = await buildRetainer({ rollover_enabled: true, auto_invoice: false });
      const { owner, id, log } = retainer;
      await log(6);
      const { id: mistaken } = await log(2.5);
      const page = await open(owner, `/retainers/${id}`);
      const addsUp = async (left: string): Promise<void> => {
        await until(async () => (await statOf(page, 'Left')) === left);
        await until(async () => (await ledgerSum(page)) === hoursOf(left));
      };
      await addsUp('11:30');
      await owner.call('updateTimeEntry', { params: { id: mistaken }, body: { hours: 0.75 } });
      await page.reload();
      await addsUp('13:15');
      await owner.call('deleteTimeEntry', { params: { id: mistaken } });
      await page.reload();
      await addsUp('14:00');
      await retainer.goTo('2027-03-11');
      await retainer.close();
      await page.reload();
      await addsUp('34:00');
      await page.getByRole('region', { name: 'Rolled over' }).getByText('No expiry').waitFor();
    }),
  );

  it(
    'that are rolled over say until when they can be used, and are gone on the day after',
    inBrowser(async (open) => {
      const retainer = await buildRetainer({
        rollover_enabled: true,
        rollover_expires_months: 2,
        auto_invoice: false,
      });
      const { owner, id, log, goTo } = retainer;
      await log(15);
      await goTo('2027-04-02');
      const page = await open(owner, `/retainers/${id}`);
      const lots = page.getByRole('region', { name: 'Rolled over' }).getByRole('listitem');
      await lots.getByText('5:00 · 1 – 31 Mar · Usable for 1 more period').waitFor();
      await goTo('2027-05-02');
      await page.reload();
      await lots.getByText('5:00 · 1 – 31 Mar · Expires on 31 May').waitFor();
      await lots.getByText('20:00 · 1 – 30 Apr · Usable for 1 more period').waitFor();
      await until(async () => (await statOf(page, 'Left')) === '45:00');
      await goTo('2027-06-02');
      await page.reload();
      await lots.getByText(/· 1 – 30 Apr/).waitFor();
      expect(await lots.getByText(/· 1 – 31 Mar/).count()).to.equal(0);
      await page.getByRole('grid', { name: 'Ledger' }).getByText('Expired').first().waitFor();
      await until(async () => (await ledgerSum(page)) === hoursOf(await statOf(page, 'Left')));
    }),
  );

  it(
    'used beyond what there is stand apart, are billed when the period is closed, and are said before',
    inBrowser(async (open) => {
      const retainer = await buildRetainer({ auto_invoice: true });
      const { owner, id, log } = retainer;
      await log(22.5);
      await retainer.goTo('2027-03-11');
      const page = await open(owner, `/retainers/${id}`);
      await until(async () => (await statOf(page, 'Overage')) === '2:30');
      await page.getByRole('button', { name: 'Close period' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Overage: 2:30, billed at $300.00').waitFor();
      await dialog.getByText('$2,300.00 in total before tax').waitFor();
      await dialog.getByRole('button', { name: 'Close period' }).dblclick();
      await dialog.waitFor({ state: 'detached' });
      const [invoice, ...others] = await retainer.invoices();
      expect(others).to.deep.equal([]);
      expect(invoice?.amounts.subtotal).to.equal(2300);
      expect((await retainer.periods()).map(({ status }) => status)).to.deep.equal(['closed', 'upcoming']);
    }),
  );

  it(
    'close without an invoice when it is left out, and are told when someone logs more before it is closed',
    inBrowser(async (open) => {
      const retainer = await buildRetainer({ auto_invoice: true });
      const { owner, id, log } = retainer;
      await log(3);
      await retainer.goTo('2027-03-11');
      const page = await open(owner, `/retainers/${id}`);
      await page.getByRole('button', { name: 'Close period' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Unused: 17:00').waitFor();
      await dialog.getByText('Create an invoice').click();
      await dialog.getByText('No invoice is created.').waitFor();
      await log(2);
      await dialog.getByText('Used: 3:00 → 5:00').waitFor();
      await dialog.getByRole('button', { name: 'Continue with their changes' }).click();
      await dialog.getByText('Unused: 15:00').waitFor();
      await dialog.getByText('No invoice is created.').waitFor();
      await dialog.getByRole('button', { name: 'Close period' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await retainer.invoices()).to.deep.equal([]);
    }),
  );

  it(
    'of a paused retainer open no other period until it is resumed',
    inBrowser(async (open) => {
      const retainer = await buildRetainer({ auto_invoice: false });
      const { owner, id } = retainer;
      const page = await open(owner, `/retainers/${id}`);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Pause' }).click();
      await page.getByText('Paused: no new period opens when the current one ends.').waitFor();
      await retainer.goTo('2027-04-05');
      await page.reload();
      await page.getByRole('grid', { name: 'Periods' }).getByText('Closed').waitFor();
      expect(await page.getByRole('region', { name: 'Open period' }).count()).to.equal(0);
      await page.getByRole('button', { name: 'Resume' }).click();
      await page.getByRole('region', { name: 'Open period' }).waitFor();
      await until(async () => (await retainer.periods()).some(({ status }) => status === 'active'));
    }),
  );
});
