/** What each role's key, and a read-only key, can do by tools. */
import { expect } from 'chai';
import { permissionsOf, roles, type Role } from '../../domain/people/policy.js';
import { operationsOf, partsOf, refusalFor } from '../../mcp/operations.js';
import { tools } from '../../mcp/tools/index.js';
import { buildKey, buildUser, buildWorkspace, withKey } from '../support/builders/workspace.js';
import { startAgent, type Agent } from '../support/agents/agent.js';
import type { ApiClient } from '../support/service/api.js';

const callers = [...roles, 'read-only owner'] as const;
type Caller = (typeof callers)[number];

/** Every cell is a decision: `yes`, or how many of a tool's parts are offered. */
const expected = `
tool               owner  admin  manager  member  viewer  contractor  read-only owner
whoami             yes    yes    yes      yes     yes     yes         yes
search             yes    yes    yes      yes     yes     yes         yes
get                yes    yes    yes      yes     yes     yes         yes
list               16     16     12       12      16      12          16
log_time           yes    yes    yes      yes     -       yes         -
start_timer        yes    yes    yes      yes     -       yes         -
stop_timer         yes    yes    yes      yes     -       yes         -
create_ticket      yes    yes    yes      yes     -       yes         -
comment_on_ticket  yes    yes    yes      yes     -       yes         -
update_ticket      yes    yes    yes      yes     -       yes         -
preview_invoice    yes    yes    -        -       -       -           -
draft_invoice      yes    yes    -        -       -       -           -
report             9      9      9        -       3       -           9
`.trim();

async function agentOf(owner: ApiClient, caller: Caller): Promise<Agent> {
  if (caller === 'owner') return startAgent(owner);
  if (caller !== 'read-only owner') return startAgent(await buildUser(owner, caller));
  return startAgent(withKey(owner, await buildKey(owner, { scope: 'read_only' })));
}

/** The cells of one caller, by tool. */
async function offeredTo(agent: Agent): Promise<Map<string, string>> {
  const { tools: listed } = await agent.client.listTools();
  return new Map(
    tools.map(({ name, partArgument }) => {
      const tool = listed.find((each) => each.name === name);
      const argument = tool?.inputSchema.properties?.[partArgument ?? ''];
      return [name, tool ? (argument && 'enum' in argument ? String(sizeOf(argument.enum)) : 'yes') : '-'];
    }),
  );
}

const sizeOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

function tableOf(columns: ReadonlyMap<Caller, ReadonlyMap<string, string>>): string {
  const lines = [
    ['tool', ...columns.keys()],
    ...tools.map(({ name }) => [name, ...[...columns.values()].map((cells) => cells.get(name) ?? '?')]),
  ];
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd((widths[at] ?? 0) + 2))
        .join('')
        .trim(),
    )
    .join('\n');
}

/** Arguments that fit a tool. */
const someArguments: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  log_time: { date: '2026-03-10', hours: 1 },
  create_ticket: { title: 'Login fails', client_id: 'cli_01k6jz3v8he9s8x4d2m7q5r0ab' },
  comment_on_ticket: { ticket_id: 'tkt_01k6jz3v8he9s8x4d2m7q5r0ab', content: 'Done' },
  update_ticket: { ticket_id: 'tkt_01k6jz3v8he9s8x4d2m7q5r0ab' },
  preview_invoice: { client_id: 'cli_01k6jz3v8he9s8x4d2m7q5r0ab', from: '2026-03-01', to: '2026-03-31' },
  draft_invoice: { client_id: 'cli_01k6jz3v8he9s8x4d2m7q5r0ab', from: '2026-03-01', to: '2026-03-31' },
  report: { report: 'aging' },
};

describe('the rights of a key', () => {
  it('decide which tools and which of their parts are listed', async () => {
    const { owner } = await buildWorkspace();
    const columns = new Map<Caller, Map<string, string>>();
    for (const caller of callers) {
      const agent = await agentOf(owner, caller);
      columns.set(caller, await offeredTo(agent));
      await agent.close();
    }
    expect(tableOf(columns)).to.equal(expected);
  });

  it('make a tool that is not listed refuse with the reason, and nothing happens', async () => {
    const { owner } = await buildWorkspace();
    for (const caller of callers) {
      const agent = await agentOf(owner, caller);
      const listed = new Set(await agent.tools());
      for (const { name } of tools.filter((tool) => !listed.has(tool.name))) {
        const refusal = await agent.refusal(name, someArguments[name]);
        expect(refusal, `${name} of ${caller}`).to.have.property('code', 'forbidden');
        expect(refusal['message'], `${name} of ${caller}`).to.match(/requires the permission|read-only/);
      }
      await agent.close();
    }
    expect((await owner.call('listTickets', {})).data).to.deep.equal([]);
  });

  it('leave to a restricted key the tools of its areas', async () => {
    const { owner } = await buildWorkspace();
    const key = withKey(owner, await buildKey(owner, { scope: 'restricted', access: { tickets: 'write' } }));
    const agent = await startAgent(key);
    expect(await agent.tools())
      .to.include.members(['whoami', 'create_ticket'])
      .and.not.include('search');
    expect((await agent.ask('whoami')).json).to.not.have.property('workspace');
    for (const [name, given] of [
      ['search', { q: 'Acme' }],
      ['list', { resource: 'invoices' }],
    ] as const)
      expect((await agent.refusal(name, given))['message'], name).to.match(/^This key is restricted and lacks /);
    await agent.close();
  });

  it('make a report or a list that is not offered refuse with the reason', async () => {
    const { owner } = await buildWorkspace();
    const member = await startAgent(await buildUser(owner, 'member'));
    const viewer = await startAgent(await buildUser(owner, 'viewer'));
    expect(await member.refusal('list', { resource: 'invoices' })).to.deep.include({
      code: 'forbidden',
      message: 'This requires the permission can_manage_invoices',
    });
    expect(await viewer.refusal('report', { report: 'revenue' })).to.deep.include({
      code: 'forbidden',
      message: 'This requires the permission can_see_rates',
    });
    await member.close();
    await viewer.close();
  });

  it('offer exactly the parts whose operations the API allows', () => {
    for (const role of roles) {
      const access = { role, permissions: permissionsOf(role, null), readOnly: false, today: '2026-03-10' };
      for (const tool of ['list', 'report'])
        for (const operation of operationsOf(tool))
          expect(refusalFor(access, operation) === undefined, `${role} ${operation.id}`).to.equal(
            isAllowed(role, operation.part ?? ''),
          );
    }
    expect(partsOf('list')).to.have.lengthOf(16);
  });
});

const ofMoney = new Set(['invoices', 'credit_notes', 'payments', 'agreements']);
const withoutRates = new Set(['time', 'utilization', 'dashboard']);

/** The rules of roles, once more in other words. */
function isAllowed(role: Role, part: string): boolean {
  const isReport = partsOf('report').includes(part);
  if (role === 'owner' || role === 'admin') return true;
  if (role === 'viewer') return !isReport || withoutRates.has(part);
  if (role === 'manager') return isReport || !ofMoney.has(part);
  return !isReport && !ofMoney.has(part);
}
