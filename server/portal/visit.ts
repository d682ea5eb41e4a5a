/**
 * What a portal page gets about its visitor: the contact's profile, and functions that call operations of `/v1/portal`
 * on the contact's behalf.
 */
import type { Context } from 'koa';
import type { Body, JsonResult, OperationId, Params, Query, RecordFile, Schemas } from '../../contract/contract.js';
import { createFormats, type Formats } from '../../documents/formats.js';
import type { WholeFile } from '../../documents/whole-file.js';
import type { operations } from '../../generated/operations.js';
import type { Ask, OperationRequest, AskOutcome } from '../contract/ask.js';
import { portalWords, type PortalWords } from './words.js';

type InPortal<Method> = {
  [Id in OperationId]: (typeof operations)[Id] extends { realm: 'portal'; method: Method } ? Id : never;
}[OperationId];
export type PortalRead = InPortal<'get'>;
export type PortalWrite = InPortal<'post' | 'put' | 'delete'>;

/** A query whose values come unchecked from an address: the operation validates them. */
type Asking<Id extends OperationId> = Readonly<Partial<Record<keyof Query<Id>, string | number | boolean | undefined>>>;

export interface PortalVisit {
  readonly context: Context;
  readonly profile: Schemas['PortalProfile'];
  readonly words: PortalWords;
  /** Formats whose amounts are in this currency; `formats` is for everything else. */
  readonly formatsIn: (currency: string) => Formats;
  readonly formats: Formats;
  /** The variables of the page's path. */
  readonly params: Readonly<Record<string, string>>;
  /** A parameter of the address; undefined if it is missing or empty. */
  readonly queryParam: (name: string) => string | undefined;
  /** The response of an operation that reads. */
  readonly read: <Id extends PortalRead>(id: Id, input: ReadInput<Id>) => Promise<JsonResult<Id>>;
  /** As `read`, with the `ETag` of the object. */
  readonly readTagged: <Id extends PortalRead>(id: Id, input: ReadInput<Id>) => Promise<Tagged<Id>>;
  /** The file that an operation returns. */
  readonly file: <Id extends PortalRead>(id: Id, input: ReadInput<Id>) => Promise<WholeFile | RecordFile>;
  /** The response of an operation that changes something, which happens only once for the same key. */
  readonly write: <Id extends PortalWrite>(id: Id, input: WriteInput<Id>, key: string) => Promise<JsonResult<Id>>;
}

interface Tagged<Id extends OperationId> {
  readonly answer: JsonResult<Id>;
  /** Empty if there is none. */
  readonly etag: string;
}

interface ReadInput<Id extends OperationId> {
  readonly params?: Params<Id>;
  readonly query?: Asking<Id>;
}

interface WriteInput<Id extends OperationId> {
  readonly params?: Params<Id>;
  readonly body?: Body<Id>;
  /** The `ETag` of what the page showed: nothing is done if it has changed since. */
  readonly ifMatch?: string | undefined;
}

type Change = Pick<OperationRequest, 'body' | 'idempotencyKey' | 'ifMatch'>;
const noChange: Change = { body: undefined, idempotencyKey: '', ifMatch: '' };

/** The visit of a request; `unauthorized` if nobody is signed in. */
export async function portalVisitOf(ask: Ask, context: Context): Promise<PortalVisit> {
  const outcomeOf = (
    id: OperationId,
    { params, query }: { readonly params?: object | undefined; readonly query?: object | undefined },
    change: Change = noChange,
  ): Promise<AskOutcome> =>
    ask(context, {
      ...change,
      id,
      params: (params ?? {}) as Record<string, string>,
      querystring: querystringOf(query ?? {}),
    });
  const read: PortalVisit['read'] = async (id, input) => jsonOf(await outcomeOf(id, input));
  const { data: profile } = await read('getPortalProfile', {});
  const formatsIn = (currency: string): Formats => createFormats(null, currency, profile.locale);
  return {
    context,
    profile,
    words: portalWords(profile.locale),
    formatsIn,
    formats: formatsIn('USD'),
    params: context['params'] as Record<string, string>,
    queryParam: (name) => {
      const value = [context.query[name]].flat()[0];
      return value === '' ? undefined : value;
    },
    read,
    readTagged: async (id, input) => {
      const outcome = await outcomeOf(id, input);
      return { answer: jsonOf(outcome), etag: 'answer' in outcome ? (outcome.answer.etag ?? '') : '' };
    },
    file: async (id, input) => {
      const outcome = await outcomeOf(id, input);
      if (!('file' in outcome)) throw new Error(`${id} answers no file`);
      return outcome.file;
    },
    write: async (id, { body, ifMatch = '', ...input }, key) =>
      jsonOf(await outcomeOf(id, input, { body, ifMatch, idempotencyKey: key })),
  };
}

function jsonOf<Id extends OperationId>(outcome: AskOutcome): JsonResult<Id> {
  if (!('answer' in outcome)) throw new Error('The operation answers a file');
  return JSON.parse(outcome.answer.body) as JsonResult<Id>;
}

/** `name=value&…` of the values that are not undefined. */
export function querystringOf(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
}

/** An address with a query. */
export function addressOf(path: string, query: object): string {
  const text = querystringOf(query);
  return text === '' ? path : `${path}?${text}`;
}
