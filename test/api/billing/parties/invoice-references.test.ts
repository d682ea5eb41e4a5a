import { expect } from 'chai';
import type { Body } from '../../../../contract/contract.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildInvoice, readInvoice } from '../../../support/builders/invoices.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';

const none = { buyer: null, contract: null, order: null, project: null, accounting: null };
const ofClient = { buyer_reference: '04011000-12345-03', accounting_reference: '4100' };

const change = async (owner: ApiClient, id: string, body: Body<'updateInvoice'>) =>
  (await owner.call('updateInvoice', { params: { id }, body })).data;

describe('the references of an invoice', () => {
  it('come from the client where the request names none, and null leaves one out', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, ofClient);
    const usual = { ...none, buyer: '04011000-12345-03', accounting: '4100' };
    expect((await buildInvoice(owner, { client_id })).references).to.deep.equal(usual);
    const references = { buyer: null, accounting: '4200', contract: 'FC-17', project: 'Relaunch' };
    const invoice = await buildInvoice(owner, { client_id, references });
    expect(invoice.references).to.deep.equal({ ...none, ...references });
    await owner.call('updateClient', { params: { id: client_id }, body: { buyer_reference: 'other' } });
    expect((await readInvoice(owner, invoice.id)).references).to.deep.equal({ ...none, ...references });
    expect((await buildInvoice(owner)).references).to.deep.equal(none);
  });

  it('are in the preview of work to bill as on its invoice', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, ofClient);
    await buildTimeEntry(owner, { client_id, date: '2026-03-02', hours: 2 });
    const body = {
      client_id,
      from: '2026-03-01',
      to: '2026-03-31',
      references: { order: 'PO-3', project: 'Relaunch' },
    };
    const { data: seen } = await owner.call('previewInvoiceFromTime', { body });
    const { data: made } = await owner.call('createInvoiceFromTime', { body });
    const expected = { ...none, buyer: '04011000-12345-03', order: 'PO-3', project: 'Relaunch', accounting: '4100' };
    expect([seen.references, seen.po_number]).to.deep.equal([expected, 'PO-3']);
    expect([made.references, made.po_number]).to.deep.equal([expected, 'PO-3']);
  });

  it('have the order in common with po_number, whichever is written', async () => {
    const { owner } = await buildWorkspace();
    const { id, ...first } = await buildInvoice(owner, { po_number: 'PO-1' });
    expect([first.po_number, first.references.order]).to.deep.equal(['PO-1', 'PO-1']);
    const second = await change(owner, id, { references: { order: 'PO-2' } });
    expect([second.po_number, second.references.order]).to.deep.equal(['PO-2', 'PO-2']);
    const third = await change(owner, id, { po_number: null });
    expect([third.po_number, third.references.order]).to.deep.equal([null, null]);
    const both = await change(owner, id, { po_number: 'PO-4', references: { order: 'PO-4' } });
    expect(both.po_number).to.equal('PO-4');
    for (const body of [{ po_number: 'PO-5', references: { order: 'PO-6' } }]) {
      const { error } = await owner.fail('updateInvoice', { params: { id }, body });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', 'references.order']);
      const { client_id } = await readInvoice(owner, id);
      const created = await owner.fail('createInvoice', { body: { client_id, ...body } });
      expect([created.error.code, created.error.field]).to.deep.equal(['invalid_request', 'references.order']);
    }
  });

  it('keep what a change leaves out, and lose what it sets to null', async () => {
    const { owner } = await buildWorkspace();
    const references = { buyer: 'B', contract: 'C', order: 'O', project: 'P', accounting: 'A' };
    const { id } = await buildInvoice(owner, { references });
    expect((await change(owner, id, { subject: 'March' })).references).to.deep.equal(references);
    const changed = await change(owner, id, { references: { contract: null, project: 'Q' } });
    expect(changed.references).to.deep.equal({ ...references, contract: null, project: 'Q' });
    const cleared = await change(owner, id, {
      references: { buyer: null, order: null, project: null, accounting: null },
    });
    expect(cleared.references).to.deep.equal(none);
  });

  it('are fixed once the invoice is sent, but for the order', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { email: 'billing@acme.example' });
    const { id } = await buildInvoice(owner, { client_id, references: { buyer: 'B' } });
    await owner.call('sendInvoice', { params: { id } });
    expect((await change(owner, id, { references: { order: 'PO-7' } })).po_number).to.equal('PO-7');
    const { error } = await owner.fail('updateInvoice', {
      params: { id },
      body: { references: { order: '1', buyer: 'C' } },
    });
    expect([error.code, error.field]).to.deep.equal(['invalid_state', 'references.buyer']);
    expect((await readInvoice(owner, id)).references).to.deep.equal({ ...none, buyer: 'B', order: 'PO-7' });
  });

  it('are copied with the invoice, and not taken from the client anew', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, ofClient);
    const references = { buyer: null, contract: 'C', order: 'O', project: 'P', accounting: 'A' };
    const { id } = await buildInvoice(owner, { client_id, references });
    const { data } = await owner.call('duplicateInvoice', { params: { id } });
    expect(data.references).to.deep.equal(references);
  });

  it('follow a draft to another client, with those of that client where they were those of the former', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, ofClient);
    const other = await buildClient(owner, { buyer_reference: 'B-2', accounting_reference: null });
    const move = async (references: Body<'createInvoice'>['references'], body: Body<'updateInvoice'> = {}) => {
      const { id } = await buildInvoice(owner, { client_id, references });
      return (await change(owner, id, { client_id: other.id, ...body })).references;
    };
    expect(await move({ project: 'P' })).to.deep.equal({ ...none, buyer: 'B-2', project: 'P' });
    expect(await move({ buyer: 'own' })).to.deep.equal({ ...none, buyer: 'own' });
    expect(await move({}, { references: { buyer: 'C', contract: 'D' } })).to.deep.equal({
      ...none,
      buyer: 'C',
      contract: 'D',
    });
  });
});
