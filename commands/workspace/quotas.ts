/** Holds a workspace to what its operator allows it, and tells its owners before it runs out. */
import sql from 'sql-template-tag';
import { mailPage } from '../../documents/mails/mail-page.js';
import { wordsFor } from '../../documents/messages/words.js';
import { ApiError, invalidState } from '../../domain/errors.js';
import { localeFor } from '../../domain/locale.js';
import { dashboardUrl } from '../../domain/page-links.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import { storeFile } from '../../models/workspace/file.js';
import { endOfToday, lockLimit, noteWarning, usedOf, type Counted } from '../../models/workspace/limits.js';
import { queueMail, type Mail, type MailDraft } from '../../models/workspace/mail.js';
import { sideOf } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';

/** The share of a limit at which the owners are warned. */
export const warnedShare = 0.8;

/**
 * Counts `amount` more; throws an error if that is more than is allowed: `invalid_state` for the storage, otherwise
 * `rate_limit_exceeded`. The limit stays locked until the transaction ends, so concurrent ones cannot exceed it.
 */
export async function claimQuota(ctx: Ctx, kind: Counted, amount: number): Promise<void> {
  const locked = await lockLimit(ctx, kind);
  if (!locked) return;
  const used = (await usedOf(ctx, kind)) + amount;
  if (used > locked.limit) throw exceeded(ctx, kind, locked.limit);
  await warn(ctx, kind, { used, ...locked });
}

const gigabytes = (bytes: number): string => String(Number((bytes / 1e9).toFixed(3)));

function exceeded(ctx: Ctx, kind: Counted, limit: number): ApiError {
  if (kind === 'storage')
    return invalidState(
      `The workspace may store ${gigabytes(limit)} GB of files, and this one would exceed that: delete others first, or ask whoever operates Docket for more`,
    );
  const what = kind === 'mails' ? `send ${limit} mails` : `export ${limit} files`;
  return new ApiError(
    'rate_limit_exceeded',
    `The workspace may ${what} a day, and has today: try again tomorrow, or ask whoever operates Docket for more`,
    { retryAfter: Math.max(1, Math.ceil((endOfToday(ctx.workspace).getTime() - Date.now()) / 1000)) },
  );
}

interface Use {
  readonly used: number;
  readonly limit: number;
  readonly warned: string | null;
}

/** Tells the owners once of each limit, and of what is counted by day once a day. */
async function warn(ctx: Ctx, kind: Counted, { used, limit, warned }: Use): Promise<void> {
  const occasion = kind === 'storage' ? String(limit) : endOfToday(ctx.workspace).toISOString().slice(0, 10);
  if (used < limit * warnedShare || warned === occasion) return;
  await noteWarning(ctx, kind, occasion);
  const live = await sideOf(ctx, 'live');
  const owners = await User.all(live, sql`t.role = 'owner' AND t.status = 'active'`);
  for (const owner of owners) await queueMail(live, await warningFor(live, owner, kind, { used, limit }));
}

async function warningFor(
  live: Ctx,
  owner: User,
  kind: Counted,
  { used, limit }: Pick<Use, 'used' | 'limit'>,
): Promise<MailDraft> {
  const locale = localeFor(owner, await workspaceOf(live));
  const { language, say } = wordsFor(locale);
  const firm = live.workspace.name;
  const share = Math.floor((used / limit) * 100) / 100;
  const text = say(`quota_${kind}`, {
    firm,
    percent: new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    limit: new Intl.NumberFormat(locale).format(kind === 'storage' ? limit / 1e9 : limit),
  });
  return {
    kind: 'quota_warning',
    resource: null,
    to: [owner.email],
    isUrgent: true,
    subject: say(`quota_${kind}_subject`, { firm }),
    ...mailPage({
      sender: firm,
      language,
      paragraphs: [say('mail_hello', { name: owner.name }), text, say('quota_advice')],
      action: { label: say('quota_action'), url: dashboardUrl(live.settings, 'settings/usage') },
    }),
  };
}

/** Stores an uploaded file, if the workspace has room for it. Throws `invalid_state` otherwise. */
export async function storeUpload(ctx: Ctx, bytes: Buffer): Promise<string> {
  await claimQuota(ctx, 'storage', bytes.length);
  return storeFile(ctx, bytes);
}

/**
 * Queues a mail, if the workspace may send one more today. Urgent mails, such as links to sign in, are always sent. What
 * the service sends by itself waits until tomorrow, because nobody is there to read an error.
 */
export async function queueWithinQuota(ctx: Ctx, draft: MailDraft): Promise<Mail> {
  if (draft.isUrgent === true || ctx.workspace.mode === 'test') return queueMail(ctx, draft);
  try {
    await claimQuota(ctx, 'mails', 1);
  } catch (error) {
    const { user_id: user, contact_id: contact, api_key_id: key } = ctx.actor;
    if (!(error instanceof ApiError) || (user ?? contact ?? key) !== null) throw error;
    return queueMail(ctx, { ...draft, notBefore: endOfToday(ctx.workspace) });
  }
  return queueMail(ctx, draft);
}
