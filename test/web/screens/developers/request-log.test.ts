/** The log of requests: a refused request is found, opened, understood and copied; a change leads to its event. */
import { expect } from 'chai';
import { loggedRequests } from '../../../support/answers/logged-requests.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { expectAccessible, inBrowsers } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

describe('the log of requests in the dashboard', () => {
  const inBrowser = inBrowsers();

  it(
    'leads from a refused request to what was wrong, and to a command that sends it again',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await owner.fail('createClient', { body: { name: 'Acme', email: 'nobody' } });
      await owner.call('listClients', { query: { search: 'Acme' } });
      await loggedRequests(owner, { operation_id: ['createClient', 'listClients'] }, 2);
      const page = await open(owner, '/developers/requests');
      await page.getByRole('row', { name: /GET \/v1\/clients/ }).waitFor();
      await page.getByRole('button', { name: /Status/ }).click();
      await page.getByRole('option', { name: 'Refused (4xx)' }).click();
      await page.getByRole('row', { name: /GET \/v1\/clients/ }).waitFor({ state: 'detached' });
      await page.getByRole('row', { name: /POST \/v1\/clients/ }).press('Enter');
      const drawer = page.getByRole('dialog', { name: 'createClient' });
      await drawer.getByText('must be an e-mail address').first().waitFor();
      const command = await drawer.getByRole('region', { name: 'curl' }).innerText();
      expect(command).to.contain(`curl -X POST '${owner.url}/v1/clients'`);
      expect(command).to.contain('Authorization: Bearer $DOCKET_KEY');
      expect(command).not.to.contain(owner.key ?? 'no key');
      expect(await drawer.innerText()).not.to.contain('nobody');
      await expectAccessible(page);
      await expectNoSideways(page);
    }),
  );

  it(
    'leads from a change to the event that came of it',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { headers } = await owner.send('createClient', { body: { name: 'Acme' } });
      const [made] = await loggedRequests(owner, { request_id: headers.get('x-request-id') ?? '' });
      const page = await open(owner, `/developers/requests?request=${made?.id}`);
      const drawer = page.getByRole('dialog', { name: 'createClient' });
      await drawer.getByRole('link', { name: 'Client created' }).click();
      await page.getByRole('dialog', { name: 'Client created' }).getByText('"name": "Acme"').waitFor();
    }),
  );
});
