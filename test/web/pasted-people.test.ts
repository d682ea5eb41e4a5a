import { expect } from 'chai';
import { peopleIn } from '../../web/routes/people/pasted-people.js';

describe('people who are invited by pasted addresses', () => {
  it('are read from lines and commas, with names or names made of the address, each once', () => {
    const text = `Nora New <nora@example.com>, sam@example.com
      "Muster, Ada" <ada@example.com>;
      lee.van-dam@example.com
      SAM@example.com`;
    expect(peopleIn(text)).to.deep.equal({
      people: [
        { name: 'Nora New', email: 'nora@example.com' },
        { name: 'Sam', email: 'sam@example.com' },
        { name: 'Muster, Ada', email: 'ada@example.com' },
        { name: 'Lee Van Dam', email: 'lee.van-dam@example.com' },
      ],
      unreadable: [],
    });
  });

  it('are not guessed from what is no address', () => {
    expect(peopleIn('Nora New, nora@, <>, sam@example')).to.deep.equal({
      people: [],
      unreadable: ['Nora New', 'nora@', '<>', 'sam@example'],
    });
  });
});
