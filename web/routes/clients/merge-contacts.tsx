/** Compares two contacts, shows the result of a merge, and merges them. */
import type { Contact } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf } from '../../api/etags.js';
import { portalAccessLabels } from '../../generated/labels.js';
import { getContactOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { rowsOf } from '../../ui/list-pages.js';
import { Empty, Notice, Skeleton } from '../../ui/notice.js';
import { Table, type Column } from '../../ui/table/table.js';
import { contactLabels, rolesOf } from './contact-body.js';
import { t } from '../../messages/text.js';

export interface MergeContactsProps {
  readonly survivorId: string;
  readonly otherId: string;
  readonly onClose: () => void;
}

export function MergeContacts({ survivorId, otherId, onClose }: MergeContactsProps) {
  const [isSwapped, setSwapped] = useState(false);
  const one = useQuery(getContactOptions(survivorId)).data;
  const two = useQuery(getContactOptions(otherId)).data;
  const [survivor, other] = isSwapped ? [two, one] : [one, two];
  return (
    <Dialog title={t('clients.mergeTwoContacts')} size="l" isOpen onClose={onClose} isPersistent>
      {survivor && other ? (
        <Comparison survivor={survivor} other={other} onSwap={() => setSwapped(!isSwapped)} onDone={onClose} />
      ) : (
        <Skeleton />
      )}
    </Dialog>
  );
}

interface ComparisonProps {
  readonly survivor: Contact;
  readonly other: Contact;
  readonly onSwap: () => void;
  readonly onDone: () => void;
}

function Comparison({ survivor, other, onSwap, onDone }: ComparisonProps) {
  const change = useChange({
    operation: 'mergeContact',
    send: async () => docket.contacts.merge(survivor.id, { merge_contact_id: other.id }, { ifMatch: etagOf(survivor) }),
    successMessage: ({ name }) => t('clients.mergedInto', { name }),
    handlesErrors: true,
    onDone,
  });
  const isOneClient = survivor.client_id === other.client_id;
  return (
    <Form draft="question" onSubmit={async () => change.mutateAsync(undefined)}>
      <Table
        label={t('clients.bothContacts')}
        columns={columns}
        rows={rowsOf(comparisonOf(survivor, other))}
        rowKey={({ label }) => label}
        rowName={({ label }) => label}
        empty={<Empty title={t('clients.nothingToCompare')} />}
      />
      {isOneClient ? (
        <Notice kind="warn">{t('clients.mergeWarning', { name: other.name, survivor: survivor.name })}</Notice>
      ) : (
        <Notice kind="warn">{t('clients.mergeDifferentClients')}</Notice>
      )}
      <FormActions>
        <Button icon="sort" onPress={onSwap}>
          {t('clients.keepInstead', { name: other.name })}
        </Button>
        <SubmitButton kind="danger" isDisabled={!isOneClient}>
          {t('clients.merge')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

interface Compared {
  readonly label: string;
  readonly survivor: string;
  readonly other: string;
  readonly result: string;
}

const columns: readonly Column<Compared>[] = [
  { id: 'label', header: t('clients.field'), width: 128, cell: ({ label }) => label },
  { id: 'kept', header: t('clients.columnKeep'), cell: ({ survivor }) => <span dir="auto">{survivor || '–'}</span> },
  { id: 'other', header: t('clients.columnDelete'), cell: ({ other }) => <span dir="auto">{other || '–'}</span> },
  { id: 'result', header: t('clients.result'), cell: ({ result }) => <strong dir="auto">{result || '–'}</strong> },
];

const texts = ['name', 'email', 'phone', 'mobile', 'title', 'department', 'external_id'] as const;
const flags = ['is_primary', 'is_billing', 'is_technical'] as const;
const levels = ['none', 'view', 'full'] as const;

/** The result of the merge, field by field, by the same rules as the server's. */
export function comparisonOf(survivor: Contact, other: Contact): Compared[] {
  const roles = { ...survivor.roles };
  for (const flag of flags) roles[flag] ||= other.roles[flag];
  const level = levels.findLast((one) => [survivor, other].some(({ portal }) => portal.access_level === one)) ?? 'none';
  return [
    ...texts.map((field) => ({
      label: contactLabels[field],
      survivor: survivor[field] ?? '',
      other: other[field] ?? '',
      result: survivor[field] ?? other[field] ?? '',
    })),
    {
      label: t('clients.roles'),
      survivor: rolesOf(survivor.roles),
      other: rolesOf(other.roles),
      result: rolesOf(roles),
    },
    {
      label: t('clients.portal'),
      survivor: portalAccessLabels[survivor.portal.access_level],
      other: portalAccessLabels[other.portal.access_level],
      result: portalAccessLabels[level],
    },
    {
      label: t('shell.tags'),
      survivor: survivor.tags.join(', '),
      other: other.tags.join(', '),
      result: [...new Set([...survivor.tags, ...other.tags])].join(', '),
    },
  ];
}
