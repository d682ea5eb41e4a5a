import { expect } from 'chai';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildClient } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { ensureBuilt } from '../support/service/built.js';
import type { ApiClient } from '../support/service/api.js';
import { runBuilt } from './fixtures/run-operator-script.js';

const fileOf = (days: readonly string[]): string =>
  `<Envelope><Cube>${days.map((day) => `<Cube time='${day}'><Cube currency='USD' rate='1.1738'/></Cube>`).join('')}</Cube></Envelope>`;

/** What the bank's server would return. */
const files: Readonly<Record<string, string>> = {
  '/rates/eurofxref-daily.xml': fileOf(['2026-01-30']),
  '/rates/eurofxref-hist-90d.xml': fileOf(['2026-01-30', '2026-01-29', '2025-11-03']),
};

const ratesOf = async (owner: ApiClient): Promise<string[]> =>
  (await owner.call('listExchangeRates', {})).data.map(({ date, source }) => `${date} ${source}`);

describe('npm run exchange-rates', function () {
  let bank: Server;

  before(async () => {
    ensureBuilt();
    bank = createServer(({ url = '' }, response) => {
      const { [url]: file } = files;
      response.writeHead(file === undefined ? 404 : 200).end(file);
    });
    await new Promise<void>((resolve) => void bank.listen(0, '127.0.0.1', resolve));
    process.env['EXCHANGE_RATES_URL'] = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/rates/`;
  });
  after(() => {
    delete process.env['EXCHANGE_RATES_URL'];
    bank.close();
  });

  it('imports the rates of the day into each workspace with another currency than its own, and can be repeated', async () => {
    const [{ owner, live }, { owner: plain }] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    await buildClient(owner, { currency: 'EUR' });
    await buildClient(plain);
    const fetched = async (...more: string[]) => {
      const { code, lines, errors } = await runBuilt('exchange-rates', 'fetch', ...more);
      expect(code, errors).to.equal(0);
      return lines.map((line) => JSON.parse(line) as { workspace_id: string; created: number });
    };
    const done = await fetched();
    const ids = done.map(({ workspace_id }) => workspace_id);
    expect(ids).to.include.members([owner.workspaceId, live.workspaceId]).and.not.to.include(plain.workspaceId);
    const mine = done.find(({ workspace_id: id }) => id === owner.workspaceId);
    expect(mine).to.include({ created: 1, format: 'ecb_xml' });
    const [again] = await fetched('--workspace', owner.workspaceId);
    expect(again).to.include({ created: 0 });
    expect(await ratesOf(owner)).to.deep.equal(['2026-01-30 ecb']);
    expect(await ratesOf(live)).to.deep.equal(['2026-01-30 ecb']);
    expect(await ratesOf(plain)).to.deep.equal([]);
    const log = await owner.call('listAuditEntries', { query: { action: ['exchange_rates.imported'] } });
    expect(log.data.map(({ actor }) => actor.type)).to.deep.equal(['operator']);
  });

  it('imports those of 90 days into one workspace, from a day on', async () => {
    const { owner } = await buildWorkspace();
    const args = ['fetch', '--workspace', owner.workspaceId, '--span', '90-days', '--since', '2026-01-01'];
    expect((await runBuilt('exchange-rates', ...args)).lines).to.have.length(2);
    expect(await ratesOf(owner)).to.deep.equal(['2026-01-30 ecb', '2026-01-29 ecb']);
  });

  for (const [args, problem] of [
    [['fetch', '--span', 'all'], 'eurofxref-hist.xml returned 404'],
    [['fetch', '--span', 'week'], '--span must be one of day, 90-days, all, not "week"'],
    [['fetch', '--since', 'May'], '--since must be a day such as 2026-01-31, not "May"'],
    [['fetch', '--workspace', 'ws_nobody'], 'There is no workspace ws_nobody'],
    [['get'], 'There is no command get'],
  ] as const)
    it(`says of ${args.join(' ')}: ${problem}`, async () => {
      const { code, errors } = await runBuilt('exchange-rates', ...args);
      expect(code).to.equal(1);
      expect(errors).to.include(problem);
    });
});
