/** PUT by external id: calls the operation that creates the object, or the one that changes it. */
import { changedValues } from '../domain/changes.js';
import { ApiError, duplicate, forbidden, invalid, invalidState } from '../domain/errors.js';
import { mergedMetadata, type Metadata, type MetadataInput } from '../domain/metadata.js';
import { may, refusalOf } from '../domain/people/policy.js';
import { operations } from '../generated/operations.js';
import type { WorkspaceModel } from '../models/base.js';
import { Agreement } from '../models/retainers/agreement.js';
import { Client } from '../models/clients/client.js';
import { Contact } from '../models/clients/contact.js';
import type { Ctx, Scope } from '../models/context.js';
import { Expense } from '../models/expenses/expense.js';
import { linesOf } from '../models/billing/invoice-line-item.js';
import { findCalled } from '../models/workspace/external-id.js';
import { Invoice } from '../models/billing/invoice.js';
import { Project } from '../models/projects/project.js';
import { Ticket } from '../models/tickets/ticket.js';
import { TimeEntry } from '../models/time/time-entry.js';
import type { OperationId, UpsertId } from '../contract/contract.js';
import { bodyFieldsOf } from './contract/fields.js';
import { assertMaySend } from './contract/sent-fields.js';
import type { Call } from './call.js';

const models: Readonly<Record<(typeof operations)[UpsertId]['tag'], typeof WorkspaceModel>> = {
  agreements: Agreement,
  clients: Client,
  contacts: Contact,
  expenses: Expense,
  invoices: Invoice,
  projects: Project,
  tickets: Ticket,
  'time-entries': TimeEntry,
};

/** A call of an operation that stands for two others: one creates, the other changes. */
export type UpsertCall = Call & { readonly id: UpsertId };

export const isUpsert = (call: Call): call is UpsertCall => operations[call.id].upsert !== null;

const externalIdOf = ({ input }: Call): string => input.params['external_id'] ?? '';
const modelOf = ({ id }: UpsertCall): typeof WorkspaceModel => models[operations[id].tag];

/** Whether the object exists. */
export const objectExists = async (ctx: Ctx, call: UpsertCall): Promise<boolean> =>
  (await findCalled(ctx, modelOf(call), externalIdOf(call))) !== undefined;

/** The call that creates the object, changes it, or, if nothing would change, reads it. */
export async function chosenCall(ctx: Ctx, call: UpsertCall): Promise<Call> {
  const { create, update } = operations[call.id].upsert;
  const externalId = externalIdOf(call);
  const sent = { ...(call.input.body as Record<string, unknown>) };
  if ((sent['external_id'] ?? externalId) !== externalId || sent['external_id'] === null)
    throw invalid('external_id', 'must equal the external id in the path, or be omitted');
  // Not locked here: the chosen operation locks its rows in its own order.
  const found = await findCalled(ctx, modelOf(call), externalId);
  if (!found) {
    if (call.ifMatch !== '') throw new ApiError('precondition_failed', 'No object has this external id yet');
    return callOf(ctx.scope, call, create, {}, { ...sent, external_id: externalId });
  }
  if (!(await modelOf(call).find(ctx, found.id)))
    throw duplicate('external_id', 'Another object of this kind already has this external_id');
  const params = { id: found.id };
  // The external id is not changed: that in the path may be of a contact that was merged into this one.
  const { external_id: _, ...others } = sent;
  const changed = callOf(
    ctx.scope,
    call,
    update,
    params,
    updatableFields(update, found, await changedFields(ctx, found, others)),
  );
  if (Object.keys(changed.input.body as object).length > 0) return changed;
  const { subject } = operations[update];
  return { ...changed, id: subject.getter, input: { params, query: {}, body: undefined } };
}

/**
 * The sent fields that differ from the stored ones: a client that sends a whole object again changes only what differs.
 */
async function changedFields(
  ctx: Ctx,
  found: WorkspaceModel,
  sent: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { metadata, line_items: lines } = sent;
  const values: Record<string, unknown> = { ...sent };
  if (metadata !== undefined && 'metadata' in found)
    values['metadata'] = mergedMetadata(found.metadata as Metadata | null, metadata as MetadataInput);
  if (Array.isArray(lines) && found instanceof Invoice && (await hasSameLines(ctx, found, lines as Lines)))
    delete values['line_items'];
  const other = changedValues(found, values);
  // A change of one link is checked against those it was sent with, as in an update.
  const isRelinked = links.some((name) => name in other);
  return Object.fromEntries(
    Object.entries(sent).filter(([name]) => name in other || (isRelinked && links.includes(name))),
  );
}

/** Fields that say where work belongs; the value of each limits those of the others. */
const links: readonly string[] = ['client_id', 'project_id', 'ticket_id'];

type Lines = readonly Record<string, unknown>[];

/** Whether the lines of an invoice are the ones sent, in their order. */
async function hasSameLines(ctx: Ctx, { id }: Invoice, sent: Lines): Promise<boolean> {
  const held = await linesOf(ctx, id);
  const isSame = (line: object, values: object): boolean => Object.keys(changedValues(line, values)).length === 0;
  return held.length === sent.length && held.every((line, index) => isSame(line, sent[index] ?? {}));
}

/**
 * The fields that an update accepts. One that only creation accepts may be sent again unchanged; otherwise throws
 * `invalid_state`.
 */
function updatableFields(
  update: OperationId,
  found: WorkspaceModel,
  sent: Record<string, unknown>,
): Record<string, unknown> {
  const taken = bodyFieldsOf(update);
  const others = Object.fromEntries(Object.entries(sent).filter(([name]) => !taken.has(name)));
  const [different] = Object.keys(changedValues(found, others));
  if (different !== undefined)
    throw invalidState(`${different} can be set only on creation, and cannot be changed by this request`, different);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => taken.has(name)));
}

function callOf(scope: Scope, call: UpsertCall, id: OperationId, params: Record<string, string>, sent: unknown): Call {
  const missing = operations[id].needs.find((need) => !may(scope, need));
  if (missing !== undefined) throw forbidden(refusalOf(missing));
  assertMaySend(id, scope, sent);
  return { ...call, id, input: { params, query: call.input.query, body: call.bodyFor(id, sent) } };
}
