/** SLA targets of a client, in minutes. They replace the targets of the priorities. */
import type { SlaOverride, TicketPriority } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { listTicketPrioritiesOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { FormRow } from '../../ui/form.js';
import { NumberField } from '../../ui/number-field.js';
import { t } from '../../messages/text.js';

export interface SlaFieldsProps {
  readonly value: readonly SlaOverride[];
  readonly onChange: (value: SlaOverride[]) => void;
}

const limits = { minimum: 1, maximum: 1_000_000 };

export function SlaFields({ value, onChange }: SlaFieldsProps) {
  const { data } = useQuery(listTicketPrioritiesOptions({ per_page: 100 }));
  return (
    <div className="tags-field">
      <p>{t('clients.slaHint')}</p>
      {data?.data.map((priority) => (
        <Targets
          key={priority.id}
          priority={priority}
          own={value.find(({ priority_id }) => priority_id === priority.id)}
          onChange={(own) =>
            onChange([...value.filter(({ priority_id }) => priority_id !== priority.id), ...(own ? [own] : [])])
          }
        />
      ))}
    </div>
  );
}

interface TargetsProps {
  readonly priority: TicketPriority;
  readonly own: SlaOverride | undefined;
  readonly onChange: (own: SlaOverride | undefined) => void;
}

function Targets({ priority: { id, name, sla_response, sla_resolution }, own, onChange }: TargetsProps) {
  if (!own)
    return (
      <div className="duplicate">
        <span dir="auto">{name}</span>
        <Button
          onPress={() =>
            onChange({
              priority_id: id,
              response_target: sla_response ?? 60,
              resolution_target: sla_resolution ?? 480,
            })
          }
        >
          {t('clients.setTargets', { name })}
        </Button>
      </div>
    );
  return (
    <div role="group" aria-label={name}>
      <FormRow>
        <NumberField
          label={t('clients.firstResponse', { name })}
          unit={t('clients.min')}
          digits={0}
          limits={limits}
          isRequired
          value={own.response_target}
          onChange={(minutes) => onChange({ ...own, response_target: minutes ?? 1 })}
        />
        <NumberField
          label={t('clients.resolution', { name })}
          unit={t('clients.min')}
          digits={0}
          limits={limits}
          isRequired
          value={own.resolution_target}
          onChange={(minutes) => onChange({ ...own, resolution_target: minutes ?? 1 })}
        />
      </FormRow>
      <Button kind="quiet" onPress={() => onChange(undefined)}>
        {t('clients.useDefaultTargets', { name })}
      </Button>
    </div>
  );
}
