/** Random concurrent changes of time in a workspace, through the API. */
import { addDays } from '../../../domain/time.js';
import type { OperationId } from '../../../contract/contract.js';
import { buildAgreement } from '../builders/agreements.js';
import type { ApiClient } from '../service/api.js';
import type { Dice } from './dice.js';
import { buildClient, buildProject, buildTicket } from '../builders/factories.js';
import { buildUser } from '../builders/workspace.js';

type Kind = 'clients' | 'projects' | 'tickets' | 'entries';

/** Cost rates of the people, the owner's first. */
const costRates = [0, 40, 62.5, 33.3333] as const;

const deletions = { tickets: 'deleteTicket', projects: 'deleteProject', clients: 'deleteClient' } as const;

interface Answer {
  readonly id: string;
}

export class TimeChanges {
  readonly costs = new Map<string, number>();
  /** How often each operation has succeeded. */
  readonly done = new Map<OperationId, number>();
  private readonly known: Record<Kind, string[]> = { clients: [], projects: [], tickets: [], entries: [] };
  /** Pairs of a project and a ticket without a project: an entry may name both. */
  private pairs: { readonly project_id: string; readonly ticket_id: string }[] = [];
  private people: readonly ApiClient[] = [];

  constructor(
    readonly owner: ApiClient,
    private readonly dice: Dice,
    /** The range of days of the entries. */
    private readonly days: { readonly first: string; readonly count: number },
  ) {}

  async begin(): Promise<void> {
    const { owner, dice } = this;
    const others = await Promise.all(costRates.slice(1).map((cost_rate) => buildUser(owner, 'member', { cost_rate })));
    this.people = [owner, ...others];
    for (const [at, { userId }] of this.people.entries()) this.costs.set(userId, costRates[at] ?? 0);
    for (let count = 0; count < 3; count += 1) await this.addClient(count === 1 ? 'EUR' : 'USD', count > 0);
    for (let count = 0; count < 4; count += 1) await this.bulk(dice.between(30, 60))();
  }

  /**
   * Makes several changes at once. One may be refused because of another, with 400, 404 or 409; any other failure
   * throws.
   */
  async step(atOnce: number): Promise<void> {
    const { dice } = this;
    const often = [
      this.create,
      this.update,
      this.update,
      this.exclude,
      this.review,
      this.remove,
      this.timer,
      this.move,
    ] as const;
    const changes = Array.from({ length: atOnce }, () => {
      if (dice.oneIn(30)) return this.removeParent();
      if (dice.oneIn(12)) return this.bulk(dice.between(2, 12));
      return dice.pick(often).call(this);
    });
    await Promise.all(changes.map((change) => change()));
    if (this.known.clients.length < 3 || this.known.projects.length < 4)
      await this.addClient(dice.oneIn(3) ? 'EUR' : 'USD', dice.oneIn(2));
  }

  /** Deletes a new object while entries are being logged on it. */
  async deleteInUse(kind: keyof typeof deletions, atOnce: number): Promise<void> {
    await this.addClient('USD');
    const id = this.take(kind, this.known[kind].at(-1));
    const entries = Array.from({ length: atOnce }, () => ({
      date: this.days.first,
      hours: 1,
      [`${kind.slice(0, -1)}_id`]: id,
    }));
    const create = (body: object): Promise<unknown> => this.ask('createTimeEntry', { body });
    await Promise.all([...entries.map(create), this.ask(deletions[kind], { params: { id } }), ...entries.map(create)]);
  }

  private take(kind: keyof typeof deletions, id = this.dice.pick(this.known[kind])): string {
    this.known[kind] = this.known[kind].filter((each) => each !== id);
    return id;
  }

  /** Adds a client with projects and tickets. With an agreement, time on one of the projects draws on it. */
  private async addClient(currency: string, hasAgreement = false): Promise<void> {
    const { owner, known } = this;
    const { id: client_id } = await buildClient(owner, { currency });
    known.clients.push(client_id);
    const retainer = hasAgreement
      ? { billing_type: 'retainer' as const, agreement_id: (await buildAgreement(owner, { client_id })).id }
      : {};
    const { id: ticket_id } = await buildTicket(owner, { client_id });
    for (const terms of [{}, retainer]) {
      const { id: project_id } = await buildProject(owner, { client_id, ...terms });
      known.projects.push(project_id);
      known.tickets.push((await buildTicket(owner, { client_id, project_id })).id);
      this.pairs.push({ project_id, ticket_id });
    }
    known.tickets.push(ticket_id);
  }

