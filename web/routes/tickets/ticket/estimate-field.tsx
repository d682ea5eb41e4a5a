/** The estimate of a ticket, saved when the field loses the focus. */
import type { Ticket, TicketUpdate } from 'docket-sdk';
import { useState } from 'react';
import { updateTicketFields as fields } from '../../../generated/fields.js';
import { HoursField } from '../../../ui/number-field.js';
import { t } from '../../../messages/text.js';

interface EstimateFieldProps {
  readonly ticket: Ticket;
  readonly set: (change: TicketUpdate) => void;
}

export function EstimateField({ ticket, set }: EstimateFieldProps) {
  const known = ticket.time.estimated_hours ?? null;
  const [hours, setHours] = useState(known);
  return (
    <HoursField
      label={t('common.estimate')}
      value={hours}
      onChange={setHours}
      onBlur={() => hours !== known && set({ estimated_hours: hours })}
      limits={fields.estimated_hours}
    />
  );
}
