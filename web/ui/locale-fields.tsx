/** Fields for time zones, currencies, countries and languages, named in the user's language. */
import { ComboField } from './combo-field.js';
import type { FieldProps } from './form-state.js';
import { useLocaleSettings } from './locale.js';
import { SelectField, type Option } from './select-field.js';
import { OptionalText } from './optional-text.js';
import { t } from '../messages/text.js';

interface CodeProps extends FieldProps {
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
}

export function CurrencyField(props: CodeProps) {
  const { locale } = useLocaleSettings();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const labelOf = (code: string): string => `${code} · ${names.of(code) ?? code}`;
  const find = (text: string): Option<string>[] => {
    const words = text.trim().toLowerCase();
    return Intl.supportedValuesOf('currency')
      .map((id) => ({ id, label: labelOf(id) }))
      .filter(({ label }) => label.toLowerCase().includes(words))
      .slice(0, 30);
  };
  return (
    <ComboField
      {...props}
      valueLabel={props.value && labelOf(props.value)}
      queryKey={['currencies', locale]}
      search={async (text) => Promise.resolve(find(text))}
      placeholder="EUR"
    />
  );
}

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ');

export function ZoneField(props: CodeProps) {
  const find = (text: string): Option<string>[] => {
    const words = text.trim().toLowerCase().split(/\s+/);
    const found = zones.filter((zone) => words.every((word) => zoneLabel(zone).toLowerCase().includes(word)));
    return found.slice(0, 50).map((id) => ({ id, label: zoneLabel(id) }));
  };
  return (
    <ComboField
      {...props}
      valueLabel={props.value && zoneLabel(props.value)}
      queryKey={['time-zones']}
      search={async (text) => Promise.resolve(find(text))}
    />
  );
}

export function CountryField({ value, onChange, ...field }: CodeProps) {
  const { locale } = useLocaleSettings();
  const isCode = value !== null && /^[A-Z]{2}$/.test(value);
  const name = isCode ? new Intl.DisplayNames(locale, { type: 'region' }).of(value) : undefined;
  return (
    <OptionalText
      {...field}
      value={value}
      onChange={(code) => onChange(code?.trim().toUpperCase() ?? null)}
      hint={name !== undefined && name !== value ? name : t('common.twoLettersSuchAsDeOr')}
    />
  );
}

const languages = ['en', 'en-GB', 'en-US', 'de', 'de-AT', 'de-CH', 'fr', 'fr-CH', 'es', 'it', 'nl'];

/** The languages that documents and mails are written in. */
export function LanguageField({ noneLabel, ...props }: CodeProps & { readonly noneLabel?: string }) {
  const { locale } = useLocaleSettings();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const known = props.value === null || languages.includes(props.value) ? languages : [...languages, props.value];
  return (
    <SelectField {...props} options={known.map((id) => ({ id, label: names.of(id) ?? id }))} noneLabel={noneLabel} />
  );
}
