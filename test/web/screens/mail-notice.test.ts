/** A firm whose server sends no mails sees that wherever it would send one. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { startService } from '../../support/service/service.js';
import { desk, expectAccessible, inBrowsers } from '../support/dashboard.js';
import { settled } from '../support/whole.js';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'No mail server is set up' });

describe('a firm without a mail server', () => {
  const inBrowser = inBrowsers();

  it(
    'is shown in Send, with invitations and in Welcome, and not once there is a mail server, nor on the test side',
    inBrowser(async (open) => {
      const { live, owner: test } = await buildWorkspace();
      const [invoice, ofTest] = [await buildInvoice(live), await buildInvoice(test)];
      const screens = ({ id }: { readonly id: string }) =>
        [
          [`/billing/invoices/${id}`, 'm'],
          ['/people', 'n'],
          ['/welcome', ''],
        ] as const;
      const service = await startService({ settings: { SMTP_URL: undefined } });
      try {
        for (const [who, of, baseURL, count] of [
          [live, invoice, service.url, 1],
          [live, invoice, undefined, 0],
          [test, ofTest, service.url, 0],
        ] as const) {
          const page = await open(who, '/settings', { ...desk, ...(baseURL && { baseURL }) });
          for (const [path, key] of screens(of)) {
            await page.goto(path);
            await page.getByRole('heading', { level: 1 }).first().waitFor();
            await settled(page);
            if (key !== '') await page.keyboard.press(key);
            if (path !== '/welcome') await page.getByRole('dialog').getByRole('textbox').first().waitFor();
            else await page.getByRole('list', { name: 'Next steps' }).waitFor();
            expect(await notice(page).count(), path).to.equal(count);
            await expectAccessible(page);
          }
        }
      } finally {
        await service.stop();
      }
    }),
  );
});
