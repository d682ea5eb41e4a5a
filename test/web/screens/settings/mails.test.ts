/** Settings → Emails: what was sent, what failed, and sending it again. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { buildInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { unknownPrefix } from '../../../support/mails/smtp-sink.js';
import { testApi } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

describe('Settings → Emails', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `shows which email failed and why, and sends it again, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { id } = await buildInvoice(live);
        const to = [`${unknownPrefix}${randomUUID()}@example.com`];
        await live.call('sendInvoice', { params: { id }, body: { to, attach_pdf: false } });
        const mail = async () => (await live.call('listMails', { query: { resource_id: [id] } })).data[0];
        await until(async () => (await mail())?.status === 'failed');
        const page = await open(live, '/settings/mails?status=failed', look);
        await page.getByText('No such person').first().waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
        const { db } = await testApi();
        await db('mails')
          .where({ id: (await mail())?.id })
          .update({ to: JSON.stringify([`fine-${randomUUID()}@example.com`]) });
        await page.getByRole('button', { name: /^Send “Invoice .*” again$/ }).press('Enter');
        await until(async () => (await mail())?.status === 'sent');
        await page.getByText('No emails').waitFor();
        expect((await mail())?.error).to.equal(null);
      }),
    );
});
