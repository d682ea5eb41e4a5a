import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { testApi } from '../support/api.js';
import { buildClient } from '../support/factories.js';
import { at, startService } from '../support/service.js';
import { buildWorkspace } from '../support/workspace.js';

describe('a service that is asked to stop', () => {
  it('answers what is under way, takes nothing more, and ends then', async () => {
    const service = await startService({});
    const { owner } = await buildWorkspace();
    const here = at(service, owner);
    const client = await buildClient(here);
    const { db } = await testApi();
    const holder = await db.transaction();
    await holder('clients').where({ id: client.id }).forUpdate();
    const slow = here.call('updateClient', { params: { id: client.id }, body: { city: 'Lisbon' } });
    await pause(200); // by now it waits for the row
    const stopped = service.stop().then(() => 'stopped');
    await pause(100);
    expect(
      await here.request('listClients', {}).then(String, ({ cause }: Error) => (cause as { code?: string }).code),
    ).to.equal('ECONNREFUSED');
    expect(await Promise.race([stopped, pause(0, 'still waiting')])).to.equal('still waiting');
    await holder.commit();
    expect((await slow).data.address.city).to.equal('Lisbon');
    await stopped;
    const { data } = await owner.call('getClient', { params: { id: client.id } });
    expect(data.address.city).to.equal('Lisbon');
  });

  it('is not kept by connections that ask nothing', async () => {
    const service = await startService({});
    const here = at(service, (await buildWorkspace()).owner);
    await Promise.all(Array.from({ length: 5 }, () => here.call('listClients', {})));
    const started = performance.now();
    await service.stop();
    expect(performance.now() - started).to.be.lessThan(3000);
  });
});
