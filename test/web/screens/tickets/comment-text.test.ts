/** What is written on a ticket: formatted text, and files seen in place. */
import { expect } from 'chai';
import { buildTicket } from '../../../support/builders/factories.js';
import { attachFile, pdf } from '../../../support/builders/uploads.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers } from '../../support/dashboard.js';
import { hasFocus } from '../../support/time.js';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a comment on a ticket', () => {
  const inBrowser = inBrowsers();

  it(
    'is formatted as it was written, and neither runs nor loads anything',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live);
      const content = [
        'Please **restart** it:',
        '',
        '1. stop',
        '2. start',
        '',
        '> It hangs.',
        '',
        '<img src="https://evil.example/x.png" onerror="document.title=1"> ![x](https://evil.example/y.png)',
        '[bad](javascript:document.title=1) [good](https://good.example/)',
      ].join('\n');
      await live.call('createTicketActivity', { params: { id }, body: { content, visibility: 'internal' } });
      const page = await open(live, `/tickets/${id}`);
      const comment = page.getByRole('article', { name: /^Internal note/ });
      await comment.getByText('restart').waitFor();
      expect(await comment.locator('strong', { hasText: 'restart' }).count()).to.equal(1);
      expect(await comment.getByRole('listitem').allInnerTexts()).to.deep.equal(['stop', 'start']);
      expect(await comment.locator('blockquote').innerText()).to.equal('It hangs.');
      expect(await comment.locator('.ticket-formatted img').count()).to.equal(0);
      await comment.getByText('<img src="https://evil.example/x.png"').waitFor();
      // An address is a link wherever it is written. It opens nothing by itself.
      const links = await comment
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
        );
      const rel = 'noreferrer';
      expect(links).to.deep.equal([
        ['https://evil.example/x.png', 'https://evil.example/x.png', rel],
        ['https://evil.example/y.png', 'https://evil.example/y.png', rel],
        ['good', 'https://good.example/', rel],
      ]);
      await expectAccessible(page);
    }),
  );

  it(
    'is made bold by Ctrl+B, and quoted by a button; undo takes it back',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live);
      const page = await open(live, `/tickets/${id}`);
      const field = page.getByRole('textbox', { name: 'Internal note' });
      await field.waitFor();
      await page.keyboard.press('i');
      await until(async () => hasFocus(field));
      await page.keyboard.type('very urgent');
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await page.keyboard.press('Control+b');
      expect(await field.inputValue()).to.equal('very **urgent**');
      await page.keyboard.press('Control+z');
      expect(await field.inputValue()).to.equal('very urgent');
      await page.getByRole('button', { name: 'Quote' }).click();
      expect(await field.inputValue()).to.equal('> very urgent');
    }),
  );
});

describe('the description of a ticket', () => {
  const inBrowser = inBrowsers();

  it(
    'is formatted like a comment, with links to other tickets, and so is the field that writes it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const other = await buildTicket(live);
      const description = `**Broken** since ${other.number}:\n\n- log in\n- press *Save*\n\n<b>no</b>`;
      const { id } = await buildTicket(live, { description });
      const page = await open(live, `/tickets/${id}`);
      const text = page.locator('.ticket-formatted').first();
      await text.getByText('<b>no</b>').waitFor();
      expect(await text.locator('strong').allInnerTexts()).to.deep.equal(['Broken']);
      expect(await text.getByRole('listitem').allInnerTexts()).to.deep.equal(['log in', 'press Save']);
      expect(await text.getByRole('link', { name: other.number }).count()).to.equal(1);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'More actions' }).first().click();
      await page.getByRole('menuitem', { name: 'Edit title and description' }).click();
      const field = page.getByRole('dialog').getByRole('textbox', { name: 'Description' });
      await field.fill('urgent');
      await field.press('Control+a');
      await field.press('Control+b');
      expect(await field.inputValue()).to.equal('**urgent**');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.locator('.ticket-formatted strong', { hasText: 'urgent' }).waitFor();
    }),
  );
});

describe('the files of a ticket', () => {
  const inBrowser = inBrowsers();

  it(
    'are seen in place if they are pictures or PDFs, one after the other',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live);
      await attachFile(live, id, picture, 'screen.png');
      await attachFile(live, id, pdf, 'manual.pdf');
      const page = await open(live, `/tickets/${id}`);
      await page.getByRole('button', { name: 'View screen.png' }).click();
      const shown = page.getByRole('dialog', { name: 'screen.png' }).getByRole('img', { name: 'screen.png' });
      await until(async () => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth === 1));
      await page.getByRole('button', { name: 'Next file' }).press('Enter');
      const frame = page.getByRole('dialog', { name: 'manual.pdf' }).locator('iframe');
      await frame.waitFor();
      expect(await frame.getAttribute('src')).to.match(/^\/v1\/tickets\//);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }),
  );
});
