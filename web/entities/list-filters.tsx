/** The filters that lists have in common, for a `FilterBar`. */
import { useState } from 'react';
import type { Filter } from '../ui/filter-bar.js';
import { CheckboxField } from '../ui/check-field.js';
import { ComboField, type ComboFieldProps } from '../ui/combo-field.js';
import { Form, SubmitButton } from '../ui/form.js';
import { FormActions } from '../ui/form-actions.js';
import type { Option } from '../ui/select-field.js';
import { ClientField } from './client/client-field.js';
import { t } from '../messages/text.js';

interface ChoiceFilter<Id extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option<Id>[];
  readonly chosen: readonly Id[] | undefined;
  readonly onChange: (chosen: readonly Id[] | undefined) => void;
}

/** Selects any of a few options: statuses, people, tags. */
export const choiceFilter = <Id extends string>({ chosen, onChange, ...of }: ChoiceFilter<Id>): Filter => ({
  id: of.id,
  label: of.label,
  value: chosen?.length ? chosen.map((one) => of.options.find(({ id }) => id === one)?.label ?? one).join(', ') : null,
  edit: (close) => (
    <Choices
      {...of}
      chosen={chosen ?? []}
      onChoose={(next) => {
        onChange(next.length > 0 ? next : undefined);
        close();
      }}
    />
  ),
  onRemove: () => onChange(undefined),
});

interface ChoicesProps<Id extends string> {
  readonly label: string;
  readonly options: readonly Option<Id>[];
  readonly chosen: readonly Id[];
  readonly onChoose: (chosen: readonly Id[]) => void;
}

function Choices<Id extends string>({ label, options, chosen, onChoose }: ChoicesProps<Id>) {
  const [picked, setPicked] = useState(chosen);
  return (
    <Form draft="filter" label={label} onSubmit={() => onChoose(picked)}>
      <div className="filter-checks">
        {options.map(({ id, label: words }, at) => (
          <CheckboxField
            key={id}
            label={words}
            value={picked.includes(id)}
            onChange={(isPicked) => setPicked(isPicked ? [...picked, id] : picked.filter((one) => one !== id))}
            autoFocus={at === 0}
          />
        ))}
        {options.length === 0 && <p>{t('common.thereAreNoneYet')}</p>}
      </div>
      <FormActions>
        <SubmitButton>{t('common.apply')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface PickFilter extends Pick<ComboFieldProps, 'search'> {
  readonly id: string;
  readonly label: string;
  readonly chosen: readonly string[] | undefined;
  /** Name of the first chosen one. */
  readonly name: string;
  readonly onChange: (chosen: readonly string[] | undefined) => void;
}

/** Selects any of many, found by typing. Each is added to those chosen before. */
export const pickFilter = ({ id, label, chosen = [], name, search, onChange }: PickFilter): Filter => ({
  id,
  label,
  value: chosen.length === 0 ? null : chosen.length === 1 ? name : `${name} and ${chosen.length - 1} more`,
  edit: (close) => (
    <ComboField
      label={label}
      value={null}
      queryKey={['filter', id]}
      search={search}
      onChange={(one) => {
        if (one === null) return;
        onChange([...new Set([...chosen, one])]);
        close();
      }}
      autoFocus
    />
  ),
  onRemove: () => onChange(undefined),
});

interface ClientFilter {
  readonly chosen: readonly string[] | undefined;
  /** Name of the chosen client, if it is loaded. */
  readonly name: string | undefined;
  readonly onChange: (chosen: readonly string[] | undefined) => void;
}

export const clientFilter = ({ chosen, name, onChange }: ClientFilter): Filter => ({
  id: 'client_id',
  label: t('common.client'),
  value: chosen?.length
    ? chosen.length === 1
      ? (name ?? t('common.other', { count: 1 }))
      : t('common.other', { count: chosen.length })
    : null,
  edit: (close) => (
    <ClientField
      label={t('common.client')}
      value={chosen?.[0] ?? null}
      autoFocus
      onChange={(id) => {
        onChange(id === null ? undefined : [id]);
        close();
      }}
    />
  ),
  onRemove: () => onChange(undefined),
});
