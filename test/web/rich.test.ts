/** Texts with elements: none of their words is lost. */
import { expect } from 'chai';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rich } from '../../web/messages/rich.js';

const shown = (...call: Parameters<typeof rich>): string =>
  renderToStaticMarkup(createElement('p', null, rich(...call)));

describe('a text with elements', () => {
  it('has elements in the places of its values, and isolates what people have written', () => {
    const day = createElement('time', null, 'May 3');
    expect(shown('today.failedOn', { day, reason: 'No address' })).to.equal(
      '<p><time>May 3</time> · <bdi>No address</bdi></p>',
    );
  });

  it('has the words of a part with its element, and without one too', () => {
    const span = (words: ReactNode) => createElement('i', null, words);
    expect(shown('billing.refundPaymentOf', { date: 'May 3' })).to.equal('<p>Refund the payment of May 3</p>');
    expect(shown('billing.refundPaymentOf', { date: 'May 3' }, { span })).to.equal(
      '<p>Refund<i> the payment of May 3</i></p>',
    );
  });
});
