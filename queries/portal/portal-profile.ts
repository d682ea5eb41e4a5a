import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { contactScopeOf } from '../../models/portal-visibility.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { logoFacts } from '../../models/workspace/workspace-logo.js';
import { serializeLogo } from '../../serializers/workspace.js';
import type { Schemas } from '../../contract/contract.js';
import { notFound } from '../../domain/errors.js';
import { localeFor } from '../../domain/locale.js';
import { sessionsOf } from '../../models/people/session.js';
import { serializeSession } from '../../serializers/session.js';

/** The signed-in contact with access rights, client and workspace. */
export async function portalProfile(ctx: Ctx): Promise<Schemas['PortalProfile']> {
  const { contact } = contactScopeOf(ctx);
  const [{ id, name, email, receives_ticket_replies }, client, workspace, logo] = await Promise.all([
    Contact.get(ctx, contact.id),
    Client.get(ctx, contact.clientId),
    workspaceOf(ctx),
    logoFacts(seeingAll(ctx)),
  ]);
  return {
    id,
    name,
    email,
    access_level: contact.level,
    sees_invoices: contact.seesInvoices,
    receives_ticket_replies,
    locale: localeFor(client, workspace),
    client: { id: client.id, name: client.name },
    workspace: {
      name: workspace.name,
      timezone: workspace.timezone,
      mode: workspace.mode,
      shows_hours: workspace.portal_shows_hours,
      accent_color: workspace.accent_color,
      logo: logo ? serializeLogo(logo, `${ctx.settings.PUBLIC_URL}/v1/portal/logo`) : null,
    },
  };
}

/** The contact's own sessions, most recently used first. */
export async function portalSessions(ctx: Ctx): Promise<Schemas['PortalSessionObject'][]> {
  const { id, sessionId } = contactScopeOf(ctx).contact;
  const sessions = await sessionsOf(ctx, { contact_id: id });
  return sessions.map((session) => serializeSession(session, sessionId));
}

/** One of the contact's own sessions. Throws `not_found`. */
export async function portalSession(ctx: Ctx, id: string): Promise<Schemas['PortalSessionObject']> {
  const session = (await portalSessions(ctx)).find((each) => each.id === id);
  if (!session) throw notFound();
  return session;
}
