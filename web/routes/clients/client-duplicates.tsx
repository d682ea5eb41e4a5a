/** Contacts that may be the same person, to compare and merge. */
import type { Client, ContactDuplicates, ContactDuplicatesContact, DuplicateReason } from 'docket-sdk';
import { useState } from 'react';
import { listContactDuplicatesOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Percent } from '../../ui/amounts.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { MergeContacts } from './merge-contacts.js';

const reasonWords: Readonly<Record<DuplicateReason, string>> = {
  email: 'The same e-mail address',
  phone: 'The same phone number',
  name: 'Names that are alike',
};

interface Pair {
  readonly survivor: ContactDuplicatesContact;
  readonly other: ContactDuplicatesContact;
}

export function ClientDuplicates({ client }: { readonly client: Client }) {
  const [pair, setPair] = useState<Pair | null>(null);
  const rows = useListPages((page) => listContactDuplicatesOptions({ client_id: client.id, ...page }));
  if (rows.isLoading) return <Skeleton />;
  if (rows.error) return <Problem error={rows.error} onRetry={rows.retry} />;
  const groups = rows.first?.data ?? [];
  return (
    <div className="client-amounts">
      {groups.length === 0 && (
        <Empty icon="check" title="No duplicates">
          Contacts with the same address, the same number or names that are alike would stand here.
        </Empty>
      )}
      {groups.map((group) => (
        <Group key={group.contacts.map(({ id }) => id).join(' ')} group={group} onMerge={setPair} />
      ))}
      {pair && <MergeContacts survivorId={pair.survivor.id} otherId={pair.other.id} onClose={() => setPair(null)} />}
    </div>
  );
}

interface GroupProps {
  readonly group: ContactDuplicates;
  readonly onMerge: (pair: Pair) => void;
}

function Group({ group: { contacts, match_reason, confidence }, onMerge }: GroupProps) {
  const [survivor, ...others] = contacts;
  if (!survivor) return null;
  return (
    <Section
      title={reasonWords[match_reason]}
      actions={
        <span>
          Likely the same: <Percent percent={confidence * 100} />
        </span>
      }
    >
      <p>
        <strong dir="auto">{survivor.name}</strong> {survivor.email}
      </p>
      <ul className="burn-list">
        {others.map((other) => (
          <li key={other.id} className="duplicate">
            <span>
              <strong dir="auto">{other.name}</strong> {other.email}
            </span>
            <Button aria-label={`Compare with ${survivor.name}`} onPress={() => onMerge({ survivor, other })}>
              Compare
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
