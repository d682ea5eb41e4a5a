/** A press outside a dialog does not lose what was typed into it. */
import { expect } from 'chai';
import { buildContact, buildTicket } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { desk, inBrowsers } from '../support/dashboard.js';

describe('a dialog that something is typed into', () => {
  const inBrowser = inBrowsers();

  it(
    'stays when a press falls beside it, and is left by Escape',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id, client_id } = await buildContact(live);
      const { id: ticketId } = await buildTicket(live, { client_id });
      for (const { path, opener, field } of [
        { path: `/clients/${client_id}?tab=contacts&contact=${id}`, opener: undefined, field: 'Phone' },
        { path: `/tickets/${ticketId}`, opener: 'Close ticket', field: 'Resolution' },
      ]) {
        const page = await open(live, path);
        if (opener !== undefined) await page.getByRole('button', { name: opener, exact: true }).click();
        const typed = page.getByRole('dialog').getByLabel(field);
        await typed.fill('555 0100');
        await page.mouse.click(10, desk.viewport.height - 10);
        expect(await typed.inputValue()).to.equal('555 0100');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }),
  );
});
