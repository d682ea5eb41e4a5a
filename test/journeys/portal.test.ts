/** A client's way through the portal in a browser without scripts, from the invitation to the invoice. */
import { expect } from 'chai';
import { hangMs } from '../support/service/hang.js';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { seen } from '../support/answers/seen.js';
import { buildClient, buildContact, buildProject } from '../support/builders/factories.js';
import { inDays } from '../support/builders/invoices.js';
import { buildMilestone, buildPhase } from '../support/builders/projects.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { newAddress } from '../support/mails/client-scene.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { openBrowser } from '../support/service/browser.js';
import { password } from '../support/service/visitor.js';
import { until } from '../support/service/waiting.js';

const site = 'http://docket.test';
const phone = { width: 360, height: 740 };
const today = inDays(0);

/** A firm with a client, who must approve the hours before they are billed. */
async function buildFirm() {
  const { live } = await buildWorkspace();
  await live.call('updateWorkspace', { body: { name: 'Northwind Studio', accent_color: '#0f766e' } });
  const email = newAddress();
  const { id: client_id } = await buildClient(live, { name: 'Acme Corporation' });
  const contact = await buildContact(live, { client_id, name: 'Pat Doe', email, is_billing: true });
  const project = await buildProject(live, { client_id, title: 'Shop relaunch', require_client_approval: true });
  await buildPhase(live, project.id, { title: 'Design' });
  await buildMilestone(live, project.id, { title: 'First orders' });
  const work = { project_id: project.id, date: today, rate_charged: 100 };
  await buildTimeEntry(live, { ...work, hours: 3, description: 'Checkout rebuilt' });
  return { live, email, client_id, contact, project, work };
}

/** Waits for a mail to an address with these words in its subject. Returns the link in it. */
async function mailedLink(email: string, words: string): Promise<string> {
  const { mail } = await testApi();
  const find = () => mail.mailsTo(email).find(({ message }) => message.subject?.includes(words))?.message;
  await until(() => find() !== undefined);
  const [, link = ''] = /href="([^"]+)"/.exec(find()?.html ?? '') ?? [];
  return link.replaceAll('&amp;', '&');
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name, level: 1 }).waitFor();

/** Fetches a file that the browser would show in its own viewer, with the browser's cookies. */
async function fileAt(context: BrowserContext, address: string): Promise<Uint8Array> {
  const { url } = await testApi();
  const cookies = await context.cookies(address);
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(address.replace(site, url), { headers: { Cookie } });
  return new Uint8Array(await response.arrayBuffer());
}

async function answer(live: ApiClient, id: string, content: string, visibility: 'public' | 'internal'): Promise<void> {
  await live.call('createTicketActivity', { params: { id }, body: { content, visibility } });
}

