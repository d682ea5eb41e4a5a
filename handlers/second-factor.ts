import {
  assertSignedIn,
  confirmTotp,
  createRecoveryCodes,
  createTotp,
  deleteTotp,
} from '../commands/people/second-factor.js';
import { instant } from '../domain/time.js';
import { factorSince, recoveryCodesLeft } from '../models/people/second-factor.js';
import type { Handlers } from './contract.js';

export const secondFactor = {
  async getSecondFactor(ctx) {
    assertSignedIn(ctx);
    const { userId } = ctx.scope;
    const confirmed_at = instant(await factorSince(ctx, userId));
    return { data: { confirmed_at, recovery_codes_left: await recoveryCodesLeft(ctx, userId) } };
  },

  async createTotp(ctx) {
    return { data: await createTotp(ctx) };
  },

  async confirmTotp(ctx, { body }) {
    return { data: { recovery_codes: await confirmTotp(ctx, body.code) } };
  },

  async createRecoveryCodes(ctx, { body }) {
    return { data: { recovery_codes: await createRecoveryCodes(ctx, body.code) } };
  },

  async deleteTotp(ctx, { body }) {
    await deleteTotp(ctx, body.code);
    return { data: { deleted: true } };
  },
} satisfies Handlers<'second-factor'>;
