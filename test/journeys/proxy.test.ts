/** The proxy of the journey refuses requests and responses that break the contract. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { putBefore, type Proxy } from '../support/service/prism.js';

const nullable = { type: ['string', 'null'] };
const thing = { type: 'object', required: ['id', 'note'], properties: { id: { type: 'string' }, note: nullable } };
/** A small contract with the features that Docket's contract uses: 3.1, references, null, an API key. */
const contract = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  servers: [{ url: 'http://127.0.0.1' }],
  security: [{ apiKey: [] }],
  paths: {
    '/v1/things': {
      post: {
        operationId: 'createThing',
        parameters: [{ name: 'state', in: 'query', schema: { type: 'string', enum: ['new', 'old'] } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { ...thing, additionalProperties: false } } },
        },
        responses: {
          '201': {
            description: 'It.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
        },
      },
    },
  },
  components: { schemas: { Thing: thing }, securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
};

describe('the validating proxy', function () {
  let upstream: Server;
  let proxy: Proxy | undefined;
  let answer: { status: number; body: unknown };

  before(async () => {
    upstream = createServer((_request, response) => {
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    proxy = await putBefore(`http://127.0.0.1:${port}`, contract);
  });
  after(async () => {
    await proxy?.stop();
    upstream.close();
  });

  const good = { id: 'a', note: null };
  /**
   * The status of a request when the service returns this response, and the code of the proxy's own error if it sends
   * one.
   */
  async function ask(
    sent: unknown,
    returned: unknown,
    { status = 201, query = '', key = 'k' } = {},
  ): Promise<unknown[]> {
    if (!proxy) return [];
    answer = { status, body: returned };
    const response = await fetch(`${proxy.url}/v1/things${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(sent),
    });
    const { type = '' } = (await response.json()) as { type?: string };
    return [response.status, type.split('#')[1]];
  }

  it('lets through what fits the contract, and nothing else', async () => {
    if (!proxy) return; // with a message from `findPrism`
    expect(await ask(good, good)).to.deep.equal([201, undefined]);
    expect(await ask(good, { ...good, note: 'text' }, { query: '?state=new' })).to.deep.equal([201, undefined]);

    expect(await ask({ ...good, note: 1 }, good)).to.deep.equal([422, 'UNPROCESSABLE_ENTITY']);
    expect(await ask({ ...good, more: 1 }, good)).to.deep.equal([422, 'UNPROCESSABLE_ENTITY']);
    expect(await ask(good, good, { query: '?state=odd' })).to.deep.equal([422, 'UNPROCESSABLE_ENTITY']);
    expect(await ask(good, good, { key: '' })).to.deep.equal([401, 'UNAUTHORIZED']);

    expect(await ask(good, { id: 'a' })).to.deep.equal([500, 'VIOLATIONS']);
    expect(await ask(good, { ...good, note: 1 })).to.deep.equal([500, 'VIOLATIONS']);
    expect(await ask(good, good, { status: 202 })).to.deep.equal([500, 'VIOLATIONS']);
  });
});
