import { availableParallelism } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { cleanEnv, EnvError, makeExactValidator } from 'envalid';
import { hostsOf } from './database-hosts.js';
import { OperatorError } from './operator-error.js';
import { projectRoot } from './root.js';
import { minKeyLength, secretKey } from './secret-key.js';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** All settings, by the names of their environment variables (docs/decisions/operations.md). README lists them. */
export interface Settings {
  /** 0 takes any free port. */
  readonly PORT: number;
  readonly HOST: string;
  /**
   * `mysql://…`, with commas between several servers of a cluster; if unset, a private server runs in the data folder.
   */
  readonly DATABASE_URL: string | undefined;
  /** Size of the private server's buffer pool in megabytes; if unset, a share of the machine's memory. */
  readonly DATABASE_MEMORY_MB: number | undefined;
  /**
   * A replica of the database, for reports and exports; if unset, everything is read from the server that is written
   * to.
   */
  readonly DATABASE_READ_URL: string | undefined;
  /** Seconds that the replica may lag behind. */
  readonly DATABASE_READ_MAX_LAG: number;
  /** `smtp://…` or `smtps://…`; if unset, mail is written as .eml files. */
  readonly SMTP_URL: string | undefined;
  readonly MAIL_FROM: string;
  /** The address to which mails come back that cannot be delivered; if unset, they come back to MAIL_FROM. */
  readonly BOUNCE_ADDRESS: string | undefined;
  /** Lets the mail server of BOUNCE_ADDRESS hand over what comes for it. */
  readonly BOUNCE_KEY: string | undefined;
  /** `s3://bucket`; if unset, uploads are files in the data folder. */
  readonly FILES_URL: string | undefined;
  /** Public URL of this server, without a trailing slash. */
  readonly PUBLIC_URL: string;
  readonly WEBHOOK_ALLOW_PRIVATE: boolean;
  /** Domains that workspaces may use for single sign-on without proof by DNS. */
  readonly SSO_TRUSTED_DOMAINS: readonly string[];
  /** Requests per window of one key or session, or of one network for requests that have neither. */
  readonly RATE_LIMIT: number;
  readonly RATE_WINDOW_SECONDS: number;
  /** Maximum concurrent connections per address, if there is no proxy in front. */
  readonly CONNECTIONS_PER_ADDRESS: number;
  /** Maximum concurrent streams of changes per user and per address, of each process. */
  readonly STREAMS_PER_USER: number;
  readonly STREAMS_PER_ADDRESS: number;
  /** Number of reverse proxies in front: this many of the last addresses in `X-Forwarded-For` are trusted. */
  readonly TRUSTED_PROXIES: number;
  /** A Redis that counts the requests of several servers together; if unset, each server counts its own. */
  readonly REDIS_URL: string | undefined;
  /** The folder of the files of exchange rates, `eurofxref-daily.xml` and others, without a trailing slash. */
  readonly EXCHANGE_RATES_URL: string;
  /** Where the API of Stripe is, without a path. */
  readonly STRIPE_API_URL: string;
  /** Encrypts data that must be readable again: webhook secrets, mails, stored responses. */
  readonly SECRET_KEY: string;
  /** Earlier values of SECRET_KEY, which can still decrypt. */
  readonly PREVIOUS_SECRET_KEYS: readonly string[];
  readonly LOG_LEVEL: (typeof logLevels)[number];
  /** Whether the server's process also does the background work (workers/worker.ts). */
  readonly WORKER: 'on' | 'off';
  /** Number of processes that share PORT. */
  readonly PROCESSES: number;
  /** The port of `/metrics`; if unset, PORT serves it to programs on this machine only. */
  readonly METRICS_PORT: number | undefined;
  /** The absolute folder of the private database, mails, files and the secret key. */
  readonly DATA_DIR: string;
}

const text = makeExactValidator<string>((input) => input);

