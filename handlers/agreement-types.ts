import sql from 'sql-template-tag';
import { changedValues } from '../domain/changes.js';
import { invalidState } from '../domain/errors.js';
import { nameKey } from '../domain/name-key.js';
import { AgreementType } from '../models/retainers/agreement-type.js';
import { Agreement } from '../models/retainers/agreement.js';
import { seeingAll } from '../models/workspace/workspace-context.js';
import { agreementTypeList } from '../queries/retainers/agreement-types.js';
import { serializeAgreementType } from '../serializers/agreement-type.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const agreementTypes = {
  async listAgreementTypes(ctx, { query }) {
    return answerList(ctx, agreementTypeList, query, each(serializeAgreementType));
  },

  async createAgreementType(ctx, { body }) {
    const type = await AgreementType.insert(ctx, { ...body, name_key: nameKey(body.name) });
    return { data: serializeAgreementType(type) };
  },

  async getAgreementType(ctx, { params }) {
    return { data: serializeAgreementType(await AgreementType.get(ctx, params.id)) };
  },

  async updateAgreementType(ctx, { params, body }) {
    const type = await AgreementType.lock(ctx, params.id);
    const key = body.name === undefined ? {} : { name_key: nameKey(body.name) };
    return { data: serializeAgreementType(await type.patch(ctx, changedValues(type, { ...body, ...key }))) };
  },

  async deleteAgreementType(ctx, { params }) {
    const type = await AgreementType.lock(ctx, params.id);
    const used = await Agreement.first(seeingAll(ctx), sql`t.type_id = ${type.id}`);
    if (used)
      throw invalidState(
        `The type is in use, for example by agreement ${used.id}: give its agreements another type first`,
      );
    await type.remove(ctx);
    return { data: { id: type.id, deleted: true } };
  },
} satisfies Handlers<'agreement-types'>;
