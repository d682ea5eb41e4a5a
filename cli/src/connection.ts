/** Which Docket a command calls, and with which key. */
import { Resource } from '../../sdk/src/resource.js';
import type { Download } from '../../sdk/src/files.js';
import { Transport, type Call, type CallOptions } from '../../sdk/src/transport.js';
import type { ApiRequest, ListRequest, Page } from '../../sdk/src/request.js';
import { variable } from './environment.js';
import { SignedOutError, UsageError } from './failures.js';
import { contractVersion } from './generated/operations.js';
import { modeOf, readProfiles, type KeyMode } from './profiles.js';

/** An address and a key, and where they come from. */
export interface Credentials {
  readonly url: string;
  readonly key: string;
  readonly mode: KeyMode;
  /** The name of the profile; undefined if the key is that of the environment. */
  readonly profile: string | undefined;
}

/**
 * The named profile, or the key in `DOCKET_KEY`, or the profile in `DOCKET_PROFILE`, or the current one. A key is sent only to
 * the address that it was stored with.
 */
export function credentials(named: string | undefined): Credentials {
  const [key, url] = [variable('DOCKET_KEY'), variable('DOCKET_URL')];
  if (named === undefined && key !== undefined) return ofEnvironment(key, url);
  const file = readProfiles();
  const name = named ?? variable('DOCKET_PROFILE') ?? file.current;
  if (name === undefined)
    throw new SignedOutError('You are not signed in: run docket login, or set DOCKET_KEY and DOCKET_URL');
  const profile = file.profiles[name];
  if (profile === undefined) {
    const names = Object.keys(file.profiles).join(', ');
    throw new SignedOutError(
      `There is no profile "${name}"${names === '' ? '' : `, but ${names}`}: run docket login --profile ${name}`,
    );
  }
  if (url !== undefined && withoutSlash(url) !== profile.url)
    throw new UsageError(
      `DOCKET_URL is ${url}, but the key of the profile "${name}" is for ${profile.url}: set DOCKET_KEY too, or unset DOCKET_URL`,
    );
  return { url: profile.url, key: profile.key, mode: modeOf(profile.key) ?? 'test', profile: name };
}

function ofEnvironment(key: string, url: string | undefined): Credentials {
  if (url === undefined) throw new UsageError('DOCKET_KEY is set, but not DOCKET_URL, the address that the key is for');
  const mode = modeOf(key);
  if (mode === undefined) throw new UsageError('DOCKET_KEY is not a key: keys begin with svc_sk_live_ or svc_sk_test_');
  return { url: addressOf(url), key, mode, profile: undefined };
}

/** Throws a `UsageError` unless the key is for the test side, where nothing has consequences. */
export function assertTestSide({ mode, profile }: Credentials, command: string): void {
  if (mode === 'test') return;
  const source = profile === undefined ? 'The key in DOCKET_KEY' : `The key of the profile "${profile}"`;
  throw new UsageError(
    `${source} is live, and docket ${command} is for the test side only: use a test key, for example with --profile test`,
  );
}

/** The address of a Docket as it is stored. Throws a `UsageError` if it is not one. */
export function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${text}" is not the address of a Docket: it is written like https://docket.example`);
  return withoutSlash(url.href);
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** The address where Docket is called, with or without a key. */
export interface Target {
  readonly url: string;
  readonly key?: string;
}

export const transportTo = ({ url, key }: Target): Transport =>
  new Transport({ baseUrl: url, apiKey: key, headers: { 'User-Agent': `docket-cli/${contractVersion}` } });

/** Calls operations by their path. */
export class Api extends Resource {
  constructor(target: Target) {
    super(transportTo(target));
  }

  /** What the response has under `data`. */
  get<T>(path: string, query: object = {}): ApiRequest<T> {
    return this.data({ method: 'GET', path, query });
  }

  post<T>(path: string, body?: object, options: CallOptions = {}): ApiRequest<T> {
    return this.data({ method: 'POST', path, body }, options);
  }

  put<T>(path: string, body: object): ApiRequest<T> {
    return this.data({ method: 'PUT', path, body });
  }

  remove<T>(path: string): ApiRequest<T> {
    return this.data({ method: 'DELETE', path });
  }

  /** The whole body of the response. */
  body(call: Call, options: CallOptions): ApiRequest<object> {
    return this.whole(call, options);
  }

  list(call: Call, options: CallOptions = {}): ListRequest<Page<object>> {
    return this.page(call, options);
  }

  download(call: Call, options: CallOptions): ApiRequest<Download> {
    return this.file(call, options);
  }
}
