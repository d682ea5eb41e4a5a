import { dec } from '../money.js';
import { isSepaIban } from './bank-account.js';

/** A SEPA credit transfer: payee, account, amount and reference. */
export interface EpcTransfer {
  readonly name: string;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly currency: string;
  readonly amount: string;
  /** The number of the invoice. */
  readonly reference: string;
}

/** The limits of EPC069-12: characters of name and reference, bytes of the payload, and the amount in EUR. */
const [maxOfName, maxOfReference, maxBytes] = [70, 140, 331];
const [min, max] = [dec('0.01'), dec('999999999.99')];

/** A text on one line, cut to `length` characters. */
const oneLine = (text: string, length: number): string =>
  Array.from(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, length)
    .join('')
    .trim();

/**
 * The content of an EPC QR code (EPC069-12, version 002), with which banking apps fill in a SEPA credit transfer. Null
 * if no such transfer is possible: another currency, no SEPA account, or an amount outside the limits.
 */
export function epcPayload({ name, iban, bic, currency, amount, reference }: EpcTransfer): string | null {
  const value = dec(amount);
  if (currency !== 'EUR' || iban === null || !isSepaIban(iban) || value.lt(min) || value.gt(max)) return null;
  const [holder, purpose, structured] = [oneLine(name, maxOfName), '', ''];
  const lines = ['BCD', '002', '1', 'SCT', bic ?? '', holder, iban, `EUR${value.toFixed(2)}`, purpose, structured];
  const payload = [...lines, oneLine(reference, maxOfReference)].join('\n');
  return holder !== '' && new TextEncoder().encode(payload).length <= maxBytes ? payload : null;
}
