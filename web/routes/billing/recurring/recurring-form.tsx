/** The forms of a new and an existing recurring invoice. Changes take effect with the next invoice. */
import type { RecurringInterval, RecurringInvoice, RecurringJoin } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useDraft, useRefetchNow } from '../../../api/draft.js';
import { useSession } from '../../../api/session.js';
import { ClientField } from '../../../entities/client/client-field.js';
import { ConflictNotice } from '../../../entities/conflict-notice.js';
import { ContactField } from '../../../entities/contact/contact-field.js';
import { createRecurringInvoiceFields as limits } from '../../../generated/fields.js';
import {
  recurringIntervalLabels,
  recurringInvoiceStatusLabels,
  recurringJoinLabels,
} from '../../../generated/labels.js';
import { getClientOptions, getRecurringInvoiceOptions } from '../../../generated/queries.js';
import { CheckboxField, SwitchField } from '../../../ui/check-field.js';
import { DayField } from '../../../ui/day-field.js';
import { fieldProps, type FormOf } from '../../../ui/field-props.js';
import { Form, FormRow, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { useToday } from '../../../ui/locale.js';
import { lazyPart, Part } from '../../../ui/part.js';
import { NumberField } from '../../../ui/number-field.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import {
  emptyLine,
  emptyRecurring,
  recurringCreationOf,
  recurringDraftOf,
  recurringUpdateOf,
  type RecurringDraft,
} from './recurring-draft.js';
import { recurringLabels as labels } from './recurring-words.js';
import { t } from '../../../messages/text.js';

const RecurringLines = lazyPart(async () => import('./recurring-lines.js').then((module) => module.RecurringLines));

interface NewRecurringProps {
  readonly clientId: string | null;
  readonly onCreated: (id: string) => void;
}

export function NewRecurring({ clientId, onCreated }: NewRecurringProps) {
  const today = useToday();
  const [values, setValues] = useState(() => emptyRecurring(clientId, today));
  const create = useChange({
    operation: 'createRecurringInvoice',
    send: (client: string) => docket.recurringInvoices.create(recurringCreationOf(values, client)),
    onDone: ({ id }) => onCreated(id),
    successMessage: t('billing.recurringCreated'),
    handlesErrors: true,
  });
  return (
    <Form
      draft={{ name: 'new-recurring-invoice', id: clientId, value: values, restore: setValues }}
      onSubmit={() => (values.client_id === null ? undefined : create.mutateAsync(values.client_id))}
    >
      <RecurringFields values={values} set={(change) => setValues((before) => ({ ...before, ...change }))} isNew />
      <FormActions>
        <SubmitButton>{t('billing.createRecurring')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface ChangeRecurringProps {
  readonly recurring: RecurringInvoice;
  readonly onDone: () => void;
}

export function ChangeRecurring({ recurring, onDone }: ChangeRecurringProps) {
  const draft = useDraft({
    source: recurring,
    bodyOf: recurringDraftOf,
    seenOf: ({ status }: RecurringInvoice) => ({ status }),
    refetchNow: useRefetchNow(getRecurringInvoiceOptions(recurring.id)),
  });
  const change = useChange({
    operation: 'updateRecurringInvoice',
    send: ({ changed, ifMatch }: { changed: Partial<RecurringDraft>; ifMatch: string | undefined }) =>
      docket.recurringInvoices.update(recurring.id, recurringUpdateOf(changed), { ifMatch }),
    onDone,
    handlesErrors: true,
  });
  return (
    <Form
      draft={{ name: 'recurring-invoice', id: recurring.id, ...draft.stored }}
      onSubmit={() => draft.save(async (changed, ifMatch) => change.mutateAsync({ changed, ifMatch }))}
    >
      <ConflictNotice
        edit={draft}
        labels={labels}
        ways={{
          interval: { words: recurringIntervalLabels },
          status: { words: recurringInvoiceStatusLabels },
          join: { words: recurringJoinLabels },
        }}
      />
      <p>{t('billing.recurringChangeHint')}</p>
      <RecurringFields values={draft.values} set={draft.set} />
      <FormActions>
        <SubmitButton>{t('common.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface RecurringFieldsProps extends FormOf<RecurringDraft> {
  /** The client can still be chosen. */
  readonly isNew?: boolean;
}

function RecurringFields({ isNew = false, ...form }: RecurringFieldsProps) {
  const { values, set } = form;
  const { workspace } = useSession();
  const field = fieldProps(form, labels, limits);
  const { client_id: client } = values;
  const { data } = useQuery({ ...getClientOptions(client ?? ''), enabled: client !== null, throwOnError: false });
  return (
    <>
      {isNew && (
        <ClientField
          {...field('client_id')}
          onChange={(client_id) => set({ client_id, contact_id: null })}
          autoFocus={client === null}
        />
      )}
      <TextField {...field('subject')} autoFocus={client !== null} />
      <FormRow>
        <NumberField {...field('every')} digits={0} isRequired />
        <SelectField
          {...field('interval')}
          options={optionsOf<RecurringInterval>(recurringIntervalLabels)}
          onChange={(interval) => interval && set({ interval })}
        />
      </FormRow>
      <FormRow>
        <DayField {...field('anchor_date')} hint={t('billing.recurringFirstDateHint')} />
        <DayField {...field('end_date')} />
      </FormRow>
      <Part isField>
        <RecurringLines
          lines={values.lines}
          onChange={(lines) => set({ lines })}
          onAdd={() => set({ lines: [...values.lines, emptyLine] })}
          currency={data?.billing.currency ?? workspace.currency}
        />
      </Part>
      <CheckboxField {...field('prices_include_tax')} />
      <SelectField
        {...field('join')}
        options={optionsOf<RecurringJoin>(recurringJoinLabels)}
        onChange={(join) => join && set({ join })}
      />
      <FormRow>
        <NumberField {...field('payment_terms_days')} digits={0} hint={t('billing.asTheClient')} />
        <TextField {...field('po_number')} />
      </FormRow>
      <ContactField {...field('contact_id')} clientId={client} />
      <TextArea {...field('notes')} rows={2} />
      <SwitchField {...field('auto_send')} hint={t('billing.sendByItselfHint')} />
    </>
  );
}
