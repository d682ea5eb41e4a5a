import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'chai';
import { newToken } from '../../domain/people/secret-token.js';
import { buildClient } from '../support/builders/factories.js';
import { startService, at, type TestService } from '../support/service/service.js';
import { buildSignedIn, Visitor } from '../support/service/visitor.js';
import { until } from '../support/service/waiting.js';
import { buildWorkspace } from '../support/builders/workspace.js';

interface Line {
  readonly msg: string;
  readonly request_id?: string;
  readonly [name: string]: unknown;
}

const linesOf = (service: TestService): Line[] =>
  service
    .log()
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => JSON.parse(text) as Line);

describe('the log', () => {
  let service: TestService;
  let isBroken = false;
  before(async () => {
    service = await startService({
      checkAnswer: () => {
        if (isBroken) throw new Error('broken by the test');
      },
    });
  });
  after(() => service.stop());

  it('has a line for each request, with the id in the response', async () => {
    const owner = at(service, (await buildWorkspace()).owner);
    const { headers } = await owner.send('getCurrentUser', {});
    const line = linesOf(service).find(({ request_id }) => request_id === headers.get('x-request-id'));
    expect(line?.['ms']).to.be.a('number');
    expect(line).to.include({
      level: 30,
      request_id: headers.get('x-request-id'),
      method: 'GET',
      path: '/v1/users/me',
      operation: 'getCurrentUser',
      status: 200,
      workspace_id: owner.workspaceId,
      user_id: owner.userId,
      msg: 'request',
    });
  });

  it('does not count a client that disconnects before its body has arrived as a failure of the service', async () => {
    const { key } = (await buildWorkspace()).owner;
    const { hostname, port } = new URL(service.url);
    const gone = Array.from({ length: 8 }, (_, index) => `gone-${index}`);
    for (const id of gone) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      const head = `POST /v1/clients HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nX-Request-Id: ${id}\r\n`;
      const body = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":';
      socket.write(head + body, () => socket.resetAndDestroy());
    }
    const lines = (): Line[] => linesOf(service).filter(({ request_id: id = '' }) => gone.includes(id));
    await until(() => lines().filter(({ msg }) => msg === 'request').length === gone.length);
    expect(lines().filter(({ level }) => level === 50)).to.deep.equal([]);
  });

  it('contains no secret: no key, no signing secret, no link, and nothing from bodies and queries', async () => {
    const { owner, live } = await buildWorkspace();
    const here = at(service, owner);
    const made = await here.call('createApiKey', { body: { name: 'Integration', mode: 'test' } });
    const webhook = await here.call('createWebhook', {
      body: { url: 'https://hooks.example.com/hushed', events: ['client.created'] },
      headers: { 'Idempotency-Key': 'hushed-key' },
    });
    await here.call('rotateWebhookSecret', { params: { id: webhook.data.id }, body: {} });
    await here.call('listClients', { query: { search: 'hushed' } });
    await here.fail('createClient', { body: { name: 'Hushed', notes: 'hushed', colour: 'hushed' } });
    const client = await buildClient(here, { notes: 'hushed', email: 'hushed@example.com' });
    const line_items = [{ description: 'hushed line', quantity: 1, rate: 10 }];
    const invoice = await here.call('createInvoice', { body: { client_id: client.id, line_items } });
    await here.call('sendInvoice', { params: { id: invoice.data.id }, body: {} });
    const sent = await here.call('getInvoice', { params: { id: invoice.data.id } });
    const { hosted_url } = sent.data;
    await fetch(service.url + new URL(hosted_url ?? '').pathname);
    const link = hosted_url?.split('/').at(-1);
    await fetch(`${service.url}/v1/clients?search=hushed`, { headers: { Authorization: 'Bearer svc_sk_test_wrong' } });
    await at(service, live).call('listClients', {});
    const places = ['/first-sign-in', '/invitations', '/passwords', '/portal/passwords'];
    const tokens = places.map(() => newToken());
    const pages = places.map((path, index) => `${path}/${tokens[index]}`);
    for (const path of pages) await new Visitor(service.url).submit(path, { password: 'hushed password' });
    const spelt = ['/I/', '//i/', '/%69/', '/i%2F', '/%zz/../i/', '/Portal//%50asswords/'];
    for (const page of spelt) await fetch(`${service.url}${page}${link}`);
    const signedIn = await buildSignedIn(live);
    const visitor = new Visitor(service.url);
    visitor.cookies.set('docket_session', signedIn.cookies.get('docket_session') ?? '');
    expect(await visitor.me()).to.equal(200);
    await visitor.send('/sign-in', { email: 'hushed@example.com', password: 'hushed password' });
    const secrets = [
      owner.key,
      live.key,
      made.data.key,
      webhook.data.secret,
      link,
      ...tokens,
      visitor.cookies.get('docket_session'),
      'svc_sk_',
      'whsec_',
      'Bearer',
      'hushed',
      'Hushed',
    ];
    for (const secret of secrets) {
      const found = linesOf(service).filter((line) => JSON.stringify(line).includes(secret ?? ''));
      expect(found, secret).to.deep.equal([]);
    }
  });

  it('has the details of an unexpected error, which the client does not get', async () => {
    const owner = at(service, (await buildWorkspace()).owner);
    isBroken = true;
    const { status, error } = await owner.fail('createClient', { body: { name: 'Hushed' } });
    isBroken = false;
    expect([status, error.code]).to.deep.equal([500, 'internal_error']);
    expect(JSON.stringify(error)).to.not.contain('broken');
    const line = linesOf(service).find(({ level, request_id }) => level === 50 && request_id === error.request_id);
    expect(JSON.stringify(line)).to.contain('broken by the test').and.not.contain('Hushed');
    expect((await owner.call('listClients', {})).pagination.total, 'what was undone').to.equal(0);
  });
});
