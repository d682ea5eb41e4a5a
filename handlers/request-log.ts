import { LoggedRequest } from '../models/people/logged-request.js';
import { answerList, each } from '../queries/answer-list.js';
import { loggedRequestList } from '../queries/people/logged-requests.js';
import { serializeLoggedRequest } from '../serializers/logged-request.js';
import type { Handlers } from './contract.js';

export const requestLog = {
  async listLoggedRequests(ctx, { query }) {
    return answerList(ctx, loggedRequestList, query, each(serializeLoggedRequest));
  },

  async getLoggedRequest(ctx, { params }) {
    return { data: serializeLoggedRequest(await LoggedRequest.get(ctx, params.id)) };
  },
} satisfies Handlers<'request-log'>;
