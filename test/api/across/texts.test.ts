/** Which texts requests accept, and that responses return them unchanged (docs/decisions/texts.md). */
import { expect } from 'chai';
import { buildClient } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
}

async function createRaw(owner: ApiClient, body: Buffer | string, type = 'application/json'): Promise<Refusal> {
  const answer = await fetch(`${owner.url}/v1/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.key ?? ''}`, 'content-type': type },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const { error } = (await answer.json()) as { error?: { code: string; field?: string } };
  return { status: answer.status, code: error?.code ?? '', field: error?.field };
}

describe('texts', () => {
  let owner: ApiClient;
  before(async () => {
    ({ owner } = await buildWorkspace());
  });

  it('in bytes that are not UTF-8 are refused, in bodies and queries', async () => {
    const latin = Buffer.from('{"name":"M\u00fcller"}', 'latin1');
    expect(await createRaw(owner, latin)).to.deep.equal({ status: 400, code: 'invalid_request', field: 'body' });
    const headers = { authorization: `Bearer ${owner.key ?? ''}` };
    expect((await fetch(`${owner.url}/v1/clients?search=M%FCller`, { headers })).status).to.equal(400);
    expect((await fetch(`${owner.url}/v1/clients?search=M%C3%BCller`, { headers })).status).to.equal(200);
  });

  it('with half of a surrogate pair are refused, also as an escape and as a name', async () => {
    for (const [body, field] of [
      ['{"name":"a\\ud800"}', 'name'],
      ['{"name":"a","contacts":[{"name":"\\udfff"}]}', 'contacts.0.name'],
      ['{"name":"a","metadata":{"\\ud83d":"x"}}', 'metadata'],
    ] as const)
      expect(await createRaw(owner, body)).to.deep.equal({ status: 400, code: 'invalid_request', field });
    expect((await createRaw(owner, '{"name":"whole \\ud83d\\ude00"}')).status).to.equal(201);
  });

  it('in another charset than UTF-8 are unsupported', async () => {
    const refusal = await createRaw(owner, '{"name":"a"}', 'application/json; charset=iso-8859-1');
    expect(refusal).to.include({ status: 415, code: 'unsupported_media_type' });
    expect((await createRaw(owner, '{"name":"a"}', 'application/json; charset="UTF-8"')).status).to.equal(201);
  });

  const unfit = ['a\u0000b', 'a\nb', 'a\u001b[31mb', 'a\u0085b', 'a\u2028b', 'invoice\u202efdp', 'a\u202ab'];
  for (const name of unfit) {
    it(`refuses ${JSON.stringify(name)} as a line`, async () => {
      const { error } = await owner.fail('createClient', { body: { name } });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', 'name']);
      const { error: ofCity } = await owner.fail('createClient', { body: { name: 'Acme', city: name } });
      expect(ofCity.field).to.equal('city');
    });
  }

  for (const name of ['', ' \u00a0', '\u200b\u200d', '\u0301', '\u2060\ufe0f', '\u3164', '\u{e0041}'])
    it(`refuses a name that shows nothing: ${JSON.stringify(name)}`, async () => {
      const { error } = await owner.fail('createClient', { body: { name } });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', 'name']);
    });

  it('that are optional are null if they are blank', async () => {
    const blank = { phone: '', city: ' ', notes: ' \n ', postal_code: '\u0301' };
    const { data } = await owner.call('createClient', { body: { name: 'Blank', ...blank } });
    expect([data.phone, data.address.city, data.notes, data.address.postal_code]).to.deep.equal(
      Array.from(Object.keys(blank), () => null),
    );
    const changed = await owner.call('updateWorkspace', {
      body: { payment: { iban: '', bic: ' ', instructions: '' }, business: { tax_id: '', address: { line1: ' ' } } },
    });
    expect(changed.data.payment).to.deep.include({ iban: null, bic: null, instructions: null });
    expect([changed.data.business.tax_id, changed.data.business.address.line1]).to.deep.equal([null, null]);
  });

  it('that are long lose only U+0000, and are otherwise returned unchanged', async () => {
    const notes = '\u202eabc\u202c\u001b\u200b e\u0301 \u00e9\r\n\t\u{e0041}\ue000 ';
    const { data } = await owner.call('createClient', { body: { name: 'Long', notes } });
    expect(data.notes).to.equal(notes);
    const read = await owner.call('getClient', { params: { id: data.id } });
    expect(read.data.notes).to.equal(notes);
    const { error } = await owner.fail('createClient', { body: { name: 'Acme', notes: 'a\u0000' } });
    expect(error.field).to.equal('notes');
  });

  it('of countries must be codes that ISO 3166-1 assigns, or XK', async () => {
    for (const country of ['ZZ', 'EU', 'UK', 'AC', 'XX', 'SU']) {
      const { error } = await owner.fail('createClient', { body: { name: 'Acme', country } });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', 'country']);
    }
    for (const country of ['XK', 'DE', 'US', 'SS'])
      expect((await owner.call('createClient', { body: { name: country, country } })).data.address.country).to.equal(
        country,
      );
  });

  it('of metadata may have keys in any script, and lists can be filtered by them', async () => {
    const client = await buildClient(owner, { metadata: { 'crm.id': '1', 'Stra\u00dfe 5': 'x', '\u5ba2\u6237': 'y' } });
    for (const [key, value] of [
      ['crm.id', '1'],
      ['Stra\u00dfe 5', 'x'],
      ['\u5ba2\u6237', 'y'],
    ] as const) {
      const query = `metadata.${encodeURIComponent(key)}=${value}`;
      const answer = await fetch(`${owner.url}/v1/clients?${query}`, {
        headers: { authorization: `Bearer ${owner.key ?? ''}` },
      });
      const { data } = (await answer.json()) as { data: { id: string }[] };
      expect(data.map(({ id }) => id)).to.deep.equal([client.id]);
    }
    for (const key of ['', ' a', 'a ', 'a[b', 'a]', 'a\u0000', 'a\u202e', 'x'.repeat(41)]) {
      const { error } = await owner.fail('createClient', { body: { name: 'Acme', metadata: { [key]: 'x' } } });
      expect([error.code, error.field?.startsWith('metadata')]).to.deep.equal(['invalid_request', true]);
    }
  });
});
