/** Pages with a form: plain, accessible, without scripts. */
import { html, type Html } from '../../documents/html.js';
import type { ApiError, FieldError } from '../../domain/errors.js';
import { pageFrame } from './page.js';
import { english, type Voice } from './reader.js';
import { withTokens } from '../responses/page-tokens.js';

/** Of all pages with a form. */
export const formStyle =
  withTokens(`*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 var(--font)}
main{max-width:28rem;margin:clamp(1rem,8vh,5rem) auto;padding:clamp(1.25rem,5vw,2.5rem);background:var(--paper);border:1px solid var(--edge);border-radius:var(--round-3);overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 1rem}
.note,.problem{margin:0 0 1.25rem;padding:.75rem 1rem;border-left:4px solid var(--good);background:var(--tint)}.problem{border-color:var(--bad)}
.problem p,.note p{margin:0}.problem ul{margin:.25rem 0 0;padding-left:1.25rem}
.part{margin:0 0 1.5rem;padding:0 0 .75rem;border-bottom:1px solid var(--edge)}h2{margin:0 0 .5rem;font-size:1.1rem}
.qr svg{display:block;width:100%;max-width:15rem}.codes{white-space:pre-line}
.field{margin:0 0 1.25rem}label{display:block;font-weight:600}.hint,.wrong{display:block;font-size:.9rem}.hint{color:var(--soft)}.wrong{color:var(--bad);font-weight:600}
input{width:100%;margin-top:.3rem;padding:.65rem .75rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:var(--round-2)}
input[readonly]{background:var(--ground)}input[aria-invalid]{border-color:var(--bad);border-width:2px}
button,.button{display:block;width:100%;min-height:2.9rem;margin:0 0 .75rem;padding:.65rem 1.2rem;border:0;border-radius:var(--round-2);background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{filter:brightness(1.1)}button.second{background:none;color:var(--accent);border:1px solid var(--accent)}button small{display:block;font-weight:400}
a{color:var(--accent)}.button{color:var(--on-accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media(max-width:32rem){main{margin:0;min-height:100vh;border:0;border-radius:0}}`);

const frame = pageFrame(formStyle, ["form-action 'self'"]);
export const { contentSecurityPolicy } = frame;

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  /** The kind of value that a browser or password manager may fill in (`autocomplete` of HTML). */
  readonly autocomplete: string;
  readonly hint?: string;
  readonly value?: string | undefined;
  /** Read-only and not sent: it shows the value to the person and their password manager. */
  readonly isFixed?: boolean;
  readonly length?: { readonly min?: number; readonly max: number };
}

/** Hidden fields, sent if they have a value. */
export type Hidden = Readonly<Record<string, string | undefined>>;

/** A part of a form page that is sent by itself. */
export interface FormPart {
  readonly heading: string;
  readonly intro: string;
  readonly fields: readonly FormField[];
  readonly hidden: Hidden;
  readonly button: string;
}

export interface FormAlternative {
  readonly action: string;
  readonly hidden: Hidden;
  readonly button: string;
}

export interface Form {
  readonly title: string;
  readonly intro?: readonly (string | Html)[];
  /** Another form, before this one. */
  readonly before?: FormPart | undefined;
  /** A message about what has just been done. */
  readonly note?: string | undefined;
  /** Where the form is sent; by default to its own address. */
  readonly action?: string;
  readonly fields: readonly FormField[];
  readonly hidden?: Hidden;
  readonly button: string;
  /** A button below the form, for another way to do the same. */
  readonly alternative?: FormAlternative | undefined;
  /** Links to related pages. */
  readonly links?: readonly { readonly text: string; readonly url: string }[];
}

/** The page of a form, with the error if the form was sent and refused. */
export function formPage(form: Form, voice: Voice, error?: ApiError): string {
  const details = error?.extras.details ?? [];
  const { title, intro = [], before, note, action, fields, hidden = {}, button, alternative, links = [] } = form;
  return frame.render(
    error ? voice.titleOfError(title) : title,
    html`<main>
      <h1>${title}</h1>
      ${error ? summary(voice, error, [...(before?.fields ?? []), ...fields]) : ''}
      ${note === undefined ? '' : html`<p class="note" role="status">${note}</p>`}
      ${before ? partOf(voice, before, details) : ''} ${intro.map((text) => html`<p>${text}</p>`)}
      <form method="post" ${action === undefined ? '' : html`action="${action}"`}>
        ${hiddenInputs(hidden)} ${fields.map((field) => fieldOf(voice, field, details))}
        <button type="submit">${button}</button>
      </form>
      ${alternative ? alternativeOf(alternative) : ''}
      ${links.map(({ text, url }) => html`<p><a href="${url}">${text}</a></p>`)}
    </main>`,
    voice.language,
  );
}

