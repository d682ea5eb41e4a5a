import { localeFor } from '../../domain/locale.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';

/** Locale, country and time zone of the user or contact who requests a file. */
export async function spreadsheetReader(ctx: Ctx) {
  const workspace = await workspaceOf(ctx);
  const { contact, userId } = ctx.scope;
  if (contact) {
    const client = await Client.get(seeingAll(ctx), contact.clientId);
    return { locale: localeFor(client, workspace), country: client.country, timezone: workspace.timezone };
  }
  const user = await User.get(seeingAll(ctx), userId);
  return {
    locale: localeFor(user, workspace),
    country: workspace.business?.address?.country ?? null,
    timezone: user.timezone ?? workspace.timezone,
  };
}
