import { expect } from 'chai';
import { matchShortcut, sequencePause, strokeText } from '../../../web/ui/shortcut-keys.js';

const struck = (key: string, held: { ctrl?: boolean; meta?: boolean; alt?: boolean } = {}): string | undefined =>
  strokeText({ key, ctrlKey: held.ctrl ?? false, metaKey: held.meta ?? false, altKey: held.alt ?? false });

describe('keys of the dashboard', () => {
  it('are written by the letter they make; Ctrl and the command key are one', () => {
    expect(struck('n')).to.equal('n');
    expect(struck('?')).to.equal('?');
    expect(struck('Enter')).to.equal('enter');
    expect(struck(' ')).to.equal('space');
    expect(struck('K', { ctrl: true })).to.equal('ctrl+k');
    expect(struck('k', { meta: true })).to.equal('ctrl+k');
    expect(struck('ArrowUp', { alt: true })).to.equal('alt+arrowup');
    expect(struck('Shift')).to.equal(undefined);
    expect(struck('Control', { ctrl: true })).to.equal(undefined);
  });

  const known = ['n', 't', 'g t', 'g c', 'ctrl+k'];

  it('of one stroke are meant at once', () => {
    expect(matchShortcut('n', null, 0, known)).to.deep.equal({ keys: 'n', isStart: false });
    expect(matchShortcut('ctrl+k', null, 0, known).keys).to.equal('ctrl+k');
    expect(matchShortcut('x', null, 0, known)).to.deep.equal({ keys: null, isStart: false });
  });

  it('of two strokes wait for the second, and mean the sequence rather than its last letter', () => {
    expect(matchShortcut('g', null, 0, known)).to.deep.equal({ keys: null, isStart: true });
    expect(matchShortcut('t', { written: 'g', at: 0 }, 300, known).keys).to.equal('g t');
  });

  it('mean the letter by itself when the first stroke is long ago or begins nothing with it', () => {
    expect(matchShortcut('t', { written: 'g', at: 0 }, sequencePause + 1, known).keys).to.equal('t');
    expect(matchShortcut('n', { written: 'g', at: 0 }, 300, known).keys).to.equal('n');
  });
});
