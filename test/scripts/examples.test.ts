import { expect } from 'chai';
import { completeExamples } from '../../scripts/developer/generate/examples.js';

const complete = (examples: Record<string, object>) =>
  completeExamples({ paths: {}, components: { examples } }).components['examples'];
const Invoice = { value: { data: { id: 'inv_1', status: 'draft' } } };

describe('x-like of examples', () => {
  it('stands for what the other shows, and fields next to it take precedence, in lists too', () => {
    const Sent = { value: { data: { 'x-like': 'Invoice', status: 'sent' } } };
    const List = { value: { data: [{ 'x-like': 'Sent', name: 'Acme' }], total: 1 } };
    expect(complete({ List, Sent, Invoice })).to.deep.equal({
      Invoice,
      Sent: { value: { data: { id: 'inv_1', status: 'sent' } } },
      List: { value: { data: [{ id: 'inv_1', status: 'sent', name: 'Acme' }], total: 1 } },
    });
  });

  it('fails if there is no such example, or if it would be based on itself', () => {
    const like = (name: string) => ({ value: { data: { 'x-like': name } } });
    expect(() => complete({ Sent: like('Missing') })).to.throw(
      'x-like: Missing must name an example with data that does not refer back to Sent',
    );
    expect(() => complete({ One: like('Two'), Two: like('One') })).to.throw('x-like: One must name an example');
  });
});
