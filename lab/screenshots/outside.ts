/**
 * The pages that the server renders outside the dashboard (sign-in, portal, invoice), and the mails that lead to them.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { fromOwnPage, password } from '../../test/support/service/visitor.js';
import { until } from '../../test/support/service/waiting.js';
import { nameOf } from './addresses.js';

/** A page by its address, opened by a contact who is signed in, unless `isSignedOut`; or the HTML of a mail. */
export type Outside = { readonly name: string } & (
  | { readonly address: string; readonly isSignedOut?: boolean }
  | { readonly mail: string }
);

export interface OutsidePages {
  readonly pages: readonly Outside[];
  /** Cookies and local storage of a contact who is signed in to the portal. */
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

interface Answer<Data> {
  readonly data: Data;
}

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly links: readonly string[];
}

const ofPortal = [
  '/portal',
  '/portal/projects',
  '/portal/tickets?show=all',
  '/portal/tickets/new',
  '/portal/approvals',
  '/portal/invoices',
  '/portal/credit-notes',
  '/portal/statement',
  '/portal/retainers',
  '/portal/account',
];
const signedOut = ['/sign-in', '/forgotten-password', '/portal/sign-in', '/portal/forgotten-password'];

/** Finds the pages and mails. `page` is signed in as the owner, on the test side. */
export async function outsidePages(browser: Browser, page: Page, baseURL: string): Promise<OutsidePages> {
  const ask = async <Data>(path: string): Promise<Data> =>
    ((await (await page.request.get(path)).json()) as Answer<Data>).data;
  // An invoice of a client with a retainer, whose portal has something on each page.
  const [retained] = await ask<{ client_id: string }[]>('/v1/agreements?status=active&per_page=1');
  const ofClient = retained ? `&client_id=${retained.client_id}` : '';
  const [sent] = await ask<{ id: string; client_id: string }[]>(
    `/v1/invoices?status=overdue,sent,viewed,paid&per_page=1${ofClient}`,
  );
  if (!sent) throw new Error('The demo has no invoice that was sent');
  const { hosted_url: hosted } = await ask<{ hosted_url: string }>(`/v1/invoices/${sent.id}`);
  const { pathname: invoice } = new URL(hosted);
  const [contact] = await ask<{ id: string; email: string }[]>(`/v1/contacts?client_id=${sent.client_id}&per_page=1`);
  if (!contact) throw new Error('The client of the invoice has no contact');
  const change = { headers: fromOwnPage };
  await page.request.put(`/v1/contacts/${contact.id}`, { ...change, data: { is_billing: true } });
  await page.request.post(`/v1/contacts/${contact.id}/portal/enable`, { ...change, data: { access_level: 'full' } });
  const invited = { email: 'ivy@example.org', name: 'Ivy Invited', role: 'member' };
  await page.request.post('/v1/users/invite', { ...change, data: invited });
  const readMails = async (): Promise<Mail[]> => ask('/v1/test-mails?per_page=100');
  const isWelcome = ({ to, links: of }: Mail): boolean =>
    to.includes(contact.email) && of.some((link) => link.includes('/portal/passwords/'));
  await until(async () => (await readMails()).some(isWelcome));
  const mails = (await readMails()).toSorted((one, other) => Number(isWelcome(other)) - Number(isWelcome(one)));
  const links = mails.flatMap((mail) => mail.links);
  const pathOf = (part: string): string => new URL(links.find((one) => one.includes(part)) ?? baseURL).pathname;
  const choosing = pathOf('/portal/passwords/');
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  await theirs.goto(choosing);
  const pages: Outside[] = [
    ...signedOut.map((address) => ({ name: nameOf(address), address, isSignedOut: true })),
    { name: 'invitation', address: pathOf('/invitations/') },
    { name: 'invoice-page', address: invoice },
    ...(await inPortal(theirs)),
    ...mailsOf(mails),
  ];
  const state = await context.storageState();
  await context.close();
  return { pages, state };
}

/** Chooses a password, which signs in, and finds one project, ticket and invoice. */
async function inPortal(page: Page): Promise<Outside[]> {
  await page.locator('input[type=password]').fill(password);
  await page.locator('button').first().click();
  await page.waitForURL((address) => address.pathname === '/portal');
  const found: Outside[] = [];
  for (const what of ['projects', 'tickets', 'invoices']) {
    await page.goto(`/portal/${what}`);
    const link = page.locator(`main a[href^="/portal/${what}/"]:not([href$="/new"])`).first();
    const address = (await link.count()) > 0 ? await link.getAttribute('href') : null;
    if (address !== null) found.push({ name: `portal-${what}-one`, address });
  }
  return [...ofPortal.map((address) => ({ name: nameOf(address), address })), ...found];
}

/** One mail of each kind: mails whose subjects share their first 12 letters are of one kind. */
function mailsOf(mails: readonly Mail[]): Outside[] {
  const kinds = new Map(mails.map(({ subject, html }) => [subject.replaceAll(/[^a-zA-Z ]/g, '').slice(0, 12), html]));
  return [...kinds].map(([kind, mail]) => ({ name: `mail-${nameOf(`/${kind.toLowerCase()}`)}`, mail }));
}
