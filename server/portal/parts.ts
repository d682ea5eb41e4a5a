/** Elements that several pages share. */
import { html, type Html } from '../../documents/html.js';
import type { Schemas } from '../../contract/contract.js';
import { addressOf, type PortalVisit } from './visit.js';
import type { PortalWords } from './words.js';

type Some = Html | '';

/** The head of a page: a link to the page above it, its title, and its actions. */
export function heading(
  title: string,
  { crumb, lead = '', actions = '' }: { crumb?: { text: string; url: string }; lead?: Some; actions?: Some } = {},
): Html {
  return html`${crumb ? html`<p class="crumb"><a href="${crumb.url}">← ${crumb.text}</a></p>` : ''}
    <div class="head">
      <div>
        <h1 dir="auto">${title}</h1>
        ${lead}
      </div>
      ${actions}
    </div>`;
}

/** A part of a page with a title, and a link to more of the same. */
export function card(title: string, body: Html, more?: { text: string; url: string }): Html {
  return html`<section class="card">
    <div class="titled">
      <h2>${title}</h2>
      ${more ? html`<a class="small" href="${more.url}">${more.text}</a>` : ''}
    </div>
    ${body}
  </section>`;
}

/** A row of a list; the whole row is a link. */
export interface Row {
  readonly name: string;
  readonly url: string;
  readonly meta: readonly (Html | string)[];
  readonly side?: Some;
}

export function rows(list: readonly Row[], nothing: string): Html {
  if (list.length === 0) return html`<p class="empty">${nothing}</p>`;
  return html`<ul class="rows">
    ${list.map(
      ({ name, url, meta, side = '' }) =>
        html`<li class="row">
          <div>
            <a class="name" href="${url}" dir="auto">${name}</a>
            <div class="meta">${meta.filter((each) => each !== '').map((each) => html`<span>${each}</span>`)}</div>
          </div>
          <div class="side">${side}</div>
        </li>`,
    )}
  </ul>`;
}

export type Tone = '' | 'good' | 'bad' | 'warn' | 'accent';

export const badge = (label: string, tone: Tone = ''): Html => html`<span class="badge ${tone}">${label}</span>`;

/** A badge with a dot in a colour that the firm has chosen; the label says what it means. */
export const dotted = (label: string, color: string): Html =>
  html`<span class="badge"
    ><svg viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill="${color}" /></svg
    ><span dir="auto">${label}</span></span
  >`;

/** Day and time in the firm's time zone. */
export const moment = ({ formats, profile }: PortalVisit, at: string): Html =>
  html`<time datetime="${at}">${formats.shortInstant(new Date(at), profile.workspace.timezone)}</time>`;

/** A day, given as YYYY-MM-DD. */
export const day = ({ formats }: PortalVisit, date: string): Html =>
  html`<time datetime="${date}">${formats.shortDate(date)}</time>`;

/** Names with their values. */
export const facts = (list: readonly { readonly name: string; readonly value: Html | string }[]): Html =>
  html`<dl class="facts">
    ${list.map(
      ({ name, value }) =>
        html`<dt>${name}</dt>
          <dd dir="auto">${value}</dd>`,
    )}
  </dl>`;

/** Progress from 0 to 100 percent, as a bar and as a number. */
export function meter({ formats, words }: PortalVisit, percent: number): Html {
  const whole = Math.round(percent);
  const text = formats.percent(String(whole / 100));
  return html`<div class="meter">
    <progress max="100" value="${whole}" aria-label="${words.say('progress')}">${text}</progress>
    <span class="small">${text}</span>
  </div>`;
}

/** Links to the previous and the next page, with the same filters; nothing if there is only one page. */
export function pager(
  { words: { say } }: PortalVisit,
  path: string,
  query: object,
  { page, total_pages: pages }: Schemas['Pagination'],
): Some {
  if (pages <= 1) return '';
  const to = (number: number): string => addressOf(path, { ...query, page: number });
  return html`<nav class="pages" aria-label="${say('pages')}">
    <span
      >${page > 1 ? html`<a class="button second" rel="prev" href="${to(page - 1)}">${say('previous')}</a>` : ''}</span
    >
    <span class="soft">${say('page_of', { page: String(page), pages: String(pages) })}</span>
    <span
      >${page < pages ? html`<a class="button second" rel="next" href="${to(page + 1)}">${say('next')}</a>` : ''}</span
    >
  </nav>`;
}

/** One of several ways to look at a list. */
export interface View {
  readonly label: string;
  readonly url: string;
  readonly isHere: boolean;
}

export const views = (label: string, list: readonly View[]): Html =>
  html`<nav class="bar" aria-label="${label}">
    <ul class="tabs">
      ${list.map(
        (each) =>
          html`<li><a href="${each.url}" ${each.isHere ? html` aria-current="page"` : ''}>${each.label}</a></li>`,
      )}
    </ul>
  </nav>`;

/** A number of bytes as kilobytes or megabytes, in the reader's language. */
export function fileSize({ language }: PortalWords, bytes: number): string {
  const [unit, divisor] = bytes < 1024 * 1024 ? (['kilobyte', 1024] as const) : (['megabyte', 1024 * 1024] as const);
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, options).format(Math.max(0.1, bytes / divisor));
}

/** A message about what has just been done. */
export const doneNote = (text: string): Html => html`<p class="note" role="status">${text}</p>`;

/** The error of a form that the page does not show any more. */
export const problemNote = (text: string): Html => html`<p class="problem" role="alert">${text}</p>`;

/** Text with the line breaks that were typed. */
export const typed = (text: string): Html => html`<p class="pre" dir="auto">${text}</p>`;
