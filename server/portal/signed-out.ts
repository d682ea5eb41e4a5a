/**
 * Answers a form that is sent after the session has ended: shows what was written, so that the person can send it
 * again.
 */
import type { Context } from 'koa';
import { html } from '../../documents/html.js';
import { barePage } from './layout.js';
import { heading } from './parts.js';
import { withSentForm } from './sent-form.js';
import type { PortalWords } from './words.js';

/** The fields whose texts are shown; never a password. */
const written = ['title', 'description', 'content', 'comment', 'reason'];

/** Maximum size of a form that is read although nobody is signed in. */
const maxBytes = 256 * 1024;

/** The page with what was written and a link to sign in; undefined if nothing was written, or the form is too large. */
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
