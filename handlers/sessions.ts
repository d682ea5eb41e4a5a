import { changePassword, endOtherSessions, endOwnSession } from '../commands/people/own-account.js';
import { answerRows } from '../queries/answer-list.js';
import { ownSession, ownSessions } from '../queries/people/sessions.js';
import type { Handlers } from './contract.js';

export const sessions = {
  async listSessions(ctx, { query }) {
    return answerRows(ctx, 'listSessions', await ownSessions(ctx), query);
  },

  async getSession(ctx, { params }) {
    return { data: await ownSession(ctx, params.id) };
  },

  async deleteSession(ctx, { params: { id } }) {
    await endOwnSession(ctx, id);
    return { data: { id, deleted: true } };
  },

  async deleteSessions(ctx) {
    return { data: { sessions_ended: await endOtherSessions(ctx) } };
  },

  async updatePassword(ctx, { body }) {
    return { data: { sessions_ended: await changePassword(ctx, body) } };
  },
} satisfies Handlers<'sessions'>;
