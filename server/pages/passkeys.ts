/**
 * `/sign-in/passkey` and `/portal/sign-in/passkey`, where people sign in by a passkey, and `…/passkeys`, where those who are signed
 * in add, rename and remove their own.
 */
import Router from '@koa/router';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import {
  createPasskey,
  createPasskeyOptions,
  deletePasskey,
  updatePasskey,
} from '../../commands/people/factors/passkeys.js';
import { enterWithPasskey, passkeySignIn } from '../../commands/people/factors/passkey-sign-in.js';
import { assertNone, nameProblems, textProblems } from '../../commands/people/page-context.js';
import { ApiError, invalid } from '../../domain/errors.js';
import { passwordLength } from '../../domain/people/password.js';
import type { Account, Realm } from '../../models/people/account.js';
import { passkeysOf, type Passkey } from '../../models/people/passkey.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { serializePasskey } from '../../serializers/passkey.js';
import { browserAt } from '../identity/known-browser.js';
import { realms, signInUrl } from '../identity/realms.js';
import { readPendingLink } from '../identity/sso-cookies.js';
import type { Attempts } from '../limits/attempts.js';
import type { FormInput } from './form-input.js';
import { guardPages, serveForm, visitOf, type PageParts, type Reply } from './form-route.js';
import { mustBeSignedIn, ownerOf, personContext } from './own-account.js';
import {
  beginSigningPage,
  makingPage,
  passkeyPage,
  passkeyPolicy,
  passkeysPage,
  signingPage,
} from './passkey-pages.js';
import { readerOf } from './reader.js';
import { codesPage } from './second-factor-pages.js';
import { signedIn, welcome } from './signed-in.js';

export interface PasskeyParts extends PageParts {
  readonly attempts: Pick<Attempts, 'beginCheck' | 'passed' | 'beginPasskey' | 'signedInByPasskey'>;
  readonly log: Logger;
}

export function passkeyPages(parts: PasskeyParts): Router {
  const router = new Router();
  guardPages(router, passkeyPolicy);
  for (const realm of Object.keys(realms) as Realm[]) {
    serveSignIn(router, parts, realm);
    serveOwn(router, parts, realm);
  }
  return router;
}

const textIn = ({ query }: Context, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function serveSignIn(router: Router, parts: PasskeyParts, realm: Realm): void {
  serveForm(router, parts, {
    path: realms[realm].passkey,
    fields: ['credential', 'next'],
    show: () => Promise.resolve({}),
    page: (_shown, context, { next = textIn(context, 'next') }, error) =>
      beginSigningPage(readerOf(realm, context), next, error),
    voiceFor: (context) => readerOf(realm, context).voice,
    submit: (context, input) => signIn(parts, context, realm, input),
  });
}

async function signIn(
  parts: PasskeyParts,
  context: Context,
  realm: Realm,
  { credential, next }: FormInput,
): Promise<Reply> {
  const visit = visitOf(parts, context);
  await parts.attempts.beginPasskey(context.ip);
  if (credential === undefined) {
    const options = await passkeySignIn(visit, realm);
    return { json: { data: { options } }, page: () => signingPage(readerOf(realm, context), options, next) };
  }
  const link = readPendingLink(context, realm, parts.settings);
  const entered = await enterWithPasskey(visit, realm, { credential: parsed(credential), link }, ({ id }) =>
    browserAt(context, parts.settings, id),
  );
  if (!entered) {
    parts.log.warn({ request_id: context.state['requestId'], ip: context.ip, realm }, 'sign-in by a passkey failed');
    throw new ApiError('unauthorized', 'This passkey was not accepted: try again, or sign in with your password');
  }
  await parts.attempts.signedInByPasskey(context.ip);
  return welcome(parts, context, realm, entered, next);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

interface Own {
  readonly passkeys: readonly Passkey[];
}

function serveOwn(router: Router, parts: PasskeyParts, realm: Realm): void {
  serveForm<Own | null>(router, parts, {
    path: realms[realm].passkeys,
    fields: ['step', 'name', 'current_password', 'credential', 'passkey'],
    show: async (context) => {
      const account = await signedIn(parts, context, realm);
      if (!account) return null;
      const ctx = await systemContext(visitOf(parts, context), account.workspace_id);
      return { passkeys: await passkeysOf(ctx, account.id) };
    },
    data: (own) => own && { passkeys: own.passkeys.map(serializePasskey) },
    instead: (own) => (own === null ? signInUrl(realm, {}) : undefined),
    page: (own, context, { passkey = textIn(context, 'passkey'), name }, error) => {
      const reader = readerOf(realm, context);
      const { passkeys } = own ?? { passkeys: [] };
      const chosen = passkeys.find(({ id }) => id === passkey);
      return chosen ? passkeyPage(reader, chosen, error) : passkeysPage(reader, passkeys, name, error);
    },
    voiceFor: (context) => readerOf(realm, context).voice,
    submit: (context, input) => change(parts, context, realm, input),
  });
}

/** What the page can do, by the value of `step`. */
const steps = ['add', 'made', 'rename', 'remove'] as const;

async function change(parts: PasskeyParts, context: Context, realm: Realm, input: FormInput): Promise<Reply> {
  const account = await mustBeSignedIn(parts, context, realm);
  const step = steps.find((each) => each === input['step']);
  if (step === undefined) throw invalid('step', `must be one of ${steps.join(', ')}`);
  const owner = ownerOf(realm, account);
  const ctx = await personContext(parts, context, account, owner);
  const { passkeys: next, home } = realms[realm];
  const { name = '', passkey: id = '', current_password = '', credential = '' } = input;
  if (step !== 'remove') assertNone(named(name));
  if (step === 'rename')
    return { json: { data: serializePasskey(await updatePasskey(ctx, owner, id, { name: name.trim() })) }, next };
  if (step === 'made') {
    const { passkey, recoveryCodes } = await createPasskey(ctx, owner, {
      name: name.trim(),
      credential: parsed(credential),
    });
    const json = { data: { ...serializePasskey(passkey), recovery_codes: recoveryCodes } };
    return recoveryCodes === null
      ? { json, next }
      : { json, page: () => codesPage(readerOf(realm, context), recoveryCodes, home) };
  }
  assertNone(textProblems('current_password', current_password, passwordLength.max));
  return withPassword(parts, context, account, async () => {
    if (step === 'remove') {
      await deletePasskey(ctx, owner, id, { current_password });
      return { json: { data: { id, deleted: true } }, next };
    }
    const options = await createPasskeyOptions(ctx, owner, { current_password });
    return { json: { data: { options } }, page: () => makingPage(readerOf(realm, context), options, name) };
  });
}

const named = (name: string) => [...nameProblems('name', name), ...textProblems('name', name, 100)].slice(0, 1);

/** Counts a wrong password like one of a sign-in. */
async function withPassword(
  { attempts }: PasskeyParts,
  { ip }: Context,
  { id: accountId }: Account,
  work: () => Promise<Reply>,
): Promise<Reply> {
  await attempts.beginCheck({ accountId, ip });
  const reply = await work();
  await attempts.passed({ accountId, ip });
  return reply;
}
