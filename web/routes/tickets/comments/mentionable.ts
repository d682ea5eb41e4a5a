/** Whom one can mention in a comment. */
import type { Ticket, UserRole } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { seesAssignedOnly } from '../../../../domain/people/policy.js';
import { useSession } from '../../../api/session.js';
import { listUsersOptions } from '../../../generated/queries.js';
import type { Mention, TypedMention } from './typed-mention.js';

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
