import { deleteClient } from '../commands/across/delete-client.js';
import { announceClientChanges, assertCurrencyFree, clientColumns } from '../commands/clients/client-rules.js';
import { answerStatement, previewStatementMail, sendStatement } from '../commands/reports/statement.js';
import { assignTags } from '../commands/tags/tags.js';
import { changedValues } from '../domain/changes.js';
import { Client } from '../models/clients/client.js';
import { emit } from '../models/events/event.js';
import { clientBalance } from '../queries/billing/client-balance.js';
import { clientUnbilled } from '../queries/billing/client-unbilled.js';
import { clientList } from '../queries/clients/clients.js';
import { serializeClient } from '../serializers/client.js';
import { serializeMailPreview } from '../serializers/mail-preview.js';
import { viewOf } from '../serializers/view.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const clients = {
  async listClients(ctx, { query }) {
    return answerList(ctx, clientList, query, each(serializeClient));
  },

  async createClient(ctx, { body: { tags, ...body } }) {
    const columns = await clientColumns(ctx, body);
    const client = await Client.insert(ctx, { currency: ctx.workspace.currency, sla_overrides: [], ...columns });
    const data = serializeClient(await assignTags(ctx, client, tags));
    await emit(ctx, 'client.created', data);
    return { data };
  },

  async getClient(ctx, { params }) {
    return { data: serializeClient(await Client.get(ctx, params.id)) };
  },

  async getClientUnbilled(ctx, { params }) {
    return { data: await clientUnbilled(ctx, await Client.get(ctx, params.id)) };
  },

  async getClientBalance(ctx, { params }) {
    return { data: await clientBalance(ctx, await Client.get(ctx, params.id)) };
  },

  async updateClient(ctx, { params, body: { tags, ...body } }) {
    const client = await Client.lock(ctx, params.id);
    await assertCurrencyFree(ctx, client, body.currency);
    const patched = await client.patch(ctx, changedValues(client, await clientColumns(ctx, body, client)));
    const changed = await assignTags(ctx, patched, tags);
    await announceClientChanges(ctx, client, changed);
    return { data: serializeClient(changed) };
  },

  async deleteClient(ctx, { params }) {
    const client = await Client.lock(ctx, params.id);
    await deleteClient(ctx, client);
    return { data: { id: client.id, deleted: true } };
  },

  getClientStatement: (ctx, { params, query }) => answerStatement(ctx, params.id, query),

  async sendClientStatement(ctx, { params, body }) {
    return { data: await sendStatement(ctx, await Client.lock(ctx, params.id), body ?? {}) };
  },

  async previewClientStatementMail(ctx, { params, body }) {
    const mail = await previewStatementMail(ctx, await Client.get(ctx, params.id), body ?? {});
    return { data: serializeMailPreview(mail, viewOf(ctx.scope)) };
  },
} satisfies Handlers<'clients'>;
