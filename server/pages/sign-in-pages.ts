/** The sign-in pages: the form, the choice between accounts, a forgotten password, and who is signed in. */
import type { ApiError } from '../../domain/errors.js';
import type { Account, Realm } from '../../models/people/account.js';
import type { FormInput } from './form-input.js';
import { choicePage, formPage, type FormField, type Hidden } from './form-page.js';
import { forgottenUrl, realms, signInUrl } from '../identity/realms.js';

/** The query in the address of the page. */
export interface PageQuery {
  readonly note: string | undefined;
  readonly workspaceId: string | undefined;
  /** The page to go to after signing in. */
  readonly next: string | undefined;
}

const addressField = (email: string | undefined): FormField => ({
  name: 'email',
  label: 'E-mail address',
  type: 'email',
  autocomplete: 'username',
  value: email,
  length: { most: 254 },
});

export function signInPage(
  realm: Realm,
  { note, workspaceId, next: asked }: PageQuery,
  { email, workspace_id = workspaceId, next = asked }: FormInput,
  error?: ApiError,
): string {
  return formPage(
    {
      title: `Sign in to ${realms[realm].name}`,
      note: error ? undefined : note,
      fields: [
        addressField(email),
        { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
      ],
      hidden: { workspace_id, next },
      button: 'Sign in',
      links: [{ text: 'Forgotten your password, or none yet?', url: forgottenUrl(realm, { workspace_id }) }],
    },
    error,
  );
}

export function forgottenPage(
  realm: Realm,
  { note, workspaceId }: PageQuery,
  { email, workspace_id = workspaceId }: FormInput,
  error?: ApiError,
): string {
  return formPage(
    {
      title: 'Set a new password',
      intro: [
        `Give the address that you sign in to ${realms[realm].name} with. A link to set a new password is mailed to it.`,
      ],
      note: error ? undefined : note,
      fields: [addressField(email)],
      hidden: { workspace_id },
      button: 'Mail me a link',
      links: [{ text: 'Back to sign in', url: signInUrl(realm, { workspace_id }) }],
    },
    error,
  );
}

/** Asks which of the accounts that match the password is meant. */
export const accountsPage = (hidden: Hidden, accounts: readonly Account[]): string =>
  choicePage('Where do you want to sign in?', 'Your address and password fit several accounts.', {
    name: 'account_id',
    choices: accounts.map(({ id, workspace_name: label, client_name, mode }) => ({
      value: id,
      label,
      more: [client_name === null ? '' : `for ${client_name}`, mode === 'test' ? 'test side' : '']
        .filter((text) => text !== '')
        .join(', '),
    })),
    hidden,
  });

/** Who is signed in, with a button to sign out. */
export const signedInPage = (realm: Realm, { name, email, workspace_name, client_name, mode }: Account): string =>
  formPage({
    title: `Hello ${name}`,
    intro: [
      `You are signed in to ${realms[realm].name} as ${email}.`,
      `${workspace_name}${client_name === null ? '' : `, for ${client_name}`}${mode === 'test' ? ' (test side)' : ''}`,
    ],
    action: realms[realm].signOut,
    fields: [],
    button: 'Sign out',
  });
