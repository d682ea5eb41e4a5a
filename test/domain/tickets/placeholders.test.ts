import { expect } from 'chai';
import fc from 'fast-check';
import { fillPlaceholders, type PlaceholderValues } from '../../../domain/workspace/placeholders.js';
import { assertPlaceholders, type Placeholder } from '../../../domain/tickets/placeholders.js';

const values: PlaceholderValues<Placeholder> = {
  'client.name': 'Acme',
  'contact.name': null,
  'ticket.number': 'TKT-1001',
  'user.name': 'Mia',
};

describe('the placeholders of a text', () => {
  it('leave a text without any as it is, blanks at its ends included', () => {
    for (const text of ['', '  Hello \n', '{client.name}', '}} {', 'a { b } c'])
      expect(fillPlaceholders(text, values)).to.deep.equal({ text, missing: [] });
  });

  it('without a value take the blanks before them along, but no line breaks, and are named once', () => {
    const { text, missing } = fillPlaceholders('Dear\n {{contact.name}}, \t{{contact.name}}; {{user.name}}', values);
    expect(text).to.equal('Dear\n,; Mia');
    expect(missing).to.deep.equal(['contact.name']);
  });

  it('are all filled in if a text is accepted, so that no braces reach a client', () => {
    const part = fc.oneof(
      fc.constantFrom('{', '}', '{{', '}}', ' ', '\n', '{{user.name}}', '{{ contact.name }}', '{{client.phone}}'),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const content = parts.join('');
        const { text } = fillPlaceholders(content, { ...values, 'contact.name': 'Pat' });
        let isAccepted = true;
        try {
          assertPlaceholders(content);
        } catch {
          isAccepted = false;
        }
        expect(isAccepted, content).to.equal(!text.includes('{{'));
      }),
      { numRuns: 2_000 },
    );
  });

  it('are found in a time that grows with the text, not with its square', () => {
    for (const part of [' ', '{', '{{ ', '\t{']) {
      const text = part.repeat(200_000);
      const start = performance.now();
      fillPlaceholders(text, values);
      expect(performance.now() - start, part).to.be.lessThan(1_000);
    }
  });
});
