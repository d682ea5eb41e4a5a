import { notFound } from '../domain/errors.js';
import { seeingAll } from '../models/workspace/workspace-context.js';
import { findLogo } from '../models/workspace/workspace-logo.js';
import { portalProfile } from '../queries/portal/portal-profile.js';
import type { Handlers } from './contract.js';

export const portal = {
  async getPortalProfile(ctx) {
    return { data: await portalProfile(ctx) };
  },

  async getPortalLogo(ctx) {
    const logo = await findLogo(seeingAll(ctx));
    if (!logo) throw notFound();
    return { filename: logo.filename, type: logo.content_type, bytes: () => Promise.resolve(logo.bytes) };
  },
} satisfies Handlers<'portal'>;
