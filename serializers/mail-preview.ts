import type { Schemas } from '../contract/contract.js';
import { subjectLine, type MailDraft } from '../models/workspace/mail.js';
import type { Contact } from '../models/clients/contact.js';
import type { View } from './view.js';

/** A mail with amounts as it would be sent. The logo in its HTML is no attachment to its readers. */
export const serializeMailPreview = (mail: MailDraft, view: View): Schemas['MailPreview'] => ({
  to: [...mail.to],
  cc: [...(mail.cc ?? [])],
  bcc: [...(mail.bcc ?? [])],
  subject: subjectLine(mail.subject),
  ...view.rates({ text: mail.text, html: mail.html }),
  attachments: (mail.attachments ?? []).filter(({ kind }) => kind !== 'logo').map(({ filename }) => ({ filename })),
});

/** The mail about an approval to the first of its recipients: others are greeted by their own names. */
export const serializeApprovalMailPreview = (
  recipients: readonly Pick<Contact, 'id' | 'name' | 'email'>[],
  { subject, text, html }: MailDraft,
): Schemas['ApprovalMailPreview'] => ({
  recipients: recipients.flatMap(({ id, name, email }) => (email === null ? [] : [{ contact_id: id, name, email }])),
  subject: subjectLine(subject),
  text,
  html,
});
