/**
 * The addresses of pages that mails lead to. Anyone who has one with a token is let in: no log and no event holds any. Those of the portal
 * ask for the contact's password.
 */

interface At {
  /** Without a slash at its end. */
  readonly PUBLIC_URL: string;
}

/** Where an invited user gives name and password. */
export const invitationUrl = ({ PUBLIC_URL }: At, token: string): string => `${PUBLIC_URL}/invitations/${token}`;

/** Where an owner signs in for the first time. */
export const firstSignInUrl = ({ PUBLIC_URL }: At, token: string): string => `${PUBLIC_URL}/first-sign-in/${token}`;

/** Where a user sets a new password. */
export const passwordUrl = ({ PUBLIC_URL }: At, token: string): string => `${PUBLIC_URL}/passwords/${token}`;

/** Where a contact sets the password of the portal. */
export const portalPasswordUrl = ({ PUBLIC_URL }: At, token: string): string =>
  `${PUBLIC_URL}/portal/passwords/${token}`;

/** A workspace, as far as signing in to its portal depends on it. */
interface Side {
  readonly id: string;
  readonly mode: 'live' | 'test';
}

/** A page of the portal. Whoever signs in to a test side must name it. */
function portalUrl(
  { PUBLIC_URL }: At,
  { id, mode }: Side,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const all = { ...query, ...(mode === 'test' ? { workspace_id: id } : {}) };
  const queryText = new URLSearchParams(all).toString();
  return `${PUBLIC_URL}/portal/${path}${queryText === '' ? '' : `?${queryText}`}`;
}

export const portalTicketUrl = (at: At, side: Side, ticketId: string): string =>
  portalUrl(at, side, `tickets/${ticketId}`);

/** Where a contact answers on a ticket. */
export const portalReplyUrl = (at: At, side: Side, ticketId: string): string =>
  `${portalTicketUrl(at, side, ticketId)}#reply`;

export const portalInvoiceUrl = (at: At, side: Side, invoiceId: string): string =>
  portalUrl(at, side, `invoices/${invoiceId}`);

export const portalStatementUrl = (at: At, side: Side, { from, to }: { from: string; to: string }): string =>
  portalUrl(at, side, 'statement', { from, to });

/** Where a contact decides on an approval. */
export const portalApprovalUrl = (at: At, side: Side, approvalId: string): string =>
  portalUrl(at, side, `approvals/${approvalId}`);
