import { portalProfile } from '../queries/portal/portal-profile.js';
import type { Handlers } from './contract.js';

export const portal = {
  async getPortalProfile(ctx) {
    return { data: await portalProfile(ctx) };
  },
} satisfies Handlers<'portal'>;
