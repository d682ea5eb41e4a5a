import { expect } from 'chai';
import type { JsonResult, Schemas } from '../../../../contract/contract.js';
import { buildExchangeRate, rateForm } from '../../../support/builders/taxes.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';

const ecbXml = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		<Cube time='2026-01-30'>
			<Cube currency='USD' rate='1.1738'/>
			<Cube currency='JPY' rate='182.95'/>
		</Cube>
		<Cube time="2026-01-29">
			<Cube currency="USD" rate="1.1702"/>
		</Cube>
	</Cube>
</gesmes:Envelope>`;

async function importFile(owner: ApiClient, text: string, since?: string): Promise<Schemas['ExchangeRateImport']> {
  const response = await owner.request('importExchangeRates', { body: rateForm(text, since) });
  return ((await response.json()) as JsonResult<'importExchangeRates'>).data;
}

const ratesOf = async (owner: ApiClient): Promise<string[]> =>
  (await owner.call('listExchangeRates', { query: { per_page: 100 } })).data
    .map(({ from, to, date, rate, source }) => `${from} ${to} ${date} ${rate} ${source}`)
    .toSorted();

const problemOf = async (owner: ApiClient, text: string): Promise<string> => {
  const response = await owner.request('importExchangeRates', { body: rateForm(text) });
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return `${response.status} ${error.message}`;
};

describe('an import of exchange rates', () => {
  it('reads the XML of the European Central Bank, and can be repeated', async () => {
    const { owner } = await buildWorkspace();
    const first = await importFile(owner, ecbXml);
    expect(first).to.deep.equal({
      format: 'ecb_xml',
      created: 3,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      from: '2026-01-29',
      to: '2026-01-30',
      currencies: ['EUR', 'JPY', 'USD'],
    });
    expect(await ratesOf(owner)).to.deep.equal([
      'EUR JPY 2026-01-30 182.95 ecb',
      'EUR USD 2026-01-29 1.1702 ecb',
      'EUR USD 2026-01-30 1.1738 ecb',
    ]);
    const again = await importFile(owner, ecbXml.replace('1.1702', '1.17'));
    expect(again).to.include({ created: 0, updated: 1, unchanged: 2 });
  });

  it('reads the CSV of the European Central Bank, of one day and of all', async () => {
    const { owner } = await buildWorkspace();
    const daily = await importFile(owner, 'Date, USD, JPY, BGN, \n30 January 2026, 1.1738, 182.95, N/A, \n');
    expect(daily).to.include({ format: 'ecb_csv', created: 2 });
    const all = await importFile(
      owner,
      'Date,USD,JPY,\n2026-01-30,1.1738,182.95,\n2026-01-29,1.1702,182.7,\n1999-01-04,1.1789,133.73,\n',
      '2026-01-01',
    );
    expect(all).to.include({ created: 2, unchanged: 2, from: '2026-01-29' });
  });

  it('reads a CSV with columns in any order, and one from a spreadsheet with decimal commas', async () => {
    const { owner } = await buildWorkspace();
    const plain = await importFile(owner, 'rate,to,from,date,note\r\n0.86,GBP,EUR,2026-01-30,ours\r\n\r\n');
    expect(plain).to.include({ format: 'csv', created: 1 });
    const written = await importFile(owner, '\uFEFFFrom;To;Date;Rate\n"EUR";"USD";2026-01-30;1,1738\n');
    expect(written).to.include({ created: 1 });
    expect(await ratesOf(owner)).to.deep.equal(['EUR GBP 2026-01-30 0.86 file', 'EUR USD 2026-01-30 1.1738 file']);
  });

  it('reads the CSV that the list returns', async () => {
    const [{ owner }, { owner: other }] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    await importFile(owner, ecbXml);
    const file = await owner.request('listExchangeRates', { query: { format: 'csv' } });
    expect(await importFile(other, await file.text())).to.include({ created: 3 });
  });

  it('of the European Central Bank keeps rates from elsewhere; one of a CSV replaces all', async () => {
    const { owner } = await buildWorkspace();
    await buildExchangeRate(owner, { from: 'EUR', to: 'USD', date: '2026-01-30', rate: 1.2 });
    expect(await importFile(owner, ecbXml)).to.include({ created: 2, skipped: 1 });
    expect(await importFile(owner, 'from,to,date,rate\nEUR,USD,2026-01-30,1.3')).to.include({ updated: 1 });
    expect(await ratesOf(owner)).to.include('EUR USD 2026-01-30 1.3 file');
  });

  for (const [text, problem] of [
    ['from,to,date\nEUR,USD,2026-01-30', 'must have a column rate'],
    [
      'from,to,date,rate\nEUR,USD,2026-01-30,1.1\nEUR,USD,2026-02-30,1.1',
      'line 3: it has "2026-02-30" in place of a day',
    ],
    ['from,to,date,rate\nEUR,USD,2026-01-30,"1,1"', 'line 2: it has'],
    ['from,to,date,rate\nEUR,USD,2026-01-30,0', 'line 2: it has "0" in place of a rate'],
    [
      'from,to,date,rate\n\nEUR,USD,2026-01-30,100000000',
      'line 3: it has "100000000" in place of a rate above 0 and up to 99999999',
    ],
    ['from,to,date,rate\nEUR,"USD,2026-01-30,1', 'must be a CSV'],
    ['from,to,date,rate\nEUR,ZZZ,2026-01-30,1', 'line 2: it has "ZZZ" in place of the code'],
    ['from,to,date,rate\nEUR,EUR,2026-01-30,1', 'line 2: it has a rate from a currency to itself'],
    [
      'from,to,date,rate\nEUR,USD,2026-01-30,1.1\nEUR,USD,2026-01-30,1.2',
      'line 3: it has the currencies and the day of line 2',
    ],
    ['<html><body>Not found</body></html>', 'must be an XML file of the European Central Bank'],
  ] as const)
    it(`says what is wrong: ${problem}`, async () => {
      const { owner } = await buildWorkspace();
      expect(await problemOf(owner, text))
        .to.match(/^400 /)
        .and.to.include(problem);
      expect(await ratesOf(owner)).to.deep.equal([]);
    });

  it('is written once when two run at the same time', async () => {
    const { owner } = await buildWorkspace();
    const done = await Promise.all([1, 2, 3].map(() => importFile(owner, ecbXml)));
    expect(done.map(({ created }) => created).toSorted((a, b) => a - b)).to.deep.equal([0, 0, 3]);
  });

  it('takes 50,000 rates, and no more', async () => {
    const { owner } = await buildWorkspace();
    const days = Array.from({ length: 50_001 }, (_, at) =>
      new Date(Date.UTC(1900, 0, 1 + at)).toISOString().slice(0, 10),
    );
    const text = ['from,to,date,rate', ...days.map((day) => `EUR,USD,${day},1.1`)].join('\n');
    expect(await problemOf(owner, text)).to.include('must have at most 50000 rates');
    expect(await importFile(owner, text, '1900-01-02')).to.include({ created: 50_000 });
  }).timeout(30_000);
});
