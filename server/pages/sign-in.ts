/** Signing in and out, for the team and for clients in their portal, and requesting a new password. */
import Router from '@koa/router';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { accountChoiceToken, chosenAccount } from '../../commands/people/account-selection.js';
import { mailPasswordLinks } from '../../commands/people/forgotten-password.js';
import { accountsOfTicket, factorTicket, readFactorTicket } from '../../commands/people/factors/factor-ticket.js';
import { enter, enterWithCode, matchingAccounts, signOut } from '../../commands/people/sign-in.js';
import { assertNone, textProblems } from '../../commands/people/page-context.js';
import { ApiError } from '../../domain/errors.js';
import type { Id } from '../../domain/ids.js';
import { relyingParty } from '../../domain/people/passkey.js';
import { passwordLength } from '../../domain/people/password.js';
import type { Account, Realm } from '../../models/people/account.js';
import type { Attempts } from '../limits/attempts.js';
import { errorBody, statusOf } from '../responses/errors.js';
import { wantsJson, type FormInput } from './form-input.js';
import { respond, guardPages, serveForm, visitOf, type PageParts, type Reply } from './form-route.js';
import { assertOwnOrigin } from '../identity/own-origin.js';
import { browserAt } from '../identity/known-browser.js';
import { doneOf, forgottenUrl, pageAfter, realms, signInUrl, workspaceIn } from '../identity/realms.js';
import { clearSession, readSession } from '../identity/session-cookie.js';
import { readPendingLink } from '../identity/sso-cookies.js';
import { readerOf } from './reader.js';
import { accountsPage, forgottenPage, signInPage, type PageQuery } from './sign-in-pages.js';
import { described, signedIn, welcome } from './signed-in.js';

