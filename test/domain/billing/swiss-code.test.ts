import { expect } from 'chai';
import jsqr from 'jsqr';
import { isSwissIban, qrReference, swissPayload } from '../../../domain/billing/swiss-code.js';
import { qrCode } from '../../../documents/qr-code.js';

const payee = {
  name: 'Müller & Rüegg AG',
  iban: 'CH9300762011623852957',
  street: 'Marktgasse 28',
  postal_code: '9400',
  city: 'Rorschach',
  country: 'CH',
};
const transfer = { payee, currency: 'CHF', amount: '3949.7500', reference: 'INV-2026-0042' };

const payload = [
  ['SPC', '0200', '1', 'CH9300762011623852957'],
  ['S', 'Müller & Rüegg AG', 'Marktgasse 28', '', '9400', 'Rorschach', 'CH'],
  ['', '', '', '', '', '', ''],
  ['3949.75', 'CHF'],
  ['', '', '', '', '', '', ''],
  ['NON', '', 'INV-2026-0042', 'EPD'],
]
  .flat()
  .join('\n');

/** Reads a QR code from pixels as a camera does, its sign in the middle included. */
function read(svg: string): string | undefined {
  const scale = 6;
  const width = scale * Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const fill = (x: number, y: number, wide: number, high: number, shade: number): void => {
    for (let row = Math.round(y * scale); row < Math.round((y + high) * scale); row += 1)
      for (let at = Math.round(x * scale); at < Math.round((x + wide) * scale); at += 1) {
        const start = (row * width + at) * 4;
        pixels.fill(shade, start, start + 3);
      }
  };
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)/g)) fill(Number(x), Number(y), Number(length), 1, 0);
  for (const [, x, y, wide, high, color] of svg.matchAll(
    /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="(#\w+)"/g,
  ))
    fill(Number(x), Number(y), Number(wide), Number(high), color === '#fff' ? 255 : 0);
  const found = jsqr.default(pixels, width, width);
  return found ? new TextDecoder().decode(Uint8Array.from(found.binaryData)) : undefined;
}

describe('the Swiss QR code of an invoice', () => {
  it('says who is paid, where, how much and for what, as the guidelines of the QR-bill require', () => {
    expect(swissPayload(transfer)).to.equal(payload);
  });

  it('is read back from its pixels, although the Swiss cross hides some of them', () => {
    const svg = qrCode(payload, 'swiss cross');
    expect(svg.match(/<rect/g)).to.have.length(5);
    expect(read(svg)).to.equal(payload);
  });

  it('has a numbered reference with its check digit for a QR-IBAN, and none for other accounts', () => {
    // The example of the guidelines.
    expect(qrReference('21000000000313947143000901')).to.equal('210000000003139471430009017');
    const lines = swissPayload({ ...transfer, payee: { ...payee, iban: 'CH4431999123000889012' } })?.split('\n');
    expect(lines?.slice(27, 30)).to.deep.equal(['QRR', qrReference('20260042'), 'INV-2026-0042']);
    const unnumbered = { ...transfer, payee: { ...payee, iban: 'CH4431999123000889012' }, reference: 'March' };
    expect(swissPayload(unnumbered)).to.equal(null);
  });

  it('is not made for other currencies or countries, without a place, or for nothing', () => {
    const without = [
      { ...transfer, currency: 'EUR' },
      { ...transfer, amount: '0.0000' },
      { ...transfer, payee: { ...payee, iban: 'DE89370400440532013000' } },
      { ...transfer, payee: { ...payee, iban: null } },
      { ...transfer, payee: { ...payee, city: null } },
    ];
    expect(without.map(swissPayload)).to.deep.equal([null, null, null, null, null]);
    expect([isSwissIban('LI21088100002324013AA'), isSwissIban('AT611904300234573201')]).to.deep.equal([true, false]);
  });
});
