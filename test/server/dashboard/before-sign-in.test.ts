/** The way of a browser to sign in and back, and what it gets from the API. */
import { expect } from 'chai';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { buildAddress, buildSignedIn, password, Visitor } from '../../support/service/visitor.js';

describe('someone who is not signed in', () => {
  it('is led to sign in, and from there to the very place', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const visitor = await Visitor.arrive();
    expect((await visitor.get('/')).next).to.equal('/sign-in');
    const { status, next, headers } = await visitor.get('/tickets/tkt_1?tab=time&q=a%20b');
    expect(status).to.equal(303);
    expect(headers.get('cache-control')).to.equal('private, no-store');
    expect(next).to.equal('/sign-in?next=%2Ftickets%2Ftkt_1%3Ftab%3Dtime%26q%3Da%2520b');
    const form = await visitor.get(next ?? '');
    expect(form.text).to.contain('name="next" value="/tickets/tkt_1?tab=time&amp;q=a%20b"');
    const entered = await visitor.submit('/sign-in', { email, password, next: '/tickets/tkt_1?tab=time&q=a%20b' });
    expect([entered.status, entered.next]).to.deep.equal([303, '/tickets/tkt_1?tab=time&q=a%20b']);
    expect((await visitor.get(next ?? '')).next, 'signed in by now').to.equal('/tickets/tkt_1?tab=time&q=a%20b');
  });

  it('is led nowhere else, whatever the address says', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const after = async (next: string): Promise<string | null> =>
      (await (await Visitor.arrive()).submit('/sign-in', { email, password, next })).next;
    const elsewhere = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/%09/evil.example',
      'time',
      'javascript:alert(1)',
      '/timely.evil.example',
      '/time@evil.example',
      '/time\\..\\..\\evil',
      '/time/../sign-out',
      '/time/..//evil.example',
      '/time/.%2e//evil.example',
      '/time/%2E%2e',
      '/sign-out',
      '/i/token',
      '/portal',
      '/v1/clients.csv',
      '/docs',
      '/time/\nSet-Cookie: x=y',
      `/time/${'x'.repeat(2000)}`,
    ];
    for (const next of elsewhere) expect(await after(next), next).to.equal('/');
    for (const next of [
      '/time',
      '/?week=2026-W01',
      '/reports/time?from=..%2F..',
      '/settings/roles#rows',
      '/clients/..x',
    ])
      expect(await after(next), next).to.equal(next);
  });
});

describe('the API for the dashboard', () => {
  it('answers 401 without a challenge that a browser would ask a password for', async () => {
    const visitor = await Visitor.arrive();
    const { status, headers } = await visitor.call('GET', '/v1/users/me');
    expect([status, headers.get('www-authenticate')]).to.deep.equal([401, 'Bearer']);
  });

  it('gives files to someone who follows a link to them', async () => {
    const { live } = await buildWorkspace();
    const visitor = await buildSignedIn(live);
    await buildClient(live, { name: 'Acme' });
    const { id } = await buildInvoice(live);
    const clicked = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    const list = await visitor.get('/v1/clients?format=csv&fields=name', clicked);
    expect([list.status, list.headers.get('content-type')]).to.deep.equal([200, 'text/csv; charset=utf-8']);
    expect(list.headers.get('content-disposition')).to.match(/^attachment; filename="clients\.csv"/);
    expect(list.text).to.contain('Acme');
    const pdf = await visitor.get(`/v1/invoices/${id}/pdf`, clicked);
    expect([pdf.status, pdf.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
    const report = await visitor.get('/v1/reports/time?from=2026-01-01&to=2026-01-31&format=pdf', clicked);
    expect([report.status, report.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
  });
});
