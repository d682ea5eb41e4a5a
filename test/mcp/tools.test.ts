/** What the tools cost a model, and what they are made of. */
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import { toolOperations } from '../../generated/tools.js';
import { operationsOf } from '../../mcp/operations.js';
import { instructions } from '../../mcp/server.js';
import { tools } from '../../mcp/tools/index.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { startAgent } from '../support/agents/agent.js';

/** A careful estimate: tokens of English and JSON have some four characters. */
const tokensOf = (text: string): number => Math.ceil(text.length / 3.5);

describe('the tools', () => {
  it('are at most 15, and the model reads at most 3,000 tokens about them', async () => {
    const { owner } = await buildWorkspace();
    const agent = await startAgent(owner);
    try {
      const listed = await agent.client.listTools();
      expect(listed.tools.map(({ name }) => name)).to.deep.equal(tools.map(({ name }) => name));
      expect(listed.tools.length).to.be.at.most(15);
      expect(tokensOf(JSON.stringify(listed)) + tokensOf(instructions)).to.be.at.most(3000);
      expect(agent.client.getInstructions()).to.equal(instructions);
    } finally {
      await agent.close();
    }
  });

  it('each use operations that the contract marks for them, and the contract marks none for another tool', () => {
    const marked = new Set(Object.values(toolOperations).map(({ tool }) => tool));
    expect([...marked].toSorted()).to.deep.equal(tools.map(({ name }) => name).toSorted());
  });

  it('only have arguments that their operation takes', () => {
    const own = new Set(['idempotency_key', 'ticket_id', 'limit']);
    for (const tool of tools.filter(({ partIn }) => partIn === undefined)) {
      const accepted = new Set(operationsOf(tool.name).flatMap(({ accepts }) => Object.keys(accepts)));
      const strange = Object.keys(tool.arguments).filter((name) => !own.has(name) && !accepted.has(name));
      expect(strange, tool.name).to.deep.equal([]);
    }
  });

  it('change nothing but time, tickets and drafts of invoices', () => {
    const writing = Object.keys(toolOperations).filter(
      (id) => operations[id as keyof typeof toolOperations].method !== 'get',
    );
    expect(writing.toSorted()).to.deep.equal([
      'createInvoiceFromTime',
      'createTicket',
      'createTicketActivity',
      'createTimeEntry',
      'previewInvoiceFromTime',
      'startTimer',
      'stopRunningTimer',
      'updateTicket',
    ]);
  });
});
