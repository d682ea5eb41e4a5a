/** A real OpenID Connect provider (oidc-provider) on this machine, at which people sign in without a password. */
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

export interface OidcPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

export interface OidcServer {
  readonly issuer: string;
  readonly client: { readonly client_id: string; readonly client_secret: string };
  /** Registers where Docket lets itself be sent back to. */
  readonly redirectUris: string[];
  /** The person who signs in next. */
  person: OidcPerson;
  /** Follows the pages of the provider from the address that Docket redirects to; returns the address back at Docket. */
  signIn(url: string): Promise<string>;
  /** Signs out whoever has signed in last, in the session of that sign-in; the provider then reports it to `logoutUrl`. */
  signOut(): Promise<void>;
  /** Where the provider reports logouts. */
  logoutUrl: string;
  close(): Promise<void>;
}

const client = { client_id: 'docket', client_secret: 'a secret of the provider' } as const;

export async function startOidcServer(person: OidcPerson): Promise<OidcServer> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirectUris: string[] = [];
  const state = { person, logoutUrl: '' };
  let cookies = new Map<string, string>();
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: ['http://docket.test'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        backchannel_logout_uri: 'https://docket.test/sign-in/sso/logout',
        backchannel_logout_session_required: true,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    // Not with the options of the provider, which refuse addresses of this machine.
    fetch: (_url, { headers, body } = {}) => fetch(state.logoutUrl, { method: 'POST', headers, body }),
    renderError: (context, { error, error_description }) => {
      context.body = `${error}: ${String(error_description)}`;
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () =>
        Promise.resolve({
          ...state.person,
          email_verified: state.person.email_verified ?? true,
          groups: [...(state.person.groups ?? [])],
        }),
    }),
    loadExistingGrant: async (context) => {
      const grant = new provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next: () => Promise<void>) => {
    if (!context.path.startsWith('/interaction/')) return next();
    const result = { login: { accountId: state.person.sub } };
    return provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: false });
  });
  // Workspaces are made after the provider, each with an address of its own.
  provider.Client.prototype.redirectUriAllowed = (uri) => redirectUris.includes(uri);
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));
  return {
    issuer,
    client,
    redirectUris,
    get person() {
      return state.person;
    },
    set person(next) {
      state.person = next;
    },
    get logoutUrl() {
      return state.logoutUrl;
    },
    set logoutUrl(next) {
      state.logoutUrl = next;
    },
    signIn(url) {
      cookies = new Map();
      return followWithin(issuer, url, cookies);
    },
    async signOut() {
      const page = await (await step(`${issuer}/session/end`, cookies)).text();
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
      const body = new URLSearchParams({ xsrf, logout: 'yes' });
      await step(`${issuer}/session/end/confirm`, cookies, { method: 'POST', body });
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** One request as a browser makes it, with cookies. */
async function step(url: string, cookies: Map<string, string>, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, { ...init, redirect: 'manual', headers: { Cookie: cookie } });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  return response;
}

/** Follows redirects as a browser does, as long as they stay at the provider. */
async function followWithin(issuer: string, url: string, cookies: Map<string, string>): Promise<string> {
  for (let at = url, hops = 0; hops < 10; hops++) {
    if (!at.startsWith(issuer)) return at;
    const response = await step(at, cookies);
    const next = response.headers.get('location');
    if (next === null)
      throw new Error(`The provider answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
    at = new URL(next, at).href;
  }
  throw new Error('The provider redirects without end');
}
