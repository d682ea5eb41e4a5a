import { emailKey } from '../../domain/clients/contact-keys.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { MailDraft } from '../../models/workspace/mail.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';

type Addresses = Pick<MailDraft, 'to' | 'cc' | 'bcc' | 'replyTo'>;

/**
 * The addresses of a mail about billing: those of the request, and the copies and the address for replies that the client or else the
 * workspace has. Nobody gets it twice.
 */
export async function billingAddresses(
  ctx: Ctx,
  clientId: string,
  { to, cc = [], bcc = [] }: Pick<MailDraft, 'to' | 'cc' | 'bcc'>,
): Promise<Addresses> {
  const client = await Client.get(seeingAll(ctx), clientId);
  const workspace = await workspaceOf(ctx);
  const known = new Set([...to, ...bcc].map(emailKey));
  const isNew = (address: string): boolean => {
    const key = emailKey(address);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  };
  return {
    to,
    cc: [...cc, ...(client.mail_cc ?? workspace.mail_cc)].filter(isNew),
    bcc,
    replyTo: client.mail_reply_to ?? workspace.mail_reply_to ?? undefined,
  };
}
