/** The form that logs time on a ticket. */
import type { RateType, Ticket } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { reachOf } from '../../../../domain/people/policy.js';
import { useSession } from '../../../api/session.js';
import { rateTypeLabels } from '../../../generated/labels.js';
import { SelectField, optionsOf } from '../../../ui/select-field.js';
import { PersonField } from '../../../entities/user/person-field.js';
import { createTicketTimeEntryFields as fields } from '../../../generated/fields.js';
import { CheckboxField } from '../../../ui/check-field.js';
import { DayField } from '../../../ui/day-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, FormRow, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { useToday } from '../../../ui/locale.js';
import { HoursField } from '../../../ui/number-field.js';
import { TextArea } from '../../../ui/text-field.js';
import { t } from '../../../messages/text.js';

/** Agreed rates only: a custom rate is set on the entry, in My time. */
const rates = optionsOf(rateTypeLabels).filter(({ id }) => id !== 'custom');

export function LogTime({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const today = useToday();
  const [hours, setHours] = useState<number | null>(null);
  const [date, setDate] = useState<string | null>(today);
  const [description, setDescription] = useState('');
  const isBillableAtAll = ticket.billing_type !== 'non_billable';
  const [billable, setBillable] = useState(isBillableAtAll);
  const [rateType, setRateType] = useState<RateType | null>('standard');
  const { user } = useSession();
  const [person, setPerson] = useState<string | null>(user.id);
  const log = useChange({
    operation: 'createTicketTimeEntry',
    send: () =>
      docket.tickets.createTimeEntry(ticket.id, {
        hours: hours ?? 0,
        date: date ?? today,
        description: description.trim() || null,
        billable,
        ...(person !== null && person !== user.id && { user_id: person }),
        ...(rateType !== null && rateType !== 'standard' && { rate_type: rateType }),
      }),
    handlesErrors: true,
    successMessage: t('tickets.timeLogged'),
    onDone: onClose,
  });
  return (
    <Dialog title={t('common.logTime')} isOpen onClose={onClose} size="s" isPersistent={description !== ''}>
      <Form
        draft={{
          name: 'ticket-time',
          id: ticket.id,
          value: { hours, date, description, billable, rateType, person },
          restore: (last) => {
            setHours(last.hours);
            setDate(last.date);
            setDescription(last.description);
            setBillable(last.billable);
            setRateType(last.rateType);
            setPerson(last.person);
          },
        }}
        onSubmit={() => log.mutateAsync(undefined)}
      >
        <FormRow>
          <HoursField
            label={t('common.hours')}
            name="hours"
            value={hours}
            onChange={setHours}
            limits={fields.hours}
            autoFocus
          />
          <DayField label={t('common.day')} name="date" value={date} onChange={setDate} isRequired />
        </FormRow>
        <TextArea
          label={t('common.description')}
          name="description"
          value={description}
          onChange={setDescription}
          limits={fields.description}
        />
        <FormRow>
          {reachOf({ role: user.role, department: user.department ?? null }) !== 'self' && (
            <PersonField label={t('common.person')} name="user_id" value={person} own={user} onChange={setPerson} />
          )}
          <SelectField
            label={t('tickets.rateType')}
            name="rate_type"
            options={rates}
            value={rateType}
            onChange={setRateType}
          />
        </FormRow>
        {isBillableAtAll && (
          <CheckboxField label={t('common.billable')} name="billable" value={billable} onChange={setBillable} />
        )}
        <FormActions>
          <SubmitButton>{t('common.logTime')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
