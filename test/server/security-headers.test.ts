import { expect } from 'chai';
import { apiHeaders } from '../../server/responses/security-headers.js';
import { testApi } from '../support/service/api.js';
import { Visitor } from '../support/service/visitor.js';

describe('the headers that protect responses', () => {
  for (const [what, path] of [
    ['a refusal of the API', '/v1/clients'],
    ['an unknown address of the API', '/v1/nothing'],
  ] as const) {
    it(`are on ${what}`, async () => {
      const { url } = await testApi();
      const { headers } = await fetch(url + path);
      expect(headers.get('cache-control')).to.equal('no-store');
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      expect(headers.get('content-security-policy')).to.equal("default-src 'none'; frame-ancestors 'none'");
    });
  }

  it('forbid pages what none of them uses', async () => {
    const visitor = await Visitor.arrive();
    const { headers } = await visitor.get('/sign-in');
    expect(headers.get('permissions-policy')).to.include('geolocation=()').and.include('microphone=()');
  });

  it('promise HTTPS only if the service is reached by it', () => {
    expect(apiHeaders({ PUBLIC_URL: 'https://docket.example' })).to.have.property('Strict-Transport-Security');
    expect(apiHeaders({ PUBLIC_URL: 'http://127.0.0.1:8080' })).not.to.have.property('Strict-Transport-Security');
  });
});
