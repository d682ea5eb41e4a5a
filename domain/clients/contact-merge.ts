/** The values of a contact after another has been merged into it (docs/decisions/clients-and-contacts.md). */
import { higherAccess, type PortalAccess } from './portal-access.js';

const texts = ['email', 'phone', 'mobile', 'title', 'department', 'notes', 'portal_password_hash'] as const;
const flags = [
  'is_primary',
  'is_billing',
  'is_technical',
  'receives_invoices',
  'receives_reports',
  'receives_project_updates',
  'receives_ticket_replies',
] as const;

type Texts = { readonly [Name in (typeof texts)[number]]: string | null };
type Flags = { readonly [Name in (typeof flags)[number]]: boolean };

/** The columns of a contact that merging combines. */
export interface Mergeable extends Texts, Flags {
  readonly portal_access: PortalAccess;
  readonly portal_invitation_sent_at: Date | null;
  readonly portal_last_login_at: Date | null;
}

/** The merged columns: empty texts filled from `other`, flags joined by OR, the higher access, the later sign-in. */
export function mergedContact(survivor: Mergeable, other: Mergeable): Mergeable {
  const filled = texts.map((name) => [
    name,
    survivor[name] === null || survivor[name] === '' ? other[name] : survivor[name],
  ]);
  const joined = flags.map((name) => [name, survivor[name] || other[name]]);
  return {
    ...(Object.fromEntries(filled) as Texts),
    ...(Object.fromEntries(joined) as Flags),
    portal_access: higherAccess(survivor.portal_access, other.portal_access),
    portal_invitation_sent_at: survivor.portal_invitation_sent_at ?? other.portal_invitation_sent_at,
    portal_last_login_at: later(survivor.portal_last_login_at, other.portal_last_login_at),
  };
}

const later = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a);
