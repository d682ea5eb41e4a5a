import { expect } from 'chai';
import fc from 'fast-check';
import { accentShades, contrast } from '../../../domain/workspace/accent-color.js';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the accent color', () => {
  it('stays as it is where it can be read', () => {
    expect(accentShades('#1f4fd8').onLight).to.equal('#1f4fd8');
    expect(accentShades('#7ea6ff').onDark).to.equal('#7ea6ff');
  });

  it('has a contrast of 4.5 at least on light and on dark pages, whatever it is, and so has the text on it', () => {
    fc.assert(
      fc.property(colors, (color) => {
        const { onLight, onDark } = accentShades(color);
        for (const ground of ['#ffffff', '#f3f5f9', '#e9eef8'])
          expect(contrast(onLight, ground), `${color} on ${ground}`).to.be.at.least(4.5);
        for (const ground of ['#0e131a', '#161c25', '#1f2a39'])
          expect(contrast(onDark, ground), `${color} on ${ground}`).to.be.at.least(4.5);
      }),
    );
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).to.equal(21);
    expect(contrast('#777777', '#ffffff')).to.be.closeTo(4.48, 0.01);
  });
});
