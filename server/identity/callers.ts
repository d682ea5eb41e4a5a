/**
 * The caller of a request: resolved once, for the rate limits that count it and for the operation that acts on the
 * caller's behalf.
 */
import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import type { Realm } from '../../models/people/account.js';
import { findSession } from '../../models/people/session.js';
import { networkOf } from '../limits/address.js';
import type { CountedAs } from '../limits/rate-limit.js';
import type { Identity } from './auth.js';
import { identifyContactBy } from './identify-contact.js';
import { identifyBy, type IdentifyParts } from './identify.js';
import { mcpPath } from './realms.js';
import { readSession } from './session-cookie.js';

export interface Callers {
  /** The identity behind a request to the API; `unauthorized` if none of its credentials works. */
  readonly identify: (koa: Context) => Promise<Identity>;
  /** The contact behind a portal request; `unauthorized` if nobody is signed in there. */
  readonly identifyContact: (koa: Context) => Promise<Identity>;
  /**
   * The subject of rate limiting: the key or session if it is valid, otherwise the network of the request. An arbitrary
   * header or cookie value never gets its own count.
   */
  readonly countedAs: (koa: Context) => Promise<CountedAs>;
  /** The identity that `countedAs` found behind a key; undefined for any other request. */
  readonly keyOf: (koa: Context) => Identity | undefined;
}

const realms: readonly Realm[] = ['team', 'portal'];

/** A name for a session's count that does not reveal its secret. */
const sessionName = (secret: string): string =>
  `session:${createHash('sha256').update(secret).digest('base64url').slice(0, 22)}`;

export function createCallers(parts: IdentifyParts): Callers {
  const identify = oncePerRequest(identifyBy(parts));
  const identifyContact = oncePerRequest(identifyContactBy(parts));
  const { db, settings } = parts;
  const byKey = new WeakMap<Context, Identity>();

  const sessionOf = (koa: Context): string | undefined => readSession(koa, 'team', settings);

  async function callerOfApi(koa: Context): Promise<CountedAs | undefined> {
    if (koa.get('authorization') === '' && sessionOf(koa) === undefined) return undefined;
    // The security handler of the operation gets the same error, and throws it.
    const identity = await identify(koa).catch(() => undefined);
    if (identity === undefined) return undefined;
    if (identity.apiKeyId !== null) byKey.set(koa, identity);
    const caller = identity.apiKeyId === null ? sessionName(sessionOf(koa) ?? '') : `key:${identity.apiKeyId}`;
    return { caller, person: identity.scope.userId };
  }

  async function callerOfPortal(koa: Context): Promise<CountedAs | undefined> {
    const secret = readSession(koa, 'portal', settings);
    if (secret === undefined) return undefined;
    const identity = await identifyContact(koa).catch(() => undefined);
    return identity && { caller: sessionName(secret), person: identity.scope.contact?.id };
  }

  async function callerOfPage(koa: Context): Promise<CountedAs | undefined> {
    for (const realm of realms) {
      const secret = readSession(koa, realm, settings);
      const session =
        secret === undefined ? undefined : await findSession({ db }, secret, koa.ip).catch(() => undefined);
      if (secret !== undefined && session !== undefined)
        return { caller: sessionName(secret), person: session.user_id ?? session.contact_id ?? undefined };
    }
    return undefined;
  }

  const callerBy = (koa: Context): Promise<CountedAs | undefined> => {
    if (koa.path.startsWith('/v1/portal/')) return callerOfPortal(koa);
    return koa.path.startsWith('/v1/') || koa.path === mcpPath ? callerOfApi(koa) : callerOfPage(koa);
  };

  return {
    identify,
    identifyContact,
    countedAs: async (koa) => {
      const proven = await callerBy(koa);
      return proven ?? { caller: `network:${networkOf(koa.ip)}` };
    },
    keyOf: (koa) => byKey.get(koa),
  };
}

/** The first call for a request does the work; later calls get its result. */
function oncePerRequest<Found>(look: (koa: Context) => Promise<Found>): (koa: Context) => Promise<Found> {
  const known = new WeakMap<Context, Promise<Found>>();
  return (koa) => {
    const found = known.get(koa) ?? look(koa);
    known.set(koa, found);
    return found;
  };
}
