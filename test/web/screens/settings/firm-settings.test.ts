/**
 * The firm's identity and billing settings: each part is changed by keyboard, and errors are at their fields; and the
 * logo.
 */
import { expect } from 'chai';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { png } from '../../../support/builders/images.js';
import { until } from '../../../support/service/waiting.js';
import type { Schemas } from '../../../../contract/contract.js';
import { inBrowsers } from '../../support/dashboard.js';
import { problemAt, write } from '../../support/keyboard.js';

interface Part {
  readonly part: string;
  readonly label: string;
  readonly bad: string;
  readonly good: string;
  readonly read: (workspace: Schemas['Workspace']) => unknown;
  readonly kept: unknown;
}

const parts: readonly Part[] = [
  {
    part: 'workspace',
    label: 'Firm name',
    bad: ' ',
    good: 'Northwind',
    read: ({ name }) => name,
    kept: 'Northwind',
  },
  {
    part: 'business',
    label: 'Website',
    bad: 'nowhere',
    good: 'https://northwind.example',
    read: ({ business }) => business.website,
    kept: 'https://northwind.example',
  },
  {
    part: 'portal',
    label: 'Accent color',
    bad: '#12',
    good: '#aa3366',
    read: (workspace) => workspace.accent_color,
    kept: '#aa3366',
  },
  {
    part: 'payment',
    label: 'IBAN',
    bad: 'DE00 1234',
    good: 'DE89 3704 0044 0532 0130 00',
    read: ({ payment }) => payment.iban?.replaceAll(' ', ''),
    kept: 'DE89370400440532013000',
  },
  {
    part: 'invoice-numbers',
    label: 'Format',
    bad: 'ACME',
    good: 'ACME-{SEQ:3}',
    read: (workspace) => workspace.invoice_number_format,
    kept: 'ACME-{SEQ:3}',
  },
  {
    part: 'billing-rules',
    label: 'Payment terms',
    bad: '99999',
    good: '21',
    read: (workspace) => workspace.payment_terms_days,
    kept: 21,
  },
];

describe('the settings of the firm', () => {
  const inBrowser = inBrowsers();

  for (const { part, label, bad, good, read, kept } of parts)
    it(
      `are changed by keyboard alone, and say at the field what is refused: ${part}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const page = await open(live, `/settings/${part}`);
        await write(page, label, bad);
        await page.keyboard.press('Control+Enter');
        await problemAt(page, label).waitFor();
        await page.locator('button[data-pending]').waitFor({ state: 'detached' });
        expect(read((await live.call('getWorkspace', {})).data)).not.to.equal(bad);
        await write(page, label, good);
        await page.keyboard.press('Control+Enter');
        await until(async () => read((await live.call('getWorkspace', {})).data) === kept);
        expect(await problemAt(page, label).count()).to.equal(0);
      }),
    );

  it(
    'save a picture as it is chosen, say what is wrong with it at its field, take another for it, take the logo away, and bring it back',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/settings/business');
      const file = page.locator('input[type=file]');
      await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await page
        .locator('.field', { has: page.getByText('Image', { exact: true }) })
        .locator('.field-problem')
        .waitFor();
      const logo = page.getByRole('img', { name: /^Logo of/ });
      for (const width of [60, 90]) {
        await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(width, 20) });
        await until(
          async () => (await page.evaluate('document.querySelector(".settings-logo")?.naturalWidth')) === width,
        );
      }
      await page.getByRole('button', { name: 'Remove logo' }).press('Enter');
      await logo.waitFor({ state: 'detached' });
      expect((await live.call('getWorkspace', {})).data.logo).to.equal(null);
      await page.getByText('Logo removed').waitFor();
      await page.keyboard.press('z');
      await logo.waitFor();
      await until(async () => (await page.evaluate('document.querySelector(".settings-logo")?.naturalWidth')) === 90);
    }),
  );
});
