/** Looks up what the firm has created so far. */
import sql from 'sql-template-tag';
import { nameKey } from '../../../domain/name-key.js';
import { TaxRate } from '../../../models/billing/tax-rate.js';
import { Agreement } from '../../../models/retainers/agreement.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { Project } from '../../../models/projects/project.js';
import { customers, type CustomerKey } from './facts/clients.js';
import type { Assignment } from './facts/projects.js';
import { retainers, type RetainerKey } from './facts/retainers.js';
import { taxes, type TaxKey } from './facts/taxes.js';

/** A client, which must exist. */
export async function customerOf(ctx: Ctx, key: CustomerKey): Promise<Client> {
  const client = await Client.first(ctx, sql`t.name = ${customers[key].name}`);
  if (!client) throw new Error(`${customers[key].name} is missing`);
  return client;
}

/** A project, if it exists yet. */
export async function findProject(ctx: Ctx, { client, title }: Assignment): Promise<Project | undefined> {
  const { id } = await customerOf(ctx, client);
  return Project.first(ctx, sql`t.client_id = ${id} AND t.title = ${title}`);
}

/** The agreement of a retainer, if it exists yet. */
export async function findAgreement(ctx: Ctx, key: RetainerKey): Promise<Agreement | undefined> {
  const { client, title } = retainers[key];
  const { id } = await customerOf(ctx, client);
  return Agreement.first(ctx, sql`t.client_id = ${id} AND t.title = ${title}`);
}

/** The ids of tax rates, which must exist. */
export async function taxRateIds(ctx: Ctx, keys: readonly TaxKey[]): Promise<string[]> {
  const ids: string[] = [];
  for (const key of keys) {
    const rate = await TaxRate.first(ctx, sql`t.name_key = ${nameKey(taxes[key].name)}`);
    if (!rate) throw new Error(`The tax rate ${taxes[key].name} is missing`);
    ids.push(rate.id);
  }
  return ids;
}
