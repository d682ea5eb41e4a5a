/**
 * Number fields: a typed number counts at once, stays as it was typed, and never silently becomes another. Select
 * fields: a choice stays until another is made.
 */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildRateCard } from '../../../support/builders/factories.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers, looks } from '../../support/dashboard.js';
import { fieldOf, problemAt, write } from '../../support/keyboard.js';

/**
 * Presses Save like a finger, which does not wait until nothing moves any more; at the button's edge, which moves away
 * first.
 */
async function pressSave(page: Page, name = 'Save'): Promise<void> {
  const save = page.getByRole('button', { name, exact: true }).first();
  await save.scrollIntoViewIfNeeded();
  const { x, y, height } = (await save.boundingBox()) ?? expect.fail('There is no button');
  await page.mouse.move(x + 6, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

describe('fields of numbers', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `send what was typed last when the button is pressed at once, again and again, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const page = await open(live, '/settings/billing-rules', look);
        for (const days of [21, 45, 60]) {
          await write(page, 'Payment terms', String(days));
          await pressSave(page);
          await until(async () => (await live.call('getWorkspace', {})).data.payment_terms_days === days);
        }
      }),
    );

  it(
    'do not change the text while it is typed, and format it when they lose the focus',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildRateCard(owner);
      const page = await open(owner, `/settings/rate-cards?open=${id}`);
      const field = fieldOf(page, 'Emergency rate');
      await field.focus();
      await page.keyboard.press('Control+a');
      let typed = '';
      for (const key of '1234.50') {
        await page.keyboard.press(key);
        expect(await field.inputValue()).to.equal((typed += key));
      }
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      expect(await field.inputValue()).to.equal('');
      await page.keyboard.type('1250.5');
      await page.keyboard.press('Tab');
      expect(await field.inputValue()).to.equal('1,250.50');
    }),
  );

  for (const { locale, label, tax, save, rate, share, doubtful, understood, written } of [
    {
      locale: 'en-US',
      label: 'Emergency rate',
      tax: 'Tax',
      save: 'Save',
      rate: '23,50',
      share: '8,25',
      doubtful: '1,234',
      understood: '= 1,234.00',
      written: '23.50',
    },
    {
      locale: 'de-DE',
      label: 'Notfallsatz',
      tax: 'Steuer',
      save: 'Speichern',
      rate: '23.50',
      share: '8.25',
      doubtful: '1.234',
      understood: '= 1.234,00',
      written: '23,50',
    },
  ])
    it(
      `read numbers as written elsewhere, and show at once what they understood, in ${locale}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { id } = await buildRateCard(live);
        const page = await open(live, `/settings/rate-cards?open=${id}`, { locale });
        await write(page, label, doubtful);
        await page.getByText(understood, { exact: true }).waitFor();
        await write(page, label, rate);
        await page.getByText(`= ${written}`, { exact: true }).waitFor();
        await page.keyboard.press('Tab');
        expect(await fieldOf(page, label).inputValue()).to.equal(written);
        await pressSave(page, save);
        await until(async () => (await live.call('getRateCard', { params: { id } })).data.emergency_rate === 23.5);

        await page.goto('/settings/billing-rules');
        await write(page, tax, share);
        await pressSave(page, save);
        await until(async () => (await live.call('getWorkspace', {})).data.default_tax_rate === 0.0825);
      }),
    );

  it(
    'send nothing that they cannot read, and say so',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/settings/billing-rules');
      await write(page, 'Payment terms', '45');
      await write(page, 'Tax', '8.25.1');
      await page.keyboard.press('Tab');
      await problemAt(page, 'Tax').getByText('Enter a number like').waitFor();
      expect(await fieldOf(page, 'Tax').inputValue()).to.equal('8.25.1');
      await pressSave(page);
      await page.waitForFunction(() => document.activeElement?.closest('[data-invalid]') != null);
      expect((await live.call('getWorkspace', {})).data.payment_terms_days).to.equal(30);
    }),
  );

  it(
    'change by arrow keys, and show the plain number, selected, when they take the focus',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildRateCard(owner);
      const page = await open(owner, `/settings/rate-cards?open=${id}`);
      await write(page, 'Emergency rate', '1234.5');
      await page.keyboard.press('ArrowUp');
      expect(await fieldOf(page, 'Emergency rate').inputValue()).to.equal('1235.50');
      await page.keyboard.press('Tab');
      expect(await fieldOf(page, 'Emergency rate').inputValue()).to.equal('1,235.50');
      await page.keyboard.press('Shift+Tab');
      expect(await fieldOf(page, 'Emergency rate').inputValue()).to.equal('1235.50');
      await page.keyboard.type('7');
      expect(await fieldOf(page, 'Emergency rate').inputValue()).to.equal('7');
    }),
  );

  it(
    'say that a number is beyond its limits, and leave it as it was typed',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/settings/billing-rules');
      await write(page, 'Payment terms', '99999');
      await page.keyboard.press('Tab');
      expect(await fieldOf(page, 'Payment terms').inputValue()).to.equal('99,999');
      await pressSave(page);
      await problemAt(page, 'Payment terms').getByText('Must be at most').waitFor();
      expect((await live.call('getWorkspace', {})).data.payment_terms_days).to.equal(30);
    }),
  );
});

describe('fields to choose in', () => {
  const inBrowser = inBrowsers();

  it(
    'keep what is chosen when Tab only goes through them, and lose it when it is deleted by hand',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildRateCard(owner);
      const page = await open(owner, `/settings/rate-cards?open=${id}`);
      const field = page.getByRole('combobox', { name: 'Currency' });
      await fieldOf(page, 'Name').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      expect(await field.inputValue()).to.equal('USD · US Dollar');
      await page.keyboard.press('Shift+Tab');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Tab');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      expect(await field.inputValue()).to.equal('USD · US Dollar');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Tab');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      expect(await field.inputValue()).to.equal('');
    }),
  );
});
