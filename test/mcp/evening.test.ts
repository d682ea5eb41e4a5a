/** An agent's evening, over both transports, with a real service. */
import { expect } from 'chai';
import { buildClient, uniqueName } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { startAgent, transports } from '../support/agents/agent.js';

for (const transport of transports)
  describe(`an agent over ${transport}`, () => {
    it('finds a client by its name', async () => {
      const { owner } = await buildWorkspace();
      const name = uniqueName('Acme');
      const client = await buildClient(owner, { name });
      const agent = await startAgent(owner, transport);
      try {
        const found = await agent.data('search', { q: name, kinds: ['client'] });
        expect(found).to.deep.equal([{ kind: 'client', id: client.id, title: name, snippet: { text: name } }]);
      } finally {
        await agent.close();
      }
    });
  });
