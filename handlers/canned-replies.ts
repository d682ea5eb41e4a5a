import { createCannedReply, updateCannedReply } from '../commands/tickets/canned-replies.js';
import { fillPlaceholders } from '../domain/workspace/placeholders.js';
import { CannedReply } from '../models/tickets/canned-reply.js';
import { answerList, each } from '../queries/answer-list.js';
import { cannedReplyList, placeholderValues } from '../queries/tickets/canned-replies.js';
import { serializeCannedReply } from '../serializers/canned-reply.js';
import type { Handlers } from './contract.js';

export const cannedReplies = {
  async listCannedReplies(ctx, { query }) {
    return answerList(ctx, cannedReplyList, query, each(serializeCannedReply));
  },

  async createCannedReply(ctx, { body }) {
    return { data: serializeCannedReply(await createCannedReply(ctx, body)) };
  },

  async getCannedReply(ctx, { params }) {
    return { data: serializeCannedReply(await CannedReply.get(ctx, params.id)) };
  },

  async updateCannedReply(ctx, { params, body }) {
    const reply = await CannedReply.lock(ctx, params.id);
    return { data: serializeCannedReply(await updateCannedReply(ctx, reply, body)) };
  },

  async deleteCannedReply(ctx, { params }) {
    const reply = await CannedReply.lock(ctx, params.id);
    await reply.remove(ctx);
    return { data: { id: reply.id, deleted: true } };
  },

  async renderCannedReply(ctx, { params, query: { ticket_id } }) {
    const { content } = await CannedReply.get(ctx, params.id);
    const { text, missing } = fillPlaceholders(content, await placeholderValues(ctx, ticket_id));
    return { data: { ticket_id, content: text, missing } };
  },
} satisfies Handlers<'canned-replies'>;
