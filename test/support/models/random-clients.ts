/**
 * Random firms whose clients use the portal, created through the API. Each value that a response of the portal could
 * contain is marked with who may read it.
 */
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { Schemas } from '../../../contract/contract.js';
import { buildAgreement } from '../builders/agreements.js';
import { requestApproval, march } from '../builders/approvals.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../builders/factories.js';
import { buildInvoice, credit, lineAt, pay } from '../builders/invoices.js';
import { signedInToPortal } from '../builders/portal.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../builders/projects.js';
import { buildTask, buildTimeEntry } from '../builders/time.js';
import { attachFile, pdf } from '../builders/uploads.js';
import { buildUser, buildWorkspace } from '../builders/workspace.js';
import type { ApiClient } from '../service/api.js';

const fates = {
  /** `hidden` was public at first and is internal now; `shown` the reverse. */
  file: ['public', 'internal', 'hidden', 'shown'],
  invoice: ['draft', 'dropped', 'sent', 'void', 'credited', 'paid'],
  agreement: ['draft', 'active', 'paused', 'cancelled'],
  ticket: ['open', 'closed', 'summed up'],
} as const;
type Fate<Kind extends keyof typeof fates> = (typeof fates)[Kind][number];
const fateOf = <Kind extends keyof typeof fates>(kind: Kind): fc.Arbitrary<Fate<Kind>> =>
  fc.constantFrom(...(fates[kind] as readonly Fate<Kind>[]));

interface PortalRights {
  readonly portal_access: Schemas['Contact']['portal']['access_level'];
  readonly is_billing: boolean;
  readonly receives_invoices: boolean;
}

const portalRights: fc.Arbitrary<PortalRights> = fc.record({
  portal_access: fc.constantFrom('none', 'view', 'full', 'full', 'view'),
  is_billing: fc.boolean(),
  receives_invoices: fc.boolean(),
});

const ticketPlan = fc.record({
  project: fc.option(fc.nat({ max: 1 })),
  contact: fc.option(fc.nat({ max: 2 })),
  fate: fateOf('ticket'),
  comments: fc.array(fc.constantFrom('public', 'internal'), { minLength: 1, maxLength: 3 }),
  files: fc.array(fateOf('file'), { minLength: 1, maxLength: 2 }),
});

const clientPlan = fc.record({
  contacts: fc.array(portalRights, { minLength: 2, maxLength: 2 }),
  /** One for each project: whether an approval of its hours is requested. */
  projects: fc.array(fc.boolean(), { minLength: 1, maxLength: 2 }),
  tickets: fc.array(ticketPlan, { minLength: 1, maxLength: 2 }),
  invoices: fc.array(fateOf('invoice'), { minLength: 1, maxLength: 2 }),
  agreements: fc.array(fateOf('agreement'), { minLength: 1, maxLength: 2 }),
});
type ClientPlan = typeof clientPlan extends fc.Arbitrary<infer Each> ? Each : never;

/** A firm to create. Numbers are indexes of the same client's objects, wrapping around. */
export const clientFirms = fc.record({
  showsHours: fc.boolean(),
  clients: fc.array(clientPlan, { minLength: 2, maxLength: 3 }),
});
type Plan = typeof clientFirms extends fc.Arbitrary<infer Firm> ? Firm : never;

export interface Reader extends PortalRights {
  /**
   * The reader's IP address, as a proxy reports it. The service counts failed attempts by address, so each reader has
   * another.
   */
  readonly address: string;
  readonly id: string;
  readonly client_id: string;
  readonly api: ApiClient;
}

/** A text that occurs in responses only if they contain a certain value, and which readers may see it. */
export interface Mark {
  readonly text: string;
  readonly isFor: (reader: Reader) => boolean;
}

export interface ClientFirm {
  readonly readers: readonly Reader[];
  readonly marks: readonly Mark[];
  /** Path parameters of objects that no reader may see, by the path of the list that they belong to. */
  readonly hidden: ReadonlyMap<string, readonly Params[]>;
}

/** Parameters of a path. */
export type Params = Readonly<Record<string, string>>;

/**
 * The rules in plain words: the client's contacts, those of them who get invoices, those who may approve, and nobody.
 */
const ofClient =
  (id: string) =>
  ({ client_id }: Reader): boolean =>
    client_id === id;
const billedAt =
  (id: string) =>
  (reader: Reader): boolean =>
    ofClient(id)(reader) && (reader.is_billing || reader.receives_invoices);
