/** No request is sent before it can have a result. */
import { expect } from 'chai';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';

describe('the preview of an invoice', () => {
  const inBrowser = inBrowsers();

  it(
    'is requested only with whole days in their order, and where there is something to bill',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { name: 'Acme' });
      const page = await open(owner, '/billing');
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 400) refused.push(response.url());
      });
      const previews: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/v1/invoices/from-time/preview')) previews.push(request.postData() ?? '');
      });
      await page.goto(`/billing?tab=unbilled&bill=${client_id}`);
      await page.getByText('There is nothing to bill in this period.').waitFor();
      expect(previews).to.deep.equal([]);

      const { id: project_id } = await buildProject(owner, { client_id });
      await buildTimeEntry(owner, { project_id, hours: 1, rate_charged: 100, date: '2026-03-02' });
      await page.reload();
      await page.getByRole('group', { name: 'Preview' }).waitFor();
      const years = page.getByRole('spinbutton', { name: /^year/ });
      await years.first().focus();
      await page.keyboard.type('2026');
      await years.nth(1).focus();
      for (const digit of '2027') await page.keyboard.press(digit);
      await until(async () => previews.some((body) => body.includes('"to":"2027')));
      expect(previews.filter((body) => /"(from|to)":"0/.test(body))).to.deep.equal([]);
      expect(refused).to.deep.equal([]);
    }),
  );
});
