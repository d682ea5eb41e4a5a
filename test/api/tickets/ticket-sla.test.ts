import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { stopClock, type StoppedClock } from '../../support/service/clock.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildClient } from '../../support/builders/factories.js';
import { priorityNamed, statusNamed } from '../../support/builders/tickets.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

interface Stage {
  readonly owner: ApiClient;
  readonly clock: StoppedClock;
  readonly start: number;
  readonly id: string;
}

/** A ticket opened at nine, with targets of 240 minutes for the response and 1440 for the resolution. */
async function openTicket(overrides: Partial<Schemas['TicketCreate']> = {}): Promise<Stage> {
  const { owner } = await buildWorkspace();
  const clock = await stopClock(owner);
  const client_id = overrides.client_id ?? (await buildClient(owner)).id;
  const { data } = await owner.call('createTicket', { body: { title: 'Login fails', client_id, ...overrides } });
  return { owner, clock, start: clock.now.getTime(), id: data.id };
}

const after = ({ start }: Stage, minutes: number): string => new Date(start + minutes * 60_000).toISOString();
const slaOf = async ({ owner, id }: Stage) => (await owner.call('getTicketSla', { params: { id } })).data;
const ticketOf = async ({ owner, id }: Stage) => (await owner.call('getTicket', { params: { id } })).data;

/** The SLA events of a ticket: minutes after its start, the signal, and the target. */
async function signalsOf({ owner, id, start }: Stage): Promise<(string | number | undefined)[][]> {
  return (await eventsOf(owner, id))
    .filter(({ type }) => type.startsWith('ticket.sla_'))
    .map(({ type, context, created_at }) => [
      (Date.parse(created_at) - start) / 60_000,
      type.slice('ticket.sla_'.length),
      context.target,
    ]);
}

const move = async ({ owner, id }: Stage, status: string) =>
  owner.call('updateTicket', { params: { id }, body: { status_id: (await statusNamed(owner, status)).id } });

