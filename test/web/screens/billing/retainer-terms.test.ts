/** Changing the terms of a retainer by keyboard; they apply from the next period on. */
import { expect } from 'chai';
import { buildRetainer } from '../../../support/builders/retainers.js';
import { until } from '../../../support/service/waiting.js';
import { factsOf } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';
import { choose, fieldOf, problemAt, tabTo, write } from '../../support/keyboard.js';

describe('the terms of a retainer', () => {
  const inBrowser = inBrowsers();

  it(
    'are changed by keyboard, with what rolls over, and hold from the next period on',
    inBrowser(async (open) => {
      const retainer = await buildRetainer({ rollover_enabled: false, auto_invoice: false });
      const { owner, id, log } = retainer;
      await log(6);
      const page = await open(owner, `/retainers/${id}`);
      await page.getByRole('region', { name: 'Open period' }).waitFor();
      await page.getByText('Expire at the end of the period').waitFor();
      await page.keyboard.press('e');
      const drawer = page.getByRole('dialog');
      await drawer.waitFor();
      await write(page, 'Hours per month', '30');
      await tabTo(page, page.getByRole('switch', { name: 'Roll over unused hours' }));
      await page.keyboard.press('Space');
      await write(page, 'Maximum rollover', '5:30');
      await tabTo(page, fieldOf(page, 'Billing day'));
      await choose(page, 'Day 11');
      await write(page, 'Expires after (periods)', '-1');
      await page.keyboard.press('Control+Enter');
      await problemAt(page, 'Expires after (periods)').waitFor();
      await write(page, 'Expires after (periods)', '2');
      await page.keyboard.press('Control+Enter');
      await drawer.waitFor({ state: 'detached' });

      await page.getByText('Roll over up to 5:30 for 2 periods').waitFor();
      const { data } = await owner.call('getAgreement', { params: { id } });
      expect(data.rollover).to.deep.include({ enabled: true, max_hours: 5.5, expires_months: 2 });
      expect(data.billing.hours_included).to.equal(30);
      expect(data.current_period).to.deep.include({ hours_included: 20 });
      const terms = await factsOf(page.locator('dl', { hasText: 'Unused hours' }));
      expect(terms).to.include({ Hours: '30:00' });

      await retainer.goTo('2027-03-11');
      await retainer.close();
      await page.reload();
      const period = page.getByRole('region', { name: 'Open period' });
      await until(async () => (await period.innerText()).includes('30:00'));
    }),
  );
});
