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
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

const reasonWords: Readonly<Record<DuplicateReason, string>> = {
  email: t('clients.sameEmail'),
  phone: t('clients.samePhone'),
  name: t('clients.similarNames'),
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
        <Empty icon="check" title={t('clients.noDuplicates')}>
          {t('clients.duplicatesHint')}
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
      actions={<span>{rich('clients.duplicateMatch', { percent: <Percent percent={confidence * 100} /> })}</span>}
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
            <Button
              aria-label={t('clients.compareWith', { name: survivor.name })}
              onPress={() => onMerge({ survivor, other })}
            >
              {t('clients.compare')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
