/**
 * The pages behind links in mails and at the terminal: first sign-in, invitation, new password, password for the
 * portal.
 */
import Router from '@koa/router';
import type { Context } from 'koa';
import { firstOwner } from '../../commands/people/first-sign-in.js';
import { openLink, redeemLink, type LinkKind, type OpenLink } from '../../commands/people/redeem-link.js';
import { enter } from '../../commands/people/sign-in.js';
import { switchSide } from '../../commands/people/switch-side.js';
import { passwordLength } from '../../domain/people/password.js';
import { findAccount, type Account, type Realm } from '../../models/people/account.js';
import { formPage, type FormField, type Form } from './form-page.js';
import { guardPages, serveForm, visitOf, type PageParts, type Reply } from './form-route.js';
import type { FormInput } from './form-input.js';
import { browserAt } from '../identity/known-browser.js';
import { realms, signInUrl } from '../identity/realms.js';
import type { PortalWords } from '../portal/words.js';
import { readerIn, readerOf } from './reader.js';
import { described, keepSession } from './signed-in.js';

interface LinkPage {
  readonly path: string;
  readonly realm: Realm;
  readonly fields: readonly string[];
  readonly form: (link: OpenLink, sent: FormInput, words: PortalWords) => Form;
}

/** Shows the e-mail address, under which password managers store the password. */
const addressOf = (link: OpenLink, { say }: PortalWords): FormField => ({
  name: 'email',
  label: say('email_address'),
  type: 'email',
  autocomplete: 'username',
  value: link.email,
  isFixed: true,
});

const newPassword = ({ say }: PortalWords): FormField => ({
  name: 'password',
  label: say('password'),
  type: 'password',
  autocomplete: 'new-password',
  hint: say('new_password_hint', { min: String(passwordLength.min) }),
  length: passwordLength,
});

const ownName = (value: string, { say }: PortalWords): FormField => ({
  name: 'name',
  label: say('your_name'),
  type: 'text',
  autocomplete: 'name',
  value,
  length: { max: 200 },
});

/** Empty if `value` is the placeholder of a new database, so that the owner has to enter their own. */
const unlessFirst = (name: keyof typeof firstOwner, value: string): string => (value === firstOwner[name] ? '' : value);

const pages: Readonly<Record<LinkKind, LinkPage>> = {
  first_sign_in: {
    path: '/first-sign-in/:token',
    realm: 'team',
    fields: ['name', 'email', 'password'],
    form: (link, { name = unlessFirst('name', link.name), email = unlessFirst('email', link.email) }, words) => ({
      title: words.say('team_welcome'),
      intro: [words.say('team_owner_intro', { firm: link.workspace.name })],
      fields: [
        ownName(name, words),
        {
          name: 'email',
          label: words.say('email_address'),
          type: 'email',
          autocomplete: 'username',
          value: email,
          length: { max: 254 },
        },
        newPassword(words),
      ],
      button: words.say('team_begin'),
    }),
  },
  invitation: {
    path: '/invitations/:token',
    realm: 'team',
    fields: ['name', 'password'],
    form: (link, { name = link.name }, words) => ({
      title: words.say('team_join_title', { firm: link.workspace.name }),
      intro: [words.say('team_join_intro', { firm: link.workspace.name })],
      fields: [ownName(name, words), addressOf(link, words), newPassword(words)],
      button: words.say('team_join'),
    }),
  },
  password: {
    path: '/passwords/:token',
    realm: 'team',
    fields: ['password'],
    form: (link, _sent, words) => ({
      title: words.say('forgotten_title'),
      intro: [words.say('team_password_intro', { firm: link.workspace.name })],
      fields: [addressOf(link, words), newPassword(words)],
      button: words.say('set_password'),
    }),
  },
  portal_password: {
    path: '/portal/passwords/:token',
    realm: 'portal',
    fields: ['password'],
    form: (link, _sent, words) => ({
      title: words.say('first_password_title'),
      intro: [words.say('first_password_intro', { firm: link.workspace.name })],
      fields: [addressOf(link, words), newPassword(words)],
      button: words.say('first_password_button'),
    }),
  },
};

/** `/first-sign-in/{token}`, `/invitations/{token}`, `/passwords/{token}` and `/portal/passwords/{token}`. */
export function linkPages(parts: PageParts): Router {
  const router = new Router();
  guardPages(router);
  const tokenOf = (context: Context): string => /([^/]*)\/?$/.exec(context.path)?.[1] ?? '';
  for (const kind of Object.keys(pages) as LinkKind[]) {
    const { path, realm, fields, form } = pages[kind];
    serveForm(router, parts, {
      path,
      fields,
      show: (context) => openLink(visitOf(parts, context), kind, tokenOf(context)),
      data: ({ link }) => link,
      page({ link, locale }, context, sent, error) {
        const { words, voice } = locale === undefined ? readerOf(realm, context) : readerIn(realm, locale);
        return formPage(form(link, sent, words), voice, error);
      },
      voiceFor: (context) => readerOf(realm, context).voice,
      async submit(context, { password = '', name = '', email = '' }) {
        const given = { password, name, email };
        const { link, subjectId } = await redeemLink(visitOf(parts, context), kind, tokenOf(context), given);
        if (kind === 'first_sign_in') return enterAsOwner(parts, context, subjectId);
        const data = { ...link, sign_in_url: `${parts.settings.PUBLIC_URL}${realms[realm].signIn}` };
        // The link works once, and whoever has it has just chosen the password: asking for it again proves nothing.
        if (await enterAs(parts, context, realm, subjectId)) return { json: { data }, next: realms[realm].home };
        const done = kind === 'invitation' ? 'joined' : 'password';
        return { json: { data }, next: signInUrl(realm, { done, workspace_id: link.workspace.id }) };
      },
    });
  }
  return router;
}

/**
 * Signs in whoever has just chosen a password, on the test side if the session is to move there. Returns the account;
 * undefined if it has been closed since.
 */
async function enterAs(
  parts: PageParts,
  context: Context,
  realm: Realm,
  subjectId: string,
  isForTest = false,
): Promise<Account | undefined> {
  const visit = visitOf(parts, context);
  const account = await findAccount(visit, realm, subjectId);
  const secret = account && (await enter(visit, realm, account, browserAt(context, parts.settings, subjectId)));
  if (secret === undefined) return undefined;
  const testSession = isForTest ? await switchSide(visit, secret, 'test') : undefined;
  await keepSession(parts, context, realm, { secret: testSession ?? secret, accountId: subjectId });
  return account;
}

/** Signs the owner in, on the live side or, with `?side=test`, on the test side, which the demo has filled. */
async function enterAsOwner(parts: PageParts, context: Context, userId: string): Promise<Reply> {
  const isForTest = context.query['side'] === 'test';
  const account = await enterAs(parts, context, 'team', userId, isForTest);
  if (!account) return { json: { data: null }, next: signInUrl('team', { done: 'password' }) };
  return { json: { data: described(account) }, next: isForTest ? realms.team.home : '/welcome' };
}
