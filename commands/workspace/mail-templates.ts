/** Subject and text of mails to clients, as the workspace has changed them. */
import type { Schemas } from '../../contract/contract.js';
import { ownTexts } from '../../documents/mails/mail-templates.js';
import { changedValues } from '../../domain/changes.js';
import { invalidMany } from '../../domain/errors.js';
import { templateProblems, type MailTexts } from '../../domain/workspace/mail-templates.js';
import type { Ctx } from '../../models/context.js';
import { findTemplate, lockTemplate, MailTemplate } from '../../models/workspace/mail-template.js';
import { lockWorkspace } from '../../models/workspace/workspace.js';

type Key = Pick<MailTemplate, 'kind' | 'language'>;

/** The texts of mails of a kind in a language: those of the workspace, or else Docket's own. */
export async function textsOf(ctx: Ctx, kind: Key['kind'], language: Key['language']): Promise<MailTexts> {
  return (await findTemplate(ctx, { kind, language })) ?? ownTexts(kind, language);
}

/** Texts with those of a request in their place. Throws `invalid_request` with all that is wrong with them. */
export function changedTexts(kind: Key['kind'], before: MailTexts, request: Schemas['MailTemplateUpdate']): MailTexts {
  const texts = { subject: request.subject ?? before.subject, text: request.text ?? before.text };
  const problems = templateProblems(kind, texts);
  if (problems.length > 0) throw invalidMany(problems);
  return texts;
}

/** Changes the texts; undefined if they are Docket's own now. */
export async function changeTemplate(
  ctx: Ctx,
  { kind, language }: Key,
  request: Schemas['MailTemplateUpdate'],
): Promise<MailTemplate | undefined> {
  // Whoever else changes a template of the workspace waits, so that there is one row for each at most.
  await lockWorkspace(ctx);
  const before = await lockTemplate(ctx, { kind, language });
  const own = ownTexts(kind, language);
  const texts = changedTexts(kind, before ?? own, request);
  if (texts.subject === own.subject && texts.text === own.text) {
    await before?.remove(ctx);
    return undefined;
  }
  return before
    ? before.patch(ctx, changedValues(before, texts))
    : MailTemplate.insert(ctx, { kind, language, ...texts });
}

/** Removes the texts of the workspace, if there are any. */
export async function resetTemplate(ctx: Ctx, key: Key): Promise<void> {
  await lockWorkspace(ctx);
  await (await lockTemplate(ctx, key))?.remove(ctx);
}
