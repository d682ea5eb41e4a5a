/** A provider written by hand, whose responses can be wrong in every way. */
import {
  createHash,
  createHmac,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
  sign,
  type KeyObject,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Json = Readonly<Record<string, unknown>>;

/** What is wrong; by default, nothing is. */
export interface Faults {
  /** Changes claims of the ID token. */
  readonly claims?: (claims: Json) => Json;
  /** Changes the query with which the browser is sent back. */
  readonly back?: (query: URLSearchParams) => void;
  /** Changes the provider's description. */
  readonly metadata?: (metadata: Json) => Json;
  /** Signs with a key that the provider does not publish. */
  readonly signsWithOtherKey?: boolean;
  /** Makes the ID token of its claims, instead of the provider. */
  readonly token?: (claims: Json) => string;
  /** Responds instead of the provider at a path. */
  readonly instead?: Readonly<Record<string, (response: ServerResponse) => void>>;
}

/** By what a token is signed. */
export type Signing = 'own key' | 'another key' | 'secret' | 'nothing';

export interface WrongProvider {
  readonly issuer: string;
  readonly client: { readonly client_id: string; readonly client_secret: string };
  faults: Faults;
  email: string;
  /** Requests that reached it, by path. */
  readonly requests: string[];
  signIn(url: string): Promise<string>;
  /** A logout token of the person with the address; `change` makes it wrong. A claim that is undefined is left out. */
  logoutToken(change?: Json, signing?: Signing): string;
  close(): Promise<void>;
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** A part of a token. */
export const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

function signed(claims: Json, key: KeyObject): string {
  const unsigned = unsignedToken('RS256', claims);
  return `${unsigned}.${sign('sha256', Buffer.from(unsigned), key).toString('base64url')}`;
}

const unsignedToken = (alg: string, claims: Json): string => `${encoded({ alg, kid: 'k' })}.${encoded(claims)}`;

function signedBySecret(claims: Json, secret: string): string {
  const unsigned = unsignedToken('HS256', claims);
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}

export async function startWrongProvider(): Promise<WrongProvider> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'docket', client_secret: 'another secret' } as const;
  const [own, other] = [newKey(), newKey()];
  const begun = new Map<string, URLSearchParams>();
  const state: { faults: Faults; email: string } = { faults: {}, email: '' };
  const requests: string[] = [];

  const metadata = (): Json => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ['S256'],
  });

  function tokensFor(form: URLSearchParams): Json | undefined {
    const query = begun.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (query?.get('code_challenge') !== challenge) return undefined;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      sub: `sub of ${state.email}`,
      aud: client.client_id,
      iat: now,
      exp: now + 300,
      nonce: query.get('nonce'),
      email: state.email,
      email_verified: true,
    };
    const key = state.faults.signsWithOtherKey ? other.privateKey : own.privateKey;
    const said = state.faults.claims?.(claims) ?? claims;
    const id_token = state.faults.token?.(said) ?? signed(said, key);
    return { access_token: 'token', token_type: 'Bearer', expires_in: 300, id_token };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', issuer);
    requests.push(pathname);
    const instead = state.faults.instead?.[pathname];
    if (instead) return instead(response);
    const form = new URLSearchParams(await text(request));
    const bodies: Readonly<Record<string, () => Json | undefined>> = {
      '/.well-known/openid-configuration': () => state.faults.metadata?.(metadata()) ?? metadata(),
      '/keys': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }] }),
      '/token': () => tokensFor(form),
    };
    const body = bodies[pathname]?.();
    response.writeHead(body ? 200 : 400, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
  }

  server.on('request', (request, response) => void respond(request, response));
  return {
    issuer,
    client,
    requests,
    get faults() {
      return state.faults;
    },
    set faults(faults) {
      state.faults = faults;
    },
    get email() {
      return state.email;
    },
    set email(email) {
      state.email = email;
    },
    signIn(url) {
      const { searchParams: sent } = new URL(url);
      const code = randomBytes(8).toString('hex');
      begun.set(code, sent);
      const back = new URLSearchParams({ code, state: sent.get('state') ?? '', iss: issuer });
      state.faults.back?.(back);
      return Promise.resolve(`${sent.get('redirect_uri') ?? ''}?${back.toString()}`);
    },
    logoutToken(change = {}, signing = 'own key') {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuer,
        sub: `sub of ${state.email}`,
        aud: client.client_id,
        iat: now,
        exp: now + 120,
        jti: randomUUID(),
        events: { [logoutEvent]: {} },
        ...change,
      };
      if (signing === 'secret') return signedBySecret(claims, client.client_secret);
      if (signing === 'nothing') return `${unsignedToken('none', claims)}.`;
      return signed(claims, signing === 'own key' ? own.privateKey : other.privateKey);
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
