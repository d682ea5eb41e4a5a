/** The settings of single sign-on, and what its requests may reach. */
import { expect } from 'chai';
import { hasDomainRecord } from '../../../models/people/domain-proof.js';
import { providerFetch } from '../../../models/people/provider-fetch.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi } from '../../support/service/api.js';
import { startWrongProvider, type Faults, type WrongProvider } from '../../support/sso/wrong-provider.js';
import { buildSsoWorkspace, freshDomain } from '../../support/sso/workspace-with-sso.js';

const body = {
  issuer: 'https://login.example',
  client_id: 'docket',
  client_secret: 's3cret',
  domains: ['firm.example'],
};

describe('updateSingleSignOn', () => {
  it('stores the secret sealed, and returns it to nobody', async () => {
    const { live } = await buildWorkspace();
    await live.call('updateSingleSignOn', { body });
    const shown = await live.call('getSingleSignOn', {});
    expect(shown.data).to.include({ issuer: 'https://login.example', required: false });
    const { data: log } = await live.call('listAuditEntries', {});
    const { db } = await testApi();
    const row: unknown = await db('sso_settings').where({ workspace_id: live.workspaceId }).first();
    for (const each of [shown, log, row]) expect(JSON.stringify(each)).not.to.include('s3cret');
    expect(log[0]).to.deep.include({ action: 'sso.changed' });
    expect(log[0]?.changes).to.have.property('issuer');
  });

  it('keeps the secret while the issuer stays, and requires it for another', async () => {
    const { live } = await buildWorkspace();
    await live.call('updateSingleSignOn', { body });
    const { client_secret: _secret, ...without } = body;
    expect(_secret).to.equal('s3cret');
    await live.call('updateSingleSignOn', { body: { ...without, required: true } });
    const failure = await live.fail('updateSingleSignOn', { body: { ...without, issuer: 'https://other.example' } });
    expect(failure.error).to.include({ code: 'invalid_request', field: 'client_secret' });
  });

  it('leaves an entry in the audit log if only the secret changes, and none if nothing does', async () => {
    const { live } = await buildWorkspace();
    const { data: before } = await live.call('updateSingleSignOn', { body });
    await live.call('updateSingleSignOn', { body });
    const { data: after } = await live.call('updateSingleSignOn', { body: { ...body, client_secret: 'an0ther' } });
    const { data: log } = await live.call('listAuditEntries', { query: { action: ['sso.changed'] } });
    expect(log.map(({ changes }) => Object.keys(changes)[0])).to.deep.equal(['client_secret_changed_at', 'issuer']);
    const { from, to } = log[0]?.changes['client_secret_changed_at'] ?? {};
    expect([from, to]).to.deep.equal([before.client_secret_changed_at, after.client_secret_changed_at]);
    expect(JSON.stringify(log)).not.to.include('an0ther');
  });

  it('belongs to owners, and to the live side', async () => {
    const { live, owner } = await buildWorkspace();
    const admin = await buildUser(live, 'admin');
    expect((await admin.fail('updateSingleSignOn', { body })).error.code).to.equal('forbidden');
    expect((await admin.fail('getSingleSignOn', {})).error.code).to.equal('forbidden');
    expect((await owner.fail('updateSingleSignOn', { body })).error.code).to.equal('invalid_state');
  });

  it('names the field that is wrong', async () => {
    const { live } = await buildWorkspace();
    const fieldOf = async (wrong: object) =>
      (await live.fail('updateSingleSignOn', { body: { ...body, ...wrong } })).error.field;
    expect(await fieldOf({ issuer: 'ftp://login.example' })).to.equal('issuer');
    expect(await fieldOf({ issuer: 'https://login.example?a=b' })).to.equal('issuer');
    expect(await fieldOf({ roles: { a: 'member' } })).to.equal('role_claim');
    expect(await fieldOf({ domains: ['Firm.example'] })).to.equal('domains.0');
  });

  it('ends with deleteSingleSignOn', async () => {
    const { live } = await buildWorkspace();
    await live.call('updateSingleSignOn', { body });
    await live.call('deleteSingleSignOn', {});
    expect((await live.call('getSingleSignOn', {})).data.issuer).to.equal(null);
    expect((await live.fail('deleteSingleSignOn', {})).error.code).to.equal('not_found');
    expect((await live.fail('checkSingleSignOn', {})).error.code).to.equal('not_found');
  });
});

