/** The page that is shown in place of one that failed. */
import { html } from '../../../documents/html.js';
import type { ApiError, ErrorCode } from '../../../domain/errors.js';
import type { Shown } from '../page.js';
import { heading } from '../parts.js';
import { problemWith } from '../problems.js';
import type { PortalKey, PortalWords } from '../words.js';

const titles: Partial<Record<ErrorCode, PortalKey>> = {
  not_found: 'not_found_title',
  forbidden: 'forbidden_title',
  internal_error: 'internal_title',
  unavailable: 'internal_title',
};

/** Says what failed and why. */
export function wrongPage(words: PortalWords, error: ApiError): Shown {
  const { say } = words;
  const title = say(titles[error.code] ?? 'refused_title');
  const why = problemWith(words, error);
  return {
    title,
    body: html`${heading(title)}
      <section class="card">
        <p>${why}</p>
        <p class="actions"><a class="button" href="/portal">${say('to_overview')}</a></p>
      </section>`,
  };
}