describe('getTicketSla', () => {
  it('shows how much of each target is used and how much is left', async () => {
    const stage = await openTicket();
    await stage.clock.forward(90);
    expect(await slaOf(stage)).to.deep.equal({
      id: stage.id,
      paused: false,
      breached: false,
      response: {
        target: 240,
        elapsed_minutes: 90,
        remaining_minutes: 150,
        percent_used: 37.5,
        warning_at: after(stage, 192),
        due_at: after(stage, 240),
        done_at: null,
        met: null,
      },
      resolution: {
        target: 1440,
        elapsed_minutes: 90,
        remaining_minutes: 1350,
        percent_used: 6.25,
        warning_at: after(stage, 1152),
        due_at: after(stage, 1440),
        done_at: null,
        met: null,
      },
      pauses: [],
    });
  });

  it('emits each warning and each breach once, at its instant', async () => {
    const stage = await openTicket();
    await stage.clock.forward(3 * 1440);
    expect(await signalsOf(stage)).to.deep.equal([
      [192, 'warning', 'response'],
      [240, 'breached', 'response'],
      [1152, 'warning', 'resolution'],
      [1440, 'breached', 'resolution'],
    ]);
    const { sla } = await ticketOf(stage);
    expect(sla).to.include({ response_met: false, resolution_met: false, breached: true });
  });

  it('emits them exactly on time, and not before', async () => {
    const stage = await openTicket();
    await stage.clock.forward(239);
    expect((await slaOf(stage)).breached).to.equal(false);
    await stage.clock.forward(1);
    expect((await signalsOf(stage)).at(-1)).to.deep.equal([240, 'breached', 'response']);
  });

  it('is met by a public comment and by closing, without an event', async () => {
    const stage = await openTicket();
    const params = { id: stage.id };
    await stage.clock.forward(60);
    await stage.owner.call('createTicketActivity', { params, body: { content: 'Hello', visibility: 'public' } });
    await stage.clock.forward(60);
    await stage.owner.call('closeTicket', { params, body: {} });
    await stage.clock.forward(5000);
    expect((await ticketOf(stage)).sla).to.include({ response_met: true, resolution_met: true, breached: false });
    expect(await signalsOf(stage)).to.deep.equal([]);
    expect((await slaOf(stage)).resolution).to.include({ elapsed_minutes: 120, done_at: after(stage, 120), met: true });
  });

  it('pauses in a pausing status and continues after it', async () => {
    const stage = await openTicket();
    await stage.clock.forward(30);
    await move(stage, 'Waiting on Client');
    expect((await ticketOf(stage)).sla).to.include({ response_due_at: null, resolution_due_at: null });
    await stage.clock.forward(1000);
    expect(await slaOf(stage)).to.include({ paused: true, breached: false });
    await move(stage, 'In Progress');
    expect((await ticketOf(stage)).sla).to.include({ response_due_at: after(stage, 1240) });
    await stage.clock.forward(210);
    expect(await signalsOf(stage)).to.deep.equal([
      [1192, 'warning', 'response'],
      [1240, 'breached', 'response'],
    ]);
    expect((await slaOf(stage)).pauses).to.deep.equal([{ from: after(stage, 30), to: after(stage, 1030) }]);
  });

  it('counts no time while the ticket was closed, and decides the resolution again', async () => {
    const stage = await openTicket();
    const params = { id: stage.id };
    await stage.clock.forward(100);
    await stage.owner.call('closeTicket', { params, body: {} });
    await stage.clock.forward(2000);
    await stage.owner.call('reopenTicket', { params, body: {} });
    expect((await ticketOf(stage)).sla).to.include({
      response_met: true,
      resolution_met: null,
      resolution_due_at: after(stage, 3440),
    });
    await stage.clock.forward(1340);
    expect(await signalsOf(stage)).to.deep.equal([
      [3152, 'warning', 'resolution'],
      [3440, 'breached', 'resolution'],
    ]);
  });

  it('counts the targets of a new priority from the opening', async () => {
    const stage = await openTicket();
    await stage.clock.forward(60);
    const { id: priority_id } = await priorityNamed(stage.owner, 'Urgent');
    await stage.owner.call('updateTicket', { params: { id: stage.id }, body: { priority_id } });
    expect((await ticketOf(stage)).sla).to.include({
      response_target: 15,
      resolution_target: 240,
      response_due_at: after(stage, 15),
      response_met: false,
    });
    expect(await signalsOf(stage)).to.deep.equal([
      [60, 'warning', 'response'],
      [60, 'breached', 'response'],
    ]);
  });

  it('emits nothing twice if a target is missed again', async () => {
    const stage = await openTicket({});
    const to = async (name: string) =>
      stage.owner.call('updateTicket', {
        params: { id: stage.id },
        body: { priority_id: (await priorityNamed(stage.owner, name)).id },
      });
    await stage.clock.forward(60);
    await to('Urgent');
    await to('Low');
    expect((await ticketOf(stage)).sla).to.include({ response_met: null, breached: false });
    await stage.clock.forward(600);
    expect((await ticketOf(stage)).sla).to.include({ response_met: false, breached: true });
    expect((await signalsOf(stage)).filter(([, , target]) => target === 'response')).to.have.length(2);
  });

  it('keeps its targets when those of its priority change', async () => {
    const stage = await openTicket();
    const { id } = await priorityNamed(stage.owner, 'Normal');
    await stage.owner.call('updateTicketPriority', { params: { id }, body: { sla_response: 5 } });
    await move(stage, 'In Progress');
    expect((await ticketOf(stage)).sla.response_target).to.equal(240);
  });

  it('uses the pause setting that its status had when the ticket entered it', async () => {
    const stage = await openTicket();
    const { id } = await statusNamed(stage.owner, 'New');
    await stage.owner.call('updateTicketStatus', { params: { id }, body: { pauses_sla: true } });
    await stage.clock.forward(240);
    expect((await ticketOf(stage)).sla.response_met).to.equal(false);
  });
});
