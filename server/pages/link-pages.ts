/** The pages that links in mails lead to: an invitation, a new password, the password for the portal. */
import Router from '@koa/router';
import type { Context } from 'koa';
import { openLink, redeemLink, type LinkKind, type OpenLink } from '../../commands/people/redeem-link.js';
import { passwordLength } from '../../domain/people/password.js';
import type { Realm } from '../../models/people/account.js';
import { formPage, type FormField, type Form } from './form-page.js';
import { guardPages, serveForm, visitOf, type PageParts } from './form-route.js';
import type { FormInput } from './form-input.js';
import { realms, signInUrl } from '../identity/realms.js';
import type { PortalWords } from '../portal/words.js';
import { clientReader, readerOf, teamReader } from './reader.js';

interface LinkPage {
  readonly path: string;
  readonly realm: Realm;
  readonly fields: readonly string[];
  readonly form: (link: OpenLink, sent: FormInput, words: PortalWords) => Form;
}

/** The address is there for password managers, which store the password under it. */
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
  hint: say('new_password_hint', { least: String(passwordLength.least) }),
  length: passwordLength,
});

const pages: Readonly<Record<LinkKind, LinkPage>> = {
  invitation: {
    path: '/invitations/:token',
    realm: 'team',
    fields: ['name', 'password'],
    form: (link, { name = link.name }, words) => ({
      title: `Join ${link.workspace.name}`,
      intro: [`${link.workspace.name} has invited you to work with them on Docket. Set a password to sign in with.`],
      fields: [
        { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', value: name, length: { most: 200 } },
        addressOf(link, words),
        newPassword(words),
      ],
      button: 'Join',
    }),
  },
  password: {
    path: '/passwords/:token',
    realm: 'team',
    fields: ['password'],
    form: (link, _sent, words) => ({
      title: 'Set a new password',
      intro: [`For ${link.workspace.name} on Docket. You will be signed out wherever you are signed in.`],
      fields: [addressOf(link, words), newPassword(words)],
      button: 'Set the password',
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

/** `/invitations/{token}`, `/passwords/{token}` and `/portal/passwords/{token}`. */
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
      page({ link, language }, _context, sent, error) {
        const { words, voice } = language === undefined ? teamReader : clientReader(language);
        return formPage(form(link, sent, words), voice, error);
      },
      voiceFor: (context) => readerOf(realm, context).voice,
      async submit(context, { password = '', name = '' }) {
        const link = await redeemLink(visitOf(parts, context), kind, tokenOf(context), { password, name });
        const done = kind === 'invitation' ? 'joined' : 'password';
        return {
          json: { data: { ...link, sign_in_url: `${parts.settings.PUBLIC_URL}${realms[realm].signIn}` } },
          next: signInUrl(realm, { done, workspace_id: link.workspace.id }),
        };
      },
    });
  }
  return router;
}
