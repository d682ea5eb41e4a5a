import { forbidden, invalid, invalidMany } from '../errors.js';
import { completeAccess, exceedingArea, type KeyAccess } from './key-access.js';
import { networkBeyond, networkText } from './networks.js';

/** What a key may do, and from where. */
export interface KeyRights {
  readonly scope: 'full' | 'read_only' | 'restricted';
  /** Null unless the scope is `restricted`. */
  readonly access: KeyAccess | null;
  /** Networks; it works from everywhere if there are none. */
  readonly allowed_ips: readonly string[];
}

/** The rights that a request asks for. Throws `invalid_request`. */
export function readKeyRights(requested: {
  scope: KeyRights['scope'];
  access?: KeyAccess | undefined;
  allowed_ips?: readonly string[] | undefined;
}): KeyRights {
  const { scope, access, allowed_ips: texts = [] } = requested;
  if (scope === 'restricted' && access === undefined)
    throw invalid('access', 'is required with scope restricted: the areas of the key, such as {"tickets": "write"}');
  if (scope !== 'restricted' && access !== undefined)
    throw invalid('access', `is only for scope restricted, and the scope is ${scope}`);
  const networks = texts.map(networkText);
  const problems = networks.flatMap((network, at) =>
    network === undefined
      ? [{ field: `allowed_ips.${at}`, message: 'must be a network such as 203.0.113.0/24 or 2001:db8::/32' }]
      : [],
  );
  if (problems.length > 0) throw invalidMany(problems);
  const valid = new Set(networks.filter((network) => network !== undefined));
  return { scope, access: access === undefined ? null : completeAccess(access), allowed_ips: [...valid] };
}

/** Throws `forbidden`, with the field, if a key with the rights `requested` could do more than one with `own`. */
export function assertWithinRights(own: KeyRights, requested: KeyRights): void {
  if (own.scope === 'read_only' && requested.scope !== 'read_only') throw forbidden('This key is read-only', 'scope');
  if (own.access !== null) {
    if (requested.access === null)
      throw forbidden('This key is restricted: it can create and roll only restricted keys', 'scope');
    const area = exceedingArea(own.access, requested.access);
    if (area !== undefined)
      throw forbidden(
        `This key has ${area}: ${own.access[area] ?? 'none'} itself, and can give no more`,
        `access.${area}`,
      );
  }
  if (own.allowed_ips.length === 0) return;
  const within = `This key works only from ${own.allowed_ips.join(', ')}: it can create and roll only keys for networks within these`;
  if (requested.allowed_ips.length === 0) throw forbidden(within, 'allowed_ips');
  const beyond = networkBeyond(own.allowed_ips, requested.allowed_ips);
  if (beyond !== undefined) throw forbidden(within, 'allowed_ips');
}