describe('a client in the portal', function () {
  let browser: Browser | undefined;
  /** Errors on any page: of the console, and requests to other sites. */
  const complaints: string[] = [];

  before(async () => {
    const { url } = await testApi();
    // Links in mails lead to PUBLIC_URL, not to the port of the tests. Behind TLS the browser would trust the address.
    browser = await openBrowser([
      `--host-resolver-rules=MAP docket.test ${new URL(url).host}`,
      `--unsafely-treat-insecure-origin-as-secure=${site}`,
    ]);
  });
  after(async () => {
    await browser?.close();
  });

  /** A new browser context: a person at a device of their own. */
  async function arrive(options: Parameters<Browser['newContext']>[0] = {}): Promise<[BrowserContext, Page]> {
    const context = await seen(browser).newContext({ javaScriptEnabled: false, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(hangMs);
    page.on(
      'console',
      (message) => message.type() === 'error' && complaints.push(`${message.text()} (${message.location().url})`),
    );
    page.on('request', (request) => {
      if (!request.url().startsWith(`${site}/`)) complaints.push(request.url());
    });
    return [context, page];
  }

  it('is invited by mail, asks and is answered, approves the hours and gets the invoice of them, without any script', async () => {
    if (!browser) return;
    const { live, email, client_id, contact, project, work } = await buildFirm();
    await live.call('enableContactPortal', { params: { id: contact.id }, body: { access_level: 'full' } });

    // The invitation, setting a password, which signs the contact in.
    const [desk, page] = await arrive();
    await page.goto(await mailedLink(email, 'Your access'));
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await heading(page, 'Hello Pat Doe');

    // The project.
    await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
    await page.getByRole('link', { name: 'Shop relaunch' }).click();
    await heading(page, 'Shop relaunch');
    await page.getByRole('heading', { name: 'Design' }).waitFor();
    await page.getByRole('heading', { name: 'First orders' }).waitFor();

    // A ticket with a file.
    await page.getByRole('link', { name: 'New ticket' }).click();
    await page.getByLabel('Subject').fill('The shop does not load');
    await page.getByLabel('Description').fill('Since this morning.\nEvery page.');
    await page.getByLabel('Files').setInputFiles({
      name: 'log.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('502 Bad Gateway\n'),
    });
    await page.getByRole('button', { name: 'Send ticket' }).click();
    await page.getByText('Your ticket has been sent.').waitFor();
    await page.getByRole('link', { name: 'log.txt' }).waitFor();
    const [ticket] = (await live.call('listTickets', { query: { client_id } })).data;
    expect(ticket).to.include({ title: 'The shop does not load', contact_id: contact.id, project_id: project.id });

    // The team replies; the mail is opened on a phone without a session.
    await answer(live, seen(ticket).id, 'Between us: the cache again', 'internal');
    await answer(live, seen(ticket).id, 'It loads again. Does it for you?', 'public');
    const [, mobile] = await arrive({ viewport: phone });
    const toReply = await mailedLink(email, seen(ticket).number);
    await mobile.goto(toReply);
    await signIn(mobile, email);
    await heading(mobile, 'The shop does not load');
    expect(mobile.url()).to.equal(toReply);
    await mobile.getByText('It loads again. Does it for you?').waitFor();
    expect(await mobile.content()).not.to.contain('Between us');
    await mobile.getByLabel('Your reply').fill('It does. Thank you!');
    await mobile.getByRole('button', { name: 'Send reply' }).click();
    await mobile.getByText('Your reply has been sent.').waitFor();
    const talk = await live.call('listTicketActivities', {
      params: { id: seen(ticket).id },
      query: { type: 'comment' },
    });
    expect(
      talk.data.some(({ content, contact_id }) => content === 'It does. Thank you!' && contact_id === contact.id),
    ).to.equal(true);

    // The approval of hours, on the first device, which still has its session.
    const asked = { type: 'hours', project_id: project.id, from: today, to: today } as const;
    await live.call('createApproval', { body: asked });
    await page.goto(await mailedLink(email, 'approval'));
    await heading(page, 'Shop relaunch');
    await page.getByText('Checkout rebuilt').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'Approved by Pat Doe' }).waitFor();

    // The invoice of these hours, without the hour that was logged later.
    await buildTimeEntry(live, { ...work, hours: 1, description: 'Not approved yet' });
    const { data: invoice } = await live.call('createInvoiceFromTime', { body: { client_id, from: today, to: today } });
    expect(invoice.amounts.total).to.equal(300);
    await live.call('sendInvoice', { params: { id: invoice.id } });
    await page.goto(await mailedLink(email, invoice.invoice_number));
    await heading(page, `Invoice ${invoice.invoice_number}`);
    // From here on, the browser's own PDF viewer would run.
    expect(complaints.join('\n')).to.equal('');
    const [response] = await Promise.all([
      page.waitForResponse(/\/pdf$/),
      page.getByRole('link', { name: 'Download the PDF' }).click(),
    ]);
    expect([response.status(), await response.headerValue('content-type')]).to.deep.equal([200, 'application/pdf']);
    const document = await getDocumentProxy(await fileAt(desk, response.url()));
    const { text } = await extractText(document, { mergePages: true });
    expect(text).to.contain(invoice.invoice_number).and.contain('300.00').and.not.contain('Not approved yet');
  });
});