  /** One id, from which the server derives the others; or a project and a ticket without a project. */
  private link(): object {
    const { dice, known } = this;
    if (dice.oneIn(5)) return dice.pick(this.pairs);
    const kind = dice.pick(['clients', 'projects', 'projects', 'tickets'] as const);
    return { [`${kind.slice(0, -1)}_id`]: dice.pick(known[kind]) };
  }

  private entry(): object {
    const { dice } = this;
    return {
      user_id: dice.pick(this.people).userId,
      date: addDays(this.days.first, dice.between(0, this.days.count - 1)),
      hours: dice.between(1, 2400) / 100,
      ...this.link(),
      ...(dice.oneIn(3) ? { billable: dice.oneIn(2) } : {}),
      ...(dice.oneIn(3) ? { rate_charged: dice.between(0, 3_000_000) / 10_000 } : {}),
    };
  }

  private readonly create = () => {
    const body = this.entry();
    return () => this.ask('createTimeEntry', { body });
  };

  private readonly bulk = (count: number) => {
    const entries = Array.from({ length: count }, () => this.entry());
    return () => this.ask('createTimeEntries', { body: { entries } });
  };

  private readonly update = () => {
    const { dice } = this;
    const { user_id, date, hours, ...rest } = this.entry() as Record<string, unknown>;
    const link = this.link();
    const noOther = Object.fromEntries(
      ['client_id', 'project_id', 'ticket_id'].filter((name) => !(name in link)).map((name) => [name, null]),
    );
    const body = dice.pick([{ hours }, { date }, { user_id }, { date, hours }, { ...noOther, ...link }, rest]);
    return this.onEntry('updateTimeEntry', { body });
  };

  private readonly exclude = () =>
    this.dice.oneIn(2)
      ? this.onEntry('excludeTimeEntry', { body: { reason: 'goodwill' } })
      : this.onEntry('includeTimeEntry');
  private readonly review = () =>
    this.onEntry(this.dice.pick(['approveTimeEntry', 'rejectTimeEntry', 'reopenTimeEntry']));
  private readonly remove = () => this.onEntry('deleteTimeEntry');

  private readonly timer = () => {
    const who = this.dice.pick(this.people);
    const body = this.dice.oneIn(3) ? {} : this.link();
    return async () => {
      const [id] = await this.ask('startTimer', { body }, who);
      if (id !== undefined) await this.ask('stopTimer', { params: { id } }, who);
    };
  };

  /** Moves a ticket to another project, or to none; its time moves along. Refused for a project of another client. */
  private readonly move = () => {
    const { dice, known } = this;
    const params = { id: dice.pick(known.tickets) };
    const body = { project_id: dice.oneIn(3) ? null : dice.pick(known.projects) };
    return () => this.ask('updateTicket', { params, body });
  };

  private removeParent(): () => Promise<unknown> {
    const kind = this.dice.pick(['tickets', 'projects'] as const);
    if (this.known[kind].length < 4) return () => Promise.resolve();
    const id = this.take(kind);
    return () => this.ask(deletions[kind], { params: { id } });
  }

  private onEntry(operation: OperationId, input: object = {}): () => Promise<unknown> {
    const id = this.dice.pick(this.known.entries);
    return () => this.ask(operation, { params: { id }, ...input });
  }

  /** The ids of the objects in a response; empty if the request was refused. */
  private async ask(operation: OperationId, input: object, who = this.owner): Promise<string[]> {
    const response = await who.request(operation, input);
    const body = (await response.json()) as { data: Answer | Answer[] };
    if (!response.ok && ![400, 404, 409].includes(response.status))
      throw new Error(`${operation} answered ${response.status}: ${JSON.stringify(body)}`);
    if (!response.ok) return [];
    this.done.set(operation, (this.done.get(operation) ?? 0) + 1);
    const ids = [body.data].flat().map(({ id }) => id);
    if (/^(create|start)/.test(operation)) this.known.entries.push(...ids);
    return ids;
  }
}
