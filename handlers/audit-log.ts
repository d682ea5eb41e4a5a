import { AuditEntry } from '../models/people/audit-entry.js';
import { answerList, each } from '../queries/answer-list.js';
import { auditLog as entries } from '../queries/people/audit-log.js';
import { serializeAuditEntry } from '../serializers/audit-entry.js';
import type { Handlers } from './contract.js';

export const auditLog = {
  async listAuditEntries(ctx, { query }) {
    return answerList(ctx, entries, query, each(serializeAuditEntry));
  },

  async getAuditEntry(ctx, { params }) {
    return { data: serializeAuditEntry(await AuditEntry.get(ctx, params.id)) };
  },
} satisfies Handlers<'audit-log'>;
