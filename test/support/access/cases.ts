/** How a good request of each operation is made, so that only who makes it decides what comes of it. */
import type { OperationId, OperationsOf, Tag } from '../../../contract/contract.js';
import type { ApiClient, CallInput } from '../service/api.js';
import type { Finds, Scene } from './scene.js';

type Attempt<Id extends OperationId> = CallInput<Id> | { readonly body: FormData };
type Made<Id extends OperationId> = Attempt<Id> | Promise<Attempt<Id>>;

/**
 * A request of a read finds what is there already. One of a write comes with objects of its own, so that it can succeed; where
 * it names the caller, it is made for each.
 */
type Case<Id extends OperationId> =
  | { readonly find: (scene: Scene & { readonly finds: Finds }) => Made<Id> }
  | { readonly make: (scene: Scene) => Made<Id> }
  | { readonly makeFor: (caller: ApiClient, scene: Scene) => Made<Id> };

/** The requests of each operation of a tag, by what they are about; `''` where there is only one thing. */
export type CasesOf<T extends Tag> = { readonly [Id in OperationsOf<T>]: Readonly<Record<string, Case<Id>>> };

/** A case whatever its operation. */
export type AnyCase = Case<OperationId>;

/** What a request is that needs no more than its path. */
export const plain = { find: () => ({}) } as const;
