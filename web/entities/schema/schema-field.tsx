/** Renders a field by its description in the contract, which gives its type and limits; the screen gives its label. */
import { CheckboxField } from '../../ui/check-field.js';
import { ColorField } from '../../ui/color-field.js';
import { DayField } from '../../ui/day-field.js';
import { HoursField, MoneyField, NumberField } from '../../ui/number-field.js';
import { SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import type { AnyField } from './schema-values.js';
import { CountryField, CurrencyField, LanguageField, ZoneField } from '../../ui/locale-fields.js';
import { fractionOf, percentOf } from '../../ui/text/exact.js';

/** The meaning of a value, where the contract has only its type. A `share` is edited in percent, `minutes` as h:mm. */
export type ValueKind = 'money' | 'share' | 'minutes' | 'zone' | 'currency' | 'country' | 'language' | 'lines';

/** How a field is shown. */
export interface ShownField {
  /** Name in the contract, with dots for an inner object. */
  readonly name: string;
  readonly label: string;
  /** Shorter label for a narrow column. */
  readonly short?: string;
  readonly kind?: ValueKind;
  /** Labels of an enum's values. */
  readonly words?: Readonly<Record<string, string>>;
  /** Values of the enum that are not offered. */
  readonly omits?: readonly string[];
  /** Required, although the contract does not say so. */
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly unit?: string;
  /** A code, such as a postal code. */
  readonly isShort?: boolean;
  /** Label of the option for no value. */
  readonly noneLabel?: string;
}

export interface DescribedFieldProps extends ShownField {
  readonly field: AnyField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Currency of amounts. */
  readonly currency?: string;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
}

export function DescribedField(props: DescribedFieldProps) {
  const { field, value, onChange, kind } = props;
  if (field.type === 'boolean') return <CheckboxField {...common(props)} value={value === true} onChange={onChange} />;
  if (field.type === 'number' || field.type === 'integer') return <Numbered {...props} />;
  if (field.type === 'enum')
    return (
      <SelectField
        {...common(props)}
        options={(field.values ?? [])
          .filter((id) => !props.omits?.includes(id))
          .map((id) => ({ id, label: props.words?.[id] ?? id }))}
        value={textOf(value)}
        onChange={onChange}
        noneLabel={field.nullable && props.noneLabel ? props.noneLabel : undefined}
      />
    );
  return kind === undefined || kind === 'lines' ? <Worded {...props} /> : <Placed {...props} />;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Props of all kinds of fields. */
const common = ({ name, label, hint, field, isRequired, isReadOnly, autoFocus }: DescribedFieldProps) => ({
  name,
  label,
  hint,
  limits: isRequired ? { ...field, required: true } : field,
  isReadOnly,
  autoFocus,
});

function Numbered(props: DescribedFieldProps) {
  const { field, onChange, kind } = props;
  const value = typeof props.value === 'number' ? props.value : null;
  const shared = common(props);
  const none = field.nullable ? null : undefined;
  if (kind === 'money')
    return (
      <MoneyField {...shared} value={value} onChange={(next) => onChange(next ?? none)} currency={props.currency} />
    );
  if (kind === 'minutes')
    return (
      <HoursField
        {...shared}
        limits={undefined}
        value={value === null ? null : value / 60}
        onChange={(hours) => onChange(hours === null ? none : Math.round(hours * 60))}
      />
    );
  if (kind === 'share')
    return (
      <NumberField
        {...shared}
        limits={{
          ...(field.required && { required: true }),
          minimum: percentOf(field.minimum ?? 0),
          maximum: percentOf(field.maximum ?? 1),
        }}
        unit="%"
        digits={4}
        value={value === null ? null : percentOf(value)}
        onChange={(next) => onChange(next === null ? none : fractionOf(next))}
      />
    );
  return (
    <NumberField
      {...shared}
      digits={field.type === 'integer' ? 0 : field.decimals}
      unit={props.unit}
      value={value}
      onChange={(next) => onChange(next ?? none)}
    />
  );
}

function Worded(props: DescribedFieldProps) {
  const { field, kind } = props;
  const shared = {
    ...common(props),
    isShort: props.isShort,
    value: textOf(props.value) ?? '',
    onChange: (text: string) => props.onChange(text === '' && field.nullable ? null : text),
  };
  if (field.format === 'date') return <DayField {...shared} value={textOf(props.value)} onChange={props.onChange} />;
  if (field.pattern?.startsWith('^#'))
    return (
      <ColorField
        {...shared}
        value={textOf(props.value)}
        onChange={(color) => props.onChange(color ?? (field.nullable ? null : undefined))}
      />
    );
  if (kind === 'lines' || ((field.maxLength ?? 0) >= 1000 && field.format === undefined))
    return <TextArea {...shared} />;
  return <TextField {...shared} type={field.format === 'email' ? 'email' : field.format === 'uri' ? 'url' : 'text'} />;
}

function Placed(props: DescribedFieldProps) {
  const { kind, onChange } = props;
  const shared = { ...common(props), value: textOf(props.value), onChange };
  if (kind === 'zone') return <ZoneField {...shared} />;
  if (kind === 'currency') return <CurrencyField {...shared} />;
  return kind === 'country' ? <CountryField {...shared} /> : <LanguageField {...shared} noneLabel={props.noneLabel} />;
}
