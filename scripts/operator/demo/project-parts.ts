/** Contacts of the clients; phases, tasks and milestones of projects; tickets that clients ask for. */
import sql from 'sql-template-tag';
import { roundMoney, dec, toNumber } from '../../../domain/money.js';
import { Contact } from '../../../models/clients/contact.js';
import type { Ctx } from '../../../models/context.js';
import { Phase } from '../../../models/projects/phase.js';
import type { Project } from '../../../models/projects/project.js';
import { Ticket } from '../../../models/tickets/ticket.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { customers, type Customer, type CustomerKey } from './facts/clients.js';
import type { Act, History } from './history.js';
import { customerOf, findProject } from './lookups.js';
import { office, type PersonKey } from './facts/people.js';
import { assignments, type Assignment } from './facts/projects.js';
import { call, personOf, type Stage } from './stage.js';

/** The person to write to at each client. */
const primaries: Readonly<Record<CustomerKey, string>> = {
  harbor: 'Grace Whitfield',
  meridian: 'Omar Haddad',
  juniper: 'Ruth Calloway',
  cobalt: 'Victor Reyes',
  lindner: 'Jürgen Lindner',
  marchand: 'Élodie Marchand',
  thistle: 'Fiona Abernathy',
  sakura: '田中 美咲',
  boreale: 'Geneviève Tremblay',
  alpenblick: 'Reto Caflisch',
  aegean: 'Νίκος Παπαδάκης',
  pearl: 'Layla Al-Mutairi',
};

interface Request {
  readonly title: string;
  readonly description: string;
  readonly tag: string;
  /** Days until it is closed; if absent, it is still open. */
  readonly days?: number;
}

/** What clients of support projects ask for, in order. */
const requests: readonly Request[] = [
  { title: 'Login fails after the update', description: 'Since this morning no password works.', tag: 'Bug', days: 1 },
  { title: 'New opening hours', description: 'From next month we close at seven.', tag: 'Content', days: 3 },
  { title: 'Search finds nothing with accents', description: 'Crème is found, creme is not.', tag: 'Bug', days: 6 },
  { title: 'Access for a new colleague', description: 'She starts on Monday.', tag: 'Access', days: 2 },
  { title: 'Export of last year', description: 'The accountant asks for it as a table.', tag: 'Data', days: 8 },
  { title: 'Images load slowly', description: 'On phones it takes many seconds.', tag: 'Performance' },
];

const phases = ['Discovery', 'Design', 'Build', 'Launch'];
/** How a fixed fee is paid. */
const instalments = [
  { title: 'Concept approved', share: 0.4, at: 0.4 },
  { title: 'Delivered and accepted', share: 0.6, at: 1 },
];

/** Acts for the contact of each client, the plans of development projects, and the tickets of support projects. */
export function projectParts(stage: Stage, history: History): Act[] {
  const hasBegun = ({ status }: Assignment): boolean => status !== 'pending';
  return [
    ...(Object.keys(primaries) as CustomerKey[]).map((key) => meeting(stage, history, key)),
    ...assignments.filter(({ type }) => type === 'Development').map((each) => outline(stage, history, each)),
    ...assignments
      .filter((each) => each.type === 'Support' && hasBegun(each))
      .flatMap((each) =>
        requests.flatMap((request, index) => ask(stage, history, { assignment: each, request, index })),
      ),
  ];
}

/** The project, which must exist by now. */
async function projectOf(ctx: Ctx, assignment: Assignment): Promise<Project> {
  const project = await findProject(ctx, assignment);
  if (!project) throw new Error(`${assignment.title} is missing`);
  return project;
}

function meeting(stage: Stage, history: History, key: CustomerKey): Act {
  const { since, email }: Customer = customers[key];
  const at = history.at(since === 0 ? history.first : history.workdayAt(since), 7, 45);
  const play = () =>
    stage.as(office, at, async (ctx) => {
      const { id: client_id } = await customerOf(ctx, key);
      if (await Contact.first(ctx, sql`t.client_id = ${client_id} AND t.name = ${primaries[key]}`)) return;
      const flags = { is_primary: true, is_billing: false, is_technical: false, portal_access: 'none' } as const;
      const mails = {
        receives_invoices: true,
        receives_reports: false,
        receives_project_updates: true,
        receives_ticket_replies: true,
      };
      const body = { client_id, name: primaries[key], ...(email ? { email } : {}), ...flags, ...mails };
      await call(ctx, 'createContact', { params: {}, query: {}, body });
      stage.count('contacts');
    });
  return { at, play };
}