describe('checkSingleSignOn', () => {
  let provider: WrongProvider;
  before(async () => {
    provider = await startWrongProvider();
  });
  after(() => provider.close());

  it('says what is wrong with the provider, and which record a domain lacks', async () => {
    const { live } = await buildWorkspace();
    const [trusted, unproven] = [freshDomain(), 'unproven.invalid'];
    await live.call('updateSingleSignOn', {
      body: { issuer: provider.issuer, ...provider.client, domains: [trusted, unproven] },
    });
    provider.faults = { metadata: (metadata) => ({ ...metadata, issuer: 'https://another.example' }) };
    const { data: broken } = await live.call('checkSingleSignOn', {});
    expect(broken.provider).to.include({ works: false, reason: 'issuer_differs' });
    expect(broken.provider.problem).to.match(/issuer/);
    provider.faults = {};
    const { data } = await live.call('checkSingleSignOn', {});
    expect(data.provider).to.deep.equal({ works: true, reason: null, problem: null });
    expect(data.domains).to.deep.equal([
      { domain: trusted, verified: true, reason: null, problem: null },
      {
        domain: unproven,
        verified: false,
        reason: 'record_missing',
        problem: `DNS has no TXT record _docket.unproven.invalid with the text docket-workspace=${live.workspaceId}`,
      },
    ]);
    expect((await live.call('getSingleSignOn', {})).data.verified_domains).to.deep.equal([trusted]);
  });

  it('verifies a domain for one workspace at a time', async () => {
    const first = await buildSsoWorkspace(provider);
    const { live: second } = await buildWorkspace();
    await second.call('updateSingleSignOn', {
      body: { issuer: provider.issuer, ...provider.client, domains: [first.domain] },
    });
    const checked = async () => (await second.call('checkSingleSignOn', {})).data.domains[0];
    expect(await checked()).to.include({ verified: false, reason: 'domain_taken' });
    await first.live.call('deleteSingleSignOn', {});
    expect(await checked()).to.include({ verified: true, reason: null });
  });

  it('says in one word why a provider does not work', async () => {
    const { live } = await buildWorkspace();
    const reasonOf = async (issuer: string, faults: Faults = {}) => {
      await live.call('updateSingleSignOn', { body: { issuer, ...provider.client, domains: ['unproven.invalid'] } });
      provider.faults = faults;
      const { data } = await live.call('checkSingleSignOn', {});
      provider.faults = {};
      return data.provider.reason;
    };
    const description = '/.well-known/openid-configuration';
    const { issuer } = provider;
    expect(await reasonOf('https://nowhere.invalid')).to.equal('address_unknown');
    expect(await reasonOf('http://127.0.0.1:1')).to.equal('unreachable');
    expect(await reasonOf(issuer.replace('http:', 'https:'))).to.equal('certificate_invalid');
    const page: Faults = { instead: { [description]: (response) => response.end('<html></html>') } };
    expect(await reasonOf(issuer, page)).to.equal('no_description');
    const missing: Faults = { instead: { [description]: (response) => response.writeHead(404).end() } };
    expect(await reasonOf(issuer, missing)).to.equal('no_description');
    const incomplete: Faults = { metadata: (metadata) => ({ ...metadata, jwks_uri: undefined }) };
    expect(await reasonOf(issuer, incomplete)).to.equal('description_incomplete');
    const refusing: Faults = {
      instead: {
        '/token': (response) =>
          response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"error":"invalid_client"}'),
      },
    };
    expect(await reasonOf(issuer, refusing)).to.equal('client_refused');
    expect(await reasonOf(issuer)).to.equal(null);
  });

  it('takes only the record of this workspace as proof', async () => {
    const asked: string[] = [];
    const proves = (...pieces: string[]) =>
      hasDomainRecord('firm.example', 'ws_1', (name) => {
        asked.push(name);
        return Promise.resolve([['v=spf1'], pieces]);
      });
    expect(await proves('docket-workspace=', 'ws_1')).to.equal(true);
    expect(await proves('docket-workspace=ws_2')).to.equal(false);
    expect(new Set(asked)).to.deep.equal(new Set(['_docket.firm.example']));
  });
});

describe('requests to providers', () => {
  const options = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const;
  const refusal = async (allowPrivate: boolean, url: string): Promise<string> => {
    try {
      await providerFetch(allowPrivate)(url, options);
      return 'none';
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };

  it('reach no private address, and use https, unless private addresses are allowed', async () => {
    for (const url of ['https://127.0.0.1:1/', 'https://[::1]:1/', 'https://169.254.169.254/', 'https://localhost:1/'])
      expect(await refusal(false, url)).to.match(/is a private, loopback or link-local address/);
    expect(await refusal(false, 'http://login.example/')).to.match(/must begin with https/);
  });

  it('use http only to private addresses', async () => {
    expect(await refusal(true, 'http://192.0.2.1/')).not.to.equal('none');
    expect(await refusal(true, 'http://8.8.8.8/')).to.match(/public address, which must be reached by https/);
  });
});
