/**
 * A random walk through a small firm: fast-check makes up the steps (`walks`), time-steps.ts turns each into a request,
 * step-requests.ts makes up its body, walked-firm.ts has the ids that requests can name, and `TimeWalk` sends the
 * requests and learns the ids in the responses. Every few steps, a test compares the stored figures with the
 * entries.
 */
import fc from 'fast-check';
import type { OperationId } from '../../../contract/contract.js';
import { buildAgreement } from '../builders/agreements.js';
import type { ApiClient } from '../service/api.js';
import { startOn } from '../service/clock.js';
import { buildClient, buildProject, buildTicket } from '../builders/factories.js';
import { moves, type Step } from './time-steps.js';
import { Firm, firstDay, type Kind, type Request } from './walked-firm.js';
import { buildUser, buildWorkspace } from '../builders/workspace.js';

export const allOperations: readonly OperationId[] = (Object.keys(moves) as Step['do'][])
  .filter((name) => name !== 'createLate')
  .map((name) => name as OperationId)
  .toSorted();

const number = fc.nat({ max: 60 });
const rest = { a: number, b: number, c: number, hundredths: fc.integer({ min: 1, max: 2400 }), flag: fc.boolean() };
const often = [
  'createTimeEntry',
  'createTimeEntries',
  'updateTimeEntry',
  'createInvoice',
  'createInvoiceFromTime',
  'createProjectMilestone',
  'updateInvoice',
  'addInvoiceLineItem',
  'updateInvoiceLineItem',
  'startTimer',
] as const;
const stepOf = (names: readonly Step['do'][]): fc.Arbitrary<Step> =>
  fc.record({ do: fc.constantFrom(...names), ...rest });

export const walks: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: stepOf(often) },
    { weight: 3, arbitrary: stepOf(Object.keys(moves) as Step['do'][]) },
  ),
  { minLength: 1, maxLength: 60, size: 'max' },
);

export class TimeWalk {
  private constructor(
    readonly owner: ApiClient,
    /** An admin: unlike the owner, they cannot change time on locked days. */
    private readonly admin: ApiClient,
    /** Readers who see everyone's time, and a manager who sees that of a department. */
    readonly readers: readonly ApiClient[],
    private readonly firm: Firm,
    /** How often each operation has succeeded. */
    private readonly done: Map<OperationId, number>,
  ) {}

  /** Creates the firm: two clients with projects, tickets, an agreement and some time, and two people who log it. */
  static async begin(done: Map<OperationId, number>): Promise<TimeWalk> {
    const { owner } = await buildWorkspace();
    await startOn(owner, firstDay);
    const member = await buildUser(owner, 'member', {
      cost_rate: 33.3333,
      bill_rate: 90,
      department: 'Studio',
    });
    const manager = await buildUser(owner, 'manager', { department: 'Studio' });
    const [home, abroad] = [await buildClient(owner), await buildClient(owner, { currency: 'EUR' })];
    const agreement = await buildAgreement(owner, { client_id: home.id, rollover_enabled: true });
    const retainer = { client_id: home.id, billing_type: 'retainer', agreement_id: agreement.id } as const;
    const projects = [
      await buildProject(owner, retainer),
      await buildProject(owner, { client_id: home.id, budget_hours: 20, budget_amount: 1000 }),
      await buildProject(owner, { client_id: abroad.id }),
    ];
    const tickets = [
      await buildTicket(owner, { client_id: home.id, project_id: projects[0]?.id ?? '' }),
      await buildTicket(owner, { client_id: home.id }),
      await buildTicket(owner, { client_id: abroad.id }),
    ];
    const admin = await buildUser(owner, 'admin');
    const firm = new Firm();
    firm.ids.usr.push(owner.userId, member.userId);
    const walk = new TimeWalk(owner, admin, [owner, admin, manager], firm, done);
    walk.learn([home, abroad, agreement, ...projects, ...tickets]);
    // An entry may name a project and a ticket without one, so that either can be deleted while the other remains.
    const both = { project_id: projects[1]?.id ?? '', ticket_id: tickets[1]?.id ?? '' };
    for (const hours of [3, 0.25])
      walk.learn([(await owner.call('createTimeEntry', { body: { date: firstDay, hours, ...both } })).data]);
    return walk;
  }

  /**
   * Takes a step. The service may refuse it because of earlier ones, with 400, 403, 404 or 409; any other failure
   * throws.
   */
  async take(step: Step): Promise<void> {
    const { id, ...input }: Request = moves[step.do](this.firm, step) as Request;
    const response = await (step.b % 4 === 0 ? this.admin : this.owner).request(id, input);
    const body = response.status === 204 ? {} : ((await response.json()) as { readonly data?: unknown });
    if (!response.ok && ![400, 403, 404, 409].includes(response.status))
      throw new Error(`${id} answered ${response.status}: ${JSON.stringify(body)}`);
    if (!response.ok) return;
    this.done.set(id, (this.done.get(id) ?? 0) + 1);
    if (id === 'deleteTimeEntries') for (const { id: gone } of body.data as { id: string }[]) this.forget(gone);
    else if (id.startsWith('delete'))
      this.forget(input.params?.['line_id'] ?? input.params?.['milestone_id'] ?? input.params?.['id'] ?? '');
    else this.learn([body.data ?? []].flat());
    if (id === 'advanceTestClock') this.firm.day = (input.body as { to: string }).to.slice(0, 10);
    if (id === 'advanceTestClock' || id === 'closeAgreementPeriod')
      this.learn((await this.owner.call('listAgreements', { query: { per_page: 100 } })).data);
  }

  /**
   * Deletes all projects that can be deleted, whose time is also logged on tickets that remain. Before each, creates an
   * invoice and voids another.
   */
  async deleteProjects(): Promise<void> {
    for (let at = this.firm.ids.prj.length - 1; at >= 0; at -= 1) {
      const step = { a: at, b: at, c: at, hundredths: 1, flag: at % 2 === 0 };
      for (const what of ['createInvoiceFromTime', 'voidInvoice', 'deleteProject'] as const)
        await this.take({ do: what, ...step });
    }
  }

  /** Stores the ids of all objects in a response. */
  private learn(all: readonly unknown[]): void {
    for (const one of all as {
      id?: string;
      line_items?: unknown[];
      current_period?: { id: string } | null;
      project_id?: string;
    }[]) {
      const kind = one.id?.split('_')[0] as Kind | undefined;
      if (kind === undefined || one.id === undefined || !(kind in this.firm.ids)) continue;
      if (!this.firm.ids[kind].includes(one.id)) this.firm.ids[kind].push(one.id);
      if (kind === 'mil' && one.project_id !== undefined) this.firm.parents.set(one.id, one.project_id);
      if (one.current_period) this.learnPeriod(one.id, one.current_period.id);
      for (const line of (one.line_items ?? []) as { id: string }[]) this.firm.parents.set(line.id, one.id);
      this.learn(one.line_items ?? []);
    }
  }

  private learnPeriod(agreementId: string, periodId: string): void {
    this.firm.parents.set(periodId, agreementId);
    if (!this.firm.ids.per.includes(periodId)) this.firm.ids.per.push(periodId);
  }

  private forget(id: string): void {
    const kind = id.split('_')[0] as Kind;
    this.firm.ids[kind] = this.firm.ids[kind].filter((each) => each !== id);
  }
}
