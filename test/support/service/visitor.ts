/** A visitor with a browser: stores cookies, sends `Sec-Fetch-Site` with forms, and does not follow redirects. */
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../../domain/people/password.js';
import { randomAddress } from './address.js';
import { testApi, type ApiClient } from './api.js';

export const password = 'correct horse battery';
let hash: Promise<string> | undefined;

/** Sets `password` as the password of users or contacts. */
export async function givePassword(table: 'users' | 'contacts', ...ids: readonly string[]): Promise<void> {
  const { db } = await testApi();
  const column = table === 'users' ? 'password_hash' : 'portal_password_hash';
  await db(table)
    .whereIn('id', ids)
    .update({ [column]: await (hash ??= hashPassword(password)) });
}

/** The stored password hash of a user or contact. */
export async function storedHash(table: 'users' | 'contacts', id: string): Promise<string | null> {
  const { db } = await testApi();
  const column = table === 'users' ? 'password_hash' : 'portal_password_hash';
  const row = (await db(table).where({ id }).first(`${column} as hash`)) as { hash: string | null };
  return row.hash;
}

/** Gives users or contacts a new e-mail address and `password`. Returns the address. */
export async function buildAddress(table: 'users' | 'contacts', ...ids: readonly string[]): Promise<string> {
  const { db } = await testApi();
  const email = `${randomUUID()}@example.com`;
  await db(table).whereIn('id', ids).update({ email, email_key: email });
  await givePassword(table, ...ids);
  return email;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The path and query to which the response redirects; null if it does not. */
  readonly next: string | null;
  readonly text: string;
}

export interface JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly data?: Record<string, unknown> | null;
    readonly error?: { readonly code: string; readonly message: string; readonly field?: string };
    /** Leads from a password that is not enough to the second factor. */
    readonly factor_ticket?: string;
    readonly accounts?: readonly { readonly account_id: string; readonly workspace: { readonly id: string } }[];
  };
}

/** The header of a form that is sent from one of the service's own pages. */
export const fromOwnPage = { 'Sec-Fetch-Site': 'same-origin' };

export class Visitor {
  readonly cookies = new Map<string, string>();

  /** `ip` is the visitor's address as the proxy reports it. */
  constructor(
    readonly url: string,
    readonly ip = randomAddress(),
  ) {}

  /** A visitor of the service under test. */
  static async arrive(): Promise<Visitor> {
    return new Visitor((await testApi()).url);
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<PageAnswer> {
    return this.#seen(await this.#fetch(path, { headers: { Accept: 'text/html', ...headers } }));
  }

  /** Sends a form of a page, urlencoded. */
  async submit(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = fromOwnPage,
  ): Promise<PageAnswer> {
    return this.#seen(
      await this.#fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    );
  }

  /** Sends a form with files. */
  async upload(path: string, form: FormData, headers: Record<string, string> = fromOwnPage): Promise<PageAnswer> {
    return this.#seen(await this.#fetch(path, { method: 'POST', headers, body: form }));
  }

  /** Sends the same request as JSON, like a program. */
  async send(path: string, body: object, headers: Record<string, string> = {}): Promise<JsonAnswer> {
    const response = await this.#fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as JsonAnswer['body'] };
  }

  /** Reads a page as JSON, like a program. */
  async read(path: string): Promise<JsonAnswer> {
    const response = await this.#fetch(path, { headers: { Accept: 'application/json' } });
    return { status: response.status, headers: response.headers, body: (await response.json()) as JsonAnswer['body'] };
  }

  /** Calls the API with the session's cookie. */
  async call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = fromOwnPage,
  ): Promise<JsonAnswer> {
    const response = await this.#fetch(path, {
      method,
      headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as JsonAnswer['body'] };
  }

  /** The rows of a list of the API, read with the session's cookie. */
  async list(path: string): Promise<Readonly<Record<string, unknown>>[]> {
    const data: unknown = (await this.call('GET', path)).body.data;
    if (!Array.isArray(data)) throw new Error(`${path} returned no list`);
    return data.map((row: object) => Object.fromEntries(Object.entries(row)));
  }

  /** The status of reading one's own user: 200 with a session of the team, otherwise 401. */
  async me(): Promise<number> {
    return (await this.call('GET', '/v1/users/me')).status;
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      'X-Forwarded-For': this.ip,
      ...(init.headers as Record<string, string>),
      ...(cookie === '' ? {} : { Cookie: cookie }),
    };
    const response = await fetch(`${this.url}${path}`, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async #seen(response: Response): Promise<PageAnswer> {
    const { status, headers } = response;
    return { status, headers, next: headers.get('location'), text: await response.text() };
  }
}

/** A visitor who has signed in as this user, on the same side. */
export async function buildSignedIn({ userId, workspaceId }: ApiClient): Promise<Visitor> {
  const email = await buildAddress('users', userId);
  const visitor = await Visitor.arrive();
  const { status } = await visitor.send('/sign-in', { email, password, workspace_id: workspaceId });
  if (status !== 200) throw new Error(`Signing in answered ${status}`);
  return visitor;
}

/**
 * The path of a link in a test side's mails that begins with `beginning`, such as `/invitations/`: of the newest mail
 * with one.
 */
export async function mailedPath(owner: ApiClient, beginning: string): Promise<string> {
  const { data } = await owner.call('listTestMails', {});
  const links = data.flatMap((mail) => mail.links).map((link) => new URL(link).pathname);
  const found = links.find((path) => path.startsWith(beginning));
  if (found === undefined) throw new Error(`No mail has a link to ${beginning}`);
  return found;
}
