/** A browser's requests on behalf of another site are refused if they would change something. */
import { expect } from 'chai';
import { buildClient } from '../support/builders/factories.js';
import { buildInvited } from '../support/builders/invitations.js';
import { buildAddress, buildSignedIn, mailedPath, password, Visitor } from '../support/service/visitor.js';
import { buildWorkspace } from '../support/builders/workspace.js';

type Headers = Record<string, string>;
const ours: readonly [string, Headers][] = [
  ['a page of ours', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://docket.test' }],
  ['a person alone', { 'Sec-Fetch-Site': 'none' }],
  ['a page of ours, in a browser that says only the origin', { Origin: 'http://docket.test' }],
  ['a program, which says nothing', {}],
];
const others: readonly [string, Headers][] = [
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['another host of the domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.docket.test' }],
  ['another site that could set the origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://docket.test' }],
  ['another origin', { Origin: 'http://docket.test.evil.example' }],
  ['another port', { Origin: 'http://docket.test:8080' }],
  ['an origin kept secret', { Origin: 'null' }],
];

describe('a change with a session', () => {
  for (const [what, headers] of ours) {
    it(`is made when it comes from ${what}`, async () => {
      const visitor = await buildSignedIn((await buildWorkspace()).live);
      expect((await visitor.call('POST', '/v1/clients', { name: 'Acme' }, headers)).status).to.equal(201);
    });
  }
  for (const [what, headers] of others) {
    it(`is refused when it comes from ${what}`, async () => {
      const { live } = await buildWorkspace();
      const visitor = await buildSignedIn(live);
      const { id } = await buildClient(live, { name: 'Acme' });
      const attempts: [string, string, object?][] = [
        ['POST', '/v1/clients', { name: 'Evil' }],
        ['PUT', '/v1/workspace', { name: 'Evil' }],
        ['DELETE', `/v1/clients/${id}`],
      ];
      for (const [method, path, body] of attempts) {
        const { status, body: answer } = await visitor.call(method, path, body, headers);
        expect([status, answer.error?.code], path).to.deep.equal([403, 'forbidden']);
      }
      expect((await live.call('listClients', {})).data.map(({ name }) => name)).to.deep.equal(['Acme']);
      expect((await live.call('getWorkspace', {})).data.name).to.equal('Test Firm');
    });
  }

  it('affects neither reading nor keys', async () => {
    const { live } = await buildWorkspace();
    const visitor = await buildSignedIn(live);
    expect((await visitor.call('GET', '/v1/clients', undefined, {})).status).to.equal(200);
    const headers = { Authorization: `Bearer ${live.key}`, 'Sec-Fetch-Site': 'cross-site' };
    expect((await visitor.call('POST', '/v1/clients', { name: 'Acme' }, headers)).status).to.equal(201);
  });
});

describe('a form', () => {
  it('is accepted only from our own pages', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    for (const [what, headers] of others) {
      const visitor = await Visitor.arrive();
      const { status, text } = await visitor.submit('/sign-in', { email, password }, headers);
      expect([status, visitor.cookies.size], what).to.deep.equal([403, 0]);
      expect(text).to.contain('<h1>This was not done</h1>');
    }
    for (const [what, headers] of ours) {
      const visitor = await Visitor.arrive();
      const { status } = await visitor.submit('/sign-in', { email, password }, headers);
      expect([status, visitor.cookies.has('docket_session')], what).to.deep.equal([303, true]);
    }
  });

  it('on another site signs nobody out, accepts no invitation and mails nothing', async () => {
    const { owner } = await buildWorkspace();
    const visitor = await buildSignedIn(owner);
    await buildInvited(owner);
    const path = await mailedPath(owner, '/invitations/');
    const evil = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await visitor.submit('/sign-out', {}, evil)).status).to.equal(403);
    expect((await visitor.send('/sign-out', {}, evil)).status).to.equal(403);
    expect(await visitor.me()).to.equal(200);
    expect((await visitor.submit(path, { name: 'Ivy', password }, evil)).status).to.equal(403);
    expect((await visitor.submit('/forgotten-password', { email: 'a@example.com' }, evil)).status).to.equal(403);
    expect((await visitor.get(path)).status, 'the invitation is still valid').to.equal(200);
  });

  it('can be JSON as well, but not from another site', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    expect((await (await Visitor.arrive()).send('/sign-in', { email, password })).status).to.equal(200);
    const evil = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await (await Visitor.arrive()).send('/sign-in', { email, password }, evil)).status).to.equal(403);
  });
});
