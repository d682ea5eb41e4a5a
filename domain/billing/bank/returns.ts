/** Which earlier payment a returned one takes back. */
import { daysBetween } from '../../time.js';
import type { ReturnablePayment } from './open-book.js';
import type { ComparedLine, Confidence, MatchReason, Proposal } from './match.js';

/** Days within which a direct debit without a mandate can be returned. */
const maxDays = 400;

/**
 * The payments that a line may return: of the same transfer, or of the same payer and amount. With the id of the transfer, the bank may have added
 * its charges to the amount.
 */
export function proposeReturns(line: ComparedLine, payments: readonly ReturnablePayment[]): Proposal[] {
  const amount = -line.amount;
  const possible = payments.filter(({ currency, date }) => {
    const days = daysBetween(date, line.date);
    return currency === line.currency && days >= 0 && days <= maxDays;
  });
  const sameId = possible.filter(
    ({ endToEndId, amount: paid }) => endToEndId !== null && endToEndId === line.endToEndId && paid <= amount,
  );
  const samePayer = possible.filter(({ iban, amount: paid }) => iban !== null && iban === line.iban && paid === amount);
  const certainty: Confidence = line.isReturn && sameId.length === 1 ? 'certain' : 'likely';
  const byId = sameId.map((payment) => proposal(payment, certainty, ['end_to_end_id'], line));
  if (byId.length > 0) return byId;
  const confidence: Confidence = line.isReturn && samePayer.length === 1 ? 'likely' : 'possible';
  return samePayer.map((payment) => proposal(payment, confidence, ['known_iban'], line));
}

function proposal(
  { paymentId, clientId, invoices, amount }: ReturnablePayment,
  confidence: Confidence,
  signs: readonly MatchReason[],
  line: ComparedLine,
): Proposal {
  const reasons: MatchReason[] = [
    ...(line.isReturn ? (['returned'] as const) : []),
    ...signs,
    ...(amount === -line.amount ? (['exact_amount'] as const) : []),
  ];
  return { clientId, invoices, paymentId, confidence, reasons };
}
