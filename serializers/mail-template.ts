import type { Schemas } from '../contract/contract.js';
import { instant } from '../domain/time.js';
import { isRequired, mailPlaceholders, type MailTexts, type MailValues } from '../domain/workspace/mail-templates.js';
import { subjectLine, type MailDraft } from '../models/workspace/mail.js';
import type { MailTemplate } from '../models/workspace/mail-template.js';
import type { View } from './view.js';

/** The texts of a template, and what its placeholders stand for in a sample. */
export interface ShownTemplate extends Pick<MailTemplate, 'kind' | 'language'> {
  readonly own: MailTexts;
  readonly changed: MailTemplate | undefined;
  readonly values: MailValues;
}

export const serializeMailTemplate = ({
  kind,
  language,
  own,
  changed,
  values,
}: ShownTemplate): Schemas['MailTemplate'] => ({
  kind,
  language,
  subject: (changed ?? own).subject,
  text: (changed ?? own).text,
  is_changed: changed !== undefined,
  placeholders: mailPlaceholders[kind].map((name) => ({
    name,
    example: values[name] ?? null,
    is_required: isRequired(kind, name),
  })),
  updated_at: changed ? instant(changed.updated_at) : null,
});

export const serializeTemplatePreview = (
  { subject, text, html }: MailDraft,
  missing: readonly Schemas['MailPlaceholderName'][],
  view: View,
): Schemas['MailTemplatePreview'] => ({
  subject: subjectLine(subject),
  ...view.rates({ text, html }),
  missing: [...missing],
});
