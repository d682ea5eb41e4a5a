/** To what totals of invoices are rounded, by currency. */
import type { TotalRounding } from 'docket-sdk';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { updateWorkspaceFields } from '../../generated/fields.js';
import { Button, IconButton } from '../../ui/button.js';
import { DraftActions } from '../../ui/draft-actions.js';
import { Form, FormRow } from '../../ui/form.js';
import { CurrencyField } from '../../ui/locale-fields.js';
import { MoneyField } from '../../ui/number-field.js';
import { Section } from '../../ui/page.js';
import { t } from '../../messages/text.js';
import { useWorkspaceDraft } from './use-workspace-draft.js';

const name = 'total_rounding';
const labels = { [name]: t('settings.totalRounding') };
const { items, maxItems = Infinity } = updateWorkspaceFields.total_rounding;

export function TotalRoundingPart() {
  const draft = useWorkspaceDraft([name]);
  const { values, set } = draft;
  const rows = rowsIn(values[name]);
  const put = (at: number, change: Partial<Row>): void =>
    set({ [name]: rows.map((row, index) => (index === at ? { ...row, ...change } : row)) });
  return (
    <Section title={labels[name]}>
      <p className="settings-lead">{t('settings.totalRoundingHint')}</p>
      <Form
        draft={{ name: 'total-rounding', id: 'workspace', ...draft.stored }}
        label={labels[name]}
        onSubmit={draft.submit}
      >
        <ConflictNotice edit={draft} labels={labels} />
        {rows.map(({ currency, increment }, at) => (
          <div key={at} className="metadata-row">
            <FormRow>
              <CurrencyField
                label={t('common.currency')}
                name={`${name}.${at}.currency`}
                isRequired
                value={currency}
                onChange={(code) => put(at, { currency: code })}
              />
              <MoneyField
                label={t('settings.roundedTo')}
                name={`${name}.${at}.increment`}
                limits={items.fields.increment}
                isRequired
                currency={currency}
                value={increment}
                onChange={(step) => put(at, { increment: step })}
              />
            </FormRow>
            <IconButton
              icon="trash"
              label={t('common.remove', { name: currency ?? t('common.currency') })}
              onPress={() => set({ [name]: rows.filter((_, index) => index !== at) })}
            />
          </div>
        ))}
        {rows.length < maxItems && (
          <Button icon="add" onPress={() => set({ [name]: [...rows, { currency: null, increment: null }] })}>
            {t('settings.addCurrency')}
          </Button>
        )}
        <DraftActions draft={draft} />
      </Form>
    </Section>
  );
}

/** A row in which something may not have been entered yet. */
type Row = { readonly [Field in keyof TotalRounding]: TotalRounding[Field] | null };

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'currency' in value && 'increment' in value;

const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
