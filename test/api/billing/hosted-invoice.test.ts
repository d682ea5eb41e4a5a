import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import { isPersonLooking } from '../../../server/pages/person-looking.js';
import { newId } from '../../../models/ids.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient } from '../../support/builders/factories.js';
import { png } from '../../support/builders/images.js';
import {
  buildInvoice,
  buildSentInvoice,
  lineAt,
  openHosted,
  pay,
  readInvoice,
} from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

/** Stores a logo in the table, without the checks of an upload. */
async function storeLogo({ workspaceId }: ApiClient, bytes: Buffer): Promise<void> {
  const { db } = await testApi();
  await db('workspace_logos').where({ workspace_id: workspaceId }).delete();
  const logo = { filename: 'logo.png', content_type: 'image/png', size: bytes.length, bytes };
  const at = new Date();
  await db('workspace_logos').insert({
    id: newId('logo'),
    workspace_id: workspaceId,
    ...logo,
    created_at: at,
    updated_at: at,
  });
}

describe('the hosted page of an invoice', () => {
  it('shows the invoice to anyone with the link, escaped and formatted for the client', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, {
      name: '<script>alert(1)</script>',
      email: 'x@client.example',
      currency: 'EUR',
      country: 'DE',
    });
    const { hosted_url, invoice_number } = await buildSentInvoice(owner, {
      client_id: client.id,
      subject: '"Quoted" & co',
      internal_notes: 'SECRET',
      line_items: [lineAt(1234.5, { description: 'Line one\nline two' })],
      tax_rate: 0.19,
    });
    const response = await openHosted(hosted_url);
    const page = await response.text();
    expect([response.status, response.headers.get('content-type')]).to.deep.equal([200, 'text/html; charset=utf-8']);
    expect(page).to.contain(invoice_number).and.contain('1.469,06').and.contain('Line one\nline two');
    expect(page).to.contain('&lt;script&gt;alert(1)').and.contain('&quot;Quoted&quot; &amp; co');
    expect(page).not.to.contain('<script').and.not.contain('SECRET');
  });

  it('may load nothing but its own style and logo, and is never cached', async () => {
    const { owner } = await buildWorkspace();
    const { hosted_url } = await buildSentInvoice(owner);
    const response = await openHosted(hosted_url);
    const { headers } = response;
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).to.contain(`default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src data:;`);
    expect(policy).to.contain("frame-ancestors 'none'").and.not.contain('unsafe');
    expect(headers.get('cache-control')).to.equal('private, no-store');
    expect(headers.get('referrer-policy')).to.equal('no-referrer');
    expect(headers.get('x-robots-tag')).to.contain('noindex');
  });

  it('marks the invoice as viewed the first time, with one event', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    await Promise.all(Array.from({ length: 5 }, () => openHosted(hosted_url)));
    const invoice = await readInvoice(owner, id);
    expect(invoice.status).to.equal('viewed');
    await openHosted(hosted_url);
    expect((await readInvoice(owner, id)).dates.viewed_at).to.equal(invoice.dates.viewed_at);
    const [viewed, ...more] = (await eventsOf(owner, id)).filter(({ type }) => type === 'invoice.viewed');
    expect([viewed?.data, more]).to.deep.equal([invoice, []]);
  });

  it('does not count a HEAD, a prefetch, or a program that identifies itself as viewing', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    const head = await openHosted(hosted_url, { method: 'HEAD' });
    expect([head.status, await head.text()]).to.deep.equal([200, '']);
    for (const header of [
      ['Sec-Purpose', 'prefetch;prerender'],
      ['Purpose', 'prefetch'],
      ['User-Agent', 'Slackbot 1.0'],
    ] as const)
      expect((await openHosted(hosted_url, { headers: [[...header]] })).status).to.equal(200);
    expect((await openHosted(hosted_url, {}, '/pdf')).status).to.equal(200);
    expect((await readInvoice(owner, id)).status).to.equal('sent');
  });

  it('offers the PDF', async () => {
    const { owner } = await buildWorkspace();
    const { hosted_url, invoice_number } = await buildSentInvoice(owner);
    const page = await (await openHosted(hosted_url)).text();
    expect(page).to.contain(`href="${new URL(String(hosted_url)).pathname}/pdf"`);
    const response = await openHosted(hosted_url, {}, '/pdf');
    expect(response.headers.get('content-type')).to.equal('application/pdf');
    const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    expect((await extractText(document, { mergePages: true })).text).to.contain(invoice_number);
  });

  it('omits a logo with too many pixels that was uploaded before there was a limit, on the page and in the PDF', async () => {
    const { owner } = await buildWorkspace();
    const shown = async (bytes: Buffer): Promise<[boolean, boolean]> => {
      await storeLogo(owner, bytes);
      const { hosted_url } = await buildSentInvoice(owner);
      const page = await (await openHosted(hosted_url)).text();
      const pdf = Buffer.from(await (await openHosted(hosted_url, {}, '/pdf')).arrayBuffer());
      return [page.includes('<img'), pdf.toString('latin1').includes('/Subtype /Image')];
    };
    expect(await shown(png(100, 100))).to.deep.equal([true, true]);
    expect(await shown(png(16_000, 16_000))).to.deep.equal([false, false]);
  });

  it('keeps up with payments, and says when nothing is to be paid', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    const { payment } = await pay(owner, id, 30, { method: 'check', reference: '1042' });
    const partly = await (await openHosted(hosted_url)).text();
    expect(partly).to.contain('Partly paid').and.contain('Check 1042').and.contain('$70.00');
    await owner.call('refundInvoicePayment', { params: { id, payment_id: payment.id } });
    await owner.call('voidInvoice', { params: { id } });
    const gone = await openHosted(hosted_url);
    expect([gone.status, (await gone.text()).includes('This invoice is void')]).to.deep.equal([200, true]);
  });

  it('does not change a void invoice', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    await owner.call('voidInvoice', { params: { id } });
    await openHosted(hosted_url);
    expect((await eventTypesOf(owner, id)).at(-1)).to.equal('invoice.voided');
  });

  it('is a friendly 404 if there is no invoice, and before it is sent', async () => {
    const { owner } = await buildWorkspace();
    expect((await buildInvoice(owner)).hosted_url).to.equal(null);
    for (const token of ['x'.repeat(43), 'null', "' OR 1=1", '..%2f']) {
      const response = await openHosted(`http://docket.test/i/${token}`);
      expect([response.status, (await response.text()).includes('There is no invoice at this link')]).to.deep.equal([
        404,
        true,
      ]);
    }
    expect((await openHosted(`http://docket.test/i/${'x'.repeat(43)}/pdf`)).status).to.equal(404);
  });
});

describe('isPersonLooking', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
  for (const [what, method, headers, expected] of [
    ['a browser', 'GET', { 'user-agent': chrome, 'sec-fetch-dest': 'document' }, true],
    ['a program without a name', 'GET', {}, true],
    ['curl', 'GET', { 'user-agent': 'curl/8.5.0' }, true],
    ['a HEAD', 'HEAD', { 'user-agent': chrome }, false],
    ['a prefetch', 'GET', { 'user-agent': chrome, 'sec-purpose': 'prefetch' }, false],
    ['a frame or image', 'GET', { 'user-agent': chrome, 'sec-fetch-dest': 'image' }, false],
    ['a crawler', 'GET', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }, false],
    ['a preview in a chat', 'GET', { 'user-agent': 'WhatsApp/2.23' }, false],
    ['a scanner of mails', 'GET', { 'user-agent': 'Barracuda Sentinel (EE)' }, false],
  ] as const) {
    it(`says ${expected ? 'yes' : 'no'} to ${what}`, () => expect(isPersonLooking(method, headers)).to.equal(expected));
  }
});
