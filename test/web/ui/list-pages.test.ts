import { expect } from 'chai';
import {
  drawnRows,
  follow,
  reveal,
  bodyHeight,
  maxBodyHeight,
  type Lengths,
  type Scroll,
} from '../../../web/ui/table/row-window.js';
import { pagesOf, placeOf } from '../../../web/ui/page-arithmetic.js';

describe('pages of a long list', () => {
  it('asks for just the pages that hold the rows in view', () => {
    expect(pagesOf(0, 30)).to.deep.equal([1]);
    expect(pagesOf(90, 130)).to.deep.equal([1, 2]);
    expect(pagesOf(99, 100)).to.deep.equal([1]);
    expect(pagesOf(100, 101)).to.deep.equal([2]);
    expect(pagesOf(999_990, 1_000_000)).to.deep.equal([10_000]);
    expect(pagesOf(5, 5)).to.deep.equal([]);
  });

  it('finds each row on its page', () => {
    expect([0, 99, 100, 999_999].map((index) => placeOf(index))).to.deep.equal([
      { page: 1, at: 0 },
      { page: 1, at: 99 },
      { page: 2, at: 0 },
      { page: 10_000, at: 99 },
    ]);
  });
});

describe('the rows of a long list that are drawn', () => {
  const short: Lengths = { total: 500, rowHeight: 40, view: 600 };
  const long: Lengths = { total: 1_000_000, rowHeight: 40, view: 600 };
  const start: Scroll = { top: 0, ahead: 0 };
  const end = (lengths: Lengths): number => bodyHeight(lengths) - lengths.view;
  const firstSeen = ({ top, ahead }: Scroll): number => (top + ahead) / 40;

  it('are as many as the view holds and a few around, wherever it stands', () => {
    for (let top = 0; top <= end(long); top += 99_991) {
      const at = follow(start, top, long);
      const { from, to } = drawnRows(at, long);
      expect(from).to.be.at.most(firstSeen(at));
      expect(to).to.be.at.least(Math.min(long.total, firstSeen(at) + 15));
      expect(to - from).to.be.within(15, 48);
    }
  });

  it('follow the scrollbar by its own length where the browser can be tall enough', () => {
    expect(follow(start, 7000, short)).to.deep.equal({ top: 7000, ahead: 0 });
    expect(drawnRows({ top: end(short), ahead: 0 }, short).to).to.equal(500);
  });

  it('of a million reach the first and the last by the scrollbar, and stay below what browsers can draw', () => {
    expect(bodyHeight(long)).to.equal(maxBodyHeight);
    expect(firstSeen(follow(start, end(long), long))).to.equal(1_000_000 - 15);
    expect(firstSeen(follow({ top: end(long), ahead: 32_000_000 }, 0, long))).to.equal(0);
  });

  it('of a million move by the length of a step, and by share when the scrollbar is dragged', () => {
    const middle = follow(start, end(long) / 2, long);
    expect(firstSeen(middle)).to.be.closeTo(500_000, 20);
    expect(firstSeen(follow(middle, middle.top + 120, long)) - firstSeen(middle)).to.equal(3);
  });

  it('move by as little as possible to show a row whole, to any row of a million', () => {
    for (const row of [0, 3, 14, 15, 16, 1000, 123_456, 999_984, 999_999]) {
      const at = reveal(start, row, long);
      const place = at.top + at.ahead;
      expect(row * 40).to.be.at.least(place);
      expect((row + 1) * 40).to.be.at.most(place + 600);
      expect(at.top).to.be.within(0, end(long));
    }
    expect(reveal(start, 14, long)).to.deep.equal(start);
    expect(reveal(start, 15, long)).to.deep.equal({ top: 40, ahead: 0 });
  });
});
