/** The dashboard in German: a whole journey by keyboard, and no screen with an English text. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../../../settings/root.js';
import { buildClient, buildProject, buildTicket } from '../../../support/builders/factories.js';
import { readInvoice } from '../../../support/builders/invoices.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers, whenLoaded } from '../../support/dashboard.js';

const textsOf = (language: string): string[] => {
  const folder = join(projectRoot, 'web', 'messages', language);
  return readdirSync(folder).flatMap((name) =>
    Object.values(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>),
  );
};
const german = new Set(textsOf('de'));
/** English texts without values that no German text equals. */
const english: ReadonlySet<string> = new Set(textsOf('en').filter((text) => !/[{<]/.test(text) && !german.has(text)));

/** The English texts on the page: lines, labels and hints. */
async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...['aria-label', 'placeholder', 'title'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    ),
    document.title,
  ]);
  return [...new Set(shown.map((line) => line.trim()).filter((line) => english.has(line)))];
}

const screens = [
  '/ /inbox /time /time?view=list /expenses /approvals /tickets /projects /clients /billing',
  '/billing?tab=invoices /billing?tab=payments /billing?tab=aging /retainers /people /reports',
  '/reports/time /reports/utilization /reports/revenue /reports/taxes /reports/profitability /reports/unbilled',
  '/reports/aging /reports/forecast /settings /settings/workspace /settings/billing-rules',
  '/settings/business /settings/payment /settings/portal /developers /developers/webhooks',
  '/developers/events /developers/requests /developers/test-side /welcome /people?new=1 /clients?new=1 /projects?new=1',
  '/tickets?new=1 /expenses?new=1',
].flatMap((line) => line.split(' '));

/** A firm whose language is English; its owner reads German. */
async function buildReader() {
  const { owner } = await buildWorkspace();
  await owner.call('updateUser', { params: { id: owner.userId }, body: { locale: 'de-DE' } });
  const { id: client_id } = await buildClient(owner, { name: 'Acme', email: 'pay@acme.example' });
  const { id: project_id } = await buildProject(owner, { client_id, title: 'Neuer Shop' });
  await buildTimeEntry(owner, { project_id, hours: 3, rate_charged: 100, description: 'Entwurf' });
  return { owner, client_id, project_id };
}

describe('the dashboard in German', () => {
  const inBrowser = inBrowsers();

  it(
    'bills work by keyboard alone: preview, draft, a further line, mail, payment',
    inBrowser(async (open) => {
      const { owner } = await buildReader();
      const page = await open(owner, '/billing?tab=unbilled', { locale: 'de-DE' });
      const press = async (keys: string): Promise<void> => page.keyboard.press(keys);
      const stateOf = (state: string) => page.locator('.page-head').getByText(state, { exact: true });
      const dialog = page.getByRole('dialog');
      const found: string[] = [];
      const look = async (): Promise<void> => {
        await whenLoaded(page);
        found.push(...(await englishOn(page)));
      };
      await page.getByRole('row', { name: /Acme/ }).focus();
      await look();
      await press('Enter');
      await until(async () => page.getByRole('button', { name: 'Entwurf erstellen' }).isEnabled());
      await look();
      await page.getByLabel('Betreff').focus();
      await page.keyboard.type('Arbeit im Frühjahr');
      await press('Control+Enter');
      await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await look();
      await press('a');
      await page.getByRole('dialog', { name: 'Position hinzufügen' }).waitFor();
      await look();
      await page.keyboard.type('Hosting');
      await press('Tab');
      await page.keyboard.type('2');
      await press('Tab');
      await page.keyboard.type('20,50');
      await press('Control+Enter');
      await page.getByText('341,00 $').first().waitFor();
      await dialog.waitFor({ state: 'detached' });
      await press('m');
      await dialog.getByLabel('An', { exact: true }).waitFor();
      await look();
      await press('Control+Enter');
      await stateOf('Gesendet').waitFor();
      await dialog.waitFor({ state: 'detached' });
      await press('p');
      await dialog.getByRole('textbox', { name: 'Betrag' }).waitFor();
      await look();
      await press('Control+Enter');
      await stateOf('Bezahlt').waitFor();
      await look();
      const { data } = await owner.call('listInvoices', {});
      const { amounts } = await readInvoice(owner, data[0]?.id ?? '');
      expect([amounts.total, amounts.outstanding]).to.deep.equal([341, 0]);
      expect(found).to.deep.equal([]);
    }),
  );

  it(
    'has no English text on any screen',
    inBrowser(async (open) => {
      const { owner, client_id, project_id } = await buildReader();
      const ticket = await buildTicket(owner, { client_id, project_id, title: 'Anmeldung' });
      const statuses = new Set((await owner.call('listTicketStatuses', {})).data.map(({ name }) => name));
      const page = await open(owner, '/', { locale: 'de-DE' });
      const found: Record<string, readonly string[]> = {};
      const tabs = [
        ...['budget', 'plan', 'milestones', 'tasks', 'settings'].map((tab) => `/projects/${project_id}?tab=${tab}`),
        ...['contacts', 'unbilled', 'statement', 'settings'].map((tab) => `/clients/${client_id}?tab=${tab}`),
      ];
      for (const path of [...screens, `/tickets/${ticket.id}`, ...tabs]) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await whenLoaded(page);
        // Statuses are the firm's own, and were named when its language was English.
        const texts = (await englishOn(page)).filter((text) => !statuses.has(text));
        if (texts.length > 0) found[path] = texts;
      }
      expect(found).to.deep.equal({});
    }),
  );
});
