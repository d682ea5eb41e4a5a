/** The unsent comment on a ticket, stored in this tab: it survives a reload, a lost connection and a new sign-in. */
import type { TicketActivityVisibility } from 'docket-sdk';
import { useState } from 'react';
import { useSession } from '../../../api/session.js';
import type { Mention } from '../comments/typed-mention.js';

export interface CommentDraft {
  readonly text: string;
  readonly visibility: TicketActivityVisibility;
  /** Whom the text has mentioned at any time. */
  readonly mentions: readonly Mention[];
}

const empty: CommentDraft = { text: '', visibility: 'internal', mentions: [] };

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
    if (typeof text !== 'string') return empty;
    const mentions = 'mentions' in stored && Array.isArray(stored.mentions) ? stored.mentions.filter(isMention) : [];
    return { text, visibility: visibility === 'public' ? 'public' : 'internal', mentions };
  } catch {
    return empty;
  }
}

const isMention = (stored: unknown): stored is Mention =>
  typeof stored === 'object' &&
  stored !== null &&
  'id' in stored &&
  'name' in stored &&
  typeof stored.id === 'string' &&
  typeof stored.name === 'string';