/** The phases and tasks of a project, and the instalments of a fixed fee. */
function outline(stage: Stage, history: History, assignment: Assignment): Act {
  const at = history.at(history.workdayAt(assignment.from), 8, 30);
  const play = () =>
    stage.as(assignment.manager, at, async (ctx) => {
      const { id } = await projectOf(ctx, assignment);
      if (await Phase.first(ctx, sql`t.project_id = ${id}`)) return;
      const input = { params: { id }, query: {} };
      for (const title of phases)
        await call(ctx, 'createProjectPhase', { ...input, body: { title, status: 'pending' } });
      for (const who of assignment.team) {
        const body = { title: 'Read the brief', assignee_id: (await personOf(ctx, who)).id };
        await call(ctx, 'createProjectTask', { ...input, body });
      }
      if (assignment.billing_type === 'fixed_fee') await agreeOnInstalments(ctx, stage, history, assignment);
      stage.count('phases', phases.length);
    });
  return { at, play };
}

async function agreeOnInstalments(ctx: Ctx, stage: Stage, history: History, assignment: Assignment): Promise<void> {
  const { client, from, to = 1, budget_amount: fee = 0 } = assignment;
  const [{ id }, { currency }] = [await projectOf(ctx, assignment), await customerOf(ctx, client)];
  for (const { title, share, at } of instalments) {
    const amount = toNumber(roundMoney(dec(fee).times(dec(share)), currency));
    const body = { title, amount, due_date: history.workdayAt(from + (to - from) * at) };
    await call(ctx, 'createProjectMilestone', { params: { id }, query: {}, body });
    stage.count('milestones');
  }
}

interface TicketRequest {
  readonly assignment: Assignment;
  readonly request: Request;
  readonly index: number;
}

/** The manager takes down a request and assigns it to someone on the team, who answers it and, if it was done, closes it. */
function ask(stage: Stage, history: History, { assignment, request, index }: TicketRequest): Act[] {
  const { from, to = 1, team, manager } = assignment;
  const { title, description, tag, days } = request;
  const who = team[index % team.length] ?? manager;
  const requestedAt = history.at(
    history.workdayAt(from + ((to - from) * (index + 1)) / (requests.length + 1)),
    9,
    10 + index,
  );
  /** A step that works on the project and the ticket, if that exists yet. */
  const step = (
    by: PersonKey,
    at: Date,
    work: (ctx: Ctx, project: Project, ticket: Ticket | undefined) => Promise<void>,
  ): Act => ({
    at,
    play: () =>
      stage.as(by, at, async (ctx) => {
        const project = await projectOf(seeingAll(ctx), assignment);
        await work(ctx, project, await Ticket.first(ctx, sql`t.project_id = ${project.id} AND t.title = ${title}`));
      }),
  });
  const made = step(manager, requestedAt, async (ctx, { id }, ticket) => {
    if (ticket) return;
    const body = { title, description, tags: [tag], assignee_id: (await personOf(ctx, who)).id };
    await call(ctx, 'createProjectTicket', { params: { id }, query: {}, body });
    stage.count('tickets');
  });
  const answered = step(who, after(requestedAt, 1), async (ctx, _project, ticket) => {
    if (!ticket || ticket.first_response_at !== null) return;
    const body = { content: 'Thank you, we are looking into it.', visibility: 'public' } as const;
    await call(ctx, 'createTicketActivity', { params: { id: ticket.id }, query: {}, body });
  });
  const closed = step(who, after(requestedAt, 24 * (days ?? 0)), async (ctx, _project, ticket) => {
    if (!ticket || ticket.closed_at !== null) return;
    await call(ctx, 'closeTicket', { params: { id: ticket.id }, query: {}, body: { generate_summary: true } });
  });
  const isDone = days !== undefined && closed.at < history.end;
  return isDone ? [made, answered, closed] : [made, answered];
}

const after = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 3_600_000);
