/** Retainers: hours used compared with days passed, hours that expire, and closing a period. */
import { expect } from 'chai';
import { buildRetainer } from '../../../support/builders/retainers.js';
import { buildAgreement } from '../../../support/builders/agreements.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { burnDownOf } from '../../../../web/routes/retainers/burn-down.js';
import { lotsOf } from '../../../../web/routes/retainers/lots.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

const period = {
  id: 'per_2',
  start_date: '2027-03-01',
  end_date: '2027-03-04',
  hours_included: 8,
  hours_used: 3,
  hours_remaining: 7,
  rollover_hours: 2,
  percent_used: 30,
};
const movement = { id: 'mov_1', agreement_id: 'agr_1', period_id: 'per_2', time_entry_id: null, lot_period_id: null };
const movements = [
  { ...movement, type: 'included', source: 'included', hours: 8, created_at: '2027-02-28T23:59:59Z' },
  {
    ...movement,
    type: 'rollover_in',
    source: 'rollover',
    lot_period_id: 'per_1',
    hours: 2,
    created_at: '2027-03-01T00:00:00Z',
  },
  {
    ...movement,
    type: 'draw',
    source: 'rollover',
    lot_period_id: 'per_1',
    hours: -1.5,
    created_at: '2027-03-02T09:00:00Z',
  },
  { ...movement, type: 'draw', source: 'included', hours: -1.5, created_at: '2027-03-03T09:00:00Z' },
] as const;

describe('the hours left of a period by day', () => {
  it('begin with all there are, fall by what is drawn, and end today', () => {
    const { days, left, even } = burnDownOf(period, movements, '2027-03-03', (at) => at.slice(0, 10));
    expect(days).to.deep.equal(['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04']);
    expect(left).to.deep.equal([10, 8.5, 7, null]);
    expect(even).to.deep.equal([7.5, 5, 2.5, 0]);
  });

  it('are told apart by the period from which they rolled over, while any are left', () => {
    expect(lotsOf(movements)).to.deep.equal([{ periodId: 'per_1', left: 0.5 }]);
    const last = { ...movement, type: 'draw', source: 'rollover', lot_period_id: 'per_1', hours: -0.5 } as const;
    expect(lotsOf([...movements, { ...last, created_at: '2027-03-03T10:00:00Z' }])).to.deep.equal([]);
  });
});

describe('the retainers screen', () => {
  const inBrowser = inBrowsers();

  it(
    'shows what is used and left, leads to one by keyboard, and closes its period after saying what happens',
    inBrowser(async (open) => {
      const { owner, log, goTo, periods } = await buildRetainer({
        title: 'Care plan',
        rollover_enabled: true,
        rollover_expires_months: 2,
        auto_invoice: true,
      });
      await log(6);
      await goTo('2027-03-11');
      const page = await open(owner, '/retainers');
      const row = page.getByRole('row', { name: /Care plan/ });
      await row.getByText('14:00').waitFor();
      await row.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Care plan' }).waitFor();
      await page.getByRole('img', { name: /^Hours left by day/ }).waitFor();
      await page.getByRole('button', { name: 'Close period' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Unused: 14:00').waitFor();
      await dialog.getByText('$2,000.00 in total before tax').waitFor();
      await dialog.getByRole('button', { name: 'Close period' }).click();
      await page
        .getByRole('region', { name: 'Rolled over' })
        .getByText(/14:00 · 1\s?–\s?11 Mar/)
        .waitFor();
      const [closed, opened] = await periods();
      expect([closed?.status, closed?.hours.rolled_over, opened?.hours.rollover_in]).to.deep.equal(['closed', 14, 14]);
    }),
  );

  it(
    'makes a retainer, pauses, resumes and cancels it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildClient(live, { name: 'Acme' });
      const page = await open(live, '/retainers?new=1');
      const form = page.getByRole('dialog', { name: 'New retainer' });
      await form.getByRole('combobox', { name: 'Client' }).fill('Acm');
      await page.getByRole('option', { name: 'Acme' }).click();
      await form.getByLabel('Title').fill('Care plan');
      await form.getByRole('textbox', { name: 'Monthly fee' }).fill('1500');
      await form.getByRole('textbox', { name: 'Hours per month' }).fill('10');
      await form.getByRole('button', { name: 'Create retainer' }).click();
      await page.getByRole('heading', { level: 1, name: 'Care plan' }).waitFor();
      const state = page.locator('.page-head');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Pause' }).click();
      await state.getByText('Paused', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Resume' }).click();
      await state.getByText('Active', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Cancel retainer' }).click();
      await page.getByRole('dialog').getByLabel('Reason').fill('They hired someone');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel retainer' }).click();
      await state.getByText('Cancelled', { exact: true }).waitFor();
      await page.getByText(/They hired someone/).waitFor();
    }),
  );

  it(
    'lets a viewer read a retainer without its amounts, and change nothing',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildAgreement(owner);
      const page = await open(await buildUser(owner, 'viewer'), `/retainers/${id}`);
      await page.getByRole('grid', { name: 'Periods' }).waitFor();
      expect(await page.getByRole('main').innerText()).not.to.match(/2,000|120/u);
      const buttons = await page.getByRole('main').getByRole('button').allInnerTexts();
      expect(buttons.filter((words) => /Close|Edit|Pause|Cancel/u.test(words))).to.deep.equal([]);
    }),
  );

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about ${name}, on the list and one of them`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        const { id } = await buildAgreement(owner, { title: 'عقد الدعم' });
        const page = await open(owner, '/retainers', look);
        await page.getByRole('grid', { name: 'Retainers' }).waitFor();
        await expectAccessible(page);
        await page.goto(`/retainers/${id}`);
        await page.getByRole('img', { name: /^Hours left by day/ }).waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
      }),
    );
});
