import { invalidState } from '../../../../domain/errors.js';
import type { EInvoiceTransport, IssuedDocument } from './transport.js';

const lateByMs = 3 * 24 * 60 * 60_000;

/** Plays a provider, on the test side only. The buyer's electronic address decides what becomes of a document. */
export const test: EInvoiceTransport = {
  name: 'test',
  send({ workspace }, { id, buyer }: IssuedDocument) {
    if (workspace.mode === 'live')
      throw invalidState('The client gets electronic invoices by the transport test, which is for test mode only');
    const reference = `test-${id}`;
    if (buyer?.value.includes('rejected'))
      return Promise.resolve({ status: 'rejected', reference, error: 'The test transport rejects this address' });
    return Promise.resolve({ status: buyer?.value.includes('late') ? 'sent' : 'delivered', reference });
  },
  status: ({ now }, { sentAt }) =>
    Promise.resolve(now.getTime() - sentAt.getTime() < lateByMs ? undefined : { status: 'delivered' }),
};
