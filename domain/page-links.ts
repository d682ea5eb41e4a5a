/** The addresses of pages that mails lead to. Anyone who has one of them is let in: no log and no event holds any. */

interface At {
  /** Without a slash at its end. */
  readonly PUBLIC_URL: string;
}

/** Where an invited user gives name and password. */
export const invitationUrl = ({ PUBLIC_URL }: At, token: string): string => `${PUBLIC_URL}/invitations/${token}`;

/** Where a user sets a new password. */
export const passwordUrl = ({ PUBLIC_URL }: At, token: string): string => `${PUBLIC_URL}/passwords/${token}`;

/** Where a contact sets the password of the portal. */
export const portalPasswordUrl = ({ PUBLIC_URL }: At, token: string): string =>
  `${PUBLIC_URL}/portal/passwords/${token}`;
