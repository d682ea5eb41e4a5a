/**
 * URLs of pages that mails link to. Anyone who has a URL with a token gets access, so such a URL must not be written to
 * a log or an event. Pages of the portal require the contact to sign in.
 */

import type { Schemas } from '../contract/contract.js';

interface At {
  /** Without a trailing slash. */
  readonly PUBLIC_URL: string;
}

/** The page on which an invited user enters name and password. */
export const invitationUrl = ({ PUBLIC_URL }: At, token: string): string => `${PUBLIC_URL}/invitations/${token}`;

/** The page on which an owner signs in for the first time. */
export const firstSignInUrl = ({ PUBLIC_URL }: At, token: string): string => `${PUBLIC_URL}/first-sign-in/${token}`;

/** Where the provider of single sign-on sends people back to. Each workspace has its own, so that none answers for another. */
export const ssoCallbackUrl = ({ PUBLIC_URL }: At, workspaceId: string): string =>
  `${PUBLIC_URL}/sign-in/sso/callback/${workspaceId}`;

/** Where the provider of single sign-on reports that a session or a person has signed out there. */
export const ssoLogoutUrl = ({ PUBLIC_URL }: At, workspaceId: string): string =>
  `${PUBLIC_URL}/sign-in/sso/logout/${workspaceId}`;

/** Where Stripe sends what happens to the payments of a workspace. */
export const stripeEventsUrl = ({ PUBLIC_URL }: At, workspaceId: string): string =>
  `${PUBLIC_URL}/payment-providers/stripe/${workspaceId}`;

/** The page of an invoice, by its token. */
export const invoicePageUrl = ({ PUBLIC_URL }: At, token: string): string => `${PUBLIC_URL}/i/${token}`;

/** Leads a client from an invoice to the page of Stripe on which it can be paid. */
export const stripePayUrl = (at: At, token: string): string => `${invoicePageUrl(at, token)}/pay/stripe`;

/** The page on which a user sets a new password. */
export const passwordUrl = ({ PUBLIC_URL }: At, token: string): string => `${PUBLIC_URL}/passwords/${token}`;

/** The page on which a contact sets the password for the portal. */
export const portalPasswordUrl = ({ PUBLIC_URL }: At, token: string): string =>
  `${PUBLIC_URL}/portal/passwords/${token}`;

/** The fields of a workspace that a portal URL needs. */
interface Side {
  readonly id: string;
  readonly mode: 'live' | 'test';
}

/** A page of the portal. For a test side, the URL includes the workspace's id, which signing in to it requires. */
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

/** The place on a ticket's page where a contact replies. */
export const portalReplyUrl = (at: At, side: Side, ticketId: string): string =>
  `${portalTicketUrl(at, side, ticketId)}#reply`;

export const portalInvoiceUrl = (at: At, side: Side, invoiceId: string): string =>
  portalUrl(at, side, `invoices/${invoiceId}`);

export const portalStatementUrl = (at: At, side: Side, { from, to }: { from: string; to: string }): string =>
  portalUrl(at, side, 'statement', { from, to });

/** The page of a contact's own account. */
export const portalAccountUrl = (at: At, side: Side): string => portalUrl(at, side, 'account');

/** The page on which a contact decides on an approval. */
export const portalApprovalUrl = (at: At, side: Side, approvalId: string): string =>
  portalUrl(at, side, `approvals/${approvalId}`);

/** A page of the dashboard, by its path without the first slash. */
export const dashboardUrl = ({ PUBLIC_URL }: At, path: string): string => `${PUBLIC_URL}/${path}`;

/** The screens of objects, by the beginning of their addresses. */
const screens: Readonly<Record<Schemas['NotificationSubjectType'], string>> = {
  ticket: 'tickets/',
  project: 'projects/',
  agreement: 'retainers/',
  invoice: 'billing/invoices/',
  client: 'clients/',
  approval: 'approvals?tab=clients&approval=',
  time_entry: 'time?entry=',
  expense: 'expenses?expense=',
  user: 'people/',
};

/** The screen of the dashboard that shows an object, for `dashboardUrl`. */
export const screenOf = ({ type, id }: { type: Schemas['NotificationSubjectType']; id: string }): string =>
  `${screens[type]}${id}`;
