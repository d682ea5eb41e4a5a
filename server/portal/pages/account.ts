/** The contact's own account: which mails they get, their password, and where they are signed in. */
import { html, type Html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import { ApiError } from '../../../domain/errors.js';
import { passwordLength } from '../../../domain/people/password.js';
import { form, formView, submitButton, textField } from '../fields.js';
import { realms } from '../../identity/realms.js';
import type { FormAttempt, PortalPage, Shown } from '../page.js';
import { badge, card, doneNote, facts, heading, moment } from '../parts.js';
import { addressOf, type PortalVisit } from '../visit.js';
import type { PortalKey } from '../words.js';
import { accountSection } from './sections.js';

const path = '/portal/account';

export const accountPage: PortalPage = {
  path,
  section: accountSection,
  show,
  forms: {
    mails: {
      async submit(visit, { values }, key) {
        await visit.write('updatePortalProfile', { body: { receives_ticket_replies: values['replies'] === '1' } }, key);
        return doneAt('mails');
      },
    },
    password: {
      async submit(visit, { values }, key) {
        const { current_password = '', new_password = '' } = values;
        await visit.write('updatePortalPassword', { body: { current_password, new_password } }, key);
        return doneAt('password');
      },
    },
    session: {
      async submit(visit, { values }, key) {
        try {
          await visit.write('deletePortalSession', { params: { id: values['id'] ?? '' } }, key);
        } catch (error) {
          // The session has ended since the page was shown.
          if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
        }
        return doneAt('session');
      },
    },
    sessions: {
      async submit(visit, _sent, key) {
        await visit.write('deletePortalSessions', {}, key);
        return doneAt('sessions');
      },
    },
  },
};

/** Values of `done` in the address, and the message for each. */
const done = {
  mails: 'done_mails',
  password: 'done_password',
  session: 'done_session',
  sessions: 'done_sessions',
} as const satisfies Readonly<Record<string, PortalKey>>;

const doneAt = (what: keyof typeof done): string => addressOf(path, { done: what });

async function show(visit: PortalVisit, attempt?: FormAttempt): Promise<Shown> {
  const { words, profile } = visit;
  const { say } = words;
  const sessions = await visit.read('listPortalSessions', { query: { page: visit.queryParam('page'), per_page: 50 } });
  const doneKind = visit.queryParam('done');
  const note =
    doneKind !== undefined && Object.hasOwn(done, doneKind) ? done[doneKind as keyof typeof done] : undefined;
  return {
    title: say('account'),
    body: html`${note !== undefined && !attempt ? doneNote(say(note)) : ''} ${heading(say('account'))}
      <div class="columns">
        <div>
          ${passwordCard(visit, attempt)}
          ${card(
            say('factor_page_title'),
            html`<p>${say('factor_off')}</p>
              <p><a href="${realms.portal.secondFactor}">${say('factor_change')}</a></p>`,
          )}
          ${sessionsCard(visit, sessions.data)}
        </div>
        <div>
          ${card(
            say('about_you'),
            html`${facts([
                { name: say('name'), value: profile.name },
                { name: say('email'), value: profile.email ?? '' },
                { name: say('access'), value: say(`access_${profile.access_level}`) },
              ])}
              <p class="hint">${say('about_you_hint', { firm: profile.workspace.name })}</p>`,
          )}
          ${mailsCard(visit, attempt)}
        </div>
      </div>`,
  };
}

function mailsCard({ words, profile }: PortalVisit, attempt: FormAttempt | undefined): Html {
  const view = formView(words, 'mails', attempt);
  const checked = profile.receives_ticket_replies ? html` checked` : '';
  return card(
    words.say('mails'),
    form(
      view,
      html`<label class="check">
          <input type="checkbox" name="replies" value="1" ${checked} /> ${words.say('mails_of_replies')}
        </label>
        <p class="actions">${submitButton(words.say('save'), 'second')}</p>`,
    ),
  );
}

function passwordCard({ words, profile }: PortalVisit, attempt: FormAttempt | undefined): Html {
  const { say } = words;
  const view = formView(words, 'password', attempt);
  const { min, max } = passwordLength;
  return card(
    say('password'),
    html`<p class="soft lead">${say('password_hint')}</p>
      ${form(
        view,
        html`<input type="text" autocomplete="username" value="${profile.email ?? ''}" hidden />
          ${textField(view, {
            name: 'current_password',
            label: say('current_password'),
            type: 'password',
            autocomplete: 'current-password',
            max,
            isRequired: true,
          })}
          ${textField(view, {
            name: 'new_password',
            label: say('new_password'),
            hint: say('new_password_hint', { min: String(min) }),
            type: 'password',
            autocomplete: 'new-password',
            max,
            isRequired: true,
          })}
          <p class="actions">${submitButton(say('set_password'))}</p>`,
      )}`,
  );
}

function sessionsCard(visit: PortalVisit, sessions: readonly Schemas['PortalSessionObject'][]): Html {
  const { say } = visit.words;
  const others = sessions.some(({ is_current }) => !is_current);
  return card(
    say('signed_in_at'),
    html`<ul class="rows">
        ${sessions.map((session) => sessionRow(visit, session))}
      </ul>
      ${
        others
          ? html`<form method="post" class="after">
              <input type="hidden" name="form" value="sessions" />
              ${submitButton(say('end_other_sessions'), 'danger')}
            </form>`
          : ''
      }`,
  );
}

function sessionRow(
  visit: PortalVisit,
  { id, is_current, browser, platform, ip, created_at, last_used_at }: Schemas['PortalSessionObject'],
): Html {
  const { say } = visit.words;
  const name = nameOf(visit, browser, platform);
  const ending = html`<form method="post">
    <input type="hidden" name="form" value="session" />
    <input type="hidden" name="id" value="${id}" />
    <button type="submit" class="second" aria-label="${say('end_session_of', { session: name })}">
      ${say('end_session')}
    </button>
  </form>`;
  return html`<li class="row">
    <div>
      <p class="name">${name}</p>
      <div class="meta">
        <span>${say('session_used')} ${moment(visit, last_used_at)}</span>
        ${ip === null ? '' : html`<span>${ip}</span>`}
        <span>${say('session_began')} ${moment(visit, created_at)}</span>
      </div>
    </div>
    <div class="side">${is_current ? badge(say('this_session'), 'good') : ending}</div>
  </li>`;
}

function nameOf({ words: { say } }: PortalVisit, browser: string | null, platform: string | null): string {
  if (browser !== null && platform !== null) return say('session_on', { browser, platform });
  return browser ?? platform ?? say('session_unknown');
}