export interface SignInParts extends PageParts {
  readonly attempts: Attempts;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * `/sign-in`, `/sign-out`, `/forgotten-password` and the same under `/portal`; and, for programs that request a home
 * page, who is signed in.
 */
export function signIns(parts: SignInParts): Router {
  const router = new Router();
  guardPages(router);
  for (const realm of Object.keys(realms) as Realm[]) {
    serveSignIn(router, parts, realm);
    serveSignOut(router, parts, realm);
    serveForgotten(router, parts, realm);
    serveHome(router, parts, realm);
  }
  return router;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const queryOf = ({ query }: Context): PageQuery => ({
  done: doneOf(query['done']),
  workspaceId: workspaceIn(query['workspace_id']),
  next: textOf(query['next']),
});

/** The workspace id in a form: undefined if it has none, null if its text is no id, so that no account matches. */
const namedWorkspace = ({ workspace_id: text }: FormInput): Id | null | undefined =>
  text === undefined ? undefined : (workspaceIn(text) ?? null);

/** Whether browsers make passkeys for this service. */
const hasPasskeys = ({ settings }: SignInParts): boolean => relyingParty(settings.PUBLIC_URL) !== undefined;

const wrong = (): ApiError =>
  new ApiError(
    'unauthorized',
    'The e-mail address or the password is wrong, no password has been set, or the account also requires the code of its second factor',
  );
const wrongCode = (): ApiError =>
  new ApiError('unauthorized', 'The e-mail address, the password or the code is wrong, or the code was used before');
const tooLate = (): ApiError =>
  new ApiError('unauthorized', 'The sign-in took too long, or the account is no longer active: sign in again');

function serveSignIn(router: Router, parts: SignInParts, realm: Realm): void {
  serveForm(router, parts, {
    path: realms[realm].signIn,
    fields: ['email', 'password', 'workspace_id', 'account_id', 'ticket', 'factor_ticket', 'code', 'next'],
    show: async (context) => {
      const account = await signedIn(parts, context, realm);
      return { signed_in: account ? described(account) : null };
    },
    // With `workspace_id` or `done` in the address, the form is shown even to a person who is signed in.
    instead: ({ signed_in }, { query }) => {
      const { next, ...others } = query;
      if (signed_in === null || Object.keys(others).length > 0) return undefined;
      return pageAfter(realm, textOf(next));
    },
    page: (_shown, context, sent, error) =>
      signInPage(readerOf(realm, context), queryOf(context), sent, { hasPasskeys: hasPasskeys(parts), error }),
    submit: (context, input) => signIn(parts, context, realm, input),
    voiceFor: (context) => readerOf(realm, context).voice,
  });
}

async function signIn(parts: SignInParts, context: Context, realm: Realm, input: FormInput): Promise<Reply> {
  const visit = visitOf(parts, context);
  const { ticket, factor_ticket: sealed, account_id: accountId, next } = input;
  if (sealed !== undefined) return passFactor(parts, context, realm, { sealed, code: input['code'], next });
  if (ticket !== undefined) {
    const chosen = await chosenAccount(visit, realm, ticket, accountId ?? '');
    if (!chosen) throw tooLate();
    return begin(parts, context, realm, chosen, next);
  }
  const { email = '', password = '' } = input;
  const workspaceId = namedWorkspace(input);
  assertNone([...textProblems('email', email, 254), ...textProblems('password', password, passwordLength.max)]);
  const attempt = { realm, email, workspaceId, ip: context.ip };
  await parts.attempts.beginSignIn(attempt);
  const link = readPendingLink(context, realm, parts.settings);
  const { open, closed } = await matchingAccounts(visit, realm, { email, password, workspaceId, accountId, link });
  const [account, another] = open;
  if (!account) {
    logFailure(parts, context, realm);
    return askForCode(parts, context, realm, input, factorTicket(visit, realm, { email, workspaceId }, closed));
  }
  await parts.attempts.signedIn(attempt);
  if (another) return choice(parts, context, realm, open, next);
  return begin(parts, context, realm, account, next);
}

const logFailure = ({ log }: SignInParts, context: Context, realm: Realm): void =>
  log.warn({ request_id: context.state['requestId'], ip: context.ip, realm }, 'sign-in failed');

/**
 * The response to every password that is not enough: wrong, of an unknown address, or of an account with a second
 * factor. The ticket does not tell which.
 */
function askForCode(parts: SignInParts, context: Context, realm: Realm, input: FormInput, ticket: string): Reply {
  const { requestId, settings } = visitOf(parts, context);
  const error = wrong();
  const status = statusOf[error.code];
  return {
    status,
    pageStatus: status,
    json: { ...errorBody(error, requestId, settings.PUBLIC_URL), factor_ticket: ticket },
    page: () => {
      const sent = { ...input, factor_ticket: ticket };
      return signInPage(readerOf(realm, context), queryOf(context), sent, {
        hasPasskeys: hasPasskeys(parts),
        error,
      });
    },
  };
}

/** Signs in by the code of the second factor, after the password. */
async function passFactor(
  parts: SignInParts,
  context: Context,
  realm: Realm,
  { sealed, code = '', next }: { sealed: string; code: string | undefined; next: string | undefined },
): Promise<Reply> {
  const visit = visitOf(parts, context);
  assertNone(textProblems('code', code, 50));
  const ticket = readFactorTicket(visit, realm, sealed);
  if (!ticket) throw tooLate();
  const { email, workspaceId } = ticket;
  const attempt = { realm, email, workspaceId: workspaceId ?? undefined, ip: context.ip };
  await parts.attempts.beginFactor(attempt);
  const accounts = await accountsOfTicket(visit, ticket);
  const entered = await enterWithCode(
    visit,
    realm,
    { accounts, code, link: readPendingLink(context, realm, parts.settings) },
    ({ id }) => browserAt(context, parts.settings, id),
  );
  if (!entered) {
    logFailure(parts, context, realm);
    throw wrongCode();
  }
  await parts.attempts.passedFactor(attempt);
  return welcome(parts, context, realm, entered, next);
}

async function begin(
  parts: SignInParts,
  context: Context,
  realm: Realm,
  account: Account,
  next: string | undefined,
): Promise<Reply> {
  const link = readPendingLink(context, realm, parts.settings);
  const browser = browserAt(context, parts.settings, account.id);
  const secret = await enter(visitOf(parts, context), realm, account, browser, link);
  if (secret === undefined) throw tooLate();
  return welcome(parts, context, realm, { account, secret }, next);
}

/**
 * A page with a button for each account; for a program, an error with the accounts, one of which it can name as
 * `account_id`.
 */
function choice(
  parts: SignInParts,
  context: Context,
  realm: Realm,
  accounts: readonly Account[],
  next: string | undefined,
): Reply {
  const { requestId, settings } = visitOf(parts, context);
  const error = new ApiError(
    'invalid_state',
    'The address and password match several accounts: choose one with workspace_id or account_id',
    { field: 'account_id' },
  );
  return {
    status: statusOf[error.code],
    json: { ...errorBody(error, requestId, settings.PUBLIC_URL), accounts: accounts.map(described) },
    page: () => {
      const ticket = accountChoiceToken(visitOf(parts, context), realm, accounts);
      return accountsPage(readerOf(realm, context), { ticket, next }, accounts);
    },
  };
}

function serveForgotten(router: Router, parts: SignInParts, realm: Realm): void {
  serveForm(router, parts, {
    path: realms[realm].forgotten,
    fields: ['email', 'workspace_id'],
    show: () => Promise.resolve({}),
    page: (_shown, context, sent, error) => forgottenPage(readerOf(realm, context), queryOf(context), sent, error),
    voiceFor: (context) => readerOf(realm, context).voice,
    async submit(context, input) {
      const { email = '' } = input;
      const workspaceId = namedWorkspace(input);
      assertNone(textProblems('email', email, 254));
      await parts.attempts.requestLink({ realm, email, ip: context.ip });
      await mailPasswordLinks(visitOf(parts, context), realm, { email, workspaceId });
      return {
        json: { data: { email, requested: true } },
        next: forgottenUrl(realm, { done: 'mailed', workspace_id: workspaceId ?? undefined }),
      };
    },
  });
}

function serveSignOut(router: Router, parts: SignInParts, realm: Realm): void {
  const { settings } = parts;
  router.post(realms[realm].signOut, async (context) => {
    await respond(
      context,
      async () => {
        assertOwnOrigin(context, settings);
        const secret = readSession(context, realm, settings);
        if (secret !== undefined) await signOut(visitOf(parts, context), secret);
        clearSession(context, realm, settings);
        return { json: { data: { signed_out: true } }, next: signInUrl(realm, { done: 'signed_out' }) };
      },
      { voiceFor: () => readerOf(realm, context).voice },
    );
  });
  // Signing out takes a POST; every page has a button for it.
  router.get(realms[realm].signOut, (context) => {
    context.status = 303;
    context.redirect(realms[realm].home);
  });
}

function serveHome(router: Router, parts: SignInParts, realm: Realm): void {
  router.get(realms[realm].home, async (context, next: () => Promise<void>) => {
    // People get the dashboard, or the pages of the portal.
    if (!wantsJson(context)) return next();
    const account = await signedIn(parts, context, realm);
    context.body = { data: account ? described(account) : null };
    return undefined;
  });
}
