/** How to make a valid request for each operation, so that its outcome depends only on the caller. */
import type { OperationId, OperationsOf, Tag } from '../../../contract/contract.js';
import type { ApiClient, CallInput } from '../service/api.js';
import type { Finds, Scene } from './scene.js';

type Attempt<Id extends OperationId> = CallInput<Id> | { readonly body: FormData };
type Made<Id extends OperationId> = Attempt<Id> | Promise<Attempt<Id>>;

/**
 * A request that reads finds what is there already. One that writes brings its own objects, so that it can succeed; if it names the
 * caller, one is made for each.
 */
type Case<Id extends OperationId> =
  | { readonly find: (scene: Scene & { readonly finds: Finds }) => Made<Id> }
  | { readonly make: (scene: Scene) => Made<Id> }
  | { readonly makeFor: (caller: ApiClient, scene: Scene) => Made<Id> };

/** The requests for each operation of a tag, by what they are about; `''` if there is only one thing. */
export type CasesOf<T extends Tag> = { readonly [Id in OperationsOf<T>]: Readonly<Record<string, Case<Id>>> };

/** A case of any operation. */
export type AnyCase = Case<OperationId>;

/** A request that needs no more than its path. */
export const plain = { find: () => ({}) } as const;
