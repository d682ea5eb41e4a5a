import { expect } from 'chai';
import { linksIn } from '../../../domain/clients/links.js';

describe('linksIn', () => {
  it('finds the links in both bodies once each, those in the HTML first, as a browser would follow them', () => {
    const html = '<p><a class="x" href="https://a.example/?x=1&amp;y=2">Go</a> <a href="mailto:a@b.c">mail</a></p>';
    const text = 'See https://a.example/?x=1&y=2 or (https://b.example/path). Bye.';
    expect(linksIn({ html, text })).to.deep.equal(['https://a.example/?x=1&y=2', 'https://b.example/path']);
  });

  it('finds none if there is none', () => {
    expect(linksIn({ html: '<p>Hello</p>', text: 'Hello' })).to.deep.equal([]);
  });
});
