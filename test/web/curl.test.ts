import { execFileSync } from 'node:child_process';
import { expect } from 'chai';
import { curlOf } from '../../web/routes/developers/curl.js';

/** The arguments that a shell gives to the command. */
const argumentsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${command}`], { env: { DOCKET_KEY: 'svc_sk_test_x' } })
    .toString()
    .trimEnd()
    .split('\n');

describe('a request as a curl command', () => {
  it('names the method, address, key and body as a shell reads them', () => {
    const sent = { method: 'GET', path: '/v1/clients', query_parameters: ['search', 'per_page'] };
    expect(argumentsOf(curlOf(sent, 'https://docket.example'))).to.deep.equal([
      'https://docket.example/v1/clients?search=…&per_page=…',
      '-H',
      'Authorization: Bearer svc_sk_test_x',
    ]);
    const made = { method: 'POST', path: '/v1/clients', query_parameters: [] };
    expect(argumentsOf(curlOf(made, 'https://docket.example'))).to.deep.equal([
      '-X',
      'POST',
      'https://docket.example/v1/clients',
      '-H',
      'Authorization: Bearer svc_sk_test_x',
      '-H',
      'Content-Type: application/json',
      '-d',
      '…',
    ]);
  });

  it('runs nothing that a path contains', () => {
    const path = '/v1/clients/external/\'; $(touch /tmp/x) `id` "$HOME"';
    const [first] = argumentsOf(curlOf({ method: 'GET', path, query_parameters: [] }, 'https://docket.example'));
    expect(first).to.equal(`https://docket.example${path}`);
  });
});
