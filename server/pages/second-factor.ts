/**
 * `/sign-in/second-factor` and `/portal/sign-in/second-factor`: people who are signed in set up an authenticator app,
 * make new recovery codes, or remove it. Works without JavaScript.
 */
import Router from '@koa/router';
import type { Context } from 'koa';
import {
  confirmTotp,
  createRecoveryCodes,
  createTotp,
  deleteTotp,
  pendingTotp,
  type FactorOwner,
} from '../../commands/people/second-factor.js';
import { assertNone, textProblems } from '../../commands/people/page-context.js';
import { ApiError, invalid } from '../../domain/errors.js';
import { instant } from '../../domain/time.js';
import type { Account, Realm } from '../../models/people/account.js';
import type { Ctx } from '../../models/context.js';
import { factorSince, recoveryCodesLeft } from '../../models/people/second-factor.js';
import { alsoDuringDeletion } from '../../models/workspace/read-only.js';
import { changing } from '../../models/workspace/test-side.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { realms, signInUrl } from '../identity/realms.js';
import type { Attempts } from '../limits/attempts.js';
import type { FormInput } from './form-input.js';
import { guardPages, serveForm, visitOf, type PageParts, type Reply } from './form-route.js';
import { readerOf } from './reader.js';
import { codesPage, factorPage, type FactorState } from './second-factor-pages.js';
import { lacksRequiredFactor, signedIn } from './signed-in.js';

export interface SecondFactorParts extends PageParts {
  readonly attempts: Pick<Attempts, 'beginCheck' | 'passed'>;
}

export function secondFactorPages(parts: SecondFactorParts): Router {
  const router = new Router();
  guardPages(router);
  for (const realm of Object.keys(realms) as Realm[]) {
    const { secondFactor: path } = realms[realm];
    serveForm<FactorState | null>(router, parts, {
      path,
      fields: ['step', 'code', 'removal_code'],
      show: async (context) => {
        const account = await signedIn(parts, context, realm);
        return account ? stateOf(parts, context, realm, account) : null;
      },
      data: (state) =>
        state && { confirmed_at: instant(state.confirmed_at), recovery_codes_left: state.recovery_codes_left },
      instead: (state) => (state === null ? signInUrl(realm, {}) : undefined),
      page: (state, context, _sent, error) => factorPage(readerOf(realm, context), state ?? nothing, error),
      voiceFor: (context) => readerOf(realm, context).voice,
      submit: (context, input) => submit(parts, context, realm, input),
    });
  }
  return router;
}

const nothing: FactorState = { confirmed_at: null, recovery_codes_left: 0, pending: undefined, isRequired: false };

const ownerOf = (realm: Realm, { id }: Account): FactorOwner => ({ type: realm === 'team' ? 'user' : 'contact', id });

async function stateOf(parts: PageParts, context: Context, realm: Realm, account: Account): Promise<FactorState> {
  const ctx = await systemContext(visitOf(parts, context), account.workspace_id);
  return {
    confirmed_at: await factorSince(ctx, account.id),
    recovery_codes_left: await recoveryCodesLeft(ctx, account.id),
    pending: await pendingTotp(ctx, ownerOf(realm, account)),
    isRequired: realm === 'team' && (await lacksRequiredFactor(parts, context)),
  };
}

/** The context in which the person acts on their own account. */
async function personContext(parts: PageParts, context: Context, account: Account, owner: FactorOwner): Promise<Ctx> {
  const visit = visitOf(parts, context);
  const ctx = await systemContext(visit, account.workspace_id);
  const self = owner.type === 'user' ? { user_id: owner.id } : { contact_id: owner.id };
  return alsoDuringDeletion({
    ...ctx,
    actor: { ...ctx.actor, ...visit.origin, ...self, request_id: visit.requestId },
  });
}

/** What the page can do, by the value of `step`. */
const steps = ['begin', 'confirm', 'codes', 'remove'] as const;

async function submit(parts: SecondFactorParts, context: Context, realm: Realm, input: FormInput): Promise<Reply> {
  const account = await signedIn(parts, context, realm);
  if (!account) throw new ApiError('unauthorized', 'The session has ended: sign in again');
  const step = steps.find((each) => each === input['step']);
  if (step === undefined) throw invalid('step', `must be one of ${steps.join(', ')}`);
  const owner = ownerOf(realm, account);
  const { secondFactor: next } = realms[realm];
  const ctx = await personContext(parts, context, account, owner);
  if (step === 'begin') return { json: { data: await changing(ctx, (writing) => createTotp(writing, owner)) }, next };
  const field = step === 'remove' ? 'removal_code' : 'code';
  const { [field]: code = '' } = input;
  assertNone(textProblems(field, code, 50));
  const check = { accountId: account.id, ip: context.ip };
  await parts.attempts.beginCheck(check);
  if (step === 'remove') {
    await deleteTotp(ctx, owner, code).catch(renameField);
    await parts.attempts.passed(check);
    return { json: { data: { deleted: true } }, next };
  }
  const recovery_codes = await (step === 'confirm' ? confirmTotp : createRecoveryCodes)(ctx, owner, code);
  await parts.attempts.passed(check);
  const { home } = realms[realm];
  return { json: { data: { recovery_codes } }, page: () => codesPage(readerOf(realm, context), recovery_codes, home) };
}

/** The page has two fields for a code; the error belongs to the one that was sent. */
function renameField(error: unknown): never {
  const [detail] = error instanceof ApiError ? (error.extras.details ?? []) : [];
  throw detail?.field === 'code' ? invalid('removal_code', detail.message) : error;
}
