import { expect } from 'chai';
import { typedMentionIn } from '../../web/routes/tickets/comments/typed-mention.js';

describe('a mention that is being typed', () => {
  it('begins with an @ at the beginning of a word, and may have several words', () => {
    expect(typedMentionIn('@')).to.deep.equal({ at: 0, text: '' });
    expect(typedMentionIn('Please ask @Ada Mil')).to.deep.equal({ at: 11, text: 'Ada Mil' });
    expect(typedMentionIn('(@ada')).to.deep.equal({ at: 1, text: 'ada' });
    expect(typedMentionIn('first line\n@ada')).to.deep.equal({ at: 11, text: 'ada' });
  });

  it('is no e-mail address, and ends with the line and after three words', () => {
    expect(typedMentionIn('ada@example')).to.equal(undefined);
    expect(typedMentionIn('@ada\n')).to.equal(undefined);
    expect(typedMentionIn('@ada can you look')).to.equal(undefined);
    expect(typedMentionIn('nothing')).to.equal(undefined);
  });
});
