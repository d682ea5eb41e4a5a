import { forbidden } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { list } from '../queries/list.js';
import { isCaptured, testMailList } from '../queries/test-mails.js';
import { serializeTestMail } from '../serializers/test-mail.js';
import type { Handlers } from './contract.js';

export const testMode = {
  async listTestMails(ctx, { query }) {
    assertTestMode(ctx);
    await ctx.jobs.drain(ctx.workspace.id);
    const { rows, pagination } = await list(ctx, testMailList, query, isCaptured);
    return { data: rows.map(serializeTestMail), pagination };
  },
} satisfies Handlers<'test-mode'>;

/** What could harm real work is for test keys alone (rulings, section 3). */
function assertTestMode(ctx: Ctx): void {
  if (ctx.workspace.mode !== 'test') throw forbidden('This works with test keys only');
}
