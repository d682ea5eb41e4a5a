/** Networks of addresses, IPv4 and IPv6. An IPv4-mapped IPv6 address counts as its IPv4 address. */
import ipaddr from 'ipaddr.js';

/** A network: its first address and the length of its prefix in bits. */
type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

const mappedBits = 96;

/** The network that a text names, as CIDR or a single address; undefined if it names none. */
export function readNetwork(text: string): Network | undefined {
  const [, address = '', prefix] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  const isWhole = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isWhole) return undefined;
  const parsed = ipaddr.parse(address);
  const max = parsed.kind() === 'ipv4' ? 32 : 128;
  const bits = prefix === undefined ? max : Number(prefix);
  if (bits > max) return undefined;
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && bits >= mappedBits;
  return isMapped ? [parsed.toIPv4Address(), bits - mappedBits] : [parsed, bits];
}

/** The text that is stored for a network, with the bits after its prefix cleared; undefined if it is none. */
export function networkText(text: string): string | undefined {
  const network = readNetwork(text);
  if (!network) return undefined;
  const [address, bits] = network;
  const cidr = `${address.toString()}/${bits}`;
  const first =
    address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${first.toString()}/${bits}`;
}

const contains = ([address, bits]: Network, inner: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.kind() === inner.kind() && inner.match(address, bits);

/** Whether an address is in one of the networks; true if there are none. */
export function isAllowedAddress(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return true;
  const [bare = ''] = ip.split('%');
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.process(bare);
  return networks.some((text) => {
    const network = readNetwork(text);
    return network !== undefined && contains(network, address);
  });
}

/** The first of `requested` that is not within `own`; undefined if all are. */
export const networkBeyond = (own: readonly string[], requested: readonly string[]): string | undefined =>
  requested.find((text) => {
    const inner = readNetwork(text);
    return !own.some((outerText) => {
      const outer = readNetwork(outerText);
      return inner !== undefined && outer !== undefined && outer[1] <= inner[1] && contains(outer, inner[0]);
    });
  });
