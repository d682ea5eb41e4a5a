/** The pages of the docs as the service serves them, and as a static site. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import Koa from 'koa';
import { statusOf } from '../../server/responses/errors.js';
import { operations } from '../../generated/operations.js';
import { docs } from '../../server/pages/docs.js';
import { testApi } from '../support/service/api.js';
import { readSite } from '../support/docs/site-links.js';

const { pages, files } = readSite({ base: '/docs', canTry: true });
const byAddress = new Map(pages.map((page) => [page.address, page]));
/** The anchors of operations in the rendered reference. */
const operationAnchors = new Set(Object.entries(operations).map(([id, { tag }]) => `tag/${tag}/${id}`));

describe('the pages of the docs', () => {
  it('are served with their types, and may load nothing from elsewhere', async () => {
    const { url } = await testApi();
    for (const { address, type, policy } of files.values()) {
      const response = await fetch(`${url}${address}`);
      await response.arrayBuffer();
      expect([response.status, response.headers.get('content-type')], address).to.deep.equal([200, type]);
      if (policy === undefined) continue;
      const served = response.headers.get('content-security-policy') ?? '';
      expect(served, address).to.equal(`${policy}; frame-ancestors 'none'`);
      const sources = served.split('; ').flatMap((rule) => rule.split(' ').slice(1));
      expect(sources, address).to.not.include("'unsafe-eval'");
      for (const source of sources) expect(source, address).to.match(/^'(none|self|unsafe-inline)'$|^data:$/);
    }
  });

  it('have no inline scripts, and inline styles only in the reference', () => {
    for (const { address, html } of pages)
      expect(html, address).to.not.match(/<script(?! src=)|<style| on\w+="| style="/);
    const loose = [...files.values()].filter(({ policy }) => policy?.includes("'unsafe-inline'"));
    expect(
      loose.map(({ address, policy }) => `${address} ${policy?.match(/\S+ 'self' 'unsafe-inline'/)?.[0]}`),
    ).to.deep.equal(["/docs style-src 'self' 'unsafe-inline'"]);
  });

  it('are not sent again while unchanged, and are compressed for clients that support it', async () => {
    const { url } = await testApi();
    const first = await fetch(`${url}/docs/guides`);
    expect(first.headers.get('content-encoding')).to.equal('gzip');
    const plain = await fetch(`${url}/docs/guides`, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).to.equal(null);
    expect(await plain.text()).to.equal(await first.text());
    // Without this header, `fetch` sends `Cache-Control: no-cache`, like a reader who reloads.
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await fetch(`${url}/docs/guides`, { headers })).status).to.equal(304);
  });

  it('are read again after they could not be read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docket-docs-'));
    const entry = { file: 'late.html', address: '/docs/late', type: 'text/html' };
    writeFileSync(join(folder, 'site.json'), JSON.stringify([entry]));
    const app = new Koa();
    app.silent = true;
    app.use(docs(folder).routes());
    const server = createServer(app.callback() as RequestListener).listen(0, '127.0.0.1');
    try {
      await once(server, 'listening');
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${entry.address}`;
      expect((await fetch(url)).status).to.equal(500);
      writeFileSync(join(folder, entry.file), 'Here.');
      const answer = await fetch(url);
      expect([answer.status, await answer.text()]).to.deep.equal([200, 'Here.']);
    } finally {
      server.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('link to pages, files, operations and anchors that exist', () => {
    const own = [...pages].flatMap(({ address, links }) =>
      links.filter((link) => !link.startsWith('https:')).map((link) => ({ address, link })),
    );
    expect(own).to.have.length.above(200);
    for (const { address, link } of own) {
      const [path = '', anchor] = link.split('#', 2);
      const target = path === '' ? address : path;
      expect(files.has(target), `${link} on ${address}`).to.equal(true);
      const anchors = target === '/docs' ? new Set([...operationAnchors, 'content']) : byAddress.get(target)?.anchors;
      if (anchor !== undefined) expect(anchors?.has(anchor), `${link} on ${address}`).to.equal(true);
    }
  });

  it('explain each code of an error under an anchor and on a page, with its status', () => {
    const { html = '' } = byAddress.get('/docs/errors') ?? {};
    for (const [code, status] of Object.entries(statusOf)) {
      const [, text = ''] = html.split(new RegExp(`<h3 id="${code}">`));
      expect(text.split('<h3')[0], code).to.contain(`<strong>${status}.</strong>`);
      expect(byAddress.get(`/docs/errors/${code}`)?.html, code).to.contain(`HTTP status is <strong>${status}</strong>`);
    }
  });

  it('can be read as a static site under any path, where nothing can be tried', () => {
    const site = readSite({ base: '/elsewhere', canTry: false });
    for (const { address, links } of site.pages) {
      const missing = links
        .filter((link) => link.startsWith('/'))
        .filter((link) => !site.files.has(link.split('#')[0] ?? ''));
      expect(missing, address).to.deep.equal([]);
    }
    expect(String(site.files.get('/elsewhere')?.body)).to.contain('data-try="false"');
  });
});
