/** What becomes of a form that someone sends after their session has ended: what they wrote is shown to them, to be sent again. */
import type { Context } from 'koa';
import { html } from '../../documents/html.js';
import { barePage } from './layout.js';
import { heading } from './parts.js';
import { withSentForm } from './sent-form.js';
import type { PortalWords } from './words.js';

/** The fields that people write into; never a password. */
const written = ['title', 'description', 'content', 'comment', 'reason'];

/** Of what comes from nobody known, so much is read. */
const maxBytes = 256 * 1024;

/** The page with what was written and a way to sign in; undefined if nothing was, or it is more than is read from strangers. */
export async function signedOutPage(
  context: Context,
  uploads: string,
  words: PortalWords,
  signInUrl: string,
): Promise<string | undefined> {
  const size = Number(context.get('content-length') || 0);
  if (context.method !== 'POST' || size === 0 || size > maxBytes) return undefined;
  return withSentForm(context, uploads, ({ values }) => {
    const texts = written.map((name) => values[name] ?? '').filter((text) => text !== '');
    if (texts.length === 0) return Promise.resolve(undefined);
    const title = words.say('signed_out_title');
    const areas = texts.map((text) => html`<textarea readonly aria-label="${title}" dir="auto">${text}</textarea>`);
    return Promise.resolve(
      barePage(
        words,
        title,
        html`${heading(title)}
          <p>${words.say('signed_out_hint')}</p>
          ${areas}
          <p class="actions"><a class="button" href="${signInUrl}">${words.say('sign_in')}</a></p>`,
      ),
    );
  });
}
