import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';

/** An entry of the audit log: that of the client who was created last. */
export async function buildAuditEntry(owner: ApiClient): Promise<Schemas['AuditEntry']> {
  const { data } = await owner.call('listAuditEntries', { query: { action: ['client.created'], per_page: 1 } });
  const [entry] = data;
  if (!entry) throw new Error('The audit log has no client');
  return entry;
}
