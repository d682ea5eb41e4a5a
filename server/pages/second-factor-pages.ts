/** The pages on which people set up and remove their second factor. */
import { html, Html } from '../../documents/html.js';
import type { ApiError } from '../../domain/errors.js';
import type { Schemas } from '../../contract/contract.js';
import { formPage, wordsPage, type FormField } from './form-page.js';
import { realms } from '../identity/realms.js';
import type { Reader } from './reader.js';

/** What the page shows. */
export interface FactorState {
  readonly confirmed_at: Date | null;
  readonly recovery_codes_left: number;
  /** The secret that waits for a code. */
  readonly pending: Schemas['Totp'] | undefined;
  /** Whether the workspace lets the user do nothing else. */
  readonly isRequired: boolean;
}

const codeField = ({ words: { say } }: Reader, name: string, hint: string): FormField => ({
  name,
  label: say('factor_code'),
  type: 'text',
  autocomplete: 'one-time-code',
  hint,
});

export function factorPage(reader: Reader, state: FactorState, error?: ApiError): string {
  const { voice } = reader;
  return formPage(state.confirmed_at === null ? setUpForm(reader, state) : removalForm(reader, state), voice, error);
}

const passkeysLink = ({ realm, words: { say } }: Reader): { readonly text: string; readonly url: string } => ({
  text: say('passkey_title'),
  url: realms[realm].passkeys,
});

function setUpForm(reader: Reader, { pending, isRequired }: FactorState): Parameters<typeof formPage>[0] {
  const { say } = reader.words;
  const title = say('factor_page_title');
  const intro = say(isRequired ? 'factor_required' : 'factor_off');
  if (!pending)
    return {
      title,
      intro: [intro],
      fields: [],
      hidden: { step: 'begin' },
      button: say('factor_begin'),
      links: [passkeysLink(reader)],
    };
  return {
    title,
    intro: [
      intro,
      say('factor_scan'),
      html`<span class="qr" role="img" aria-label="${say('factor_qr')}">${new Html(pending.qr_svg)}</span>`,
      html`<code>${pending.secret}</code>`,
    ],
    fields: [codeField(reader, 'code', say('factor_confirm_hint'))],
    hidden: { step: 'confirm' },
    button: say('factor_confirm'),
    links: [passkeysLink(reader)],
  };
}

function removalForm(reader: Reader, { recovery_codes_left: left }: FactorState): Parameters<typeof formPage>[0] {
  const { say } = reader.words;
  return {
    title: say('factor_page_title'),
    before: {
      heading: say('factor_codes_title'),
      intro: say('factor_codes_intro', { count: String(left) }),
      fields: [codeField(reader, 'code', say('factor_hint'))],
      hidden: { step: 'codes' },
      button: say('factor_codes_button'),
    },
    intro: [say('factor_on')],
    fields: [codeField(reader, 'removal_code', say('factor_hint'))],
    hidden: { step: 'remove' },
    button: say('factor_remove'),
    links: [passkeysLink(reader)],
  };
}

/** Shows recovery codes, once. */
export const codesPage = ({ words: { say }, voice }: Reader, codes: readonly string[], next: string): string =>
  wordsPage(
    say('factor_saved_title'),
    [say('factor_saved_intro'), html`<code class="codes">${codes.join('\n')}</code>`],
    { link: { text: say('factor_continue'), url: next }, language: voice.language },
  );
