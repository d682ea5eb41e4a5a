import sql from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel, type Locked } from '../base.js';
import type { Ctx } from '../context.js';
import { whoMay } from '../visibility.js';
import { seeingAll } from './workspace-context.js';

/** Subject and text of mails of a kind in a language, in place of Docket's own. */
export class MailTemplate extends WorkspaceModel {
  static override tableName = 'mail_templates';
  static override idPrefix = 'mtpl';
  static override limitVisible = whoMay('administer');

  declare kind: Schemas['MailTemplateKind'];
  declare language: Schemas['MailLanguage'];
  /** With placeholders, as the text. */
  declare subject: string;
  declare text: string;
}

type Key = Pick<MailTemplate, 'kind' | 'language'>;

const isOf = ({ kind, language }: Key) => sql`t.kind = ${kind} AND t.language = ${language}`;

/** The texts that the workspace has for mails of a kind in a language, whoever sends them; undefined if they are Docket's own. */
export const findTemplate = (ctx: Ctx, key: Key): Promise<MailTemplate | undefined> =>
  ctx.isLocking ? lockTemplate(ctx, key) : MailTemplate.first(seeingAll(ctx), isOf(key));

/** As `findTemplate`, with a lock, so that they can be changed or removed. */
export const lockTemplate = (ctx: Ctx, key: Key): Promise<Locked<MailTemplate> | undefined> =>
  MailTemplate.lockFirst(ctx, isOf(key));
