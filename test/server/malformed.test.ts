import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { testApi } from '../support/service/api.js';
import { checkError } from '../support/contract/closed-contract.js';
import { buildWorkspace } from '../support/builders/workspace.js';

/** Sends bytes that may not be a valid request. Returns the response. */
async function say(bytes: string): Promise<{ status: number; headers: string; body: unknown }> {
  const { url } = await testApi();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  const [headers = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(headers.split(' ')[1]), headers, body: JSON.parse(body) as unknown };
}

describe('an invalid request', () => {
  for (const bytes of [
    'nonsense\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n',
  ]) {
    it(`gets an error in the usual envelope: ${JSON.stringify(bytes)}`, async () => {
      const { status, headers, body } = await say(bytes);
      checkError(body);
      expect([status, (body as { error: { code: string } }).error.code]).to.deep.equal([400, 'invalid_request']);
      expect(headers).to.match(/^X-Request-Id: req_[0-9a-f]{32}$/m);
    });
  }

  it('can be a URL that is too long, which the error says', async () => {
    const { owner } = await buildWorkspace();
    const { status, error } = await owner.fail('listClients', { query: { search: 'x'.repeat(20_000) } });
    expect([status, error.code]).to.deep.equal([400, 'invalid_request']);
    expect(error.message).to.contain('16 KiB');
  });
});
