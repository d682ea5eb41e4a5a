import { retryMail } from '../commands/billing/retry-mail.js';
import { Mail } from '../models/workspace/mail.js';
import { answerList, each } from '../queries/answer-list.js';
import { mailList } from '../queries/workspace/mails.js';
import { serializeMail } from '../serializers/mail.js';
import type { Handlers } from './contract.js';

export const mails = {
  async listMails(ctx, { query }) {
    return answerList(ctx, mailList, query, each(serializeMail));
  },

  async getMail(ctx, { params: { id } }) {
    return { data: serializeMail(await Mail.get(ctx, id)) };
  },

  async retryMail(ctx, { params: { id } }) {
    return { data: serializeMail(await retryMail(ctx, await Mail.lock(ctx, id))) };
  },
} satisfies Handlers<'mails'>;
