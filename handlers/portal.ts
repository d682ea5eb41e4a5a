import {
  changePortalPassword,
  endOtherPortalSessions,
  endPortalSession,
  updatePortalProfile,
} from '../commands/portal/portal-account.js';
import { fileNameOf } from '../domain/file-name.js';
import { notFound } from '../domain/errors.js';
import { Contact } from '../models/clients/contact.js';
import { contactScopeOf } from '../models/portal-visibility.js';
import { seeingAll } from '../models/workspace/workspace-context.js';
import { findLogo } from '../models/workspace/workspace-logo.js';
import { answerRows } from '../queries/answer-list.js';
import { portalProfile, portalSession, portalSessions } from '../queries/portal/portal-profile.js';
import type { Handlers } from './contract.js';

export const portal = {
  async getPortalProfile(ctx) {
    return { data: await portalProfile(ctx) };
  },

  async getPortalLogo(ctx) {
    const logo = await findLogo(seeingAll(ctx));
    if (!logo) throw notFound();
    return {
      filename: fileNameOf(logo.filename, logo.content_type),
      type: logo.content_type,
      bytes: () => Promise.resolve(logo.bytes),
    };
  },

  async updatePortalProfile(ctx, { body }) {
    await updatePortalProfile(ctx, await Contact.lock(ctx, contactScopeOf(ctx).contact.id), body);
    return { data: await portalProfile(ctx) };
  },

  async updatePortalPassword(ctx, { body }) {
    return { data: { sessions_ended: await changePortalPassword(ctx, contactScopeOf(ctx), body) } };
  },

  async listPortalSessions(ctx, { query }) {
    return answerRows(ctx, 'listPortalSessions', await portalSessions(ctx), query);
  },

  async getPortalSession(ctx, { params }) {
    return { data: await portalSession(ctx, params.id) };
  },

  async deletePortalSession(ctx, { params: { id } }) {
    await endPortalSession(ctx, contactScopeOf(ctx), id);
    return { data: { id, deleted: true } };
  },

  async deletePortalSessions(ctx) {
    return { data: { sessions_ended: await endOtherPortalSessions(ctx, contactScopeOf(ctx)) } };
  },
} satisfies Handlers<'portal'>;
