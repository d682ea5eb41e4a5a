import ipaddr from 'ipaddr.js';

/** Whether an address is this machine's own. */
export function isLoopback(ip: string): boolean {
  const [bare = ''] = ip.split('%');
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
}

/**
 * The key under which an address is counted. A household or machine has 2^64 IPv6 addresses of its own, so its /64
 * network is counted; IPv4-mapped addresses count as IPv4.
 */
export function networkOf(ip: string): string {
  const [bare = ''] = ip.split('%');
  if (!ipaddr.isValid(bare)) return ip;
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  const network = address.toByteArray().slice(0, 8);
  return `${ipaddr.fromByteArray([...network, 0, 0, 0, 0, 0, 0, 0, 0]).toString()}/64`;
}
