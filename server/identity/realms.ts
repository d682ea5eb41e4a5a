/** The places where people sign in, and their texts. */
import type { Realm } from '../../models/people/account.js';

interface Place {
  readonly name: string;
  /** The page shown after signing in. */
  readonly home: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly forgotten: string;
}

export const realms: Readonly<Record<Realm, Place>> = {
  team: {
    name: 'Docket',
    home: '/',
    signIn: '/sign-in',
    signOut: '/sign-out',
    forgotten: '/forgotten-password',
  },
  portal: {
    name: 'the client portal',
    home: '/portal',
    signIn: '/portal/sign-in',
    signOut: '/portal/sign-out',
    forgotten: '/portal/forgotten-password',
  },
};

/** Notes about the action just completed, by their name in the URL of the next page. */
export const doneNotes = {
  joined: 'You have joined. Sign in with your new password.',
  password: 'Your password is set. Sign in with it.',
  signed_out: 'You are signed out.',
  mailed: 'If there is an account with this address, a mail with a link is on its way. Please look into your mail.',
} as const;

export type Done = keyof typeof doneNotes;

/** The note for what an address says has been done; undefined for anything else. */
export const noteOf = (done: unknown): string | undefined =>
  Object.entries(doneNotes).find(([name]) => name === done)?.[1];

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

interface Query {
  readonly done?: Done | undefined;
  /** The page of the portal to go to after signing in. */
  readonly next?: string | undefined;
  /** The workspace to sign in to; if omitted, the live side of any. */
  readonly workspace_id?: string | undefined;
}

/** The page to go to after signing in: the requested one, if it is in the portal, otherwise the home page. */
export const pageAfter = (realm: Realm, next: string | undefined): string =>
  realm === 'portal' && next !== undefined && isOfPortal(next) ? next : realms[realm].home;

/** Whether an address is in the portal, judged by its beginning: whatever follows cannot lead to another site. */
const isOfPortal = (address: string): boolean => /^\/portal(?:[/?][!-~]*)?$/.test(address) && address.length <= 2000;

export const signInUrl = (realm: Realm, { done, workspace_id, next }: Query): string =>
  withQuery(realms[realm].signIn, { done, workspace_id, next });

export const forgottenUrl = (realm: Realm, { done, workspace_id }: Query): string =>
  withQuery(realms[realm].forgotten, { done, workspace_id });
