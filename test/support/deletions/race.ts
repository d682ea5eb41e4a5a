/** The parts of races between deletions and other requests; the files next to this one define them by area. */
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
/** The fields by which requests name things; the last two stand for what a request does, and for the `id` of an invoice line. */
export type Field = (typeof fields)[number];
/** The ids that can be named. */
export type Refs = Readonly<Partial<Record<Field | 'invoice_id', string>>>;
export type Params = Readonly<Record<string, string>>;

/** What a request sends; a file is sent as a form, and reaches its handler as a body. */
export interface Sent {
  readonly params?: Params;
  readonly body?: object;
  readonly form?: FormData;
}

export interface Doomed extends Sent {
  readonly refs?: Refs;
  /** The parameters of paths that lead to what is deleted; by default those of the deletion itself. */
  readonly named?: Params;
}

export interface Deletion {
  readonly operation: OperationId;
  /** The fields by which requests name what is deleted. */
  readonly fields?: readonly Field[];
  /** The beginning of all paths that name it; by default that of the deletion itself, null for none. */
  readonly path?: string | null;
  /** Operations that name it, but either cannot succeed or prevent the deletion, in whichever order they run. */
  readonly except?: readonly OperationId[];
  /** Operations after which the deletion is refused. */
  readonly refusedAfter?: readonly OperationId[];
  /** Whether a request that names it can succeed without it; otherwise the request is refused. */
  readonly isLeftOut?: boolean;
  /** Whether it can only be made on the test side. */
  readonly isOnTestSide?: boolean;
  /** Creates something to delete, and what a request names along with it. */
  readonly make: (owner: ApiClient) => Promise<Doomed>;
}

export interface Referrer {
  readonly takes: readonly Field[];
  /** A request that names the given ids; `field` is the one that it is about. */
  readonly make: (owner: ApiClient, refs: Refs, field: Field) => Promise<Sent>;
}

/** What a request sends if its path names what is deleted: parameters further down the path are created unless given. */
export type OnPath = (owner: ApiClient, params: Params) => Sent | Promise<Sent>;

/** The deletions of an area, by what is deleted and along with what; the requests that can name it in a body, and in a path. */
export interface Area {
  readonly deletions?: Readonly<Record<string, Deletion>>;
  readonly referrers?: Readonly<Partial<Record<OperationId, Referrer>>>;
  readonly onPath?: Readonly<Partial<Record<OperationId, OnPath>>>;
}

export const byId = (id: string): { readonly id: string } => ({ id });

type Build = (owner: ApiClient) => Promise<{ readonly id: string }>;
const made = new WeakMap<ApiClient, Map<Build, Promise<{ readonly id: string }>>>();

/** One shared object of its kind per workspace, for requests that do not change anything about it that matters here. */
export async function shared(owner: ApiClient, build: Build): Promise<string> {
  const own = made.get(owner) ?? new Map<Build, Promise<{ readonly id: string }>>();
  made.set(owner, own);
  const one = own.get(build) ?? build(owner);
  own.set(build, one);
  return (await one).id;
}

/** Whether a field holds a list. */
const isList = (field: Field): boolean => field === 'tags' || field.endsWith('_ids');

/** The part of a body that names those of the fields that are given. */
export const only = (refs: Refs, ...names: readonly Field[]): object =>
  Object.fromEntries(
    names.filter((name) => refs[name] !== undefined).map((name) => [name, isList(name) ? [refs[name]] : refs[name]]),
  );

/** Where something belongs before a change: where it stays, or elsewhere if the change moves it. */
export const before = (refs: Refs, field: Field): { client_id?: string } =>
  field !== 'client_id' && refs.client_id !== undefined ? { client_id: refs.client_id } : {};

/** A request with this body, or none. */
export const plain =
  (body?: object): OnPath =>
  () =>
    body === undefined ? {} : { body };
