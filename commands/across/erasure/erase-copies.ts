/** Takes an erased person off those who get copies and replies of mails to clients. */
import type { ErasedPerson } from '../../../domain/people/erasure.js';
import type { Ctx } from '../../../models/context.js';
import { lockWorkspace, patchWorkspace } from '../../../models/workspace/workspace.js';
import { contains, eraseRows, type RowChange } from './erase-rows.js';

export async function leaveCopies(ctx: Ctx, { addresses }: ErasedPerson): Promise<void> {
  const gone = new Set(addresses.map((address) => address.toLowerCase()));
  const stays = (address: string): boolean => !gone.has(address.toLowerCase());
  const columns = ['mail_cc', 'mail_reply_to'];
  await eraseRows(ctx, { table: 'clients', columns, where: contains(columns, addresses) }, (row): RowChange => {
    const [cc, replyTo] = [row['mail_cc'] ?? null, row['mail_reply_to'] ?? null];
    const before = JSON.parse(cc ?? '[]') as string[];
    const left = before.filter(stays);
    return {
      mail_cc: left.length === before.length ? cc : JSON.stringify(left),
      mail_reply_to: replyTo !== null && stays(replyTo) ? replyTo : null,
    };
  });
  const workspace = await lockWorkspace(ctx);
  const { mail_cc: cc, mail_reply_to: replyTo } = workspace;
  if (cc.every(stays) && (replyTo === null || stays(replyTo))) return;
  await patchWorkspace(ctx, workspace, {
    mail_cc: cc.filter(stays),
    mail_reply_to: replyTo !== null && stays(replyTo) ? replyTo : null,
  });
}