const alternativeOf = ({ action, hidden, button }: FormAlternative): Html =>
  html`<form method="post" action="${action}">
    ${hiddenInputs(hidden)}
    <button type="submit" class="second">${button}</button>
  </form>`;

const partOf = (
  voice: Voice,
  { heading, intro, fields, hidden, button }: FormPart,
  details: readonly FieldError[],
): Html =>
  html`<section class="part">
    <h2>${heading}</h2>
    <p>${intro}</p>
    <form method="post">
      ${hiddenInputs(hidden)} ${fields.map((field) => fieldOf(voice, field, details))}
      <button type="submit">${button}</button>
    </form>
  </section>`;

/**
 * The errors at the top of the page, each with a link to its field. Screen readers announce them when the page opens.
 */
function summary(voice: Voice, error: ApiError, fields: readonly FormField[]): Html {
  const details = error.extras.details ?? [];
  if (details.length === 0) return html`<div class="problem" role="alert"><p>${voice.ofForm(error)}</p></div>`;
  const items = details.map(({ field, message }) => {
    const label = fields.find(({ name }) => name === field)?.label;
    const words = voice.ofField(label ?? field, message);
    return label === undefined ? html`<li>${words}</li>` : html`<li><a href="#${field}">${words}</a></li>`;
  });
  return html`<div class="problem" role="alert">
    <p>${voice.putRight}</p>
    <ul>
      ${items}
    </ul>
  </div>`;
}

export const hiddenInputs = (hidden: Hidden): readonly Html[] =>
  Object.entries(hidden).map(([name, value]) =>
    value === undefined ? html`` : html`<input type="hidden" name="${name}" value="${value}" />`,
  );

function fieldOf(voice: Voice, field: FormField, details: readonly FieldError[]): Html {
  const { name, label, type, autocomplete, hint, value, isFixed = false, length } = field;
  const wrong = details.find((detail) => detail.field === name);
  const described = [...(hint === undefined ? [] : [`${name}-hint`]), ...(wrong ? [`${name}-wrong`] : [])].join(' ');
  const attributes = [
    html`type="${type}" id="${name}" autocomplete="${autocomplete}"`,
    isFixed ? html` readonly` : html` name="${name}" required`,
    value === undefined ? html`` : html` value="${value}"`,
    length?.min === undefined ? html`` : html` minlength="${length.min}"`,
    length === undefined ? html`` : html` maxlength="${length.max}"`,
    described === '' ? html`` : html` aria-describedby="${described}"`,
    wrong ? html` aria-invalid="true"` : html``,
  ];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === undefined ? '' : html`<span class="hint" id="${name}-hint">${hint}</span>`}
    ${wrong ? html`<span class="wrong" id="${name}-wrong">${voice.ofField(label, wrong.message)}</span>` : ''}
    <input ${attributes} />
  </div>`;
}

/** A page with only a text, and a link to continue. */
export function wordsPage(
  title: string,
  words: readonly (string | Html)[],
  {
    link,
    language = english.language,
  }: { readonly link?: { readonly text: string; readonly url: string }; readonly language?: string } = {},
): string {
  return frame.render(
    title,
    html`<main>
      <h1>${title}</h1>
      ${words.map((text) => html`<p>${text}</p>`)}
      ${link ? html`<a class="button" href="${link.url}">${link.text}</a>` : ''}
    </main>`,
    language,
  );
}

/** One of several buttons: the value that it sends, its label, and more about it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly more: string;
}

/** A page with a button for each choice; the value of the one that is pressed is sent as `name`. */
export function choicePage(
  title: string,
  intro: string,
  { name, choices, hidden }: { name: string; choices: readonly Choice[]; hidden: Hidden },
  language = english.language,
): string {
  return frame.render(
    title,
    html`<main>
      <h1>${title}</h1>
      <p>${intro}</p>
      <form method="post">
        ${hiddenInputs(hidden)}
        ${choices.map(
          ({ value, label, more }) =>
            html`<button type="submit" name="${name}" value="${value}">
              ${label}${more === '' ? '' : html` <small>${more}</small>`}
            </button>`,
        )}
      </form>
    </main>`,
    language,
  );
}
