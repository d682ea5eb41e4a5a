/** Shown if two people changed the same field: lists both values, and the user chooses. */
import { useQuery } from '@tanstack/react-query';
import { docket } from '../../../api/docket.js';
import { billingTypeLabels } from '../../../generated/labels.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { FormActions } from '../../../ui/form-actions.js';
import { notify } from '../../../ui/toast.js';
import { errorText } from '../../../ui/text/problems.js';
import { usePriorities, useStatuses } from '../../../entities/ticket/ticket-choices.js';
import { fieldNames, valueOf, type EditedField } from './changed-fields.js';
import type { TicketEdit } from './use-ticket-edit.js';
import { t } from '../../../messages/text.js';

export function ConflictDialog({ edit }: { readonly edit: TicketEdit }) {
  const { conflict, keepMine, dropMine } = edit;
  if (!conflict) return null;
  const { mine, before, after, fields } = conflict;
  return (
    <Dialog title={t('tickets.someoneElseChangedThis')} isOpen onClose={dropMine} isPersistent>
      <p>{t('tickets.chooseVersion')}</p>
      <dl className="ticket-conflict">
        {fields.map((field) => (
          <div key={field}>
            <dt>{fieldNames[field]}</dt>
            <dd>
              <span>{t('tickets.before')}</span> <Value field={field} value={valueOf(before, field)} />
            </dd>
            <dd>
              <span>{t('tickets.theirs')}</span> <Value field={field} value={valueOf(after, field)} />
            </dd>
            <dd>
              <span>{t('tickets.yours')}</span> <Value field={field} value={mine[field]} />
            </dd>
          </div>
        ))}
      </dl>
      <FormActions>
        <Button onPress={dropMine} autoFocus>
          {t('tickets.keepTheirs')}
        </Button>
        <Button
          kind="primary"
          onPress={() => {
            keepMine().catch((error: unknown) => notify(errorText(error), { kind: 'bad' }));
          }}
        >
          {t('tickets.overwriteWithMine')}
        </Button>
      </FormActions>
    </Dialog>
  );
}

function Value({ field, value }: { readonly field: EditedField; readonly value: unknown }) {
  const named = [...useStatuses(), ...usePriorities()].find(({ id }) => id === value)?.name;
  const isObject = named === undefined && typeof value === 'string' && field in readers;
  const { data } = useQuery({
    queryKey: ['name', value],
    queryFn: async () => readers[field]?.(String(value)) ?? null,
    enabled: isObject,
    throwOnError: false,
  });
  const words = named ?? (isObject ? data : textOf(field, value));
  return <strong dir="auto">{words ?? '…'}</strong>;
}

const readers: Partial<Record<EditedField, (id: string) => Promise<string>>> = {
  assignee_id: async (id) => (await docket.users.get(id)).name,
  client_id: async (id) => (await docket.clients.get(id)).name,
  project_id: async (id) => (await docket.projects.get(id)).title,
  contact_id: async (id) => (await docket.contacts.get(id)).name,
  agreement_id: async (id) => (await docket.agreements.get(id)).title,
};

function textOf(field: EditedField, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('shell.none');
  if (Array.isArray(value)) return value.length === 0 ? t('shell.none') : value.join(', ');
  if (field === 'billing_type') return Object.entries(billingTypeLabels).find(([id]) => id === value)?.[1] ?? '…';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
}
