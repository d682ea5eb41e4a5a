import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { uniqueName } from '../builders/factories.js';

/** An entry of the audit log: that of a new client. */
export async function buildAuditEntry(owner: ApiClient): Promise<Schemas['AuditEntry']> {
  const { data: client } = await owner.call('createClient', { body: { name: uniqueName('Client') } });
  const { data } = await owner.call('listAuditEntries', { query: { resource_id: [client.id] } });
  const [entry] = data;
  if (!entry) throw new Error('The client has no entry in the audit log');
  return entry;
}
