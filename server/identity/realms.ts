/** The realms in which people sign in, the team's dashboard and the clients' portal, and their addresses. */
import { isId, type Id } from '../../domain/ids.js';
import type { Realm } from '../../models/people/account.js';

interface Place {
  /** The page shown after signing in. */
  readonly home: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly forgotten: string;
  /** Where people set up a second factor. */
  readonly secondFactor: string;
  /** Where people sign in by a passkey. */
  readonly passkey: string;
  /** Where people add and remove their passkeys. */
  readonly passkeys: string;
}

export const realms: Readonly<Record<Realm, Place>> = {
  team: {
    home: '/',
    signIn: '/sign-in',
    signOut: '/sign-out',
    forgotten: '/forgotten-password',
    secondFactor: '/sign-in/second-factor',
    passkey: '/sign-in/passkey',
    passkeys: '/sign-in/passkeys',
  },
  portal: {
    home: '/portal',
    signIn: '/portal/sign-in',
    signOut: '/portal/sign-out',
    forgotten: '/portal/forgotten-password',
    secondFactor: '/portal/sign-in/second-factor',
    passkey: '/portal/sign-in/passkey',
    passkeys: '/portal/sign-in/passkeys',
  },
};

/** Where agents call tools by an API key (server/mcp.ts). */
export const mcpPath = '/mcp';

/** Values of `done` in an address: the action after which the browser comes to the page. */
const doneNames = ['joined', 'password', 'signed_out', 'mailed', 'sso'] as const;

export type Done = (typeof doneNames)[number];

/** The value of `done` in an address; undefined for any that is unknown. */
export const doneOf = (name: unknown): Done | undefined => doneNames.find((done) => done === name);

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/** The id of a workspace in an address or form; undefined for any other value. */
export const workspaceIn = (text: unknown): Id | undefined =>
  typeof text === 'string' && isId(text, 'ws') ? text : undefined;

interface Query {
  readonly done?: Done | undefined;
  /** The page to go to after signing in. */
  readonly next?: string | undefined;
  /** The workspace to sign in to; if omitted, any workspace, on its live side. */
  readonly workspace_id?: string | undefined;
}

/** The screens of the dashboard, by the first segment of their addresses; `/` is one too. */
export const screens = [
  'time',
  'expenses',
  'approvals',
  'tickets',
  'projects',
  'clients',
  'billing',
  'retainers',
  'reports',
  'overview',
  'people',
  'settings',
  'developers',
  'inbox',
  'welcome',
  'search',
] as const;

/** Patterns for the addresses of a realm: their fixed beginning makes sure that none leads to another site. */
const addresses: Readonly<Record<Realm, RegExp>> = {
  team: new RegExp(`^/(?:(?:${screens.join('|')})(?:[/?#][!-~]*)?|[?#][!-~]*)?$`),
  portal: /^\/portal(?:[/?][!-~]*)?$/,
};

/** The page to go to after signing in: the requested one, if it is in the realm, otherwise the home page. */
export const pageAfter = (realm: Realm, next: string | undefined): string =>
  next !== undefined && next.length <= 2000 && addresses[realm].test(next) && !hasDotSegments(next)
    ? next
    : realms[realm].home;

/** Whether a browser would resolve the path to another one, as with `..` or a backslash. */
const hasDotSegments = (address: string): boolean =>
  /\\|\/(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(address.replace(/[?#].*/, ''));

export const signInUrl = (realm: Realm, { done, workspace_id, next }: Query): string =>
  withQuery(realms[realm].signIn, { done, workspace_id, next });

/** Where the team signs in by the provider of its workspace. */
export const ssoPath = '/sign-in/sso';

export const ssoUrl = (query: Pick<Query, 'next' | 'workspace_id'> & { readonly email?: string | undefined }): string =>
  withQuery(ssoPath, query);

export const forgottenUrl = (realm: Realm, { done, workspace_id }: Query): string =>
  withQuery(realms[realm].forgotten, { done, workspace_id });
