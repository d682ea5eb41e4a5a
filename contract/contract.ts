/** Types derived from the contract. The only place that knows the shape openapi-typescript emits. */
import type { components, operations, webhooks } from '../generated/openapi.js';
import type { operations as table } from '../generated/operations.js';

export type Schemas = components['schemas'];
export type OperationId = keyof typeof table;
export type Tag = (typeof table)[OperationId]['tag'];
/** A requirement of the contract for callers: a permission of the user, `contribute` or `administer`. */
export type Requirement = (typeof table)[OperationId]['needs'][number];

type Present<T> = [T] extends [undefined] ? Record<never, never> : Exclude<T, undefined>;
type Succeeding<R> = { [S in keyof R]: S extends 200 | 201 ? R[S] : never }[keyof R];
type AsJson<T> = T extends { content: { 'application/json': infer J } } ? J : never;
/** The content types of responses other than JSON. */
type OtherTypes<T> = T extends { content: infer C extends object } ? Exclude<keyof C, 'application/json'> : never;
type Sent<B> =
  NonNullable<B> extends { content: { 'application/json': infer J } }
    ? J
    : NonNullable<B> extends { content: { 'multipart/form-data': infer F } }
      ? Upload & Omit<F, 'file'>
      : undefined;
type OptionalBody<O> = O extends { requestBody: infer B }
  ? Sent<B>
  : O extends { requestBody?: infer B }
    ? Sent<B> | undefined
    : undefined;

/** Records that the server streams as CSV while they are read, in batches. */
export interface RecordFile {
  readonly filename: string;
  /** The column headers. */
  readonly columns: readonly string[];
  readonly records: AsyncIterable<readonly (readonly (string | number | null)[])[]>;
  /** The separators of a file for a spreadsheet; other files have commas and decimal points. */
  readonly dialect?: { readonly delimiter: ',' | ';'; readonly decimal: '.' | ',' } | undefined;
}

/**
 * The rows of a list as in the JSON response, in batches, which the server turns into records named by their fields.
 */
export interface RowFile {
  readonly rows: AsyncIterable<readonly object[]>;
}

/** A stream of the changes after the event `changesAfter`; if undefined, of those from now on. */
export interface ChangeStream {
  readonly changesAfter: string | undefined;
}

/** A file received as form field `file`, possibly with other fields. Only its content determines its type. */
export interface Upload {
  readonly filename: string;
  readonly bytes: Buffer;
}

export type Query<Id extends OperationId> = Present<operations[Id]['parameters']['query']>;
export type Params<Id extends OperationId> = Present<operations[Id]['parameters']['path']>;
export type Body<Id extends OperationId> = OptionalBody<operations[Id]>;
/** The result of an operation if no file is requested. */
export type JsonResult<Id extends OperationId> = AsJson<Succeeding<operations[Id]['responses']>>;
/** `File` for an operation that can return a file, depending on `format` or always; `never` for any other. */
export type OrFile<Id extends OperationId, File> = [OtherTypes<Succeeding<operations[Id]['responses']>>] extends [never]
  ? never
  : File;
export interface Input<Id extends OperationId> {
  query: Query<Id>;
  params: Params<Id>;
  body: Body<Id>;
}

export type OperationsOf<T extends Tag> = {
  [Id in OperationId]: (typeof table)[Id]['tag'] extends T ? Id : never;
}[OperationId];
/** Operations that stand for two others: one creates an object, the other changes it. */
export type UpsertId = {
  [Id in OperationId]: (typeof table)[Id] extends { upsert: object } ? Id : never;
}[OperationId];
/** Operations that have their own handler. */
export type HandledId = Exclude<OperationId, UpsertId>;
export type EventType = keyof webhooks;
export type EventData<T extends EventType> = webhooks[T] extends {
  post: { requestBody: { content: { 'application/json': infer E } } };
}
  ? E extends { data: infer D }
    ? D
    : never
  : never;
