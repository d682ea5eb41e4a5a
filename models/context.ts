import type { Permission, Role } from '../domain/people/policy.js';
import type { Settings } from '../settings/settings.js';
import type { Db } from '../database/db.js';

/** A contact who is signed in to the portal. */
export interface PortalContact {
  readonly id: string;
  readonly clientId: string;
  readonly level: 'view' | 'full';
  /** Whether they see invoices, credit notes, the statement and retainers: those who pay, or receive invoices. */
  readonly seesInvoices: boolean;
  /** The session by which they are signed in. */
  readonly sessionId: string;
}

/** Whose rows a query may touch, and what their user may do. */
export interface Scope {
  readonly workspaceId: string;
  readonly userId: string;
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
  /** The user's, by which managers have a team; null for none. */
  readonly department: string | null;
  readonly readOnly: boolean;
  /** Set in the portal: there is no user then, and only what a model opens to contacts is visible (models/portal-visibility.ts). */
  readonly contact?: PortalContact | undefined;
}

/** The scope of a contact. */
export interface ContactScope extends Scope {
  readonly contact: PortalContact;
}

export type Mode = 'live' | 'test';

/** What every operation must know of its workspace; the other settings are read where they are needed. */
export interface WorkspaceContext {
  readonly id: string;
  readonly mode: Mode;
  readonly twin_id: string;
  readonly name: string;
  readonly timezone: string;
  readonly currency: string;
  /** The time on the test clock; null if the workspace uses real time. */
  readonly clock_at: Date | null;
  readonly lock_time_before: string | null;
  /** Whether it ever had one: without one, there is no need to look for subscribers to an event. */
  readonly has_webhooks: boolean;
}

/** Who makes the change; all null for what the service does by itself. */
export interface Actor {
  readonly user_id: string | null;
  readonly contact_id: string | null;
  readonly api_key_id: string | null;
  readonly request_id: string | null;
}

/** Work that falls due, as far as an operation may ask for it. */
export interface Jobs {
  /** Runs everything that comes due up to `to` in chronological order, and leaves the clock there. `from` is the current time. */
  advance(workspaceId: string, from: Date, to: Date): Promise<void>;
  /** Makes the one attempt to deliver a test event, whose message is written by now. */
  sendTest(webhookId: string, eventId: string): Promise<void>;
  /** Processes what is due now in a workspace of the test side, such as mails to capture. */
  drain(workspaceId: string): Promise<void>;
  /** Signals that a transaction left work behind, so that a worker need not wait for its next poll. */
  wake(): void;
}

/** Everything an operation needs; `db` is the operation's transaction when it writes. */
export interface Ctx {
  readonly db: Db;
  readonly scope: Scope;
  readonly workspace: WorkspaceContext;
  readonly now: Date;
  readonly actor: Actor;
  readonly settings: Settings;
  readonly jobs: Jobs;
  /** Single objects are read under a lock: decisions based on them hold until the transaction ends. */
  readonly isLocking?: boolean;
}
