/** The firm's people, rates, clients and projects, and the course of the projects. */
import sql from 'sql-template-tag';
import { addActiveUser } from '../../../commands/people/keys/issue-api-key.js';
import { nameKey } from '../../../domain/name-key.js';
import { TaxRate } from '../../../models/billing/tax-rate.js';
import { Client } from '../../../models/clients/client.js';
import { ProjectType } from '../../../models/projects/project-type.js';
import type { Project } from '../../../models/projects/project.js';
import { RateCard } from '../../../models/time/rate-card.js';
import { User } from '../../../models/people/user.js';
import { workspaceOf } from '../../../models/workspace/workspace.js';
import { cards, customers, type Customer } from './facts/clients.js';
import type { Act, History } from './history.js';
import { customerOf, findAgreement, findProject, taxRateIds } from './lookups.js';
import { office, people, type Person, type PersonKey } from './facts/people.js';
import { assignments, type Assignment } from './facts/projects.js';
import { seller } from './facts/seller.js';
import { taxes, type Tax } from './facts/taxes.js';
import { call, personOf, type Stage } from './stage.js';

export function founding(stage: Stage, history: History): Act[] {
  const firstDay = (minute: number): Date => history.at(history.first, 7, minute);
  return [
    { at: firstDay(0), play: () => introduce(stage, firstDay(0)) },
    ...Object.values(people).map((person) => ({ at: firstDay(0), play: () => hire(stage, person, firstDay(0)) })),
    ...Object.values(taxes).map((tax) => ({ at: firstDay(5), play: () => levy(stage, tax, firstDay(5)) })),
    ...cards.map((card) => ({ at: firstDay(10), play: () => price(stage, card, firstDay(10)) })),
    ...Object.values(customers).map((customer: Customer) => {
      const at = history.at(customer.since === 0 ? history.first : history.workdayAt(customer.since), 7, 30);
      return { at, play: () => win(stage, customer, at) };
    }),
    ...assignments.flatMap((assignment) => courseOf(stage, history, assignment)),
  ];
}

/** Fills in the firm's details where the workspace has none. */
async function introduce(stage: Stage, at: Date): Promise<void> {
  await stage.as('owner', at, async (ctx) => {
    const known = await workspaceOf(ctx);
    const body = {
      ...(known.business === null ? { business: seller.business } : {}),
      ...(known.payment === null ? { payment: seller.payment } : {}),
      ...(known.invoice_footer === null ? { invoice_footer: seller.invoice_footer } : {}),
      ...(known.locale === null ? { locale: seller.locale } : {}),
      ...(known.total_rounding.length === 0 ? { total_rounding: seller.total_rounding } : {}),
    };
    if (Object.keys(body).length > 0) await call(ctx, 'updateWorkspace', { params: {}, query: {}, body });
  });
}

/** They join without an invitation, because nobody would accept it. */
async function hire(stage: Stage, person: Person, at: Date): Promise<void> {
  const { topics: _topics, ...profile } = person;
  await stage.as('owner', at, async (ctx) => {
    if (await User.first(ctx, sql`t.email_key = ${person.email}`)) return;
    await addActiveUser(ctx, { ...profile, email_key: person.email });
    stage.count('people');
  });
}

async function levy(stage: Stage, tax: Tax, at: Date): Promise<void> {
  await stage.as('owner', at, async (ctx) => {
    if (await TaxRate.first(ctx, sql`t.name_key = ${nameKey(tax.name)}`)) return;
    await call(ctx, 'createTaxRate', {
      params: {},
      query: {},
      body: { ...tax, is_compound: false, is_default: false },
    });
    stage.count('tax rates');
  });
}

/** If the workspace already has a default card, it stays the default. */
async function price(stage: Stage, card: (typeof cards)[number], at: Date): Promise<void> {
  await stage.as(office, at, async (ctx) => {
    if (await RateCard.first(ctx, sql`t.name = ${card.name}`)) return;
    const is_default = !(await RateCard.first(ctx, sql`t.currency = ${card.currency} AND t.is_default`));
    await call(ctx, 'createRateCard', { params: {}, query: {}, body: { ...card, is_default } });
    stage.count('rate cards');
  });
}

async function win(
  stage: Stage,
  { card, since: _since, taxes: taxed, ...customer }: Customer,
  at: Date,
): Promise<void> {
  await stage.as(office, at, async (ctx) => {
    if (await Client.first(ctx, sql`t.name = ${customer.name}`)) return;
    const rate = card === undefined ? undefined : await RateCard.first(ctx, sql`t.name = ${card}`);
    const tax = taxed ? { tax_rate_ids: await taxRateIds(ctx, taxed) } : {};
    const body = { ...customer, ...tax, status: 'active', rate_id: rate?.id ?? null } as const;
    await call(ctx, 'createClient', { params: {}, query: {}, body });
    stage.count('clients');
  });
}

/** A project from creation to its end. One that ends takes its final status on the evening of its last day. */
function courseOf(stage: Stage, history: History, assignment: Assignment): Act[] {
  const { from, to = 1, status = 'active', manager } = assignment;
  const begin = history.workdayAt(from);
  const made = history.at(begin, 8, 20);
  const moves: [at: Date, to: Project['status'], from: Project['status']][] = [];
  if (status !== 'pending') moves.push([history.at(begin, 8, 40), 'active', 'pending']);
  if (status !== 'pending' && status !== 'active')
    moves.push([history.at(history.workdayAt(to), 19), status, 'active']);
  return [
    { at: made, play: () => plan(stage, history, assignment, made) },
    ...moves.map(([at, target, before]) => ({
      at,
      play: () => move(stage, assignment, manager, { at, target, before }),
    })),
  ];
}

async function plan(stage: Stage, history: History, assignment: Assignment, at: Date): Promise<void> {
  const { client, type, manager, team: _team, from, to, status, retainer, ...project } = assignment;
  await stage.as(office, at, async (ctx) => {
    if (await findProject(ctx, assignment)) return;
    const [{ id: client_id }, found, { id: manager_id }] = [
      await customerOf(ctx, client),
      await ProjectType.first(ctx, sql`t.name = ${type}`),
      await personOf(ctx, manager),
    ];
    const dates =
      status === 'pending'
        ? {}
        : { start_date: history.workdayAt(from), ...(to ? { due_date: history.workdayAt(to) } : {}) };
    const agreement = retainer && (await findAgreement(ctx, retainer));
    const agreed = agreement ? { agreement_id: agreement.id } : {};
    const body = {
      billing_type: 'time_and_materials',
      ...project,
      ...agreed,
      ...dates,
      client_id,
      manager_id,
    } as const;
    await call(ctx, 'createProject', {
      params: {},
      query: {},
      body: { ...body, status: 'pending', type_id: found?.id ?? null },
    });
    stage.count('projects');
  });
}

interface Move {
  readonly at: Date;
  readonly target: Project['status'];
  readonly before: Project['status'];
}

async function move(
  stage: Stage,
  assignment: Assignment,
  manager: PersonKey,
  { at, target, before }: Move,
): Promise<void> {
  await stage.as(manager, at, async (ctx) => {
    const project = await findProject(ctx, assignment);
    if (project?.status !== before) return;
    await call(ctx, 'updateProject', { params: { id: project.id }, query: {}, body: { status: target, force: true } });
  });
}
