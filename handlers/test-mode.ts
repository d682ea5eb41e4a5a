import { resetTestData } from '../commands/across/reset-test-data.js';
import { forbidden, invalid } from '../domain/errors.js';
import { instant } from '../domain/time.js';
import type { Ctx } from '../models/context.js';
import { openMail, type Mail } from '../models/workspace/mail.js';
import { isCaptured, testMailList } from '../queries/workspace/test-mails.js';
import { serializeTestMail } from '../serializers/test-mail.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

/** Maximum milliseconds of one advance of the clock: two years, because the jobs of every day in between run. */
const furthestMs = 731 * 24 * 60 * 60_000;

export const testMode = {
  async listTestMails(ctx, { query }) {
    assertTestMode(ctx);
    await ctx.jobs.drain(ctx.workspace.id);
    // A link grants access, which a read-only key must not reveal.
    const open = (mail: Mail) => (ctx.scope.readOnly ? { text: '', html: '' } : openMail(ctx.settings, mail));
    return answerList(
      ctx,
      testMailList,
      query,
      each((mail: Mail) => serializeTestMail(mail, open(mail))),
      isCaptured,
    );
  },

  async getTestClock(ctx) {
    assertTestMode(ctx);
    return { data: { now: instant(ctx.now), frozen: ctx.workspace.clock_at !== null } };
  },

  async advanceTestClock(ctx, { body }) {
    assertTestMode(ctx);
    const to = new Date(body.to);
    if (to < ctx.now) throw invalid('to', `must not be before ${instant(ctx.now)}`);
    if (to.getTime() - ctx.now.getTime() > furthestMs) throw invalid('to', 'must be at most two years ahead');
    await ctx.jobs.advance(ctx.workspace.id, ctx.now, to);
    return { data: { now: instant(to), frozen: true } };
  },

  async resetTestData(ctx) {
    assertTestMode(ctx);
    await resetTestData(ctx);
    return { data: { now: instant(new Date()), frozen: false } };
  },
} satisfies Handlers<'test-mode'>;

/** Operations that could harm real work are for test keys only (docs/decisions/workspaces.md). */
function assertTestMode(ctx: Ctx): void {
  if (ctx.workspace.mode !== 'test') throw forbidden('This operation requires a test key');
}
