/** Messages of errors without the values of a workspace, for the log of requests. Pure. */

/** Quoted texts, email addresses, and amounts with their currency. Ids, dates and limits remain: they explain the error. */
const values = /“[^”]*”|[^\s@“”]+@[^\s@“”]+|-?\d[\d.,]*(?= [A-Z]{3}\b)/g;

/** The message with `…` in place of values. Messages put texts that users wrote in quotation marks. */
export const maskedMessage = (message: string): string =>
  message.replaceAll(values, (value) => (value.startsWith('“') ? '“…”' : '…'));
