/** Requests about templates of mails. */
import { plain, type CasesOf } from './cases.js';

const params = { kind: 'invoice', language: 'de' } as const;

export const mailTemplates = {
  getAllMailTemplates: { '': plain },
  getMailTemplate: { '': { find: () => ({ params }) } },
  updateMailTemplate: { '': { make: () => ({ params, body: { subject: 'Rechnung {{invoice.number}}' } }) } },
  deleteMailTemplate: { '': { make: () => ({ params }) } },
  previewMailTemplate: { '': { find: () => ({ params, body: { subject: 'Rechnung {{invoice.number}}' } }) } },
} satisfies CasesOf<'mail-templates'>;