const approvingAt =
  (id: string) =>
  (reader: Reader): boolean =>
    ofClient(id)(reader) && reader.portal_access === 'full';
const nobody = (): boolean => false;

let count = 0;
/** A word that occurs nowhere else in a firm; `figure` likewise returns a unique number. */
const word = (what: string): string => `${what}-${(count += 1)}-x`;
const figure = (): number => 1_000 + (count += 1) + 0.25;

export async function foundClients({ showsHours, clients }: Plan): Promise<ClientFirm> {
  const { owner } = await buildWorkspace();
  await owner.call('updateWorkspace', { body: { portal_shows_hours: showsHours } });
  const worker = await buildUser(owner, 'member', { name: word('Worker'), bill_rate: figure(), cost_rate: figure() });
  const readers: Reader[] = [];
  const marks: Mark[] = [];
  const hidden = { invoices: [] as Params[], attachments: [] as Params[] };
  const mark = (isFor: Mark['isFor'], ...texts: readonly (string | number)[]): void =>
    void marks.push(...texts.map((text) => ({ text: String(text), isFor })));
  const { data: people } = await owner.call('listUsers', {});
  for (const { id, email, rates } of people)
    mark(nobody, id, ...[email, rates?.bill_rate, rates?.cost_rate].filter((secret) => secret != null));
  const making = { owner, worker, mark, showsHours, hidden };
  for (const plan of clients) readers.push(...(await addClient(making, plan)));
  const places = { invoices: hidden.invoices, 'tickets/{id}/attachments': hidden.attachments };
  return { readers, marks, hidden: new Map(Object.entries(places)) };
}

interface Making {
  readonly owner: ApiClient;
  readonly worker: ApiClient;
  readonly mark: (isFor: Mark['isFor'], ...texts: readonly (string | number)[]) => void;
  readonly showsHours: boolean;
  readonly hidden: Readonly<Record<'invoices' | 'attachments', Params[]>>;
}

