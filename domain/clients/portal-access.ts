import type { Schemas } from '../../contract/contract.js';

export type PortalAccess = Schemas['PortalAccess'];

const rank: Readonly<Record<PortalAccess, number>> = { none: 0, view: 1, full: 2 };

/** Whether a contact may sign in to the portal at all. */
export const mayEnterPortal = ({ portal_access: level }: { readonly portal_access: PortalAccess }): boolean =>
  level !== 'none';

/** The level that allows more. */
export const higherAccess = (a: PortalAccess, b: PortalAccess): PortalAccess => (rank[a] < rank[b] ? b : a);
