/** Turns words of the contract into type names. */

/** `time_entry.timer_started` → `TimeEntryTimerStarted`. */
/** The name of what a webhook delivers, by the operation that takes it: `onInvoicePaid` takes an `InvoicePaidEvent`. */
export const eventName = (operationId = ''): string => `${operationId.replace(/^on/, '')}Event`;

export const pascalCase = (words: string): string =>
  words
    .split(/[-_.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `currencies` → `currency`, `details` → `detail`, `statuses` → `status`, `status` as it is. */
export function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:us|x|ss|ch)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/(?<![su])s$/, '');
}
