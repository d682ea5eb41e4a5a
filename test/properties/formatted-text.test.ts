/** No text of a comment becomes markup that runs, loads or leads elsewhere than to a page or a mailbox. */
import { expect } from 'chai';
import fc from 'fast-check';
import { formattedHtml } from '../../documents/formatted-text.js';
import { formattedText } from '../../domain/tickets/formatted-text.js';

/** Pieces of which dangerous texts are made, and those of Markdown that could carry them. */
const pieces = fc.constantFrom(
  '<script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="',
  '" onclick="',
  "'",
  '"',
  '>',
  '<!--',
  '-->',
  'javascript:alert(1)',
  'JaVaScRiPt&#58;alert(1)',
  'java\tscript:',
  'data:text/html,<b>',
  'vbscript:',
  '//evil.example',
  '![',
  '[',
  ']',
  '](',
  ')',
  '<',
  'https://a.example/"onmouseover="x',
  'mailto:a@b.example',
  '&lt;script&gt;',
  '&',
  '**',
  '*',
  '_',
  '`',
  '```',
  '\n',
  '\n\n',
  '> ',
  '- ',
  '1. ',
  '# ',
  '|',
  '~~',
  '\\',
  '[x]: javascript:a',
  '<svg/onload=a>',
);
const texts = fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 30 }).map((some) => some.join(''));

const tags = 'p|strong|em|s|code|pre|br \\/|hr \\/|ul|ol|li|blockquote';
/** All that may stand in the HTML of a comment. */
const allowed = new RegExp(
  `^(?:[^<>]|<(?:${tags})>|</(?:${tags}|a)>|<p dir="auto">|<ol start="\\d+">|<a href="(?:https?:|mailto:)[^"<>]*" rel="noopener noreferrer nofollow">)*$`,
  'u',
);

describe('the text of a comment', () => {
  it('becomes no script, handler, image or other address, whatever it is', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const written = formattedHtml(text)
          .map((part) => part.text)
          .join('');
        expect(written).to.match(allowed);
      }),
      { numRuns: 2_000 },
    );
  });

  it('loses no letter that was typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1, maxLength: 12 }),
        pieces,
        (words, piece) => {
          const drawn = JSON.stringify(formattedText(words.join(` ${piece} `)));
          for (const word of words) expect(drawn).to.contain(word);
        },
      ),
    );
  });

  it('draws what people write: emphasis, lists, quotes, code, links and line breaks', () => {
    const written = formattedHtml(
      'Hello **Ada**,\nplease see <https://a.example/b> and *reply*.\n\n- one\n- `two`\n\n> before\n\nThanks\n--\nBob',
    );
    // Spaces between tags are the template's.
    const drawn = written.map((part) => part.text).join('');
    expect(drawn.replaceAll(/>\s+</g, '><')).to.equal(
      '<p dir="auto">Hello <strong>Ada</strong>,<br />please see <a href="https://a.example/b" rel="noopener noreferrer nofollow">https://a.example/b</a> and <em>reply</em>.</p>' +
        '<ul><li><p dir="auto">one</p></li><li><p dir="auto"><code>two</code></p></li></ul>' +
        '<blockquote><p dir="auto">before</p></blockquote><p dir="auto">Thanks<br />--<br />Bob</p>',
    );
  });
});
