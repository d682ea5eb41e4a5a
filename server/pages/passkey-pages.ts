/** The pages on which people sign in by a passkey, and add, rename and remove their own. Only the browser's part needs a script. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, Html } from '../../documents/html.js';
import type { ApiError } from '../../domain/errors.js';
import type { Passkey } from '../../models/people/passkey.js';
import { projectRoot } from '../../settings/root.js';
import { realms, signInUrl } from '../identity/realms.js';
import { formPage, formStyle, hiddenInputs, type FormField, type Hidden } from './form-page.js';
import { pageFrame } from './page.js';
import type { Reader } from './reader.js';

const script = readFileSync(join(projectRoot, 'server', 'pages', 'browser', 'passkey-ceremony.js'), 'utf8');
const scriptHash = createHash('sha256').update(script).digest('base64');
// As raw HTML, because the hash covers every byte between the tags.
const scriptTag = new Html(`<script>${script}</script>`);

const frame = pageFrame(formStyle, ["form-action 'self'", `script-src 'sha256-${scriptHash}'`]);
/** Allows the one script of these pages. */
export const passkeyPolicy = frame.contentSecurityPolicy;

/** The request to the browser, and the path to which the form sends its response. */
interface Ceremony {
  readonly title: string;
  readonly intro: string;
  readonly options: object;
  readonly action: string;
  readonly hidden: Hidden;
  readonly button: string;
  readonly back: { readonly text: string; readonly url: string };
}

function ceremonyPage({ words: { say, language } }: Reader, ceremony: Ceremony): string {
  const { title, intro, options, action, hidden, button, back } = ceremony;
  const problem = (id: string, text: string): Html =>
    html`<div class="problem" role="alert" id="${id}" hidden><p>${text}</p></div>`;
  return frame.render(
    title,
    html`<main>
        <h1>${title}</h1>
        ${problem('passkey-failed', say('passkey_failed'))}
        ${problem('passkey-unsupported', say('passkey_unsupported'))}
        <noscript>
          <div class="problem" role="alert"><p>${say('passkey_script')}</p></div>
        </noscript>
        <p>${intro}</p>
        <form method="post" action="${action}" data-options="${JSON.stringify(options)}">
          ${hiddenInputs(hidden)}
          <input type="hidden" name="credential" value="" />
          <button type="submit">${button}</button>
        </form>
        <p><a href="${back.url}">${back.text}</a></p>
      </main>
      ${scriptTag}`,
    language,
  );
}

/** Asks the browser to sign in. */
export const signingPage = (reader: Reader, options: object, next: string | undefined): string =>
  ceremonyPage(reader, {
    title: reader.words.say('passkey_sign_in'),
    intro: reader.words.say('passkey_sign_in_intro'),
    options,
    action: realms[reader.realm].passkey,
    hidden: { next },
    button: reader.words.say('passkey_use'),
    back: { text: reader.words.say('back_to_sign_in'), url: signInUrl(reader.realm, { next }) },
  });

/** Begins to sign in, also again after an error. */
export const beginSigningPage = (reader: Reader, next: string | undefined, error?: ApiError): string =>
  formPage(
    {
      title: reader.words.say('passkey_sign_in'),
      intro: [reader.words.say('passkey_sign_in_intro')],
      fields: [],
      hidden: { next },
      button: reader.words.say('passkey_use'),
      links: [{ text: reader.words.say('back_to_sign_in'), url: signInUrl(reader.realm, { next }) }],
    },
    reader.voice,
    error,
  );

/** Asks the browser to make a passkey. */
export const makingPage = (reader: Reader, options: object, name: string): string =>
  ceremonyPage(reader, {
    title: reader.words.say('passkey_add'),
    intro: reader.words.say('passkey_make_intro'),
    options,
    action: realms[reader.realm].passkeys,
    hidden: { step: 'made', name },
    button: reader.words.say('passkey_make'),
    back: { text: reader.words.say('passkey_back'), url: realms[reader.realm].passkeys },
  });

const nameField = ({ words: { say } }: Reader, value?: string): FormField => ({
  name: 'name',
  label: say('passkey_name'),
  type: 'text',
  autocomplete: 'off',
  hint: say('passkey_name_hint'),
  value,
  length: { max: 100 },
});

const passwordField = ({ words: { say } }: Reader): FormField => ({
  name: 'current_password',
  label: say('current_password'),
  type: 'password',
  autocomplete: 'current-password',
});

/** The person's passkeys, each with a link to its own page, and the form for a new one. */
export function passkeysPage(reader: Reader, passkeys: readonly Passkey[], name?: string, error?: ApiError): string {
  const { realm, voice, words } = reader;
  const { say } = words;
  const { passkeys: path, secondFactor, home } = realms[realm];
  const items = passkeys.map((each) => html`<li><a href="${path}?passkey=${each.id}">${each.name}</a></li>`);
  return formPage(
    {
      title: say('passkey_title'),
      intro: [
        say('passkey_intro'),
        ...(items.length === 0
          ? []
          : [
              html`<ul>
                ${items}
              </ul>`,
            ]),
      ],
      fields: [nameField(reader, name), passwordField(reader)],
      hidden: { step: 'add' },
      button: say('passkey_add'),
      links: [
        { text: say('factor_page_title'), url: secondFactor },
        { text: say('factor_continue'), url: home },
      ],
    },
    voice,
    error,
  );
}

/** One passkey: its name, and how to remove it. */
export function passkeyPage(reader: Reader, { id: passkey, name }: Passkey, error?: ApiError): string {
  const { realm, voice, words } = reader;
  const { say } = words;
  return formPage(
    {
      title: name,
      before: {
        heading: say('passkey_rename'),
        intro: say('passkey_rename_intro'),
        fields: [nameField(reader, name)],
        hidden: { step: 'rename', passkey },
        button: say('passkey_rename'),
      },
      intro: [say('passkey_remove_intro')],
      fields: [passwordField(reader)],
      hidden: { step: 'remove', passkey },
      button: say('passkey_remove'),
      links: [{ text: say('passkey_back'), url: realms[realm].passkeys }],
    },
    voice,
    error,
  );
}
