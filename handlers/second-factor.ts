import { signedInUser } from '../commands/people/factors/factor-owner.js';
import { confirmTotp, createRecoveryCodes, createTotp, deleteTotp } from '../commands/people/factors/second-factor.js';
import {
  createPasskey,
  createPasskeyOptions,
  deletePasskey,
  findOwnPasskey,
  updatePasskey,
} from '../commands/people/factors/passkeys.js';
import { instant } from '../domain/time.js';
import { passkeysOf } from '../models/people/passkey.js';
import { factorSince, recoveryCodesLeft } from '../models/people/second-factor.js';
import { answerRows } from '../queries/answer-list.js';
import { serializePasskey } from '../serializers/passkey.js';
import type { Handlers } from './contract.js';

export const secondFactor = {
  async getSecondFactor(ctx) {
    const { id } = signedInUser(ctx);
    const confirmed_at = instant(await factorSince(ctx, id));
    return { data: { confirmed_at, recovery_codes_left: await recoveryCodesLeft(ctx, id) } };
  },

  async createTotp(ctx) {
    return { data: await createTotp(ctx, signedInUser(ctx)) };
  },

  async confirmTotp(ctx, { body }) {
    return { data: { recovery_codes: await confirmTotp(ctx, signedInUser(ctx), body.code) } };
  },

  async createRecoveryCodes(ctx, { body }) {
    return { data: { recovery_codes: await createRecoveryCodes(ctx, signedInUser(ctx), body.code) } };
  },

  async deleteTotp(ctx, { body }) {
    await deleteTotp(ctx, signedInUser(ctx), body.code);
    return { data: { deleted: true } };
  },

  async listPasskeys(ctx, { query }) {
    const passkeys = await passkeysOf(ctx, signedInUser(ctx).id);
    return answerRows(ctx, 'listPasskeys', passkeys.map(serializePasskey), query);
  },

  async getPasskey(ctx, { params }) {
    return { data: serializePasskey(await findOwnPasskey(ctx, signedInUser(ctx), params.id)) };
  },

  async createPasskeyOptions(ctx, { body }) {
    return { data: { options: await createPasskeyOptions(ctx, signedInUser(ctx), body) } };
  },

  async createPasskey(ctx, { body }) {
    const { passkey, recoveryCodes } = await createPasskey(ctx, signedInUser(ctx), body);
    return { data: { ...serializePasskey(passkey), recovery_codes: recoveryCodes } };
  },

  async updatePasskey(ctx, { params, body }) {
    return { data: serializePasskey(await updatePasskey(ctx, signedInUser(ctx), params.id, body)) };
  },

  async deletePasskey(ctx, { params: { id }, body }) {
    await deletePasskey(ctx, signedInUser(ctx), id, body);
    return { data: { id, deleted: true } };
  },
} satisfies Handlers<'second-factor'>;