async function addClient(making: Making, plan: ClientPlan): Promise<Reader[]> {
  const { owner, mark } = making;
  const texts = { name: word('Client'), notes: word('notes') };
  const { id } = await buildClient(owner, { ...texts, email: `${word('client')}@client.example` });
  mark(ofClient(id), id, texts.name);
  mark(nobody, texts.notes);
  const readers: Reader[] = [];
  const opened = new Set<string>();
  for (const standing of plan.contacts) {
    const email = `${word('contact')}@client.example`;
    const name = word('Contact');
    const contact = await buildContact(owner, { client_id: id, name, email, ...standing });
    const api = await signedInToPortal(owner, contact.id);
    const address = `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
    readers.push({ id: contact.id, client_id: id, api, address, ...standing });
    mark((reader) => reader.id === contact.id, email);
    mark((reader) => reader.id === contact.id || (ofClient(id)(reader) && opened.has(contact.id)), contact.id, name);
  }
  const projects: string[] = [];
  const canApprove = plan.contacts.some(({ portal_access }) => portal_access === 'full');
  for (const needsApproval of plan.projects) projects.push(await addProject(making, id, canApprove && needsApproval));
  for (const ticket of plan.tickets) {
    const contact = ticket.contact === null ? undefined : readers[ticket.contact % readers.length]?.id;
    if (contact !== undefined) opened.add(contact);
    const project_id = ticket.project === null ? undefined : projects[ticket.project % projects.length];
    await addTicket(making, { client_id: id, contact_id: contact ?? null, project_id: project_id ?? null }, ticket);
  }
  for (const fate of plan.invoices) await addInvoice(making, id, fate);
  for (const fate of plan.agreements) await addAgreement(making, id, fate);
  return readers;
}

async function addProject(
  { owner, worker, mark, showsHours }: Making,
  client_id: string,
  needsApproval: boolean,
): Promise<string> {
  const texts = { title: word('Project'), description: word('description') };
  const secrets = { custom_rate: figure(), budget_amount: figure() };
  const budget_hours = figure();
  const { id } = await buildProject(owner, { client_id, ...texts, ...secrets, budget_hours, status: 'active' });
  const phase = await buildPhase(owner, id, { title: word('Phase') });
  const milestone = await buildMilestone(owner, id, { title: word('Milestone'), amount: figure() });
  const task = await buildProjectTask(owner, id, { title: word('Task') });
  const entry = { project_id: id, user_id: worker.userId, description: word('work'), hours: 2 };
  await buildTimeEntry(owner, entry);
  if (needsApproval)
    mark(approvingAt(client_id), (await requestApproval(owner, { type: 'hours', project_id: id, ...march })).id);
  mark(needsApproval ? approvingAt(client_id) : nobody, entry.description);
  mark(ofClient(client_id), id, texts.title, texts.description, phase.id, phase.title, milestone.id, milestone.title);
  mark((reader) => showsHours && ofClient(client_id)(reader), budget_hours);
  mark(nobody, secrets.custom_rate, secrets.budget_amount, task.id, task.title);
  if (milestone.amount != null) mark(nobody, milestone.amount);
  return id;
}

type Links = { readonly client_id: string; readonly contact_id: string | null; readonly project_id: string | null };

async function addTicket({ owner, worker, mark, hidden }: Making, links: Links, plan: ClientPlan['tickets'][number]) {
  const theirs = ofClient(links.client_id);
  const texts = { title: word('Ticket'), description: word('description') };
  const { id } = await buildTicket(owner, { ...links, ...texts, assignee_id: worker.userId });
  const params = { id };
  mark(theirs, id, texts.title, texts.description);
  const task = await buildTask(owner, id, { title: word('Task') });
  mark(nobody, task.id, task.title);
  await buildTimeEntry(owner, { ticket_id: id, user_id: worker.userId });
  for (const visibility of plan.comments) {
    const content = word('comment');
    const { data } = await owner.call('createTicketActivity', { params, body: { content, visibility } });
    mark(visibility === 'public' ? theirs : nobody, data.id, content);
  }
  for (const fate of plan.files) {
    const filename = `${word('file')}.pdf`;
    const isPublicAtFirst = fate === 'public' || fate === 'hidden';
    const { id: attachment_id } = await attachFile(owner, id, pdf, filename, isPublicAtFirst ? 'public' : 'internal');
    const show = (visibility: Schemas['AttachmentVisibility']): Promise<unknown> =>
      owner.call('updateTicketAttachment', { params: { id, attachment_id }, body: { visibility } });
    if (fate === 'shown') await show('public');
    if (fate === 'hidden') await show('internal');
    const isPublic = fate === 'public' || fate === 'shown';
    if (!isPublic) hidden.attachments.push({ id, attachment_id });
    mark(isPublic ? theirs : nobody, attachment_id, filename);
  }
  if (plan.fate === 'summed up') await owner.call('closeTicket', { params, body: { generate_summary: true } });
  if (plan.fate !== 'closed') return;
  const resolution_summary = word('resolution');
  await owner.call('closeTicket', { params, body: { resolution_summary } });
  mark(theirs, resolution_summary);
}

async function addInvoice({ owner, mark, hidden }: Making, client_id: string, fate: Fate<'invoice'>): Promise<void> {
  const [subject, internal_notes, amount] = [word('Invoice'), word('notes'), figure()];
  const { id } = await buildInvoice(owner, { client_id, subject, internal_notes, line_items: [lineAt(amount)] });
  const params = { id };
  mark(nobody, internal_notes);
  if (fate === 'draft' || fate === 'dropped') {
    if (fate === 'dropped') await owner.call('voidInvoice', { params });
    hidden.invoices.push(params);
    return mark(nobody, id, subject, amount);
  }
  mark(billedAt(client_id), id, subject, amount);
  await owner.call('sendInvoice', { params, body: { attach_pdf: false } });
  if (fate === 'void') await owner.call('voidInvoice', { params });
  if (fate === 'credited') mark(billedAt(client_id), (await credit(owner, id, { amount: 3.5 })).id);
  if (fate === 'paid') await pay(owner, id, amount, { reference: word('reference') });
}

async function addAgreement({ owner, mark }: Making, client_id: string, fate: Fate<'agreement'>): Promise<void> {
  const texts = { title: word('Agreement'), notes: word('notes') };
  const secrets = { monthly_fee: figure(), overage_rate: figure() };
  const status = fate === 'draft' ? 'draft' : 'active';
  const { id } = await buildAgreement(owner, { client_id, ...texts, ...secrets, status, auto_invoice: false });
  if (fate === 'paused') await owner.call('pauseAgreement', { params: { id } });
  if (fate === 'cancelled') await owner.call('cancelAgreement', { params: { id }, body: {} });
  mark(fate === 'draft' ? nobody : billedAt(client_id), id, texts.title);
  mark(nobody, texts.notes, secrets.monthly_fee, secrets.overage_rate);
}
