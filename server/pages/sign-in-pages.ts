/** The sign-in pages: the form, the choice between accounts and a forgotten password. */
import type { ApiError } from '../../domain/errors.js';
import type { Account } from '../../models/people/account.js';
import type { Id } from '../../domain/ids.js';
import type { PortalKey } from '../portal/words.js';
import type { FormInput } from './form-input.js';
import { choicePage, formPage, type FormField, type FormPart, type Hidden } from './form-page.js';
import { forgottenUrl, realms, signInUrl, ssoUrl, workspaceIn, type Done } from '../identity/realms.js';
import type { Reader } from './reader.js';

/** The query in the address of the page. */
export interface PageQuery {
  readonly done: Done | undefined;
  readonly workspaceId: Id | undefined;
  /** The page to go to after signing in. */
  readonly next: string | undefined;
}

const addressField = ({ words }: Reader, email: string | undefined): FormField => ({
  name: 'email',
  label: words.say('email_address'),
  type: 'email',
  autocomplete: 'username',
  value: email,
  length: { max: 254 },
});

const notes: Readonly<Record<Exclude<Done, 'joined'>, PortalKey>> = {
  password: 'note_password',
  signed_out: 'note_signed_out',
  mailed: 'note_mailed',
  sso: 'note_sso_link',
};

function noteOf({ realm, words }: Reader, done: Done | undefined): string | undefined {
  if (done === undefined) return undefined;
  if (done !== 'joined') return words.say(notes[done]);
  return realm === 'team' ? words.say('team_joined') : undefined;
}

/** The form for the code of the second factor, after a password that was not enough. */
const codePart = ({ words: { say } }: Reader, factor_ticket: string, next: string | undefined): FormPart => ({
  heading: say('factor_title'),
  intro: say('factor_intro'),
  fields: [
    { name: 'code', label: say('factor_code'), type: 'text', autocomplete: 'one-time-code', hint: say('factor_hint') },
  ],
  hidden: { factor_ticket, next },
  button: say('sign_in'),
});

export function signInPage(
  reader: Reader,
  { done, workspaceId, next: nextInAddress }: PageQuery,
  { email, workspace_id: sent, factor_ticket: ticket, next = nextInAddress }: FormInput,
  { hasPasskeys, error }: { readonly hasPasskeys: boolean; readonly error?: ApiError | undefined },
): string {
  const { realm, voice, words } = reader;
  const workspace_id = workspaceIn(sent) ?? workspaceId;
  const { say } = words;
  return formPage(
    {
      title: say(realm === 'team' ? 'team_sign_in_title' : 'sign_in_title'),
      note: error ? undefined : noteOf(reader, done),
      before: ticket === undefined ? undefined : codePart(reader, ticket, next),
      fields: [
        addressField(reader, email),
        { name: 'password', label: say('password'), type: 'password', autocomplete: 'current-password' },
      ],
      hidden: { workspace_id, next },
      button: say('sign_in'),
      alternative: hasPasskeys
        ? { action: realms[realm].passkey, hidden: { next }, button: say('passkey_sign_in') }
        : undefined,
      links: [
        ...(realm === 'team' ? [{ text: say('sso_link'), url: ssoUrl({ workspace_id, next }) }] : []),
        { text: say('forgotten_password'), url: forgottenUrl(realm, { workspace_id }) },
      ],
    },
    voice,
    error,
  );
}

/** Asks for the address by whose domain the provider is found. */
export const ssoPage = (reader: Reader, { email, next }: FormInput, error?: ApiError): string =>
  formPage(
    {
      title: reader.words.say('sso_title'),
      intro: [reader.words.say('sso_intro')],
      fields: [addressField(reader, email)],
      hidden: { next },
      button: reader.words.say('sso_continue'),
      links: [{ text: reader.words.say('back_to_sign_in'), url: signInUrl('team', { next }) }],
    },
    reader.voice,
    error,
  );

export function forgottenPage(
  reader: Reader,
  { done, workspaceId }: PageQuery,
  { email, workspace_id: sent }: FormInput,
  error?: ApiError,
): string {
  const { realm, voice, words } = reader;
  const workspace_id = workspaceIn(sent) ?? workspaceId;
  const { say } = words;
  return formPage(
    {
      title: say('forgotten_title'),
      intro: [say(realm === 'team' ? 'team_forgotten_intro' : 'forgotten_intro')],
      note: error ? undefined : noteOf(reader, done),
      fields: [addressField(reader, email)],
      hidden: { workspace_id },
      button: say('mail_link'),
      links: [{ text: say('back_to_sign_in'), url: signInUrl(realm, { workspace_id }) }],
    },
    voice,
    error,
  );
}

/** Asks the person to choose one of the accounts that match the password. */
export const accountsPage = ({ words: { say }, voice }: Reader, hidden: Hidden, accounts: readonly Account[]): string =>
  choicePage(
    say('which_account'),
    say('which_account_hint'),
    {
      name: 'account_id',
      choices: accounts.map(({ id, workspace_name: label, client_name: client, mode }) => ({
        value: id,
        label,
        more: [client === null ? '' : say('account_for', { client }), mode === 'test' ? say('account_test_side') : '']
          .filter((text) => text !== '')
          .join(', '),
      })),
      hidden,
    },
    voice.language,
  );
