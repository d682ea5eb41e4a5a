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

interface LinkPage {
  readonly path: string;
  readonly realm: Realm;
  readonly fields: readonly string[];
  readonly form: (link: OpenLink, sent: FormInput) => Form;
}

/** The address is there for password managers, which store the password under it. */
const addressOf = (link: OpenLink): FormField => ({
  name: 'email',
  label: 'E-mail address',
  type: 'email',
  autocomplete: 'username',
  value: link.email,
  isFixed: true,
});

const newPassword: FormField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'new-password',
  hint: `At least ${passwordLength.least} characters. Several words make a good one.`,
  length: passwordLength,
};

const pages: Readonly<Record<LinkKind, LinkPage>> = {
  invitation: {
    path: '/invitations/:token',
    realm: 'team',
    fields: ['name', 'password'],
    form: (link, { name = link.name }) => ({
      title: `Join ${link.workspace.name}`,
      intro: [`${link.workspace.name} has invited you to work with them on Docket. Set a password to sign in with.`],
      fields: [
        { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', value: name, length: { most: 200 } },
        addressOf(link),
        newPassword,
      ],
      button: 'Join',
    }),
  },
  password: {
    path: '/passwords/:token',
    realm: 'team',
    fields: ['password'],
    form: (link) => ({
      title: 'Set a new password',
      intro: [`For ${link.workspace.name} on Docket. You will be signed out wherever you are signed in.`],
      fields: [addressOf(link), newPassword],
      button: 'Set the password',
    }),
  },
  portal_password: {
    path: '/portal/passwords/:token',
    realm: 'portal',
    fields: ['password'],
    form: (link) => ({
      title: 'Set your password',
      intro: [`For the client portal of ${link.workspace.name}.`],
      fields: [addressOf(link), newPassword],
      button: 'Set the password',
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
      page: (link, _context, sent, error) => formPage(form(link, sent), error),
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
