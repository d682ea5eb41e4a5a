/** The budget of a project over time is what its entries, expenses and invoice lines add up to, whatever was done. */
import { expect } from 'chai';
import fc from 'fast-check';
import type { OperationId, Schemas } from '../../contract/contract.js';
import type { ApiClient } from '../support/service/api.js';
import { buildExpense } from '../support/builders/expenses.js';
import { buildPhase } from '../support/builders/projects.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { plainBudget, type BudgetReader } from '../support/models/plain-budget.js';
import { TimeWalk, walks } from '../support/models/time-walk.js';
import { firstDay } from '../support/models/walked-firm.js';

/** Increase for a thorough run. A failing run is reported with its seed and path, and shrunk. */
const runs = Number(process.env['WALKS'] ?? 6);
const seed = Number(process.env['SEED'] ?? 11);

/** Gives the projects of the firm phases with tickets, time of a member and of an agreement, expenses and budgets of each kind. */
async function equip(owner: ApiClient): Promise<void> {
  const projects = await projectsOf(owner);
  const [member] = (await owner.call('listUsers', { query: { role: ['member'] } })).data;
  const [agreement] = (await owner.call('listAgreements', {})).data;
  for (const [at, { id, client_id, billing_type }] of projects.entries()) {
    if (agreement?.client_id === client_id && billing_type === 'time_and_materials')
      await buildTimeEntry(owner, { project_id: id, agreement_id: agreement.id, date: firstDay, hours: 0.5 });
    const body = [{ budget_hours: 30 }, { budget_amount: 900 }, { budget_hours: 12.5, budget_amount: 500 }][at] ?? {};
    await owner.call('updateProject', { params: { id }, body });
    const phase = await buildPhase(owner, id, { budget_hours: 10 + at });
    await buildPhase(owner, id);
    await buildTimeEntry(owner, { project_id: id, user_id: member?.id ?? '', date: firstDay, hours: 1.75 + at });
    const tickets = (await owner.call('listProjectTickets', { params: { id } })).data;
    for (const ticket of tickets)
      await owner.call('updateTicket', { params: { id: ticket.id }, body: { phase_id: phase.id } });
    for (const [amount, currency] of [
      [40.01, 'USD'],
      [12.34, 'EUR'],
    ] as const)
      await buildExpense(owner, { project_id: id, amount, currency, markup_percent: 10, date: firstDay });
  }
}

const projectsOf = async (owner: ApiClient): Promise<Schemas['ProjectSummary'][]> =>
  (await owner.call('listProjects', { query: { per_page: 100 } })).data;

async function todayOf(owner: ApiClient): Promise<string> {
  return (await owner.call('getTestClock', {})).data.now.slice(0, 10);
}

describe('the budget of a project over time', () => {
  it('adds up to entries, expenses and invoices throughout walks through everything that affects time', async function () {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(walks, async (steps) => {
        const walk = await TimeWalk.begin(new Map<OperationId, number>());
        const { owner, readers } = walk;
        await equip(owner);
        const assertBudgets = async (): Promise<void> => {
          const today = await todayOf(owner);
          for (const { id } of await projectsOf(owner)) {
            const project = (await owner.call('getProject', { params: { id } })).data;
            for (const [at, reader] of readers.entries()) {
              const view: BudgetReader =
                at === 2 ? { department: 'Studio', seesCosts: false } : { department: null, seesCosts: true };
              const { data } = await reader.call('getProjectBudget', { params: { id } });
              expect(data).to.deep.equal(await plainBudget(owner, project, view, today));
              note(data, seen);
            }
          }
        };
        for (const [at, step] of steps.entries()) {
          await walk.take(step);
          if (at % 12 === 11) await assertBudgets();
        }
        await assertBudgets();
      }),
      {
        numRuns: runs,
        seed,
        // A running timer, whose day has no time yet.
        examples: [[[{ do: 'startTimer', a: 0, b: 0, c: 0, hundredths: 1, flag: false }]]],
        // Reports the first failure as it is: to shrink a walk of many requests could take hours.
        endOnFailure: true,
      },
    );
    // Without these, the walks would have compared little.
    expect([...seen].toSorted()).to.deep.equal([
      'amount',
      'end',
      'margin',
      'phase',
      'rest',
      'ticket',
      'unbilled',
      'users',
    ]);
  });
});

/** Notes which figures a response has that are not nothing. */
function note(use: Schemas['ProjectBudgetUse'], seen: Set<string>): void {
  const found = {
    amount: use.days.some(({ amount = 0 }) => amount > 0),
    end: Boolean(use.runs_out_on),
    margin: Boolean(use.margin),
    phase: use.by_phase.some(({ phase_id, hours }) => phase_id !== null && hours > 0),
    rest: use.by_phase.some(({ phase_id }) => phase_id === null),
    ticket: use.by_ticket.some(({ ticket_id }) => ticket_id !== null),
    unbilled: (use.unbilled.time ?? 0) > 0,
    users: use.by_user.length > 1,
  };
  for (const [name, is] of Object.entries(found)) if (is) seen.add(name);
}
