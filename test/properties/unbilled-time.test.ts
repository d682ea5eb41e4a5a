/** The report on unbilled work is what the entries add up to, whatever has changed how they are billed. */
import { expect } from 'chai';
import { TimeChanges } from '../support/models/time-changes.js';
import { Dice } from '../support/models/dice.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { startOn } from '../support/service/clock.js';

const today = '2026-03-07';
const ages = ['over_90_days', '61_90_days', '31_60_days', '0_30_days'] as const;

/** The last day of each span of age but the youngest. */
const lastDays = ['2025-12-06', '2026-01-05', '2026-02-04', '9999-12-31'] as const;

/** Each project's unbilled time in plain SQL. Values add up from the oldest age on and are rounded there, so that ages add up to the whole. */
const plainly = `
  SELECT e.client_id, e.project_id, MIN(e.date) AS oldest_date, SUM(e.hours) AS hours,
         ${lastDays.map((day, at) => `ROUND(SUM(IF(e.date <= '${day}', e.hours * e.rate_charged, 0)), 2) AS until_${at}`).join(', ')}
    FROM time_entries e LEFT JOIN tickets k ON k.id = e.ticket_id LEFT JOIN projects p ON p.id = e.project_id
   WHERE e.workspace_id = ? AND e.client_id IS NOT NULL AND e.invoice_line_id IS NULL AND e.billable AND NOT e.excluded
     AND e.agreement_id IS NULL AND e.running_user_id IS NULL AND e.approval_status <> 'rejected'
     AND COALESCE(k.billing_type, 'time_and_materials') = 'time_and_materials'
     AND COALESCE(p.billing_type, 'time_and_materials') = 'time_and_materials'
   GROUP BY e.client_id, e.project_id HAVING SUM(e.hours) > 0`;

interface Plain {
  readonly client_id: string;
  readonly project_id: string | null;
  readonly oldest_date: string;
  readonly hours: string;
  readonly until_0: string;
  readonly until_1: string;
  readonly until_2: string;
  readonly until_3: string;
}

/** In cents, by client and project. */
type Figures = Record<
  string,
  { readonly hours: number; readonly oldest: string | null; readonly values: readonly number[] }
>;

const cents = (amount: number | string): number => Math.round(Number(amount) * 100);

async function fromEntries({ workspaceId }: ApiClient): Promise<Figures> {
  const { db } = await testApi();
  const [rows] = (await db.raw(plainly, [workspaceId])) as [Plain[]];
  return Object.fromEntries(
    rows.map((row) => {
      const until = [row.until_0, row.until_1, row.until_2, row.until_3].map(cents);
      const values = until.map((value, at) => value - (until[at - 1] ?? 0));
      return [`${row.client_id} ${row.project_id}`, { hours: cents(row.hours), oldest: row.oldest_date, values }];
    }),
  );
}

async function reported(owner: ApiClient): Promise<Figures> {
  const { data } = await owner.call('getUnbilledReport', {});
  const clients = [data, ...data.other_currencies].flatMap(({ by_client }) => by_client);
  return Object.fromEntries(
    clients.flatMap(({ client_id, projects }) =>
      projects.map(({ project_id, hours, oldest_date, buckets }) => [
        `${client_id} ${project_id}`,
        { hours: cents(hours), oldest: oldest_date, values: ages.map((age) => cents(buckets[age])) },
      ]),
    ),
  );
}

describe('unbilled work', () => {
  for (const seed of [11, 12])
    it(`is what its entries add up to, by client, project and age, after random changes of time (${seed})`, async () => {
      const { owner } = await buildWorkspace();
      await startOn(owner, today);
      const changes = new TimeChanges(owner, new Dice(seed), { first: '2025-11-20', count: 120 });
      await changes.begin();
      for (let step = 0; step < 12; step += 1) {
        await changes.step(4);
        const expected = await fromEntries(owner);
        expect(Object.keys(expected)).to.have.length.above(1);
        expect(await reported(owner)).to.deep.equal(expected);
      }
    });
});
