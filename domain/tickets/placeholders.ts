/** The placeholders of canned replies, such as `{{client.name}}`. */
import type { Schemas } from '../../contract/contract.js';
import { invalid } from '../errors.js';
import { placeholderProblem } from '../workspace/placeholders.js';

export type Placeholder = Schemas['CannedReplyPlaceholder'];

const placeholders: Readonly<Record<Placeholder, true>> = {
  'client.name': true,
  'contact.name': true,
  'ticket.number': true,
  'user.name': true,
};

/** Throws `invalid_request` on `content` if two opening braces begin anything but a placeholder. */
export function assertPlaceholders(content: string): void {
  const problem = placeholderProblem(content, Object.keys(placeholders));
  if (problem !== undefined) throw invalid('content', problem);
}
