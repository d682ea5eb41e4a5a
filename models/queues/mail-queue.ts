/** The outbox as workers see it: mails are claimed by lease. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { Mail, type CapturedAttachment } from '../workspace/mail.js';
import { execute, select } from '../select.js';
import { claim, clearLease, isLeasedBy, queueOf, unleased } from './lease.js';

type Base = Pick<Ctx, 'db'>;

const queue = queueOf('mails', 5 * 60_000);

/**
 * Which mails a worker looks for: those of live sides, which are sent, or of test sides, which are captured; of one
 * workspace or of all.
 */
export interface MailsWanted {
  readonly isTest: boolean;
  readonly workspaceId?: string | undefined;
}

/** A workspace that has due mails, urgent or other; with both, it has two turns. */
export interface MailTurn {
  readonly workspace_id: string;
  readonly is_urgent: boolean;
}

/** A mail that no worker has claimed. */
export interface DueMail extends MailTurn {
  readonly id: string;
}

/** A mail that one worker alone may send until its lease ends. `mail.attempts` includes this attempt. */
export interface ClaimedMail {
  readonly mail: Mail;
  readonly leaseBy: string;
}

const pending = ({ isTest, workspaceId }: MailsWanted): Sql => {
  const ofWorkspace = workspaceId === undefined ? sql`` : sql` AND m.workspace_id = ${workspaceId}`;
  return sql`FROM mails m FORCE INDEX (mails_turn_index) WHERE m.status = 'pending' AND m.is_test = ${isTest}${ofWorkspace}`;
};

/**
 * Workspaces with due mails, leased or not. The server reads one index entry for each workspace and urgency, however
 * many mails are waiting.
 */
export async function findMailTurns(base: Base, wanted: MailsWanted, now: Date): Promise<MailTurn[]> {
  const turns = await select<MailTurn & { due_at: Date }>(
    base,
    sql`SELECT m.workspace_id, m.is_urgent, MIN(m.next_attempt_at) AS due_at ${pending(wanted)} AND m.is_urgent IN (0, 1)
         GROUP BY m.status, m.is_test, m.is_urgent, m.workspace_id`,
  );
  return turns.filter(({ due_at }) => due_at <= now);
}

/** At most this many mails of each turn, those due longest first. */
export async function findDueMails(
  base: Base,
  { isTest }: MailsWanted,
  turns: readonly MailTurn[],
  maxOfEach: number,
  now: Date,
): Promise<DueMail[]> {
  if (turns.length === 0) return [];
  const each = turns.map(
    ({ workspace_id: workspaceId, is_urgent }) =>
      sql`(SELECT m.id, m.workspace_id, m.is_urgent, m.next_attempt_at ${pending({ isTest, workspaceId })} AND m.is_urgent = ${is_urgent}
             AND m.next_attempt_at <= ${now} AND ${unleased(queue, 'm')} ORDER BY m.next_attempt_at LIMIT ${maxOfEach})`,
  );
  return select(base, sql`${join(each, ' UNION ALL ')} ORDER BY next_attempt_at`);
}

/** Whether any of the wanted mails is due by `then`, leased or not. */
export const isMailDue = async (base: Base, wanted: MailsWanted, then: Date): Promise<boolean> =>
  (await findMailTurns(base, wanted, then)).length > 0;

/** Claims the mail for five minutes; undefined if another worker claimed it first. */
export async function claimMail(base: Base, { id, workspace_id }: DueMail): Promise<ClaimedMail | undefined> {
  const now = new Date();
  const due = sql`q.id = ${id} AND q.workspace_id = ${workspace_id} AND q.status = 'pending' AND q.next_attempt_at <= ${now}`;
  const leaseBy = await claim(base, queue, due, sql`q.attempts = q.attempts + 1, `);
  return leaseBy === undefined ? undefined : { mail: await readMail(base, workspace_id, id), leaseBy };
}

async function readMail(base: Base, workspaceId: string, id: string): Promise<Mail> {
  const [row] = await select<Record<string, unknown>>(
    base,
    sql`SELECT * FROM mails WHERE id = ${id} AND workspace_id = ${workspaceId}`,
  );
  if (!row) throw new Error(`Mail ${id} is gone`);
  return Mail.fromDatabaseJson(row);
}

/** The mail whose returns have this token. */
export async function findMailByToken(
  base: Base,
  token: string,
): Promise<Pick<Mail, 'id' | 'workspace_id'> | undefined> {
  const [row] = await select<Pick<Mail, 'id' | 'workspace_id'>>(
    base,
    sql`SELECT id, workspace_id FROM mails WHERE bounce_token = ${token}`,
  );
  return row;
}

/**
 * Replaces the bodies of a mail by those for readers without access to the portal; undefined if it has none of these.
 */
export async function withoutPortal(base: Base, { mail, leaseBy }: ClaimedMail): Promise<ClaimedMail | undefined> {
  const { id, workspace_id } = mail;
  if (mail.text_without_portal === null) return undefined;
  await execute(
    base,
    sql`UPDATE mails SET text = text_without_portal, html = html_without_portal, portal_contact_id = NULL
         WHERE id = ${id} AND workspace_id = ${workspace_id} AND ${isLeasedBy(queue, leaseBy)}`,
  );
  return { mail: await readMail(base, workspace_id, id), leaseBy };
}

/** The result of an attempt. */
export interface MailOutcome {
  readonly status: Mail['status'];
  readonly sent_at?: Date;
  readonly next_attempt_at?: Date;
  readonly error?: string;
  readonly attachments?: readonly CapturedAttachment[];
}

/** Records the result of an attempt and releases the mail. False if another worker has it by now: nothing happens. */
export async function settleMail(base: Base, { mail, leaseBy }: ClaimedMail, outcome: MailOutcome): Promise<boolean> {
  const attachments = outcome.attachments ?? mail.attachments;
  const settled = await execute(
    base,
    sql`UPDATE mails SET status = ${outcome.status}, updated_at = ${new Date()}, sent_at = ${outcome.sent_at ?? null}, next_attempt_at = ${outcome.next_attempt_at ?? mail.next_attempt_at},
               error = ${outcome.error?.slice(0, 500) ?? null}, attachments = ${JSON.stringify(attachments)}, ${clearLease(queue)}
         WHERE id = ${mail.id} AND workspace_id = ${mail.workspace_id} AND ${isLeasedBy(queue, leaseBy)}`,
  );
  return settled > 0;
}
