/**
 * The requests of the access matrix: valid ones for each operation, so that the outcome depends on the caller alone.
 */
import type { OperationId, OperationsOf, Tag } from '../../../contract/contract.js';
import type { ApiClient, CallInput } from '../service/api.js';
import type { Fixtures, Scene } from './scene.js';

type Attempt<Id extends OperationId> = CallInput<Id> | { readonly body: FormData };
type Made<Id extends OperationId> = Attempt<Id> | Promise<Attempt<Id>>;

/**
 * `find` builds a request that reads, from objects that exist already and never change. `make` creates the objects that
 * its request changes. `makeFor` does so for each caller, because the request names the caller.
 */
type Case<Id extends OperationId> =
  | { readonly find: (scene: Scene & { readonly fixtures: Fixtures }) => Made<Id> }
  | { readonly make: (scene: Scene) => Made<Id> }
  | { readonly makeFor: (caller: ApiClient, scene: Scene) => Made<Id> };

/** Cases by operation, and by the object that the request is about: `''` if an operation has a single case. */
export type CasesOf<T extends Tag> = { readonly [Id in OperationsOf<T>]: Readonly<Record<string, Case<Id>>> };

/** A case of any operation. */
export type AnyCase = Case<OperationId>;

/** A request with neither parameters nor a body. */
export const plain = { find: () => ({}) } as const;
