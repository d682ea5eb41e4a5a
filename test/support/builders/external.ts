/** The kinds of objects that other systems put ids and metadata on. */
import type { OperationId } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { uniqueName } from './factories.js';

type Body = Readonly<Record<string, unknown>>;

export interface ExternalKind {
  readonly create: OperationId;
  readonly get: OperationId;
  readonly update: OperationId;
  readonly remove: OperationId | undefined;
  readonly list: OperationId;
  readonly upsert: OperationId;
  readonly table: string;
  readonly created: string;
  readonly updated: string;
  /** Another value of a field that create and update take. */
  readonly change: Body;
  /** What create needs: new at each call, and the same object at each request with it. */
  readonly body: (owner: ApiClient) => Promise<Body>;
}

/** By the noun of the operations. */
export const externalKinds: Readonly<Record<string, ExternalKind>> = {
  Client: {
    create: 'createClient',
    get: 'getClient',
    update: 'updateClient',
    remove: 'deleteClient',
    list: 'listClients',
    upsert: 'upsertClient',
    table: 'clients',
    created: 'client.created',
    updated: 'client.updated',
    change: { notes: 'Changed' },
    body: () => Promise.resolve({ name: uniqueName('Client') }),
  },
};

/** An object as far as these tests look at it. */
export interface ExternalObject {
  readonly id: string;
  readonly external_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}
