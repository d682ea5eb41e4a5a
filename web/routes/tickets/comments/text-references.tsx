/** Text of a ticket, in which mentions, numbers of tickets and addresses are links. */
import { useQueries } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useSession } from '../../../api/session.js';
import { getUserOptions } from '../../../generated/queries.js';
import { Link, OutsideLink } from '../../../ui/link.js';
import type { Mention } from './typed-mention.js';
import { rich } from '../../../messages/rich.js';

/** The people whom a comment mentions, by their current names; those who are not known are left out. */
export function useMentioned(ids: readonly string[]): readonly Mention[] {
  const answers = useQueries({
    queries: ids.map((id) => ({ ...getUserOptions(id), throwOnError: false, staleTime: 300_000 })),
  });
  return answers.flatMap(({ data }) => (data ? [{ id: data.id, name: data.name }] : []));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Addresses end before punctuation that is followed by no more of them. */
const address = String.raw`https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]]`;
const ticketNumber = String.raw`\bTKT-\d{1,15}\b`;

interface TextReferencesProps {
  readonly text: string;
  readonly mentioned: readonly Mention[];
}

export function TextReferences({ text, mentioned }: TextReferencesProps) {
  // Longer names first: "Ada Miller-Jones" is not "Ada Miller".
  const names = mentioned.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  const any = [address, ticketNumber, ...names.map((name) => `@${escaped(name)}`)].join('|');
  // With the whole pattern in a group, every second piece is a reference.
  const pieces = text.split(new RegExp(`(${any})`, 'u'));
  return pieces.map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of a text have no other
    <Fragment key={at}>{at % 2 === 0 ? piece : referenceOf(piece, mentioned)}</Fragment>
  ));
}

function referenceOf(piece: string, mentioned: readonly Mention[]): ReactNode {
  if (piece.startsWith('@')) {
    const person = mentioned.find(({ name }) => `@${name}` === piece);
    return person ? <MentionOf person={person} /> : piece;
  }
  if (piece.startsWith('TKT-'))
    return (
      <Link to="/tickets/$ticketId" params={{ ticketId: piece }}>
        {piece}
      </Link>
    );
  return <OutsideLink href={piece}>{piece}</OutsideLink>;
}

/** One's own name stands out. */
function MentionOf({ person: { id, name } }: { readonly person: Mention }) {
  const { user } = useSession();
  return (
    <Link
      to="/people/$userId"
      params={{ userId: id }}
      kind="quiet"
      className="ticket-mention"
      data-me={id === user.id ? '' : undefined}
      dir="auto"
    >
      @{name}
    </Link>
  );
}

/** The people whom a comment mentions without having their names in its text. */
export function OtherMentions({ text, mentioned }: TextReferencesProps) {
  const others = mentioned.filter(({ name }) => !text.includes(`@${name}`));
  if (others.length === 0) return null;
  return (
    <p className="ticket-when">
      {rich('tickets.mentions', {
        people: others.map((person) => (
          <Fragment key={person.id}>
            <MentionOf person={person} />{' '}
          </Fragment>
        )),
      })}
    </p>
  );
}
