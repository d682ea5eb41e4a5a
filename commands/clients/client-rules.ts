import sql from 'sql-template-tag';
import { scheduleProblems } from '../../domain/billing/reminders/schedule.js';
import { changedValues, changesBetween } from '../../domain/changes.js';
import { duplicate, invalid, invalidMany, invalidState, type FieldError } from '../../domain/errors.js';
import { isCurrency } from '../../domain/money.js';
import { nameKey } from '../../domain/name-key.js';
import { today } from '../../domain/time.js';
import type { Values } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { RateCard } from '../../models/time/rate-card.js';
import { identifier, select } from '../../models/select.js';
import { TicketPriority } from '../../models/tickets/ticket-priority.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { lockTaxRates } from '../../models/billing/tax-rate.js';
import { externalColumns } from '../workspace/external.js';
import { partyColumns } from './client-party.js';
import { serializeClient } from '../../serializers/client.js';

/** Validates a create or update of a client, and returns the columns to write. */
export async function clientColumns(
  ctx: Ctx,
  body: Omit<Schemas['ClientCreate'] | Schemas['ClientUpdate'], 'tags'>,
  before?: Client,
): Promise<Values<Client>> {
  const { name, email, status, currency = before?.currency ?? ctx.workspace.currency } = body;
  const { rate_id = before?.rate_id } = body;
  if (!isCurrency(currency)) throw invalid('currency', 'must be an ISO 4217 currency code');
  const isPricedAnew = rate_id !== before?.rate_id || currency !== before?.currency;
  if (rate_id && isPricedAnew) await assertRateCard(ctx, rate_id, currency);
  await assertOverrides(ctx, body.sla_overrides ?? []);
  const reminders = reminderColumns(ctx, body, before);
  const taxes = await taxColumns(ctx, body);
  const keys = {
    ...(name === undefined ? {} : { name_key: nameKey(name) }),
    ...(email === undefined ? {} : { email_key: email === null ? null : nameKey(email) }),
  };
  await assertUnique(ctx, keys, before?.id ?? '');
  const { external_id, metadata, e_invoice, tax_id, vat_id, tax_number, reminder_schedule: _steps, ...plain } = body;
  const party = partyColumns({ e_invoice, tax_id, vat_id, tax_number, ...plain }, before);
  const external = await externalColumns(ctx, Client, { external_id, metadata }, before);
  const archived =
    status === undefined || status === before?.status ? {} : { archived_at: status === 'inactive' ? ctx.now : null };
  return { ...plain, ...party, ...taxes, ...reminders, ...keys, ...archived, ...external };
}

/** The schedule of reminders, and since when it holds if it changes. */
function reminderColumns(
  ctx: Ctx,
  { reminder_schedule: steps }: Pick<Schemas['ClientUpdate'], 'reminder_schedule'>,
  before: Client | undefined,
): Pick<Values<Client>, 'reminder_schedule' | 'reminders_since'> {
  if (steps === undefined) return {};
  const problems = scheduleProblems(steps ?? [], 'reminder_schedule');
  if (problems.length > 0) throw invalidMany(problems);
  const isSame = Object.keys(changedValues({ steps: before?.reminder_schedule ?? null }, { steps })).length === 0;
  return isSame ? {} : { reminder_schedule: steps, reminders_since: today(ctx.now, ctx.workspace.timezone) };
}

/** A plain rate removes the tax rates of a client, and they remove it. Locks the tax rates, so that none is deleted meanwhile. */
async function taxColumns(
  ctx: Ctx,
  { tax_rate: rate, tax_rate_ids: ids }: Pick<Schemas['ClientUpdate'], 'tax_rate' | 'tax_rate_ids'>,
): Promise<Pick<Values<Client>, 'tax_rate' | 'tax_rate_ids'>> {
  if (ids?.length === 0) return { tax_rate_ids: null, ...(rate === undefined ? {} : { tax_rate: rate }) };
  if (ids && typeof rate === 'number') throw invalid('tax_rate_ids', 'must not be given together with tax_rate');
  await lockTaxRates(ctx, ids ?? [], (index) => `tax_rate_ids.${index}`);
  if (ids) return { tax_rate: null, tax_rate_ids: ids };
  return typeof rate === 'number' ? { tax_rate: rate, tax_rate_ids: null } : { tax_rate_ids: ids };
}

async function assertRateCard(ctx: Ctx, id: string, currency: string): Promise<void> {
  const card = await RateCard.reference(ctx, id, 'rate_id');
  if (card.currency !== currency)
    throw invalid('rate_id', `must be a rate card in ${currency}, the currency of the client`);
}

/** Throws `invalid_request` unless each override names an existing priority, and each a different one. */
async function assertOverrides(ctx: Ctx, overrides: readonly Schemas['SlaOverride'][]): Promise<void> {
  const problems: FieldError[] = [];
  for (const [index, { priority_id: id }] of overrides.entries()) {
    const field = `sla_overrides.${index}.priority_id`;
    if (overrides.findIndex((each) => each.priority_id === id) < index)
      problems.push({ field, message: 'is given twice' });
    else if (!(await TicketPriority.lockShared(ctx, id))) problems.push({ field, message: `does not exist: ${id}` });
  }
  if (problems.length > 0) throw invalidMany(problems);
}

/** Throws `duplicate` on the field that collides; unique indexes catch concurrent requests. */
async function assertUnique(
  ctx: Ctx,
  keys: { name_key?: string; email_key?: string | null },
  except: string,
): Promise<void> {
  for (const [column, field] of [
    ['name_key', 'name'],
    ['email_key', 'email'],
  ] as const) {
    const key = keys[column];
    if (key === undefined || key === null) continue;
    const other = await Client.first(seeingAll(ctx), sql`${identifier(`t.${column}`)} = ${key} AND t.id <> ${except}`);
    if (other) throw duplicate(field, `A client with this ${field} already exists: ${other.id}`);
  }
}

/** Throws `invalid_state` if the currency would change while amounts are stored in it. */
export async function assertCurrencyFree(ctx: Ctx, client: Client, currency: string | undefined): Promise<void> {
  if (currency === undefined || currency === client.currency) return;
  const [used] = await select<{ used: number }>(
    ctx,
    sql`SELECT EXISTS (SELECT 1 FROM time_entries t WHERE t.workspace_id = ${client.workspace_id} AND t.client_id = ${client.id})
            OR EXISTS (SELECT 1 FROM invoices i WHERE i.workspace_id = ${client.workspace_id} AND i.client_id = ${client.id})
            OR EXISTS (SELECT 1 FROM recurring_invoices r WHERE r.workspace_id = ${client.workspace_id} AND r.client_id = ${client.id} AND r.status <> 'ended')
            OR EXISTS (SELECT 1 FROM projects p WHERE p.workspace_id = ${client.workspace_id} AND p.client_id = ${client.id} AND p.rate_id IS NOT NULL) AS used`,
  );
  if (used?.used)
    throw invalidState(
      `The currency must remain ${client.currency}: the client has time entries, invoices, recurring invoices or projects with a rate card in this currency`,
      'currency',
    );
}

/** Emits `client.updated` if anything differs between two states of a client. */
export async function announceClientChanges(ctx: Ctx, before: Client, after: Client): Promise<void> {
  const data = serializeClient(after);
  const changes = changesBetween(serializeClient(before), data);
  if (Object.keys(changes).length > 0) await emit(ctx, 'client.updated', data, { changes });
}
