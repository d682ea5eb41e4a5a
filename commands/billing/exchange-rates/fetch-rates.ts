/** The rates of the European Central Bank, which the operator of the service fetches. Errors are OperatorErrors. */
import sql from 'sql-template-tag';
import { transaction } from '../../../database/transaction.js';
import { ApiError } from '../../../domain/errors.js';
import { isId } from '../../../domain/ids.js';
import type { Day } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Ctx } from '../../../models/context.js';
import { byOperator, recordAudit } from '../../../models/people/audit-entry.js';
import { select } from '../../../models/select.js';
import { findWorkspaceContext, systemContext } from '../../../models/workspace/workspace-context.js';
import type { Settings } from '../../../settings/settings.js';
import { OperatorError } from '../../../settings/operator-error.js';
import { importExchangeRates } from './import-rates.js';

/** The files that the bank publishes. */
export const bankFiles = ['day', '90-days', 'all'] as const;
export type BankFile = (typeof bankFiles)[number];

const names: Readonly<Record<BankFile, string>> = {
  day: 'eurofxref-daily.xml',
  '90-days': 'eurofxref-hist-90d.xml',
  all: 'eurofxref-hist.xml',
};

const timeoutMs = 60_000;

/** Fetches a file of the bank. */
export async function fetchRates(
  { EXCHANGE_RATES_URL: folder }: Pick<Settings, 'EXCHANGE_RATES_URL'>,
  file: BankFile,
): Promise<Uint8Array> {
  const url = `${folder}/${names[file]}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    const { cause } = error as { cause?: unknown };
    const reason = cause instanceof Error ? cause.message : String(error);
    throw new OperatorError(`${url} could not be fetched: ${reason}`);
  });
  if (!response.ok) throw new OperatorError(`${url} returned ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

type Base = Pick<Ctx, 'db' | 'settings' | 'jobs'>;

export type ImportedRates = { readonly workspace_id: string } & Schemas['ExchangeRateImport'];

/** Imports rates into both sides of a workspace, or of all that have another currency than their own, each in its own transaction. */
export async function* importForOperator(
  base: Base,
  bytes: Uint8Array,
  { workspaceId, since }: { readonly workspaceId?: string | undefined; readonly since?: Day | undefined },
): AsyncGenerator<ImportedRates> {
  const ids = workspaceId === undefined ? await idsWithCurrencies(base) : await sidesOf(base, workspaceId);
  for (const id of ids) yield await importInto(base, id, bytes, since);
}

function importInto(
  base: Base,
  workspaceId: string,
  bytes: Uint8Array,
  since: Day | undefined,
): Promise<ImportedRates> {
  return transaction(base.db, async (db) => {
    const ctx = byOperator(await systemContext({ ...base, db }, workspaceId));
    const done = await importExchangeRates(ctx, bytes, since).catch((error: unknown) => {
      throw error instanceof ApiError ? new OperatorError(error.message) : error;
    });
    const { id, name } = ctx.workspace;
    if (done.created + done.updated > 0)
      await recordAudit(ctx, [{ action: 'exchange_rates.imported', resource: { type: 'workspace', id, name } }]);
    return { workspace_id: workspaceId, ...done };
  });
}

async function sidesOf(base: Base, workspaceId: string): Promise<string[]> {
  const found = isId(workspaceId, 'ws') ? await findWorkspaceContext(base, workspaceId) : undefined;
  if (!found) throw new OperatorError(`There is no workspace ${workspaceId}`);
  return [found.id, found.twin_id];
}

/** Both sides of the workspaces that have something in another currency than their own, or rates already. */
async function idsWithCurrencies(base: Base): Promise<string[]> {
  const rows = await select<{ id: string }>(
    base,
    sql`SELECT w.id FROM workspaces w WHERE w.deletes_at IS NULL AND (
          EXISTS (SELECT 1 FROM exchange_rates r WHERE r.workspace_id IN (w.id, w.twin_id))
          OR EXISTS (SELECT 1 FROM clients c WHERE c.workspace_id IN (w.id, w.twin_id) AND c.currency <> w.currency)
          OR EXISTS (SELECT 1 FROM expenses e WHERE e.workspace_id IN (w.id, w.twin_id) AND e.currency <> w.currency))
         ORDER BY w.id`,
  );
  return rows.map(({ id }) => id);
}
