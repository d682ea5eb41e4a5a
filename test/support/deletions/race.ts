/**
 * Races between deletions and other requests (test/exhaustive/deletion-races.test.ts).
 *
 * The files next to this one define, by area, the deletions, the requests whose body can name a deleted object
 * (`referrers`), and those whose path can (`onPath`). index.ts pairs each deletion with all of them. For each pair, the
 * test creates the object (`Deletion.make`) and the other request's input, holds one of the two operations open before
 * its commit, sends the other, and then commits the first. Neither order may leave a row that refers to a missing one
 * (orphans.ts).
 */
import type { OperationId } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';

export const fields = [
  'client_id',
  'contact_id',
  'merge_contact_id',
  'project_id',
  'phase_id',
  'phase_ids',
  'milestone_id',
  'task_ids',
  'ticket_id',
  'agreement_id',
  'period_id',
  'rate_id',
  'type_id',
  'status_id',
  'priority_id',
  'tags',
  'time_entry_ids',
  'expense_ids',
  'line_id',
  'user_id',
  'assignee_id',
  'manager_id',
  'running_timer',
  'webhook_id',
] as const;
/**
 * Fields by which bodies name objects. Three are no fields: `line_id` is the `id` of a line in `line_items`;
 * `running_timer` and `webhook_id` are for requests that act on the running timer, and on webhooks through an event.
 */
export type Field = (typeof fields)[number];
/** Ids by the field that names them. */
export type Refs = Readonly<Partial<Record<Field | 'invoice_id', string>>>;
export type Params = Readonly<Record<string, string>>;

/** The input of a request. A file is sent as `form`; its handler takes it as `body`. */
export interface Sent {
  readonly params?: Params;
  readonly body?: object;
  readonly form?: FormData;
}

export interface DeletionTarget extends Sent {
  readonly refs?: Refs;
  /** Path parameters of requests to the object that is deleted; by default those of the deletion. */
  readonly named?: Params;
}

export interface Deletion {
  readonly operation: OperationId;
  /** The fields by which bodies name the deleted object. */
  readonly fields?: readonly Field[];
  /** The beginning of all paths to the deleted object: by default the deletion's own path; null for no paths. */
  readonly path?: string | null;
  /**
   * Operations that name the object and are not raced: they cannot succeed, or prevent the deletion in either order.
   */
  readonly except?: readonly OperationId[];
  /** Operations after which the deletion is refused with 409. */
  readonly refusedAfter?: readonly OperationId[];
  /** Whether a request that names the deleted object can succeed without it. By default, it is refused. */
  readonly isLeftOut?: boolean;
  /** Whether the deletion is raced on the test side, because it is possible only there. */
  readonly isOnTestSide?: boolean;
  /** Creates an object to delete. Returns the deletion's input, and the ids that racing requests can name. */
  readonly make: (owner: ApiClient) => Promise<DeletionTarget>;
}

export interface Referrer {
  readonly takes: readonly Field[];
  /** Creates a request that names the given ids; `field` is the one whose object is being deleted. */
  readonly make: (owner: ApiClient, refs: Refs, field: Field) => Promise<Sent>;
}

/**
 * Input of a request whose path leads to the deleted object. It creates the objects of further path parameters unless
 * they are given.
 */
export type OnPath = (owner: ApiClient, params: Params) => Sent | Promise<Sent>;

/** An area's deletions by title, its requests that name objects in the body, and those that name them in the path. */
export interface Area {
  readonly deletions?: Readonly<Record<string, Deletion>>;
  readonly referrers?: Readonly<Partial<Record<OperationId, Referrer>>>;
  readonly onPath?: Readonly<Partial<Record<OperationId, OnPath>>>;
}

export const byId = (id: string): { readonly id: string } => ({ id });

type Build = (owner: ApiClient) => Promise<{ readonly id: string }>;
const made = new WeakMap<ApiClient, Map<Build, Promise<{ readonly id: string }>>>();

/** One object per workspace and builder, for requests that need an object whose state does not matter. */
export async function shared(owner: ApiClient, build: Build): Promise<string> {
  const own = made.get(owner) ?? new Map<Build, Promise<{ readonly id: string }>>();
  made.set(owner, own);
  const one = own.get(build) ?? build(owner);
  own.set(build, one);
  return (await one).id;
}

/** Whether a body has a list of ids in this field. */
const isList = (field: Field): boolean => field === 'tags' || field.endsWith('_ids');

/** The part of a body with those of the named fields that `refs` has. */
export const only = (refs: Refs, ...names: readonly Field[]): object =>
  Object.fromEntries(
    names.filter((name) => refs[name] !== undefined).map((name) => [name, isList(name) ? [refs[name]] : refs[name]]),
  );

/**
 * The client of an object that the request will change: the deleted one's client, unless the request moves the object
 * there.
 */
export const before = (refs: Refs, field: Field): { client_id?: string } =>
  field !== 'client_id' && refs.client_id !== undefined ? { client_id: refs.client_id } : {};

/** A request with a fixed body, or with none. */
export const plain =
  (body?: object): OnPath =>
  () =>
    body === undefined ? {} : { body };
