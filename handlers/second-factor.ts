import {
  confirmTotp,
  createRecoveryCodes,
  createTotp,
  deleteTotp,
  signedInUser,
} from '../commands/people/second-factor.js';
import { instant } from '../domain/time.js';
import { factorSince, recoveryCodesLeft } from '../models/people/second-factor.js';
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
} satisfies Handlers<'second-factor'>;
