/** Single sign-on as its form shows it, and as the API takes it. */
import type { SingleSignOn, SingleSignOnUpdate } from 'docket-sdk';
import type { RoleRow } from './sso-roles.js';

export interface SsoValues {
  readonly issuer: string;
  readonly client_id: string;
  /** One per line. */
  readonly domains: string;
  readonly role_claim: string;
  readonly roles: readonly RoleRow[];
  readonly required: boolean;
}

export const valuesOfSso = (sso: SingleSignOn): SsoValues => ({
  issuer: sso.issuer ?? '',
  client_id: sso.client_id ?? '',
  domains: sso.domains.join('\n'),
  role_claim: sso.role_claim ?? '',
  roles: Object.entries(sso.roles).map(([value, role]) => ({ value, role })),
  required: sso.required,
});

/** The whole body, because what is not sent would get its default. An empty secret keeps the stored one. */
export function updateOfSso(values: SsoValues, secret: string): SingleSignOnUpdate {
  const claim = values.role_claim.trim();
  return {
    issuer: values.issuer.trim(),
    client_id: values.client_id.trim(),
    ...(secret !== '' && { client_secret: secret }),
    domains: values.domains
      .split(/[\s,]+/)
      .filter((domain) => domain !== '')
      .map((domain) => domain.toLowerCase()),
    role_claim: claim === '' ? null : claim,
    roles: claim === '' ? {} : Object.fromEntries(values.roles.map(({ value, role }) => [value, role])),
    required: values.required,
  };
}
