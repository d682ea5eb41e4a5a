import { expect } from 'chai';
import jsqr from 'jsqr';
import { epcPayload, type EpcTransfer } from '../../../domain/billing/epc-code.js';
import { isVatNumber } from '../../../domain/billing/parties/vat-id.js';
import { qrCode } from '../../../documents/qr-code.js';

const transfer: EpcTransfer = {
  name: 'Müller & Søn GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  currency: 'EUR',
  amount: '1234.5000',
  reference: 'INV-2026-0042',
};

const payload =
  'BCD\n002\n1\nSCT\nCOBADEFFXXX\nMüller & Søn GmbH\nDE89370400440532013000\nEUR1234.50\n\n\nINV-2026-0042';

/** Reads a QR code from pixels as a camera does; four pixels per module. */
function read(svg: string): string | undefined {
  const scale = 4;
  const width = scale * Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = row * width + Number(x) * scale;
      for (let at = start; at < start + Number(length) * scale; at += 1) pixels.fill(0, at * 4, at * 4 + 3);
    }
  const found = jsqr.default(pixels, width, width);
  return found ? new TextDecoder().decode(Uint8Array.from(found.binaryData)) : undefined;
}

describe('the EPC QR code of an invoice', () => {
  it('says who is paid, where, how much and for what, as EPC069-12 requires', () => {
    expect(epcPayload(transfer)).to.equal(payload);
    expect(epcPayload({ ...transfer, bic: null })?.split('\n')[4]).to.equal('');
  });

  it('is read back from its pixels, letters with accents included', () => {
    expect(read(qrCode(payload))).to.equal(payload);
  });

  it('keeps the name to 70 characters on one line', () => {
    const [holder] =
      epcPayload({ ...transfer, name: `A\nB ${'ü'.repeat(80)}` })
        ?.split('\n')
        .slice(5) ?? [];
    expect(holder).to.equal(`A B ${'ü'.repeat(66)}`);
  });

  for (const [min, amount] of [
    [true, '0.01'],
    [true, '999999999.99'],
    [false, '0.00'],
    [false, '1000000000.00'],
  ] as const)
    it(`is ${min ? '' : 'not '}made for an amount of ${amount}`, () => {
      expect(epcPayload({ ...transfer, amount }) !== null).to.equal(min);
    });

  for (const [kind, change] of Object.entries({
    'another currency': { currency: 'CHF' },
    'no IBAN': { iban: null },
    'an account outside SEPA': { iban: 'SA0380000000608010167519' },
    'a nameless account': { name: ' ' },
  }))
    it(`is not made for ${kind}`, () => {
      expect(epcPayload({ ...transfer, ...change })).to.equal(null);
    });
});

describe('a VAT number', () => {
  it('is recognized by its form, unlike other tax numbers', () => {
    const known = ['DE123456788', 'ATU12345678', 'CHE-123.456.789 MWST', 'FR40303265045', 'gb 123 4567 89'];
    const others = ['12-3456789', '12/345/67890', 'ESTG800101AB1', 'DE12'];
    expect(known.filter((id) => !isVatNumber(id))).to.deep.equal([]);
    expect(others.filter(isVatNumber)).to.deep.equal([]);
  });
});
