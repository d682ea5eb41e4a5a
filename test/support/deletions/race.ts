/** What the races between deletions and other requests are made of; the files next to this one have them by area. */
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
/** By what a request names a thing; the last two by what it does, and a line of an invoice by the `id` of the line. */
export type Field = (typeof fields)[number];
/** What there is to be named. */
export type Refs = Readonly<Partial<Record<Field | 'invoice_id', string>>>;
export type Params = Readonly<Record<string, string>>;

/** What is sent; a file goes over the wire as a form, and reaches its handler as a body. */
export interface Sent {
  readonly params?: Params;
  readonly body?: object;
  readonly form?: FormData;
}

export interface Doomed extends Sent {
  readonly refs?: Refs;
  /** What a path names that leads to what goes; the parameters of the deletion itself unless given. */
  readonly named?: Params;
}

export interface Deletion {
  readonly operation: OperationId;
  /** By which fields requests name what goes. */
  readonly fields?: readonly Field[];
  /** By which paths they do: all that begin so. That of the deletion itself unless given; null for none. */
  readonly path?: string | null;
  /** What names it but could not be carried out, or keeps it from being deleted, whenever it comes. */
  readonly except?: readonly OperationId[];
  /** After which it is refused. */
  readonly refusedAfter?: readonly OperationId[];
  /** Whether what names it is, or may be, carried out without it; otherwise it is refused. */
  readonly isLeftOut?: boolean;
  /** Something to delete, and what a request names along with it. */
  readonly make: (owner: ApiClient) => Promise<Doomed>;
}

export interface Referrer {
  readonly takes: readonly Field[];
  /** A request that names what is asked for; `field` is what it is about. */
  readonly make: (owner: ApiClient, refs: Refs, field: Field) => Promise<Sent>;
}

/** What a request sends whose path names what goes: the parameters below that are made where they are not given. */
export type OnPath = (owner: ApiClient, params: Params) => Sent | Promise<Sent>;

/** The deletions of an area, by what is deleted and with what; what can name it in a body, and what in its path. */
export interface Area {
  readonly deletions?: Readonly<Record<string, Deletion>>;
  readonly referrers?: Readonly<Partial<Record<OperationId, Referrer>>>;
  readonly onPath?: Readonly<Partial<Record<OperationId, OnPath>>>;
}

export const byId = (id: string): { readonly id: string } => ({ id });

type Build = (owner: ApiClient) => Promise<{ readonly id: string }>;
const made = new WeakMap<ApiClient, Map<Build, Promise<{ readonly id: string }>>>();

/** The one of its kind on which the requests of a workspace stand that change nothing of it that matters here. */
export async function shared(owner: ApiClient, build: Build): Promise<string> {
  const own = made.get(owner) ?? new Map<Build, Promise<{ readonly id: string }>>();
  made.set(owner, own);
  const one = own.get(build) ?? build(owner);
  own.set(build, one);
  return (await one).id;
}

/** Whether a field holds a list. */
const isList = (field: Field): boolean => field === 'tags' || field.endsWith('_ids');

/** As much of a body as names what there is of these. */
export const only = (refs: Refs, ...names: readonly Field[]): object =>
  Object.fromEntries(
    names.filter((name) => refs[name] !== undefined).map((name) => [name, isList(name) ? [refs[name]] : refs[name]]),
  );

/** Where something stands before it is changed: with what it stays with, or elsewhere if it is to be moved. */
export const before = (refs: Refs, field: Field): { client_id?: string } =>
  field !== 'client_id' && refs.client_id !== undefined ? { client_id: refs.client_id } : {};

/** A request that sends no body, or this one. */
export const plain =
  (body?: object): OnPath =>
  () =>
    body === undefined ? {} : { body };
