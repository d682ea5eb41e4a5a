/** The controls for a report's parameters: those of period, grouping, months and client that it has. */
import { reportPeriodLabels } from '../../generated/labels.js';
import { ClientField } from '../../entities/client/client-field.js';
import { DayRangeField } from '../../ui/day-field.js';
import { NumberField } from '../../ui/number-field.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import type { ReportKind } from './report-kinds.js';
import type { ReportSearch } from './reports-search.js';
import { t } from '../../messages/text.js';

export interface ReportControlsProps {
  readonly kind: ReportKind;
  readonly search: ReportSearch;
  readonly onChange: (change: Partial<ReportSearch>) => void;
}

const usualMonths = 3;

export function ReportControls({ kind, search, onChange }: ReportControlsProps) {
  const { choice, hasPeriod, hasClient, hasMonths } = kind;
  return (
    <div className="report-controls" role="group" aria-label={t('reports.parameters')}>
      {hasPeriod && <PeriodField search={search} onChange={onChange} />}
      {choice && (
        <SelectField
          label={choice.label}
          options={optionsOf(choice.labels)}
          value={search[choice.name] ?? choice.usual}
          onChange={(value) => onChange({ [choice.name]: value ?? undefined })}
        />
      )}
      {hasMonths && (
        <NumberField
          label={t('reports.monthsAhead')}
          digits={0}
          value={search.months ?? usualMonths}
          limits={{ minimum: 1, maximum: 24 }}
          onChange={(months) => onChange({ months: months ?? undefined })}
        />
      )}
      {hasClient && (
        <ClientField
          label={t('common.client')}
          value={search.client_id ?? null}
          onChange={(id) => onChange({ client_id: id ?? undefined })}
          placeholder={t('reports.allClients')}
        />
      )}
    </div>
  );
}

type PartProps = Omit<ReportControlsProps, 'kind'>;

function PeriodField({ search, onChange }: PartProps) {
  const isCustom = search.period === 'custom' || search.from !== undefined;
  const { from, to } = search;
  return (
    <>
      <SelectField
        label={t('common.period')}
        options={optionsOf(reportPeriodLabels)}
        value={isCustom ? 'custom' : isPeriod(search.period) ? search.period : 'this_month'}
        onChange={(period) => onChange({ period: period ?? undefined, from: undefined, to: undefined })}
      />
      {isCustom && (
        <DayRangeField
          label={t('common.days')}
          value={from !== undefined && to !== undefined ? { from, to } : null}
          onChange={(range) => onChange({ period: 'custom', from: range?.from, to: range?.to })}
        />
      )}
    </>
  );
}

const isPeriod = (text: string | undefined): text is keyof typeof reportPeriodLabels =>
  text !== undefined && Object.hasOwn(reportPeriodLabels, text);
