/** The unsent comment on a ticket, stored in this tab: it survives a reload, a lost connection and a new sign-in. */
import type { TicketActivityVisibility } from 'docket-sdk';
import { useState } from 'react';
import { useSession } from '../../../api/session.js';

export interface CommentDraft {
  readonly text: string;
  readonly visibility: TicketActivityVisibility;
}

const empty: CommentDraft = { text: '', visibility: 'internal' };

export function useCommentDraft(ticketId: string): readonly [CommentDraft, (change: Partial<CommentDraft>) => void] {
  const { user } = useSession();
  const name = `docket.ticket-draft.${user.id}.${ticketId}`;
  const [draft, setDraft] = useState(() => read(name));
  const change = (to: Partial<CommentDraft>): void => {
    const next = { ...draft, ...to };
    setDraft(next);
    if (next.text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(next));
  };
  return [draft, change];
}

function read(name: string): CommentDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('visibility' in stored)) return empty;
    const { text, visibility } = stored;
    return typeof text === 'string' ? { text, visibility: visibility === 'public' ? 'public' : 'internal' } : empty;
  } catch {
    return empty;
  }
}
