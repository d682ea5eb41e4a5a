/** Several people are invited by their pasted addresses, and each address has a result. */
import { expect } from 'chai';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers } from '../../support/dashboard.js';

describe('invitations of several people', () => {
  const inBrowser = inBrowsers();

  it(
    'are sent to each pasted address, say which was refused, and send only the rest again',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const known = await buildUser(live, 'member');
      const { email = '' } = (await live.call('getUser', { params: { id: known.userId } })).data;
      const page = await open(live, '/people?new=1');
      await page.getByRole('button', { name: 'Invite several people' }).press('Enter');
      const addresses = page.getByRole('textbox', { name: 'Email addresses' });
      await addresses.fill(`Nora New <nora@example.com>\nlee@example.com, ${email}, nonsense`);
      await page.getByText('This is not an email address: nonsense').waitFor();
      await addresses.fill(`Nora New <nora@example.com>\nlee@example.com, ${email}`);
      await page.getByRole('button', { name: 'Send 3 invitations' }).press('Enter');
      const results = page.getByRole('list', { name: 'Invitations' }).getByRole('listitem');
      await page.getByRole('button', { name: 'Send 1 invitation' }).waitFor();
      expect((await results.allInnerTexts()).map((text) => text.includes('Invited'))).to.deep.equal([
        true,
        true,
        false,
      ]);
      await expectAccessible(page);
      const { data } = await live.call('listUsers', { query: { status: ['invited'] } });
      expect(data.map(({ name }) => name).toSorted()).to.deep.equal(['Lee', 'Nora New']);
      await addresses.fill('Nora New <nora@example.com>, lee@example.com, sam@example.com');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await until(async () => (await live.call('listUsers', { query: { status: ['invited'] } })).data.length === 3);
    }),
  );
});
