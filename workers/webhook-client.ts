/** Posts to untrusted URLs, and prevents requests to the internal network (SSRF). */
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, request } from 'undici';

/** Milliseconds for a receiver to answer, from connecting to the end of its response. */
const defaultTimeoutMs = 30_000;
const connectMs = 10_000;
/** Number of bytes of a response that are stored; if there are more, the connection is closed. */
const maxExcerpt = 4096;

/** The target is in a network that webhooks must not reach. */
export class BlockedAddress extends Error {
  constructor(host: string) {
    super(`${host} is a private, loopback or link-local address`);
  }
}

export interface WebhookAnswer {
  readonly status: number;
  /** The first 4 KiB as text; bytes that are not UTF-8 are replaced. */
  readonly body: string;
  /** Whether the body continued, or was not read to its end in time. */
  readonly truncated: boolean;
}

export interface WebhookClient {
  /** The response; rejects if there is none in time. Redirects are responses like any other. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookAnswer>;
  close(): Promise<void>;
}

type LookupDone = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;
/** Resolves a host name to all its addresses. */
export type Lookup = (host: string, options: LookupOptions & { all: true }, done: LookupDone) => void;

export interface WebhookClientOptions {
  /** Allows private addresses, for services that are private themselves. */
  readonly allowPrivate: boolean;
  readonly lookup?: Lookup;
  readonly timeoutMs?: number;
}

/** The range of public IPv6 addresses; outside it are old and special forms that may lead anywhere. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is public; an IPv4-mapped IPv6 address counts as IPv4. */
function isPublic(address: string): boolean {
  try {
    const ip = ipaddr.process(address.split('%')[0] ?? '');
    return ip.range() === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(publicIpv6));
  } catch {
    return false;
  }
}

/** A client that uses no proxy and follows no redirect. It connects to the very address that was checked. */
export function createWebhookClient(options: WebhookClientOptions): WebhookClient {
  const { allowPrivate, lookup = dnsLookup, timeoutMs = defaultTimeoutMs } = options;
  const connect = connector(lookup, allowPrivate ? () => true : isPublic);
  // One connection per delivery: a reused one would fail a delivery if the receiver has just closed it.
  const dispatcher = new Agent({ connect, pipelining: 0 });
  return {
    async post(url, headers, body) {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await request(url, { method: 'POST', headers, body, dispatcher, signal });
      return { status: answer.statusCode, ...(await beginningOf(answer.body as AsyncIterable<Buffer>)) };
    },
    close: () => dispatcher.destroy(),
  };
}

/**
 * Reads the beginning of the body. A body that breaks off or does not end in time is no failure: the status alone
 * acknowledges.
 */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<Omit<WebhookAnswer, 'status'>> {
  const chunks: Buffer[] = [];
  let read = 0;
  let ended = false;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      read += chunk.length;
      if (read > maxExcerpt) break; // ends the connection too
    }
    ended = read <= maxExcerpt;
  } catch {
    // The part that has arrived is returned.
  }
  const excerpt = Buffer.concat(chunks).subarray(0, maxExcerpt);
  // A character cut in two by the end is dropped rather than replaced.
  return { body: new TextDecoder('utf-8', { ignoreBOM: true }).decode(excerpt, { stream: !ended }), truncated: !ended };
}

type Allows = (address: string) => boolean;

/**
 * Literal addresses are never looked up, so they are checked here; and the address of the socket is checked once more,
 * however it was chosen.
 */
function connector(lookup: Lookup, allows: Allows): buildConnector.connector {
  const open = buildConnector({ timeout: connectMs, lookup: resolver(lookup, allows) });
  return (options, done) => {
    const host = options.hostname.replaceAll(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !allows(host)) return done(new BlockedAddress(host), null);
    open(options, (error, socket) => {
      if (error) return done(error, null);
      if (allows(socket.remoteAddress ?? '')) return done(null, socket);
      socket.destroy();
      done(new BlockedAddress(host), null);
    });
  };
}

/** A single forbidden address is enough to refuse the host. */
const resolver =
  (lookup: Lookup, allows: Allows): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, ''); // there are no addresses then, not even an empty list
      const [first] = addresses;
      if (!first) return done(new Error(`${host} has no address`), '');
      if (!addresses.every(({ address }) => allows(address))) return done(new BlockedAddress(host), '');
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
