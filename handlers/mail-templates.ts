import { previewTemplate } from '../commands/across/preview-mail-template.js';
import { sampleMails } from '../commands/billing/sample-mails.js';
import { changeTemplate, resetTemplate } from '../commands/workspace/mail-templates.js';
import type { Schemas } from '../contract/contract.js';
import { ownTexts } from '../documents/mails/mail-templates.js';
import { languages } from '../documents/messages/words.js';
import { mailTemplateKinds } from '../domain/workspace/mail-templates.js';
import type { Ctx } from '../models/context.js';
import { findTemplate, MailTemplate } from '../models/workspace/mail-template.js';
import { serializeMailTemplate, serializeTemplatePreview } from '../serializers/mail-template.js';
import { viewOf } from '../serializers/view.js';
import type { Handlers } from './contract.js';

export const mailTemplates = {
  async getAllMailTemplates(ctx) {
    const changed = new Map((await MailTemplate.all(ctx)).map((row) => [`${row.kind} ${row.language}`, row]));
    const show = await templateIn(ctx);
    const keys = mailTemplateKinds.flatMap((kind) => languages.map((language) => ({ kind, language })));
    return { data: { templates: keys.map((key) => show(key, changed.get(`${key.kind} ${key.language}`))) } };
  },

  async getMailTemplate(ctx, { params }) {
    return { data: (await templateIn(ctx))(params, await findTemplate(ctx, params)) };
  },

  async updateMailTemplate(ctx, { params, body }) {
    const changed = await changeTemplate(ctx, params, body);
    return { data: (await templateIn(ctx))(params, changed) };
  },

  async deleteMailTemplate(ctx, { params }) {
    await resetTemplate(ctx, params);
    return { data: (await templateIn(ctx))(params, undefined) };
  },

  async previewMailTemplate(ctx, { params, body }) {
    const { draft, missing } = await previewTemplate(ctx, params, body);
    return { data: serializeTemplatePreview(draft, missing, viewOf(ctx.scope)) };
  },
} satisfies Handlers<'mail-templates'>;

/** Shows templates with the values of samples. */
async function templateIn(ctx: Ctx) {
  const sample = await sampleMails(ctx);
  const firm = ctx.workspace.name;
  return (
    { kind, language }: Pick<MailTemplate, 'kind' | 'language'>,
    changed: MailTemplate | undefined,
  ): Schemas['MailTemplate'] =>
    serializeMailTemplate({
      kind,
      language,
      own: ownTexts(kind, language),
      changed,
      values: { ...sample(kind, language).values, 'firm.name': firm },
    });
}
