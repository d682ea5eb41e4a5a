/** Sends the mails of the outbox, and captures those of test sides. Several processes can do so concurrently. */
import { setTimeout as pause } from 'node:timers/promises';
import { FairShare, roundRobin, type Release } from '../domain/fair-share.js';
import {
  claimMail,
  findDueMails,
  findMailTurns,
  isMailDue,
  type ClaimedMail,
  type DueMail,
  type MailTurn,
} from '../models/queues/mail-queue.js';
import { attemptMail, captureAgainMs, type MailAttemptDeps } from './attempt-mail.js';

export interface MailSenderDeps extends MailAttemptDeps {
  /** Called when a slot for another mail is free. */
  readonly ended: () => void;
}

export interface MailSender {
  /** Starts to send, or to capture, due mails on all live or test sides while slots are free; returns their number. */
  begin(side: Side): Promise<number>;
  /**
   * Captures the mails that wait on one test side, including those that failed a moment ago, and waits for those that
   * another worker is capturing there.
   */
  capture(workspaceId: string): Promise<void>;
  /** Resolves when no mail is in progress. */
  allEnded(): Promise<void>;
}

type Side = 'live' | 'test';

/**
 * Maximum number of concurrent mails: urgent ones, without which somebody cannot sign in, other live ones, and those of
 * test sides. None of the three kinds waits for another.
 */
const max = { urgent: 4, other: 6, test: 4 };
/** A workspace can use half of the free slots. */
const parts = 2;
/** The maximum number of SMTP connections, one per concurrent live mail. */
export const maxConnections = max.urgent + max.other;

/** Maximum number of workspaces examined per poll; others are examined at the next one. */
const maxTurns = 100;
/** Maximum number of mails of each workspace per poll. */
const maxOfEach = 4;
/** Milliseconds for which `capture` waits for another worker: enough to render the document of a mail. */
const timeoutMs = 30_000;

const ofWorkspace = ({ workspace_id }: MailTurn): string => workspace_id;

export function createMailSender(deps: MailSenderDeps): MailSender {
  const live = [
    { isUrgent: true, share: FairShare.ofFree(max.urgent, parts) },
    { isUrgent: false, share: FairShare.ofFree(max.other, parts) },
  ];
  const test = FairShare.ofFree(max.test, parts);
  const underWay = new Set<Promise<void>>();

  function start(claimed: ClaimedMail, release: Release): void {
    const attempt = attemptMail(deps, claimed)
      .catch((error: unknown) => deps.log.error({ err: error, mail_id: claimed.mail.id }, 'mail attempt was lost'))
      .finally(() => {
        release();
        underWay.delete(attempt);
        deps.ended();
      });
    underWay.add(attempt);
  }

  /** Workspaces take turns, those with the least work in progress first. */
  async function beginSome(isTest: boolean, turns: readonly MailTurn[], share: FairShare): Promise<number> {
    const heldBy = (workspaceId: string): number => share.heldBy(workspaceId);
    const looked = roundRobin(turns, ofWorkspace, heldBy).slice(0, maxTurns);
    const due = await findDueMails(deps, { isTest }, looked, maxOfEach, new Date());
    let begun = 0;
    for (const mail of roundRobin(due, ofWorkspace, heldBy)) begun += (await begin(mail, share)) ? 1 : 0;
    return begun;
  }

  async function begin(mail: DueMail, share: FairShare): Promise<boolean> {
    const release = share.take(mail.workspace_id);
    if (!release) return false;
    const claimed = await claimMail(deps, mail);
    if (claimed) start(claimed, release);
    else release();
    return claimed !== undefined;
  }

  return {
    async begin(side) {
      const isTest = side === 'test';
      const turns = await findMailTurns(deps, { isTest }, new Date());
      if (isTest) return beginSome(isTest, turns, test);
      let begun = 0;
      for (const { isUrgent, share } of live)
        begun += await beginSome(
          isTest,
          turns.filter(({ is_urgent }) => is_urgent === isUrgent),
          share,
        );
      return begun;
    },
    async capture(workspaceId) {
      const until = performance.now() + timeoutMs;
      for (;;) {
        await captureAll(deps, workspaceId);
        const soon = new Date(Date.now() + captureAgainMs);
        if (performance.now() > until || !(await isMailDue(deps, { isTest: true, workspaceId }, soon))) return;
        await pause(20);
      }
    },
    async allEnded() {
      await Promise.all(underWay);
    },
  };
}

/** One after the other, outside the limits above, because the caller is waiting. */
async function captureAll(deps: MailSenderDeps, workspaceId: string): Promise<void> {
  const wanted = { isTest: true, workspaceId };
  for (;;) {
    const now = new Date();
    const due = await findDueMails(deps, wanted, await findMailTurns(deps, wanted, now), maxOfEach, now);
    if (due.length === 0) return;
    for (const mail of due) {
      const claimed = await claimMail(deps, mail);
      if (claimed) await attemptMail(deps, claimed);
    }
  }
}
