/** The controls for a report's parameters: those of period, grouping, months and client that it has. */
import { useSession } from '../../api/session.js';
import { ClientField } from '../../entities/client/client-field.js';
import { DayRangeField } from '../../ui/day-field.js';
import { firstWeekday } from '../../ui/days.js';
import { useToday } from '../../ui/locale.js';
import { CurrencyField } from '../../ui/locale-fields.js';
import { namedRanges, rangeNames } from '../../ui/named-ranges.js';
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
  const { choice, hasPeriod, hasClient, hasMonths, hasNoMoney } = kind;
  const { has } = useSession();
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
      {!hasNoMoney && has('can_see_rates') && (
        <CurrencyField
          label={t('reports.alsoIn')}
          value={search.in ?? null}
          onChange={(code) => onChange({ in: code ?? undefined })}
          placeholder={t('reports.noOtherCurrency')}
        />
      )}
    </div>
  );
}

type PartProps = Omit<ReportControlsProps, 'kind'>;

function PeriodField({ search, onChange }: PartProps) {
  const isCustom = search.period === 'custom' || search.from !== undefined;
  const { from, to } = search;
  const today = useToday();
  const named = namedRanges(today).find(({ id }) => id === (search.period ?? 'this_month'));
  return (
    <DayRangeField
      label={t('common.period')}
      offered={rangeNames}
      noneLabel={null}
      value={from !== undefined && to !== undefined ? { from, to } : !isCustom && named ? named : null}
      onChange={(range, period) =>
        // The weeks of the API begin on Monday.
        onChange(
          period !== undefined && !(period.endsWith('_week') && firstWeekday !== 1)
            ? { period, from: undefined, to: undefined }
            : { period: 'custom', from: range?.from, to: range?.to },
        )
      }
    />
  );
}
