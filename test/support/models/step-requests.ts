/** Bodies and parameters of the steps of a random walk (time-steps.ts), chosen by the numbers of a step. */
import { addDays } from '../../../domain/time.js';
import type { OperationId } from '../../../contract/contract.js';
import type { Choice, Firm } from './walked-firm.js';

const noLinks = { client_id: null, project_id: null, ticket_id: null } as const;

/**
 * What time is logged on: a ticket, a project, a project and a ticket without one, a client, or a client and a ticket.
 */
export function linksOf(firm: Firm, { a, b, c }: Choice): object {
  const [client_id, project_id, ticket_id] = [firm.id('cli', b), firm.id('prj', b), firm.id('tkt', c)];
  const [ofNone = ticket_id] = firm.ids.tkt.slice(1);
  const both = { project_id: firm.id('prj', b % 2), ticket_id: ofNone };
  const all = [{ ticket_id }, { project_id }, both, { client_id }, { client_id, ticket_id }];
  return all[a % all.length] ?? {};
}

export function entryOf(firm: Firm, step: Choice): object {
  const { a, c, hundredths, flag } = step;
  return {
    date: addDays(firm.day, -(c % 70)),
    hours: hundredths / 100,
    user_id: firm.id('usr', c),
    ...(flag ? { rate_charged: a * 2.5 } : {}),
    ...(a % 4 === 0 ? { billable: flag } : {}),
    ...linksOf(firm, step),
  };
}

/** A time entry with a period, which may be closed already. */
export const lateOf = (firm: Firm, step: Choice): object => {
  const period_id = firm.id('per', step.a);
  const { date, hours, user_id } = entryOf(firm, step) as Record<string, unknown>;
  return { date, hours, user_id, project_id: firm.id('prj', step.b), period_id };
};

export const onEntry = (id: OperationId) => (firm: Firm, step: Choice) => ({
  id,
  params: { id: firm.id('time', step.a) },
});

/** Parameters for two consecutive entries. */
export const onEntries =
  (id: OperationId, more: (firm: Firm, step: Choice) => object = () => ({})) =>
  (firm: Firm, step: Choice) => ({
    id,
    body: { ids: [...new Set([firm.id('time', step.a), firm.id('time', step.a + 1)])], ...more(firm, step) },
  });

export function changeOf(firm: Firm, step: Choice): object {
  const { b, c, hundredths, flag } = step;
  const changes = [
    { hours: hundredths / 100 },
    { date: addDays(firm.day, -(b % 70)) },
    { user_id: firm.id('usr', b) },
    { billable: flag },
    { rate_charged: flag ? hundredths / 7 : null },
    { ...noLinks, ...linksOf(firm, step) },
    { agreement_id: flag ? null : firm.id('agr', b) },
  ];
  const body = changes[c % changes.length] ?? {};
  return 'rate_charged' in body && body.rate_charged !== null ? { rate_charged: b } : body;
}

export function lineOf(firm: Firm, { b, c, hundredths, flag }: Choice): object {
  if (b % 5 === 1) return { milestone_id: firm.id('mil', c) };
  return {
    description: 'Work',
    rate: hundredths / 100,
    ...(flag ? { time_entry_ids: [...new Set([firm.id('time', b), firm.id('time', c)])] } : {}),
    ...(b % 3 === 0 ? { project_id: firm.id('prj', c) } : {}),
  };
}

export function invoiceChangeOf(firm: Firm, step: Choice): object {
  const { a, b, c, flag } = step;
  const day = addDays(firm.day, -(b % 40));
  const kept = firm.linesOf(firm.id('inv', a)).slice(flag ? 1 : 0);
  const bodies = [
    { invoice_date: day, due_date: addDays(day, 14) },
    { line_items: [...kept.map((id) => ({ id })), lineOf(firm, step)] },
    { line_items: kept.map((id) => ({ id, project_id: flag ? firm.id('prj', b) : null })) },
    { agreement_id: flag ? firm.id('agr', b) : null },
    { client_id: firm.id('cli', b) },
    { tax_rate: b },
  ];
  return bodies[c % bodies.length] ?? {};
}

export const onLine = (firm: Firm, { a }: Choice) => {
  const line_id = firm.id('line', a);
  return { id: firm.parent(line_id), line_id };
};

export const onMilestone = (firm: Firm, { a }: Choice) => {
  const milestone_id = firm.id('mil', a);
  return { id: firm.parent(milestone_id), milestone_id };
};
