/** Recipients that a mail did not reach, whether the mail server refused them or the mail came back from them. */

export interface Undelivered {
  /** The address, as the mail server names it. */
  readonly recipient: string;
  /** Why, as the mail server said it. */
  readonly reason: string;
}

/** Each address with its reason, for the error of a mail. */
export const undeliveredText = (undelivered: readonly Undelivered[]): string =>
  undelivered.map(({ recipient, reason }) => `${recipient}: ${reason}`).join('; ');

/** Whether the error of a mail names an address as one that it did not reach. */
export const names = (error: string, recipient: string): boolean => `; ${error}`.includes(`; ${recipient}: `);

/** The recipients of a mail that it did not reach. If none of them is named, since servers forward mails to other addresses, all of them. */
export function unreached(recipients: readonly string[], undelivered: readonly Undelivered[]): string[] {
  const named = new Set(undelivered.map(({ recipient }) => recipient.toLowerCase()));
  const found = recipients.filter((address) => named.has(address.toLowerCase()));
  return found.length > 0 ? found : [...recipients];
}