const integer = (lowest: number, highest = Number.MAX_SAFE_INTEGER) =>
  makeExactValidator<number>((input) => {
    const value = Number(input);
    if (/^\d+$/.test(input) && value >= lowest && value <= highest) return value;
    const range = highest === Number.MAX_SAFE_INTEGER ? `of ${lowest} or more` : `from ${lowest} to ${highest}`;
    throw new EnvError(`must be a whole number ${range}, not "${input}"`);
  });

/** More would need more connections than the database accepts (docs/decisions/processes.md). */
const maxProcesses = 16;

const processes = makeExactValidator<number | 'auto'>((input) => {
  if (input === 'auto') return input;
  if (/^\d+$/.test(input) && Number(input) >= 1 && Number(input) <= maxProcesses) return Number(input);
  throw new EnvError(`must be a whole number from 1 to ${maxProcesses}, or auto, not "${input}"`);
});

const oneOf = <T extends string>(...choices: readonly T[]) =>
  makeExactValidator<T>((input) => {
    const found = choices.find((choice) => choice === input);
    if (found === undefined) throw new EnvError(`must be one of ${choices.join(', ')}, not "${input}"`);
    return found;
  });

const yesOrNo = makeExactValidator<boolean>((input) => {
  if (['1', 'true', 'on', 'yes'].includes(input.toLowerCase())) return true;
  if (['0', 'false', 'off', 'no'].includes(input.toLowerCase())) return false;
  throw new EnvError(`must be 1 or 0, not "${input}"`);
});

/** The value is never printed, because it can contain a password. */
const url = (example: string, ...protocols: string[]) =>
  makeExactValidator<string>((input) => {
    const at = URL.canParse(input) ? new URL(input) : undefined;
    if (at === undefined || at.hostname === '' || !protocols.includes(at.protocol.slice(0, -1)))
      throw new EnvError(`must be a URL like ${example}`);
    return input.replace(/\/+$/, '');
  });

const databaseUrl = makeExactValidator<string>((input) => {
  if (/^\/[^/]+$/.test(hostsOf(input)[0]?.pathname ?? '')) return input;
  throw new EnvError('must be a URL like mysql://user:password@host:3306/docket, with the name of the database');
});

const replicaUrl = makeExactValidator<string>((input) => {
  const hosts = hostsOf(input);
  if (hosts.length === 1 && /^\/[^/]+$/.test(hosts[0]?.pathname ?? '')) return input;
  throw new EnvError('must be a URL like mysql://user:password@host:3306/docket, of one server');
});

const mailbox = makeExactValidator<string>((input) => {
  if (/^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/.test(input)) return input;
  throw new EnvError('must be an address like "Docket <docket@example.com>"');
});

/** A token of 32 characters and a plus sign are added to the part before the @, which may have 64. */
const bounces = makeExactValidator<string>((input) => {
  if (/^[a-z0-9](?:[a-z0-9._-]{0,30})@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(input)) return input;
  throw new EnvError('must be an address like bounces@docket.example.com, with at most 31 characters before the @');
});

const secret = makeExactValidator<string>((input) => {
  if (input.length >= minKeyLength) return input;
  throw new EnvError('must have at least 32 characters');
});

const secrets = makeExactValidator<readonly string[]>((input) => {
  const keys = input.split(/\s+/).filter((key) => key !== '');
  if (keys.every((key) => key.length >= minKeyLength)) return keys;
  throw new EnvError('must be keys of at least 32 characters each, separated by spaces');
});

const domains = makeExactValidator<readonly string[]>((input) => {
  const names = input
    .toLowerCase()
    .split(/\s+/)
    .filter((name) => name !== '');
  if (names.every((name) => /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/.test(name))) return names;
  throw new EnvError('must be domains like northwind.example, separated by spaces');
});

