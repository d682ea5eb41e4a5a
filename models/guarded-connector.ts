/** Connections to untrusted URLs that cannot reach the internal network (SSRF). */
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';

const connectMs = 10_000;

/** The target is in a network that must not be reached. */
export class BlockedAddress extends Error {
  constructor(host: string) {
    super(`${host} is a private, loopback or link-local address`);
  }
}

type LookupDone = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;
/** Resolves a host name to all its addresses. */
export type Lookup = (host: string, options: LookupOptions & { all: true }, done: LookupDone) => void;

/** The range of public IPv6 addresses; outside it are old and special forms that may lead anywhere. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is public; an IPv4-mapped IPv6 address counts as IPv4. */
export function isPublic(address: string): boolean {
  try {
    const ip = ipaddr.process(address.split('%')[0] ?? '');
    return ip.range() === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(publicIpv6));
  } catch {
    return false;
  }
}

export type Allows = (address: string) => boolean;

/**
 * Literal addresses are never looked up, so they are checked here; and the address of the socket is checked once more,
 * however it was chosen.
 */
export function guardedConnector(allows: Allows, lookup: Lookup = dnsLookup): buildConnector.connector {
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
