/** Forms of the portal: each field shows its own error, and keeps what was typed. */
import { randomUUID } from 'node:crypto';
import { html, type Html } from '../../documents/html.js';
import type { FormAttempt } from './page.js';
import { problemOf, problemWith } from './problems.js';
import { fileLimits } from './sent-form.js';
import type { PortalWords } from './words.js';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A form that is being rendered, and the attempt to send it that was refused. */
export interface FormView {
  readonly name: string;
  readonly words: PortalWords;
  /** Undefined if there was none, or if it was of another form of the page. */
  readonly attempt: FormAttempt | undefined;
  /** The labels of its fields by name, added when the fields are rendered. */
  readonly labels: Map<string, string>;
}

export const formView = (words: PortalWords, name: string, attempt: FormAttempt | undefined): FormView => ({
  name,
  words,
  attempt: attempt?.form === name ? attempt : undefined,
  labels: new Map(),
});

/** The value that was typed in the refused attempt. */
export const sentValue = ({ attempt }: FormView, name: string): string | undefined => attempt?.sent.values[name];

const keyPattern = /^[\w-]{20,64}$/;

/** The idempotency key in a form, so that pressing its button twice has one effect; empty if it is malformed. */
export const keyOf = (values: Readonly<Record<string, string>>): string => {
  const { key = '' } = values;
  return keyPattern.test(key) ? key : '';
};

/** A form that is sent to its own page. Render `body` with the same `view`: the summary of errors needs its labels. */
export function form(view: FormView, body: Html, { takesFiles = false } = {}): Html {
  const { name, attempt } = view;
  // A refused form can be sent again with its key, which repeats nothing, unless the key was used for something else.
  const before = attempt?.error.code === 'idempotency_key_reused' ? '' : keyOf(attempt?.sent.values ?? {});
  return html`<form method="post" id="${name}" ${takesFiles ? html` enctype="multipart/form-data"` : ''}>
    <input type="hidden" name="form" value="${name}" />
    <input type="hidden" name="key" value="${before === '' ? randomUUID() : before}" />
    ${problemSummary(view)} ${body}
  </form>`;
}

/** The errors above the fields, each with a link to its field. Screen readers announce them when the page opens. */
function problemSummary({ attempt, words, name: form_, labels }: FormView): Html | '' {
  if (!attempt) return '';
  const { details } = attempt.error.extras;
  if (!details?.length)
    return html`<div class="problem" role="alert"><p>${problemWith(words, attempt.error)}</p></div>`;
  const items = details.map(({ field, message }) => {
    const label = labels.get(field);
    const what = problemOf(words, message);
    return label === undefined
      ? html`<li>${field}: ${what}</li>`
      : html`<li><a href="#${form_}-${field}">${label}: ${what}</a></li>`;
  });
  return html`<div class="problem" role="alert">
    <p>${words.say('put_right')}</p>
    <ul>
      ${items}
    </ul>
  </div>`;
}

function framed(view: FormView, field: Field, input: (attributes: Html) => Html): Html {
  const { name, label, hint } = field;
  view.labels.set(name, label);
  const wrong = view.attempt?.error.extras.details?.find((detail) => detail.field === name);
  const id = `${view.name}-${name}`;
  const described = [...(hint === undefined ? [] : [`${id}-hint`]), ...(wrong ? [`${id}-wrong`] : [])].join(' ');
  const attributes = html`id="${id}" name="${name}" ${described === '' ? '' : html` aria-describedby="${described}"`}
  ${wrong ? html` aria-invalid="true"` : ''}`;
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${hint === undefined ? '' : html`<span class="hint" id="${id}-hint">${hint}</span>`}
    ${wrong ? html`<span class="wrong" id="${id}-wrong">${problemOf(view.words, wrong.message)}</span>` : ''}
    ${input(attributes)}
  </div>`;
}

export interface TextField extends Field {
  readonly value?: string | undefined;
  readonly max?: number;
  readonly isRequired?: boolean;
  readonly type?: 'text' | 'email' | 'password' | 'date' | 'search';
  readonly autocomplete?: string;
}

export function textField(view: FormView, field: TextField): Html {
  const { type = 'text', autocomplete = 'off', isRequired = false, max } = field;
  const value = type === 'password' ? '' : (sentValue(view, field.name) ?? field.value ?? '');
  return framed(
    view,
    field,
    (attributes) =>
      html`<input
        type="${type}"
        ${attributes}
        autocomplete="${autocomplete}"
        value="${value}"
        ${max === undefined ? '' : html` maxlength="${max}"`}
        ${isRequired ? html` required` : ''}
      />`,
  );
}

export function textArea(view: FormView, field: Omit<TextField, 'type' | 'autocomplete'>): Html {
  const { isRequired = false, max, value = '' } = field;
  // HTML drops a line break right after the tag: with this one, a text that begins with a line break keeps its own.
  return framed(
    view,
    field,
    (attributes) =>
      html`<textarea
        ${attributes}
        rows="6"
        dir="auto"
        ${max === undefined ? '' : html` maxlength="${max}"`}
        ${isRequired ? html` required` : ''}
      >
${sentValue(view, field.name) ?? value}</textarea>`,
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export function selectField(
  view: FormView,
  field: Field & { readonly options: readonly Option[]; readonly value?: string | undefined },
): Html {
  const chosen = sentValue(view, field.name) ?? field.value;
  return framed(
    view,
    field,
    (attributes) =>
      html`<select ${attributes}>
        ${field.options.map(
          ({ value, label }) =>
            html`<option value="${value}" ${value === chosen ? html` selected` : ''}>${label}</option>`,
        )}
      </select>`,
  );
}

/** A field for several files. After a refusal they have to be chosen again: browsers let no page fill in files. */
export const filesField = (view: FormView, { name, label }: Omit<Field, 'hint'>): Html =>
  framed(
    view,
    {
      name,
      label,
      hint: view.words.say('files_hint', {
        count: String(fileLimits.max),
        size: String(fileLimits.bytes / 1024 / 1024),
      }),
    },
    (attributes) =>
      html`<input
        type="file"
        multiple
        ${attributes}
        accept="image/png,image/jpeg,image/webp,image/gif,image/heic,application/pdf,.docx,.xlsx,.csv,.txt,.log,text/plain"
      />`,
  );

export const submitButton = (label: string, kind: '' | 'second' | 'danger' = ''): Html =>
  html`<button type="submit" class="${kind}">${label}</button>`;
