import { dec } from '../money.js';
import { isSepaIban } from './bank-account.js';

/** What is to be paid, to whom, and what it is for. */
export interface EpcTransfer {
  readonly name: string;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly currency: string;
  readonly amount: string;
  /** The number of the invoice. */
  readonly reference: string;
}

/** The limits of EPC069-12. */
const [maxOfName, maxOfReference, maxBytes] = [70, 140, 331];
const [min, max] = [dec('0.01'), dec('999999999.99')];

/** On one line, and of no more characters than there may be. */
const oneLine = (text: string, length: number): string =>
  Array.from(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, length)
    .join('')
    .trim();

/**
 * What an EPC QR code (EPC069-12, version 002) says, from which apps of banks fill in a SEPA credit transfer. Null for what no such
 * transfer can pay: another currency, no account in SEPA, nothing or too much to be paid.
 */
export function epcPayload({ name, iban, bic, currency, amount, reference }: EpcTransfer): string | null {
  const value = dec(amount);
  if (currency !== 'EUR' || iban === null || !isSepaIban(iban) || value.lt(min) || value.gt(max)) return null;
  const [holder, purpose, structured] = [oneLine(name, maxOfName), '', ''];
  const lines = ['BCD', '002', '1', 'SCT', bic ?? '', holder, iban, `EUR${value.toFixed(2)}`, purpose, structured];
  const payload = [...lines, oneLine(reference, maxOfReference)].join('\n');
  return holder !== '' && new TextEncoder().encode(payload).length <= maxBytes ? payload : null;
}
