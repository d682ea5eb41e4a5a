import { expect } from 'chai';
import { contractDocument } from '../../server/contract/contract-document.js';
import { locate } from '../../server/contract/pointers.js';
import { isLocal } from '../../server/probes.js';
import { testApi } from '../support/service/api.js';
import { freePort } from '../support/service/free-port.js';
import { startService } from '../support/service/service.js';
import { buildClient } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';

describe('the probes', () => {
  it('say that the process runs, and that it is ready', async () => {
    const { url } = await testApi();
    const answers = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(url + path)));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect(await Promise.all(answers.map((answer) => answer.json()))).to.deep.equal([
      { status: 'ok' },
      { status: 'ready' },
    ]);
  });

  it('say that the service is not ready while migrations are missing', async () => {
    const { url, db } = await testApi();
    const last = (await db('migrations').orderBy('id', 'desc').first()) as { id: number };
    await db('migrations').where({ id: last.id }).delete();
    const missing = await fetch(`${url}/readyz`);
    await db('migrations').insert(last);
    expect([missing.status, missing.headers.get('retry-after')]).to.deep.equal([503, '1']);
    expect((await fetch(`${url}/readyz`)).status).to.equal(200);
  });

  it('count requests by operation and status', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('getCurrentUser', {});
    await owner.fail('getClient', { params: { id: 'cli_1' } });
    const response = await fetch(`${owner.url}/metrics`);
    const text = await response.text();
    expect(response.headers.get('content-type')).to.contain('text/plain');
    expect(text).to.match(/docket_requests_total\{method="GET",operation="getCurrentUser",status="200"\} \d+/);
    expect(text).to.match(/docket_requests_total\{method="GET",operation="getClient",status="404"\} \d+/);
    expect(text).to.match(/docket_request_duration_seconds_bucket\{le="0.1",operation="getCurrentUser"\} \d+/);
    expect(text).to.contain('process_cpu_seconds_total');
  });

  it('serve metrics only to programs on this machine, and to none behind a proxy', async () => {
    const { url } = await testApi();
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])
      expect((await fetch(`${url}/metrics`, { headers: { [header]: '127.0.0.1' } })).status, header).to.equal(404);
    const from = (remoteAddress: string | undefined): boolean =>
      isLocal({ headers: {}, socket: remoteAddress === undefined ? {} : { remoteAddress } });
    expect(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'].map(from)).to.not.include(false);
    expect(['10.0.0.7', '192.0.2.1', '::ffff:10.0.0.7', 'fe80::1%eth0', '::', '', undefined].map(from)).to.not.include(
      true,
    );
  });

  it('are found by their own spelling alone, which is all that a proxy refuses', async () => {
    const { url } = await testApi();
    for (const path of ['/Metrics', '/metrics/', '/%6Detrics', '/READYZ', '/healthz/'])
      expect((await fetch(url + path)).status, path).to.equal(404);
  });

  it('serve metrics on their own port if one is set, and only there', async () => {
    const METRICS_PORT = await freePort();
    const service = await startService({ settings: { METRICS_PORT, WORKER: 'off' } });
    try {
      expect((await fetch(`${service.url}/metrics`)).status).to.not.equal(200);
      const apart = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
      expect([apart.status, await apart.text()].join(' '))
        .to.contain('200 ')
        .and.contain('process_cpu_seconds_total');
    } finally {
      await service.stop();
    }
  });
});

describe('the doc_url of an error', () => {
  it('leads to the page of its code', async () => {
    const { owner } = await buildWorkspace();
    const { error } = await owner.fail('getClient', { params: { id: 'cli_1' } });
    const { settings } = await testApi();
    const at = new URL(error.doc_url ?? '');
    expect(at.origin).to.equal(settings.PUBLIC_URL);
    const page = await fetch(owner.url + at.pathname);
    expect(page.status).to.equal(200);
    expect(await page.text()).to.contain(`<h1>${error.code}</h1>`);
  });

  it('has a target for every code of the contract', async () => {
    const { url } = await testApi();
    const page = await (await fetch(`${url}/docs/errors`)).text();
    const { value } = locate(contractDocument(), '#/components/schemas/ErrorCode');
    const codes = value['enum'] as string[];
    expect(codes).to.have.length.above(10);
    for (const code of codes) expect(page).to.contain(`id="${code}"`);
  });
});

describe('a path of the API', () => {
  it('answers HEAD as it answers GET, without the body', async () => {
    const { owner } = await buildWorkspace();
    const init = { headers: { Authorization: `Bearer ${owner.key}` } };
    // A client: reading a user would change its `last_active_at`.
    const url = `${owner.url}/v1/clients/${(await buildClient(owner)).id}`;
    const [get, head] = await Promise.all([fetch(url, init), fetch(url, { ...init, method: 'HEAD' })]);
    expect([head.status, await head.text()]).to.deep.equal([200, '']);
    for (const header of ['etag', 'content-type', 'content-length'])
      expect(head.headers.get(header), header).to.equal(get.headers.get(header));
    expect((await fetch(url, { method: 'HEAD' })).status).to.equal(401);
  });

  it('reports in Allow what it supports, for OPTIONS as for any other method', async () => {
    const { url } = await testApi();
    const response = await fetch(`${url}/v1/clients`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).to.deep.equal([405, 'GET, HEAD, POST']);
  });

  it('is a different, unknown one with a slash at its end', async () => {
    const { owner } = await buildWorkspace();
    for (const path of ['/v1/clients/', '/v1/clients//', '/v1/', '/v1', '/V1/clients']) {
      const response = await fetch(owner.url + path, { headers: { Authorization: `Bearer ${owner.key}` } });
      const { error } = (await response.json()) as { error: { code: string } };
      expect([response.status, error.code], path).to.deep.equal([404, 'not_found']);
    }
  });
});
