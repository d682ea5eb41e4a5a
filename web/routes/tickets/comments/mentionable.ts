/** Mentions while a comment is written: which are being typed, and whom one can mention. */
import type { Ticket, UserRole } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { seesAssignedOnly } from '../../../../domain/people/policy.js';
import { useSession } from '../../../api/session.js';
import { listUsersOptions } from '../../../generated/queries.js';

/** A person whom a comment mentions. */
export interface Mention {
  readonly id: string;
  readonly name: string;
}

/** A mention that is being typed: where it begins, and what follows the `@`. */
export interface TypedMention {
  readonly at: number;
  readonly text: string;
}

/** An `@` at the beginning of a word, and up to three words after it: names have spaces. */
const typedMention = /(?:^|[\s([])@([^\s@]*(?: [^\s@]+){0,2})$/u;

/** The mention before the caret, if there is one. */
export function typedMentionIn(textBefore: string): TypedMention | undefined {
  const text = typedMention.exec(textBefore)?.[1];
  return text === undefined ? undefined : { at: textBefore.length - text.length - 1, text };
}

/** The mentions whose names are in the text: others were removed again. */
export const mentionsIn = (text: string, mentions: readonly Mention[]): readonly Mention[] =>
  mentions.filter(({ name }) => text.includes(`@${name}`));

const maxShown = 8;
const firstPage = { status: 'active', sort: 'name', order: 'asc', per_page: 100 } as const;

const hasAllWords = (name: string, text: string): boolean =>
  text
    .toLowerCase()
    .split(' ')
    .every((word) => name.toLowerCase().includes(word));

/** People who see the ticket and fit what was typed; asks the server only while something is typed. */
export function useMentionable(ticket: Ticket, typed: TypedMention | undefined): readonly Mention[] {
  const { user } = useSession();
  const isTyping = typed !== undefined;
  const all = useQuery({ ...listUsersOptions(firstPage), enabled: isTyping }).data;
  // A firm with more people than fit on a page is searched by the server.
  const isLarge = (all?.pagination.total ?? 0) > firstPage.per_page && typed?.text !== '';
  const found = useQuery({
    ...listUsersOptions({ ...firstPage, search: typed?.text ?? '' }),
    enabled: isTyping && isLarge,
  }).data;
  if (!typed) return [];
  const sees = ({ id, role }: { readonly id: string; readonly role: UserRole }): boolean =>
    id === ticket.assignee_id || !seesAssignedOnly({ role });
  return ((isLarge ? found : all)?.data ?? [])
    .filter((one) => one.id !== user.id && sees(one) && hasAllWords(one.name, typed.text))
    .slice(0, maxShown)
    .map(({ id, name }) => ({ id, name }));
}