const specs = {
  PORT: integer(0, 65_535)({ default: 8080 }),
  HOST: text({ default: '127.0.0.1' }),
  DATABASE_URL: databaseUrl({ default: undefined }),
  DATABASE_MEMORY_MB: integer(16, 1_048_576)({ default: undefined }),
  DATABASE_READ_URL: replicaUrl({ default: undefined }),
  DATABASE_READ_MAX_LAG: integer(2, 86_400)({ default: 10 }),
  SMTP_URL: url('smtp://user:password@host:587', 'smtp', 'smtps')({ default: undefined }),
  MAIL_FROM: mailbox({ default: 'Docket <docket@localhost>' }),
  BOUNCE_ADDRESS: bounces({ default: undefined }),
  BOUNCE_KEY: secret({ default: undefined }),
  FILES_URL: url('s3://bucket', 's3')({ default: undefined }),
  PUBLIC_URL: url('https://docket.example.com', 'http', 'https')({ default: undefined }),
  WEBHOOK_ALLOW_PRIVATE: yesOrNo({ default: false }),
  SSO_TRUSTED_DOMAINS: domains({ default: [] }),
  RATE_LIMIT: integer(1)({ default: 1000 }),
  RATE_WINDOW_SECONDS: integer(1)({ default: 60 }),
  CONNECTIONS_PER_ADDRESS: integer(1)({ default: 500 }),
  STREAMS_PER_USER: integer(1)({ default: 20 }),
  STREAMS_PER_ADDRESS: integer(1)({ default: 500 }),
  TRUSTED_PROXIES: integer(0, 10)({ default: 0 }),
  REDIS_URL: url('redis://host:6379', 'redis', 'rediss')({ default: undefined }),
  EXCHANGE_RATES_URL: url(
    'https://www.ecb.europa.eu/stats/eurofxref',
    'http',
    'https',
  )({
    default: 'https://www.ecb.europa.eu/stats/eurofxref',
  }),
  STRIPE_API_URL: url('https://api.stripe.com', 'http', 'https')({ default: 'https://api.stripe.com' }),
  SECRET_KEY: secret({ default: undefined }),
  PREVIOUS_SECRET_KEYS: secrets({ default: [] }),
  LOG_LEVEL: oneOf(...logLevels)({ default: 'info' }),
  WORKER: oneOf('on', 'off')({ default: 'on' }),
  PROCESSES: processes({ default: 1 }),
  METRICS_PORT: integer(0, 65_535)({ default: undefined }),
  DATA_DIR: text({ default: '.data' }),
};

/** Reads and validates the settings. Throws one OperatorError that lists all errors. */
export function loadSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const settings = cleanEnv(given, specs, { reporter: ({ errors }) => report(errors) });
  const DATA_DIR = isAbsolute(settings.DATA_DIR) ? settings.DATA_DIR : join(projectRoot, settings.DATA_DIR);
  const { PROCESSES, DATABASE_URL } = settings;
  if (settings.BOUNCE_ADDRESS !== undefined && settings.BOUNCE_KEY === undefined)
    report({ BOUNCE_KEY: new EnvError('is required with BOUNCE_ADDRESS, with at least 32 characters') });
  return {
    ...settings,
    DATA_DIR,
    PROCESSES: PROCESSES === 'auto' ? processesOn(availableParallelism(), DATABASE_URL === undefined) : PROCESSES,
    PUBLIC_URL: settings.PUBLIC_URL ?? localUrl(settings.HOST, settings.PORT),
    SECRET_KEY: settings.SECRET_KEY ?? secretKey(DATA_DIR),
  };
}

/**
 * The number of processes for `auto`: one per processor, or per two beside a private database
 * (docs/decisions/processes.md).
 */
export function processesOn(processors: number, hasPrivateDatabase: boolean): number {
  const free = hasPrivateDatabase ? Math.floor(processors / 2) : processors;
  return Math.min(maxProcesses, Math.max(1, free));
}

/** The URL by which a browser on this machine reaches a server listening on this host and port. */
export function localUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function report(errors: Partial<Record<string, Error>>): void {
  const lines = Object.entries(errors).map(([name, error]) => `  ${name} ${error?.message ?? ''}`);
  if (lines.length === 0) return;
  throw new OperatorError(['Some settings are wrong (README.md lists them all):', ...lines].join('\n'));
}
