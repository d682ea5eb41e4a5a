import type { KeyAccess } from '../domain/people/key-access.js';
import type { Permission, Role } from '../domain/people/policy.js';
import type { Settings } from '../settings/settings.js';
import type { Db } from '../database/db.js';

/** A contact who is signed in to the portal. */
export interface PortalContact {
  readonly id: string;
  readonly clientId: string;
  readonly level: 'view' | 'full';
  /**
   * Whether they see invoices, credit notes, the statement and retainers: true for billing contacts and those who
   * receive invoices.
   */
  readonly seesInvoices: boolean;
  /** The session by which they are signed in. */
  readonly sessionId: string;
}

/** The workspace whose rows a query may access, and the rights of the caller in it. */
export interface Scope {
  readonly workspaceId: string;
  readonly userId: string;
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
  /** The user's department, which is the team of a manager; null for none. */
  readonly department: string | null;
  readonly readOnly: boolean;
  /** The session by which a user is signed in; undefined for a key. */
  readonly sessionId?: string | undefined;
  /** The areas of a restricted API key; undefined for other callers. */
  readonly access?: KeyAccess | undefined;
  /**
   * The contact who is signed in to the portal. There is no user then, and models show contacts only what
   * models/portal-visibility.ts allows.
   */
  readonly contact?: PortalContact | undefined;
}

/** The scope of a contact. */
export interface ContactScope extends Scope {
  readonly contact: PortalContact;
}

export type Mode = 'live' | 'test';

/** The settings of a workspace that every operation needs; others are read where they are needed. */
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
  /** Whether the workspace ever had a webhook; if not, events need not look for subscribed webhooks. */
  readonly has_webhooks: boolean;
  /** When the workspace will be deleted, in real time; it is read-only until then. Null if nobody has requested that. */
  readonly deletes_at: Date | null;
}

/** Who makes a change, and from where. All are null for changes that the service makes by itself. */
export interface Actor {
  readonly user_id: string | null;
  readonly contact_id: string | null;
  readonly api_key_id: string | null;
  readonly request_id: string | null;
  readonly ip_address: string | null;
  /** The `User-Agent` of the request, at most 200 characters. */
  readonly user_agent: string | null;
  /** Whether whoever operates the service does it from the command line. */
  readonly is_operator?: boolean;
}

/** The work of the worker that an operation can start. */
export interface Jobs {
  /** Runs everything that comes due up to `to` in chronological order, and leaves the clock there. `from` is the current time. */
  advance(workspaceId: string, from: Date, to: Date): Promise<void>;
  /** Makes the only attempt to deliver a test event, whose message must be committed. */
  sendTest(webhookId: string, eventId: string): Promise<void>;
  /** Captures the mails that are due on a test side. */
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
  /** If true, `get` locks the row that it reads, so that nobody changes it before the transaction ends. */
  readonly isLocking?: boolean;
  /** If true, changes are possible although the workspace will be deleted (models/workspace/read-only.ts). */
  readonly duringDeletion?: boolean;
}
