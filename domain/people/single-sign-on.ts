/** Rules of single sign-on, without I/O (docs/decisions/single-sign-on.md). */
import type { Role } from './policy.js';

/** Roles that a provider can give: an owner is made only by an owner. The one with the most rights comes first. */
const givenRoles = ['admin', 'manager', 'member', 'contractor', 'viewer'] as const satisfies readonly Role[];

export type GivenRole = (typeof givenRoles)[number];

/** The role of people for whom the provider names none that is mapped. */
const lowestRole: GivenRole = 'viewer';

/** The role by the values of the claim, which is a text or a list of texts. The one with the most rights counts. */
export function roleByClaim(claim: unknown, roles: Readonly<Record<string, GivenRole>>): GivenRole {
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  const mapped = new Map(Object.entries(roles));
  const given = new Set(values.map((value) => (typeof value === 'string' ? mapped.get(value) : undefined)));
  return givenRoles.find((role) => given.has(role)) ?? lowestRole;
}

/** The domain of an e-mail address, in lower case; '' if it has none. */
export const domainOfEmail = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The TXT record by which whoever controls a domain lets a workspace use it. */
export const recordOfDomain = (workspaceId: string): { readonly prefix: string; readonly value: string } => ({
  prefix: '_docket',
  value: `docket-workspace=${workspaceId}`,
});

/** Why a sign-in, or a logout that a provider sent, was refused; the audit log shows it. */
export const ssoRefusals = [
  'no_sign_in_begun',
  'provider_refused',
  'provider_unreachable',
  'response_invalid',
  'address_unverified',
  'domain_foreign',
  'account_inactive',
  'settings_changed',
  'token_invalid',
  'token_repeated',
] as const;

export type SsoRefusal = (typeof ssoRefusals)[number];

/** A sign-in by the provider, or a logout that it sent, that was refused. `detail` is for the audit log. */
export class SsoRefused extends Error {
  constructor(
    readonly reason: SsoRefusal,
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}
